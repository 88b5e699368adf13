import { byGuild } from '../../../../cards/mystique.ts';
import { cardPart, guildPart } from '../../../../cards/text/ko.ts';
import { seen, size, type Visible } from '../../../../engine/secret.ts';
import { type Seat, type Viewer } from '../../../../engine/types.ts';
import { called } from '../../../../text/korean.ts';
import { listed, say, type Say, seat as player } from '../../../../text/say.ts';
import { mostFor } from '../../market.ts';
import type { Proposal, State } from '../../state.ts';
import { answering, toMove } from '../../changes.ts';
import { cardsOrCount, guildOrAny, these, upTo, whom } from '../ko.ts';

/** The table of Guilds in words, in Korean: for letters. */
export function table(state: Visible<State>, me: Viewer): readonly Say[] {
  const { deck, discard, hands, proposal } = state;
  const own = me === null ? [] : (seen(hands[me]!) ?? []);
  const held = hands.map((hand, seat) => say`${whom(seat, me)} ${size(hand)}장`);
  return [
    size(deck) === 0 ? say`뽑을 더미가 바닥났습니다.` : say`뽑을 더미에 ${size(deck)}장이 남아 있습니다.`,
    discard.length === 0 ? say`버린 더미는 비어 있습니다.` : say`버린 더미는 ${discard.length}장이고, 맨 위는 ${cardPart(discard.at(-1)!)}입니다.`,
    say`손에 든 카드는 ${listed(held, ', ')}입니다.`,
    ...(own.length === 0 ? [] : [say`내 손패: ${listed(byGuild(own).map(([guild, numbers]) => say`${guildPart(guild)} ${numbers.join('·')}`), ', ')}.`]),
    ...(proposal === null ? [] : proposed(proposal, state, me)),
    turn(state, me),
  ];
}

function proposed({ seller, card, want, laid, closed }: Proposal, state: Visible<State>, me: Viewer): readonly Say[] {
  const buyer = state.turn;
  const who = (seat: Seat): Say => (seat === me ? [] : say`${called(seat, '이/가')} `);
  const asked = say`${who(buyer)}${whom(seller, me)}에게 ${these([card], '으로/로')} 카드를 ${upTo(mostFor(card, seller, state))} 사겠다고 제안했습니다.`;
  const wanted = want === null ? [] : [say`${who(buyer)}${guildOrAny(want)} 요청했습니다.`];
  const lies = size(laid) === 0 ? [] : [say`${who(seller)}${closed ? '' : '지금까지 '}${cardsOrCount(laid)} ${closed ? '팔겠다고 했습니다' : '내놓았습니다'}.`];
  return [asked, ...wanted, ...lies];
}

function turn(state: Visible<State>, me: Viewer): Say {
  const seat = toMove(state);
  if (seat === null) return say`게임이 끝났습니다.`;
  if (answering(state)) return say`${seat === me ? '내가' : called(seat, '이/가')} 답할 차례입니다.`;
  return seat === me ? say`내 차례입니다.` : say`${player(seat)} 차례입니다.`;
}

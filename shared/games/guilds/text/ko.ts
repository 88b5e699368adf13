import type { Card, Guild } from '../../../cards/mystique.ts';
import { cardPart, cardWords, guildPart, guildTitle, guildWords } from '../../../cards/text/ko.ts';
import { type Secret, seen, size, type Visible } from '../../../engine/secret.ts';
import { type Seat, unreachable, type Viewer } from '../../../engine/types.ts';
import { called, type Josa, josa } from '../../../text/korean.ts';
import { counted } from '../../../text/numbers/ko.ts';
import { type GameText, listed, type Part, say, type Say, seat as player } from '../../../text/say.ts';
import { type Change, changes, endsGame, topOf } from '../changes.ts';
import { mostFor, proposalOf } from '../market.ts';
import type { Event, Move, State } from '../state.ts';

/** Guilds in Korean. */
export const text: GameText<State, Move, Event> = {
  event,
  move: (move, state, seat) => [...sentence(move, state, seat), ...(endsGame(move, state) ? [' 뽑을 더미가 바닥나 게임이 끝납니다.'] : [])],
  effect: (move, state, seat) => changes(move, state, seat).map(effect),
  options: {
    buyFromBoth: { title: '두 더미에서 사기', help: '카드를 살 때 버린 더미 위의 카드도 함께 가져올 수 있습니다.' },
    market: { title: '시장', help: '다른 사람의 카드를 서로 동의하고 살 수 있습니다.' },
  },
};

function event(event: Visible<Event>, me: Viewer): Say {
  const mine = event.seat === me;
  // One's own lines need no subject.
  const who = mine ? [] : say`${called(event.seat, '이/가')} `;
  switch (event.type) {
    case 'drew': {
      const card = seen(event.card);
      return say`${who}${card === undefined ? '카드 한 장을' : these([card], '을/를')} 뽑았습니다.`;
    }
    case 'took':
      return say`${who}버린 더미에서 ${these([event.card], '을/를')} ${mine ? '가져왔습니다' : '가져갔습니다'}.`;
    case 'bought':
      return say`${who}${these([event.card], '을/를')} 내고 ${gains(event.discard, event.drawn)} 샀습니다.`;
    case 'asked':
      return say`${who}${whom(event.seller, me)}에게 ${these([event.card], '으로/로')} 카드를 ${upTo(event.most)} 사겠다고 제안했습니다.`;
    case 'wanted':
      return say`${who}${whom(event.seller, me)}에게 ${guildOrAny(event.guild)} 요청했습니다.`;
    case 'offered': {
      const card = seen(event.card);
      const what = card === undefined ? say` 카드 한 장을` : say` 카드로 ${these([card], '을/를')}`;
      return say`${who}${whom(event.buyer, me)}에게 팔${what} 내놓았습니다.`;
    }
    case 'closed':
      return say`${who}${whom(event.buyer, me)}에게 ${cardsOrCount(event.cards)} 팔겠다고 했습니다.`;
    case 'refused': {
      const back = event.buyer === me ? say`내 손으로 돌아왔습니다` : say`${player(event.buyer)}에게 돌아갔습니다`;
      return say`${who}거절했습니다. ${these([event.card], '은/는')} ${back}.`;
    }
    case 'accepted':
      return say`${who}${whom(event.seller, me)}에게서 ${cardsOrCount(event.cards)} 사고 ${these([event.card], '을/를')} 주었습니다.`;
    case 'declined': {
      const whose = event.seller === me ? say`내` : say`${player(event.seller)}의`;
      return say`${who}${whose} 카드를 사지 않고 ${these([event.card], '을/를')} 도로 ${mine ? '가져왔습니다' : '가져갔습니다'}.`;
    }
    case 'ended':
      return say`${who}뽑을 더미를 비워 게임이 끝났습니다.`;
    default:
      return unreachable(event);
  }
}

function gains(discard: readonly Card[], drawn: Secret<readonly Card[]>): Say {
  const draws = () => (seen(drawn) === undefined ? say`${counted(size(drawn), '장')}을` : these(seen(drawn)!, '을/를'));
  if (discard.length === 0) return draws();
  return say`버린 더미에서 ${these(discard, '을/를')}${size(drawn) === 0 ? [] : say`, 뽑을 더미에서 ${draws()}`}`;
}

function sentence(move: Move, state: Visible<State>, seat: Seat): Say {
  switch (move.act) {
    case 'draw':
      return say`뽑을 더미에서 카드 한 장을 뽑습니다.`;
    case 'take':
      return say`버린 더미에서 ${these(topOf(state, 1), '을/를')} 가져옵니다.`;
    case 'buy': {
      const pay = say`${these([move.card], '을/를')} 내고`;
      if (move.discard === 0) return say`${pay} 카드 ${move.deck}장을 삽니다.`;
      const draw = move.deck === 0 ? '' : `, 뽑을 더미에서 카드 ${move.deck}장을`;
      return say`${pay} 버린 더미에서 ${these(topOf(state, move.discard), '을/를')}${draw} 삽니다.`;
    }
    case 'ask': {
      const most = mostFor(move.card, move.seller, state);
      return say`${player(move.seller)}에게 ${these([move.card], '으로/로')} 카드를 ${upTo(most)} 사겠다고 제안합니다.`;
    }
    case 'for':
      return say`${guildOrAny(move.guild)} 요청합니다.`;
    case 'offer':
      return say`팔 카드로 ${these([move.card], '을/를')} 내놓습니다.`;
    case 'close':
      return say`${whom(state.turn, seat)}에게 ${cardsOrCount(proposalOf(state).laid)} 팔겠다고 제안합니다.`;
    case 'refuse':
      return say`거절합니다. ${these([proposalOf(state).card], '은/는')} ${whom(state.turn, seat)}에게 돌아갑니다.`;
    case 'accept':
      return say`${player(proposalOf(state).seller)}에게서 ${cardsOrCount(proposalOf(state).laid)} 사고 ${these([proposalOf(state).card], '을/를')} 줍니다.`;
    case 'decline':
      return say`사지 않고 ${these([proposalOf(state).card], '을/를')} 도로 가져온 뒤, 평소처럼 한 장을 가져오거나 더미에서 삽니다.`;
    default:
      return unreachable(move);
  }
}

function effect({ of, from, to }: Change): Say {
  const what: Part = of === 'deck' ? '뽑을 더미' : of === 'discard' ? '버린 더미' : { card: of, words: guildTitle(of) };
  return say`${what} ${from} → ${to}`;
}

export const whom = (seat: Seat, me: Viewer): Say => (seat === me ? say`나` : [player(seat)]);
export const upTo = (n: number): string => `${counted(n, '장')}${n === 1 ? '' : '까지'}`;
export const guildOrAny = (guild: Guild | 'any'): Say =>
  guild === 'any' ? say`길드에 상관없이 카드를` : say`${guildPart(guild)}${josa(guildWords(guild), '을/를')}`;

/** "노랑 해 3, 빨강 달 4를": the particle follows the last card. */
export const these = (cards: readonly Card[], particle: Josa): Say => say`${listed(cards.map(cardPart), ', ')}${josa(cardWords(cards.at(-1)!), particle)}`;

export function cardsOrCount(from: Secret<readonly Card[]>): Say {
  const shown = seen(from);
  return shown === undefined ? say`카드 ${counted(size(from), '장')}을` : these(shown, '을/를');
}

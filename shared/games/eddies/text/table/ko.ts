import { cardPart } from '../../../../cards/text/ko.ts';
import { seen, type Visible } from '../../../../engine/secret.ts';
import type { Viewer } from '../../../../engine/types.ts';
import { listed, say, type Say, seat as player } from '../../../../text/say.ts';
import { totals } from '../../score.ts';
import { handSize } from '../../settle.ts';
import type { State } from '../../state.ts';
import { dutyOf, mannerOf, toPlay } from '../../trick.ts';
import { scores, sorted, whom, words } from '../ko.ts';

/** The table of Eddies in words, in Korean: for letters. */
export function table(state: Visible<State>, me: Viewer): readonly Say[] {
  const hand = me === null ? [] : (seen(state.hands[me]!) ?? []);
  return [
    round(state),
    ...trick(state, me),
    say`${scores(totals(state), state.options.scoring, me)}.`,
    ...(hand.length === 0 ? [] : [say`내 손패: ${sorted(hand)}.`]),
    turn(state, me),
  ];
}

function round(state: State): Say {
  const { options: { hand }, tricks, hands } = state;
  const which = words.round(state);
  return toPlay(state) === null ? say`${which}.` : say`${which}, 트릭 ${tricks.length + 1}/${handSize(hand, hands.length)}.`;
}

function trick(state: State, me: Viewer): readonly Say[] {
  const { trick: now, hands } = state;
  const duty = dutyOf(state);
  if (duty === null) return toPlay(state) === null ? [] : [say`아직 트릭의 첫 카드가 나오지 않았습니다.`];
  const cards = now.cards.map((card, i): Say => {
    const who = whom((now.leader + i) % hands.length, me);
    return say`${who} ${cardPart(card)}${mannerOf(card, now.cards.slice(0, i)) === 'toss' ? '(버림)' : ''}`;
  });
  return [
    say`낸 카드: ${listed(cards, ', ')}.`,
    [words.duty(duty)],
    words.ahead(now, hands.length, me),
  ];
}

function turn(state: State, me: Viewer): Say {
  const seat = toPlay(state);
  if (seat === null) return say`경기가 끝났습니다.`;
  return seat === me ? say`내 차례입니다.` : say`${player(seat)} 차례입니다.`;
}

import { type Card, colourOf, numberOf, suitOf } from '../../../cards/mystique.ts';
import { cardPart, cardWords, colourWords, suitWords } from '../../../cards/text/ko.ts';
import type { Visible } from '../../../engine/secret.ts';
import { type Seat, unreachable, type Viewer } from '../../../engine/types.ts';
import { called, josa } from '../../../text/korean.ts';
import { type GameText, listed, say, type Say } from '../../../text/say.ts';
import type { Direction } from '../grid.ts';
import type { Aspect } from '../groups.ts';
import { type Event, heldBy, type Move, type State } from '../state.ts';
import { changes, endsGame, standing, whereTo } from './facts.ts';

/** Energy in Korean. */
export const text: GameText<State, Move, Event> = {
  event,
  move: (move, state, seat) => [...sentence(move, state, seat), ...(endsGame(state) ? [' 마지막 카드이므로 게임이 끝납니다.'] : [])],
  effect,
  options: {
    openCards: { title: '카드 공개', help: '놓을 카드를 뽑는 순간부터 모두에게 보입니다. 에너지 카드는 계속 숨깁니다.' },
  },
};

/** What the energy card's kind is called in one aspect: "빨강", "달", "숫자 4". */
export function kind(aspect: Aspect, energy: Card): string {
  switch (aspect) {
    case 'colour':
      return colourWords(colourOf(energy));
    case 'suit':
      return suitWords(suitOf(energy));
    case 'number':
      return `숫자 ${numberOf(energy)}`;
    default:
      return unreachable(aspect);
  }
}

/** Where a cell is: "빨강 해 5의 왼쪽 위, 파랑 검 2 옆". */
export function where(cell: Move, state: State): Say {
  const { side, of, others } = whereTo(cell, state);
  return say`${cardPart(of)}의 ${SIDES[side]}, ${these(others)} 옆`;
}

const SIDES: Readonly<Record<Direction, string>> = {
  right: '오른쪽',
  lowerRight: '오른쪽 아래',
  lowerLeft: '왼쪽 아래',
  left: '왼쪽',
  upperLeft: '왼쪽 위',
  upperRight: '오른쪽 위',
};

function event(event: Visible<Event>, me: Viewer): Say {
  switch (event.type) {
    case 'placed': {
      const { card, seat, beside } = event;
      // One's own lines need no subject.
      const who = seat === me ? [] : say`${called(seat, '이/가')} `;
      if (beside.length === 0) return say`${who}첫 카드로 ${object(card)} 놓았습니다.`;
      return say`${who}${object(card)} ${these(beside)} 옆에 놓았습니다.`;
    }
    case 'ended':
      return say`마지막 카드까지 놓여 게임이 끝났습니다.`;
    default:
      return unreachable(event);
  }
}

function sentence(move: Move, state: Visible<State>, seat: Seat): Say {
  const card = heldBy(state, seat);
  return say`${card ? object(card) : '카드를'} ${where(move, state)}에 놓습니다.`;
}

function effect(move: Move, state: Visible<State>, seat: Seat): readonly Say[] {
  const now = standing(state, seat);
  if (now === null) return [];
  const changed = changes(move, state, seat).map(({ of, from, to }) => say`${of === 'product' ? '곱' : `${kind(of, now.energy)} 무리`} ${from} → ${to}`);
  return changed.length > 0 ? changed : [say`곱은 ${now.product} 그대로입니다.`];
}

const object = (card: Card): Say => say`${cardPart(card)}${josa(cardWords(card), '을/를')}`;
const these = (cards: readonly Card[]): Say => listed(cards.map(cardPart), ', ');

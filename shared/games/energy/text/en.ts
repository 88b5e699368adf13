import { type Card, colourOf, numberOf, suitOf } from '../../../cards/mystique.ts';
import { cardPart, colourWords, suitWords } from '../../../cards/text/en.ts';
import type { Visible } from '../../../engine/secret.ts';
import { type Seat, unreachable, type Viewer } from '../../../engine/types.ts';
import { type GameText, listed, type Part, say, type Say, seat as player } from '../../../text/say.ts';
import type { Direction } from '../grid.ts';
import type { Aspect } from '../groups.ts';
import { type Event, heldBy, type Move, type State } from '../state.ts';
import { changes, endsGame, standing, whereTo } from './facts.ts';

/** Energy in English. */
export const text: GameText<State, Move, Event> = {
  event,
  move: (move, state, seat) => [...sentence(move, state, seat), ...(endsGame(state) ? [' It is the last card, and the game ends.'] : [])],
  effect,
  options: {
    openCards: { title: 'Open cards', help: 'Playing cards lie face up from the moment they are drawn; energy cards stay hidden.' },
  },
};

/** What the energy card's kind is called in one aspect: "red", "moons", "fours". */
export function kind(aspect: Aspect, energy: Card): string {
  switch (aspect) {
    case 'colour':
      return colourWords(colourOf(energy));
    case 'suit':
      return suitWords(suitOf(energy));
    case 'number':
      return NUMBERS[numberOf(energy) - 1]!;
    default:
      return unreachable(aspect);
  }
}

/** Where a cell is: "to the upper left of the 5 of red suns, next to the 2 of blue arms". */
export function where(cell: Move, state: State): Say {
  const { side, of, others } = whereTo(cell, state);
  return say`${SIDES[side]} ${the(of)}, next to ${these(others)}`;
}

const NUMBERS = ['aces', 'twos', 'threes', 'fours', 'fives'];

const SIDES: Readonly<Record<Direction, string>> = {
  right: 'to the right of',
  lowerRight: 'to the lower right of',
  lowerLeft: 'to the lower left of',
  left: 'to the left of',
  upperLeft: 'to the upper left of',
  upperRight: 'to the upper right of',
};

function event(event: Visible<Event>, me: Viewer): Say {
  switch (event.type) {
    case 'placed': {
      const where = event.beside.length === 0 ? say` as the first card` : say` next to ${these(event.beside)}`;
      return say`${who(event.seat, me)} placed ${the(event.card)}${where}.`;
    }
    case 'ended':
      return say`That was the last card, and the game ended.`;
    default:
      return unreachable(event);
  }
}

function sentence(move: Move, state: Visible<State>, seat: Seat): Say {
  const card = heldBy(state, seat);
  return say`Place ${card ? the(card) : 'the card'} ${where(move, state)}.`;
}

function effect(move: Move, state: Visible<State>, seat: Seat): readonly Say[] {
  const now = standing(state, seat);
  if (now === null) return [];
  const changed = changes(move, state, seat).map(({ of, from, to }) => say`${title(of === 'product' ? of : kind(of, now.energy))} ${from} → ${to}`);
  return changed.length > 0 ? changed : [say`Your product stays ${now.product}.`];
}

/** A player as the subject of a sentence. */
export const who = (seat: Seat, me: Viewer): Part => (seat === me ? 'You' : player(seat));
/** A card with its article. */
export const the = (card: Card): Say => say`the ${cardPart(card)}`;
const these = (cards: readonly Card[]): Say => listed(cards.map(the), ' and ');
const title = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());

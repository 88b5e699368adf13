import { type Card, colourOf, numberOf, suitOf } from '../../../cards/mystique.ts';
import { cardPart, colourWords, suitWords } from '../../../cards/text/en.ts';
import { size, type Visible } from '../../../engine/secret.ts';
import { type Seat, unreachable, type Viewer } from '../../../engine/types.ts';
import { plural } from '../../../text/plural.ts';
import { type LetterText, listed, type Part, say, type Say, seat as player } from '../../../text/say.ts';
import type { Direction } from '../grid.ts';
import { type Aspect, ASPECTS, type Factors } from '../groups.ts';
import { type Event, heldBy, isOver, type Move, type State } from '../state.ts';
import { changes, endsGame, type Final, finals, heldCards, standing, whereTo } from './facts.ts';

/** Energy in English. */
export const text: LetterText<State, Move, Event> = {
  event,
  move: (move, state, seat) => [...sentence(move, state, seat), ...(endsGame(state) ? [' It is the last card, and the game ends.'] : [])],
  effect,
  table,
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
  const { side, of, others } = whereTo(move, state);
  const card = heldBy(state, seat);
  return say`Place ${card ? the(card) : 'the card'} ${SIDES[side]} ${the(of)}, next to ${these(others)}.`;
}

function effect(move: Move, state: Visible<State>, seat: Seat): readonly Say[] {
  const now = standing(state, seat);
  if (now === null) return [];
  const changed = changes(move, state, seat).map(({ of, from, to }) => say`${title(of === 'product' ? of : kind(of, now.energy))} ${from} → ${to}`);
  return changed.length > 0 ? changed : [say`Your product stays ${now.product}.`];
}

function table(state: Visible<State>, me: Viewer): readonly Say[] {
  const { deck, layout } = state;
  const now = me === null || isOver(state) ? null : standing(state, me);
  const left = size(deck) === 0 ? 'the deck is empty' : `the deck holds ${cards(size(deck))}`;
  return [
    say`${cards(layout.length)} ${plural('en', layout.length, 'lies', 'lie')} on the table, and ${left}.`,
    ...(now === null ? [] : [say`Your energy card is ${the(now.energy)}: ${sum(now.energy, now.factors, now.product)}.`]),
    ...heldCards(state).map(({ seat, card }) => say`${who(seat, me)} ${seat === me ? 'hold' : 'holds'} ${the(card)}.`),
    ...finals(state).map((final) => reckoned(final, me)),
    turn(state, me),
  ];
}

const reckoned = ({ seat, place, energy, factors, product }: Final, me: Viewer): Say =>
  say`${who(seat, me)}, place ${place}: ${the(energy)}, ${sum(energy, factors, product)}.`;

function turn(state: Visible<State>, me: Viewer): Say {
  if (isOver(state)) return say`The game is over.`;
  return state.turn === me ? say`It is your turn.` : say`It is ${player(state.turn)}’s turn.`;
}

/** "red 5 × moons 3 × fours 2 = 30". */
const sum = (energy: Card, factors: Factors, product: number): string =>
  `${ASPECTS.map((aspect) => `${kind(aspect, energy)} ${factors[aspect]}`).join(' × ')} = ${product}`;
const who = (seat: Seat, me: Viewer): Part => (seat === me ? 'You' : player(seat));
const the = (card: Card): Say => say`the ${cardPart(card)}`;
const these = (cards: readonly Card[]): Say => listed(cards.map(the), ' and ');
const cards = (n: number): string => `${n} ${plural('en', n, 'card', 'cards')}`;
const title = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());

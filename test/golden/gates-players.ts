import { diceFor } from '../../shared/engine/dice.ts';
import { open, size } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import { type Character, faceOf, type Part } from '../../shared/games/gates/characters.ts';
import { payments, skillsOf } from '../../shared/games/gates/pay.ts';
import { type Move, PLACES, type State, valueOf } from '../../shared/games/gates/state.ts';
import type { Choose } from '../games/playout.ts';

/** Plays Gates after a wish: the move that is wished for most, one of several by the dice. */
const wishing = (wish: (move: Move, state: State, seat: Seat) => number): Choose => (match, seat, moves) => {
  const dice = diceFor(match.deal.seed, match.n + 1, 'idle');
  const wishes = moves.map((move) => wish(move as unknown as Move, match.state as State, seat) + dice.below(8) / 8);
  return moves[wishes.indexOf(Math.max(...wishes))]!;
};

/** Uses every ability that it can get hold of: a neighbour's wisp first of all, few pearls from the hand, whatever is optional. */
export const keen: Choose = wishing(eager);

/** Never has 12 power: there are 100 rounds to be played. A sweep tells little, so that they are soon read. */
export const idling: Choose = wishing((move, state, seat) => {
  if (move.act === 'activate') return state.round < 8 && powerAfter(move, state, seat) < 6 ? 9 : -1;
  if (state.round < 8) return eager(move, state, seat);
  return move.act === 'sweep' ? 1 : 0;
});

/** Trades 2s for as many characters as there are, and activates what remains without ever having 12 power. */
export const hoarding: Choose = wishing((move, state, seat) => {
  const found = state.players.some(({ active }) => active.includes('b-trade'));
  const few = size(state.characters.pile) + state.characters.discard.length < 2;
  const twos = state.pearls.row.includes('2');
  const mine = state.players[seat]!;
  switch (move.act) {
    case 'activate':
      return cardOf(move, state, seat) === 'b-trade' ? 50 : found && powerAfter(move, state, seat) < (few ? 12 : 3) ? 9 - move.diamonds : -9;
    case 'trade':
      return 40;
    case 'place':
      if (move.from !== 'deck' && state.characters.row[move.from] === 'b-trade') return 40;
      if (found) return move.dropping === null ? 6 : few && state.round % 9 === 0 ? 4 : -2;
      return move.dropping === null || mine.portal[move.dropping] !== 'b-trade' ? 2 : -9;
    case 'pearl': {
      if (move.from === 'deck') return 0;
      const value = valueOf(state.pearls.row[move.from]!);
      if (value !== 2) return found ? usefulness(value, state, seat) - (few ? 0 : 4) : -1;
      return mine.active.includes('b-trade') || (!found && !open(mine.hand).includes('2')) ? 30 : -9;
    }
    case 'sweep':
      return (found || PLACES.some((place) => mine.portal[place] === 'b-trade')) && !twos ? (few ? 1 : 2.5) : -5;
    case 'discard':
      return move.value === 2 ? -9 : -usefulness(move.value, state, seat);
    default:
      return 1;
  }
});

function eager(move: Move, state: State, seat: Seat): number {
  const me = state.players[seat]!;
  switch (move.act) {
    case 'activate': {
      const { ability } = faceOf(cardOf(move, state, seat));
      return 20 - move.values.length + move.diamonds + (move.owner === null ? 0 : 20) + (ability === null ? 0 : 6);
    }
    case 'peek':
    case 'exchange':
      return 40;
    case 'trade':
      return 12;
    case 'redraw':
      return size(me.hand) > 2 ? 4 : 0;
    case 'place': {
      if (move.dropping !== null) return -2 + (state.round % 4);
      if (move.from === 'deck') return 1;
      return faceOf(state.characters.row[move.from]!).ability === null ? 4 : 7;
    }
    case 'pearl':
      return move.from === 'deck' ? 1 : usefulness(valueOf(state.pearls.row[move.from]!), state, seat);
    case 'discard':
      return -usefulness(move.value, state, seat);
    default:
      return 1;
  }
}

const cardOf = (move: Move & { act: 'activate' }, state: State, seat: Seat): Character => state.players[move.owner ?? seat]!.portal[move.place]!;

const powerAfter = (move: Move & { act: 'activate' }, state: State, seat: Seat): number =>
  state.players[seat]!.power + faceOf(cardOf(move, state, seat)).power;

/** How much one more pearl would help with what lies on the own portal, and on others' where it may be taken. */
function usefulness(value: number, state: State, seat: Seat): number {
  const { hand, portal, diamonds, active } = state.players[seat]!;
  const laid = state.players.flatMap(({ portal: other }) => PLACES.map((place) => other[place]));
  const wisps = laid.filter((card) => card?.startsWith('r-wisp') === true);
  const cards = [...PLACES.map((place) => portal[place]), ...wisps].filter((card) => card !== null);
  const held = open(hand);
  const pearl = String(value) as '1';
  const skills = skillsOf(active);
  const useful = cards.map((card) => {
    const before = payments(card, held, size(diamonds), skills).length;
    if (payments(card, [...held, pearl], size(diamonds), skills).length > before) return 8;
    return Math.max(...faceOf(card).cost.parts.map((part) => helps(value, held.map(valueOf), part)));
  });
  return Math.max(0, ...useful);
}

function helps(value: number, held: readonly number[], part: Part): number {
  const copies = held.filter((other) => other === value).length;
  switch (part.of) {
    case 'values':
      return part.values.filter((needed) => needed === value).length > copies ? 5 : 0;
    case 'same':
      return 1 + copies;
    case 'either':
      return Math.max(...part.parts.map((one) => helps(value, held, one))) + Math.min(copies, 2);
    case 'parity':
      return value % 2 === (part.parity === 'odd' ? 1 : 0) ? 4 : 0;
    default:
      return copies === 0 ? 3 : 1;
  }
}

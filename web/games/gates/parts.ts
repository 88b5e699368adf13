import type { Legal } from '../../../shared/engine/game.ts';
import { type Seat, seatName } from '../../../shared/engine/types.ts';
import type { Move, Place } from '../../../shared/games/gates/state.ts';
import type { Parts } from '../../table/view.ts';

/** A place of a portal as one points at it: `a` on one's own, `p3.a` on another's. */
export const spot = (owner: Seat | null, place: Place): string => (owner === null ? place : `${seatName(owner)}.${place}`);

/** The part of a payment that says that it takes so many pearls of a value, or more. */
export const spending = (value: number, count: number): string => `${value}x${count}`;

/** A move as what a person points at; a payment also as each of its pearls. */
export function parts(move: Move): Parts {
  const { act } = move;
  switch (act) {
    case 'pearl':
      return { act, pearl: move.from };
    case 'place':
      return { act, card: move.from, ...(move.dropping !== null && { drop: move.dropping }) };
    case 'activate':
      return { act, portal: spot(move.owner, move.place), ...pearlsOf(move.values), pay: `${move.values.join(' ')}/${move.diamonds}` };
    case 'banish':
      return { act, portal: spot(move.seat, move.place) };
    default:
      return { ...move };
  }
}

/** Of the payments for one card the cheapest, which stands first (R45). */
export function prefer(moves: readonly Legal<Move>[]): Legal<Move> | null {
  const [first] = moves;
  if (first?.act !== 'activate') return null;
  return moves.every((move) => move.act === 'activate' && move.owner === first.owner && move.place === first.place) ? first : null;
}

/** Whether the next step can be chosen at once: an open card for an open one, and what leaves the hand, tell nothing that was not known (R43). */
export const chains = ({ act }: Move): boolean => act === 'exchange' || act === 'discard';

const pearlsOf = (values: readonly number[]): Parts =>
  Object.fromEntries(values.map((value, i) => [spending(value, values.slice(0, i + 1).filter((other) => other === value).length), 1]));

import { type Card, DECK } from '../../cards/mystique.ts';
import { type Secret, seen } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';

/** The variant of the rule sheet; off by default. */
export interface Options {
  /** Playing cards are held face up from the moment they are drawn. */
  readonly openCards: boolean;
}

/** A cell of the grid in axial coordinates (N7): q grows to the right, r down and to the right. */
export interface Cell {
  readonly q: number;
  readonly r: number;
}

/** A card where it lies. */
export interface Placed extends Cell {
  readonly card: Card;
}

/** A playing card: face up for everybody, or seen by its owner alone (N4). */
export type Held = Card | Secret<Card>;

/** A game of Energy. The deck has its top last. */
export interface State {
  readonly options: Options;
  readonly deck: Secret<Card[]>;
  /** By seat. */
  readonly energy: Secret<Card>[];
  /** By seat; null once it has placed its last card. */
  readonly playing: (Held | null)[];
  /** In the order in which they were placed, which is the turn order again and again (N2). */
  readonly layout: Placed[];
  turn: Seat;
}

/** Where the seat's playing card goes. */
export type Move = Cell;

/** What happens, in the order it is told. `rules` marks what the deal itself plays (N5, X4). */
export type Event =
  | (Placed & {
      readonly type: 'placed';
      readonly seat: Seat;
      /** The cards that it touches, in the order of `DIRECTIONS`. */
      readonly beside: readonly Card[];
      readonly rules?: true;
    })
  | { readonly type: 'ended'; readonly seat: Seat };

/** `2,-1`: how a cell is written. */
export const cellName = ({ q, r }: Cell): string => `${q},${r}`;

/** How many cards lie on the table at the end: all but the energy cards (N2). */
export const lastOf = ({ energy }: State): number => DECK.length - energy.length;

export const isOver = (state: State): boolean => state.layout.length === lastOf(state);

/** Who placed the card at this place of `layout`: nobody is ever skipped (N2). */
export const placer = (index: number, seats: number): Seat => index % seats;

/** The card a seat holds, as this copy shows it: undefined when it is hidden, null when there is none. */
export function heldBy({ playing }: State, seat: Seat): Card | null | undefined {
  const held = playing[seat]!;
  return held === null || typeof held === 'string' ? held : seen(held);
}

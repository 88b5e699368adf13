import type { Outcome, Seat } from '../../shared/engine/types.ts';
import type { State } from '../../shared/games/gates/state.ts';

/** What one game counts besides wins to tell how well a seat has played, and the options it is tried with. */
export interface Measure {
  /** In the plural: "tricks". */
  readonly what: string;
  /** As they would be sent; without them every combination of yes-or-no options is tried. */
  readonly options?: readonly object[];
  /** The seat's count, from the state at the end and the outcome. */
  of(end: unknown, outcome: Outcome, seat: Seat): number;
  /** Whether tables of the house alone are told too, beside tables at random on the same deals. */
  readonly alone?: boolean;
  /** How many rounds were played, for games whose length tells something. */
  rounds?(end: unknown): number;
}

/** By game id; a game without a measure is told in wins alone. */
export const MEASURES: Readonly<Record<string, Measure>> = {
  eddies: {
    what: 'points (plain: tricks; balance: the lowest category)',
    options: [{ match: { rounds: 1 } }, { match: { rounds: 1 }, hand: 'short' }, { match: { rounds: 3 }, scoring: 'balance' }],
    of: (_end, { scores }, seat) => scores[seat]!,
  },
  energy: { what: 'points of product (the fewest win)', of: (_end, { scores }, seat) => scores[seat]!, alone: true },
  manufactory: { what: 'points', options: [{}, { secondAfterTie: true }], of: (_end, { scores }, seat) => scores[seat]! },
  gates: { what: 'power', of: (_end, { scores }, seat) => scores[seat]!, alone: true, rounds: (end) => (end as State).round },
};

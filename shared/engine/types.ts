/** A place at the table, 0-based; written p1, p2, … in text. */
export type Seat = number;

/** Who looks at a table: a seat, or null for a spectator. */
export type Viewer = Seat | null;

/** The outcome of something that may fail as expected; bugs throw instead. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Wraps a value as a success. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** Wraps an expected failure. */
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** How a game ended: points and places by seat; place 1 is a winner, shared places are equal numbers. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

/** `p1` for seat 0, and so on. */
export const seatName = (seat: Seat): string => `p${seat + 1}`;

/** Ends a switch over a union: does not compile while a case is missing. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}

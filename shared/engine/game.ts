import type { GenericSchema } from 'valibot';
import type { Dice } from './dice.ts';
import type { Visible } from './secret.ts';
import type { Outcome, Result, Seat } from './types.ts';

declare const legal: unique symbol;

/** A move that came out of a legal list; the only kind that can be offered, chosen or played. */
export type Legal<M> = M & { readonly [legal]: true };

/** What `setup` and `apply` are given besides the state. */
export interface Context<E> {
  readonly dice: Dice;
  /** Tells what happened, in order; secrets inside stay sealed for whoever may not see them. */
  emit(event: E): void;
}

/**
 * The rules of one game as a page needs them: plain data and pure functions.
 * S state, M move, E event, O options; all plain JSON.
 */
export interface Rules<S = unknown, M = unknown, E = unknown, O = unknown> {
  readonly id: string;
  /** Bumped when the same moves may lead elsewhere. */
  readonly rules: number;
  /** The numbers of seats it can be played with. */
  readonly seats: readonly number[];
  /**
   * The options at a table of so many seats: values that hang on that number put in, or the sentence that refuses them there.
   * Settling twice changes nothing more. Without it all options go with all numbers of seats.
   */
  settle?(options: O, seats: number): Result<O, string>;
  /**
   * What a sync says of options that are too long to travel with each, the same for all who look; `digest` makes a short text
   * that is another for another text. Without it the sync carries the options.
   */
  outline?(options: O, digest: (text: string) => string): unknown;
  /**
   * The options as they may be known to whoever has no seat: without what is private to the table, yet the very same game is
   * played with them, and their outline is the same. Without it everybody may know them.
   */
  veil?(options: O): O;
  setup(options: O, seats: number, ctx: Context<E>): S;
  /** Complete, in a fixed order, at most 2,000; empty: not this seat's turn. Reads secrets only through `own`. */
  legal(state: S, seat: Seat): readonly M[];
  /** Changes the draft; only ever gets a member of `legal`. */
  apply(draft: S, seat: Seat, move: M, ctx: Context<E>): void;
  /** The move as text: unique within a legal list, lower-case ASCII. */
  notate(move: M): string;
  /** The default played when a seat's time runs out (X5). */
  idle(state: S, seat: Seat, dice: Dice): M;
  /** Null while the game runs. */
  outcome(state: S): Outcome | null;
}

/** A game as the server needs it: the rules, and what options there are. A page gets those as JSON Schema. */
export interface Game<S = unknown, M = unknown, E = unknown, O = unknown> extends Rules<S, M, E, O> {
  /** With defaults: the new-table form and the API are made from it. */
  readonly options: GenericSchema<unknown, O>;
  /** How many bytes a request that opens a table may have, where the usual few thousand are not enough. */
  readonly largest?: number;
}

/** Judgement of the house for one game: picks one of the moves, seeing what its seat sees. */
export type House<S, M> = (state: Visible<S>, seat: Seat, moves: readonly Legal<M>[], dice: Dice) => Legal<M>;

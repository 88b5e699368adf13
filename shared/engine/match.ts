import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { clone } from './clone.ts';
import { diceFor } from './dice.ts';
import type { Legal, Rules } from './game.ts';
import { legalMoves } from './legal.ts';
import { fail, ok, type Outcome, type Result, type Seat } from './types.ts';

/** What fixes a game before its first move; `options` are as parsed by the game's schema, then settled for the seats. */
export interface Deal<O = unknown> {
  readonly options: O;
  readonly seats: number;
  /** 32 bytes: the key of all dice. */
  readonly seed: Uint8Array;
}

/** An event and the number of the move that brought it about (0: the deal). */
export interface Told<E = unknown> {
  readonly n: number;
  readonly event: E;
}

/** A running game in memory; never stored, always replayed. `n` counts the moves played. */
export interface Match<S = unknown, M = unknown, E = unknown, O = unknown> {
  readonly game: Rules<S, M, E, O>;
  readonly deal: Deal<O>;
  /** seating[seat] is the player, by order of joining, who sits there. */
  readonly seating: readonly number[];
  readonly state: S;
  readonly n: number;
  readonly told: readonly Told<E>[];
}

/** Where a replay went wrong: the number of the move (from 1) and its text. */
export interface Drift {
  readonly n: number;
  readonly text: string;
}

/** The options as they go with a number of seats; fails with a sentence for people. */
export const settle = <S, M, E, O>(game: Rules<S, M, E, O>, options: O, seats: number): Result<O, string> =>
  game.settle?.(options, seats) ?? ok(options);

/** Shuffles the players into seats and sets the game up with the dice of move 0. */
export function deal<S, M, E, O>(game: Rules<S, M, E, O>, from: Deal<O>): Match<S, M, E, O> {
  if (!game.seats.includes(from.seats)) throw new RangeError(`${game.id} is not played by ${from.seats}`);
  const options = settle(game, from.options, from.seats);
  if (!options.ok) throw new RangeError(`${game.id}: ${options.error}`);
  const dice = diceFor(from.seed, 0);
  const seating = dice.shuffle(Array.from({ length: from.seats }, (_, player) => player));
  const told: Told<E>[] = [];
  const state = game.setup(options.value, from.seats, { dice, emit: (event) => told.push({ n: 0, event }) });
  return { game, deal: { ...from, options: options.value }, seating, state, n: 0, told };
}

/** The match after one more move; the one given stays as it was. */
export const play = <S, M, E, O>(match: Match<S, M, E, O>, seat: Seat, move: Legal<M>): Match<S, M, E, O> =>
  playOn({ ...match, state: clone(match.state) }, [...match.told], seat, move);

/** Like `play`, but the state of the match given and the list of what was told are used up. */
function playOn<S, M, E, O>(match: Match<S, M, E, O>, told: Told<E>[], seat: Seat, move: Legal<M>): Match<S, M, E, O> {
  const n = match.n + 1;
  const ctx = { dice: diceFor(match.deal.seed, n), emit: (event: E) => void told.push({ n, event }) };
  match.game.apply(match.state, seat, move, ctx);
  return { ...match, n, told };
}

// A file of its own: whoever only plays needs none of the cryptography here.
export { legalMoves };

/** The legal move that is written so, or undefined. */
export const findMove = <S, M, E, O>(game: Rules<S, M, E, O>, state: S, seat: Seat, text: string): Legal<M> | undefined =>
  legalMoves(game, state, seat).find((move) => game.notate(move) === text);

/** The seats to move: exactly those with a legal move. */
export function turn(match: Match): readonly Seat[] {
  return seatsOf(match).filter((seat) => match.game.legal(match.state, seat).length > 0);
}

/** The outcome, or null while the game runs. */
export const outcome = (match: Match): Outcome | null => match.game.outcome(match.state);

/** A short hash (8 hex digits) of every seat's legal moves. It tells of hands, so it stays on the server. */
export function mark(match: Match): string {
  const lists = seatsOf(match).map((seat) => match.game.legal(match.state, seat).map((move) => match.game.notate(move)));
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(lists)))).slice(0, 8);
}

/** Plays a list of moves from the deal; fails with the first one that is not legal, or whose mark differs. */
export function replay<S, M, E, O>(
  game: Rules<S, M, E, O>,
  from: Deal<O>,
  moves: Iterable<{ readonly seat: Seat; readonly text: string; readonly mark?: string }>,
  each?: (match: Match<S, M, E, O>) => void,
): Result<Match<S, M, E, O>, Drift> {
  let match = deal(game, from);
  const told = [...match.told];
  each?.(match);
  for (const { seat, text, mark: expected } of moves) {
    const move = findMove(game, match.state, seat, text);
    if (move === undefined) return fail({ n: match.n + 1, text });
    // Nobody else has seen the position: a copy of it and of all that was told, for each move, is most of a long game's time.
    match = each === undefined ? playOn(match, told, seat, move) : play(match, seat, move);
    if (expected !== undefined && mark(match) !== expected) return fail({ n: match.n, text });
    each?.(match);
  }
  return ok(match);
}

const seatsOf = (match: Match): Seat[] => Array.from({ length: match.deal.seats }, (_, seat) => seat);

import { diceFor } from '../../shared/engine/dice.ts';
import type { Legal, Rules } from '../../shared/engine/game.ts';
import { type Deal, deal, findMove, legalMoves, type Match, play, turn } from '../../shared/engine/match.ts';
import type { Seat } from '../../shared/engine/types.ts';

/** Chooses one of a seat's legal moves. */
export type Choose = <S, M, E, O>(match: Match<S, M, E, O>, seat: Seat, moves: readonly Legal<M>[]) => Legal<M>;

/** A move as records and replays hold it. */
export interface Step {
  readonly seat: Seat;
  readonly text: string;
}

/** A game played to its end. */
export interface Played<S = unknown, M = unknown, E = unknown, O = unknown> {
  readonly match: Match<S, M, E, O>;
  readonly moves: readonly Step[];
}

/** No game of ours is longer; a playout that passes it is a game that does not end. */
export const LONGEST = 4_000;

/** Plays from the deal to the end; `each` sees every position and the move that led there (null: the deal). */
export function playout<S, M, E, O>(
  game: Rules<S, M, E, O>,
  from: Deal<O>,
  choose: Choose,
  each?: (match: Match<S, M, E, O>, last: Step | null) => void,
): Played<S, M, E, O> {
  let match = deal(game, from);
  const moves: Step[] = [];
  each?.(match, null);
  for (;;) {
    const seats = turn(match);
    if (seats.length === 0) return { match, moves };
    if (match.n >= LONGEST) throw new Error(`${game.id} has not ended after ${LONGEST} moves`);
    const seat = seats[match.n % seats.length]!;
    const move = choose(match, seat, legalMoves(game, match.state, seat));
    const step = { seat, text: game.notate(move) };
    moves.push(step);
    match = play(match, seat, move);
    each?.(match, step);
  }
}

/** A 32-byte seed for tests, from a whole number. */
export function testSeed(n: number): Uint8Array {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, n, true);
  return seed;
}

/** The default of the rules sheet, every time. */
export const byDefault: Choose = (match, seat) => defaultOf(match, seat);

/**
 * Moves at random, the same for the same deal. The kind of move (the first word of its text) is drawn first,
 * so that a long list of purchases does not drown the rest; `weights` makes kinds likelier than 1.
 */
export function atRandom(weights: Readonly<Record<string, number>> = {}): Choose {
  return (match, _seat, moves) => {
    const dice = diceFor(match.deal.seed, match.n + 1, 'idle');
    const kinds = kindsOf(match, moves);
    const lots = [...kinds.keys()].flatMap((word) => Array.from({ length: weights[word] ?? 1 }, () => word));
    const kind = kinds.get(lots[dice.below(lots.length)]!)!;
    return kind[dice.below(kind.length)]!;
  };
}

/** Follows numbers, one for each move: the kind, then which of that kind; the default when they are used up. Shrinks well. */
export function following(choices: readonly number[]): Choose {
  return (match, seat, moves) => {
    const choice = choices[match.n];
    if (choice === undefined) return defaultOf(match, seat);
    const kinds = [...kindsOf(match, moves).values()];
    const kind = kinds[choice % kinds.length]!;
    return kind[Math.floor(choice / kinds.length) % kind.length]!;
  };
}

function defaultOf<S, M, E, O>({ game, state, n, deal: { seed } }: Match<S, M, E, O>, seat: Seat): Legal<M> {
  const text = game.notate(game.idle(state, seat, diceFor(seed, n + 1, 'idle')));
  const move = findMove(game, state, seat, text);
  if (move === undefined) throw new Error(`the default "${text}" is not legal`);
  return move;
}

function kindsOf<S, M, E, O>({ game }: Match<S, M, E, O>, moves: readonly Legal<M>[]): Map<string, Legal<M>[]> {
  const kinds = new Map<string, Legal<M>[]>();
  for (const move of moves) {
    const word = game.notate(move).split(' ')[0]!;
    const kind = kinds.get(word);
    if (kind === undefined) kinds.set(word, [move]);
    else kind.push(move);
  }
  return kinds;
}

import { findMove, type Match, mark, play, replay, turn } from '../shared/engine/match.ts';
import { commitmentOf, seedOf } from '../shared/engine/fair.ts';
import { fail, ok, type Result, type Seat } from '../shared/engine/types.ts';
import type { Complete } from '../shared/games/complete.ts';
import { gameOf } from '../shared/games/index.ts';
import type { ApiError, By } from '../shared/protocol.ts';
import type { Facts, Joined, Moved } from './kept.ts';
import type { Store } from './store.ts';

/** A table as it is held in memory: what is stored, and the game replayed from it. */
export interface Sitting {
  readonly facts: Facts;
  readonly players: readonly Joined[];
  readonly complete: Complete;
  /** What was published of the secret before anybody sat down, hex. */
  readonly commitment: string;
  /** Null before the deal. */
  readonly match: Match | null;
  readonly moves: readonly Moved[];
}

/** Reads a table and replays its game; fails when today's rules lead elsewhere than the marks say. */
export function load(store: Store): Result<Sitting, 'rules-drift'> {
  const facts = store.facts();
  const players = store.players();
  const moves = store.moves();
  const complete = gameOf(facts.game, facts.rules);
  const commitment = commitmentOf(facts.secret);
  if (complete === undefined) return fail('rules-drift');
  if (facts.dealt === null) return ok({ facts, players, complete, commitment, match: null, moves });
  const replayed = replay(complete.rules, dealOf(facts, players), moves);
  return replayed.ok ? ok({ facts, players, complete, commitment, match: replayed.value, moves }) : fail('rules-drift');
}

/** What the first move stands on: the options, the number of seats, and the seed mixed from everybody's part. */
export const dealOf = (facts: Facts, players: readonly Joined[]) => ({
  options: facts.options,
  seats: facts.seats,
  seed: seedOf(facts.secret, facts.table, players.map(({ contribution }) => contribution)),
});

/** The seat of a player, or null before the deal. */
export function seatOf({ match }: Sitting, player: number): Seat | null {
  return match === null ? null : match.seating.indexOf(player);
}

/** The player in a seat; the game has been dealt. */
export const playerAt = (sitting: Sitting, seat: Seat): Joined => sitting.players[sitting.match!.seating[seat]!]!;

/** The seats to move; none before the deal. */
export function toMove({ match }: Sitting): readonly Seat[] {
  if (match === null) return [];
  const seats = TURNS.get(match) ?? turn(match);
  TURNS.set(match, seats);
  return seats;
}

// Asked several times for each move: before it, after it, for the alarm and for every page.
const TURNS = new WeakMap<Match, readonly Seat[]>();

/** The number of a seat's own last move, or 0. */
export const lastMoveOf = ({ moves }: Sitting, seat: Seat): number => moves.findLast((move) => move.seat === seat)?.n ?? 0;

/** Moves that came out of a request, not yet stored; `again` when they had been played before. */
export type Attempt = { readonly again: true } | { readonly again: false; readonly match: Match; readonly moves: readonly Moved[] };

/**
 * Plays a seat's moves on from what it had seen (`n` moves), all or none. The very same moves since then are answered
 * as done: answers get lost. Other moves of the seat since then make the request stale; other seats' do not matter.
 */
export function attempt(sitting: Sitting, seat: Seat, n: number, texts: readonly string[], by: By | null, at: number): Result<Attempt, ApiError> {
  if (sitting.match === null) return fail('not-started');
  if (n > sitting.match.n) return fail('stale');
  const since = sitting.moves.filter((move) => move.seat === seat && move.n > n).map((move) => move.text);
  if (since.length > 0) return texts.every((text, i) => text === since[i]) ? ok({ again: true }) : fail('stale');
  return advance(sitting.match, seat, texts, by, at);
}

function advance(from: Match, seat: Seat, texts: readonly string[], by: By | null, at: number): Result<Attempt, ApiError> {
  let match = from;
  const moves: Moved[] = [];
  for (const text of texts) {
    if (match.game.legal(match.state, seat).length === 0) return fail(moves.length === 0 ? 'not-your-turn' : 'illegal');
    const move = findMove(match.game, match.state, seat, text);
    if (move === undefined) return fail('illegal');
    match = play(match, seat, move);
    moves.push({ n: match.n, seat, text, at, by, mark: mark(match) });
  }
  return ok({ again: false, match, moves });
}

import { type Deal, deal, legalMoves, type Match, play } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import { guilds } from '../../shared/games/guilds/index.ts';
import type { Event, Move, Options, State } from '../../shared/games/guilds/state.ts';
import type { Sync } from '../../shared/protocol.ts';

/** A game of Guilds between two people, for pages that need a table to show. */
export type Played = Match<State, Move, Event, Options>;

const FROM: Deal<Options> = { options: { buyFromBoth: false, market: false }, seats: 2, seed: new Uint8Array(32).fill(7) };

/** The cards are dealt. */
export const dealt = (): Played => deal(guilds, FROM);

/** The seat to move draws a card. */
export function draw(match: Played): Played {
  const seat = match.state.turn;
  return play(match, seat, legalMoves(guilds, match.state, seat).find((move) => guilds.notate(move) === 'draw')!);
}

/** What the server would tell that seat. */
export function syncOf(match: Played, seat: number, since = -1, more: Partial<Sync> = {}): Sync {
  const at = '2026-11-30T09:00:00.000Z';
  return {
    table: 'abc',
    game: 'guilds',
    rules: 1,
    options: FROM.options,
    status: 'playing',
    seats: 2,
    players: [
      { name: 'Bo', seat: 0, house: false },
      { name: 'Ana', seat: 1, house: false },
    ],
    seat,
    n: match.n,
    at,
    turn: [match.state.turn],
    state: redact(match.state, seat),
    since,
    events: match.told.filter((told) => told.n > since).map(({ n, event }) => ({ n, at, event: redact(event, seat) })),
    outcome: null,
    commitment: '',
    you: { player: seat, key: 'seat', host: seat === 0, mail: null, moved: 0 },
    ...more,
  };
}

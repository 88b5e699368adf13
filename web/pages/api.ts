import type { ApiError, Failure, GameListed, Letters, NewMoves, NewSeat, NewTable, SeatTaken, Sync, TableOpened } from '../../shared/protocol.ts';
import type { Restored } from '../../shared/inbox.ts';
import { fail, ok, type Result } from '../../shared/engine/types.ts';

/** Why a request came to nothing: a failure the server explained, or no answer at all. */
export type Trouble = Failure | { readonly error: 'network' };

/** What a request answers. */
export type Answer<T> = Promise<Result<T, Trouble>>;

/** What may be wrong, as the page names it. */
export type TroubleName = ApiError | 'network';

/** What the pages ask of the server; what a single piece asks, it asks itself. Only `Authorization` carries a key. */
export const api = {
  games: (): Answer<readonly GameListed[]> => get('/api/games'),
  open: (body: NewTable): Answer<TableOpened> => post('/api/tables', body),
  sync: (table: string, key: string | null, since?: number): Answer<Sync> =>
    get(`/api/tables/${encodeURIComponent(table)}${since === undefined ? '' : `?since=${since}`}`, key),
  sit: (table: string, body: NewSeat): Answer<SeatTaken> => post(at(table, 'seats'), body),
  move: (table: string, key: string, body: NewMoves): Answer<Sync> => post(at(table, 'moves'), body, key),
  letters: (table: string, key: string, body: Letters): Answer<Sync> => post(at(table, 'letters'), body, key),
  /** The same key and nonce again are answered with the same new key. */
  reissue: (table: string, key: string, nonce: string): Answer<SeatTaken> => post(at(table, 'reissue'), { nonce }, key),
  rematch: (table: string, key: string, body: { contribution: string; inbox: string }): Answer<SeatTaken> => post(at(table, 'rematch'), body, key),
  /** The key of this browser's own inbox, out of its cookie. Asking changes nothing. */
  restore: (): Answer<Restored> => post('/api/inbox/restore', {}),
};
export type Api = typeof api;

/** 16 random bytes, hex: what a browser gives to the shuffle, or knows a request of its own again by. */
export const newContribution = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Where something of a table is asked for. */
export const at = (table: string, what: string): string => `/api/tables/${encodeURIComponent(table)}/${what}`;
/** Asks for something; changes nothing. */
export const get = <T>(path: string, key: string | null = null): Answer<T> => ask(path, { headers: bearer(key) });
/** Sends something. */
export const post = <T>(path: string, body: object, key: string | null = null): Answer<T> =>
  ask(path, { method: 'POST', headers: { ...bearer(key), 'content-type': 'application/json' }, body: JSON.stringify(body) });
const bearer = (key: string | null): Record<string, string> => (key === null ? {} : { authorization: `Bearer ${key}` });

/** How long an answer is waited for, milliseconds: whatever is asked may be asked again. A long body takes its time too: a second more for so many characters. */
const PATIENCE = 15_000;
const SLOWEST = 20_000;

async function ask<T>(path: string, init: RequestInit & { readonly body?: string }): Answer<T> {
  try {
    const response = await fetch(path, { ...init, cache: 'no-store', credentials: 'same-origin', signal: AbortSignal.timeout(PATIENCE + Math.floor((init.body?.length ?? 0) / SLOWEST) * 1000) });
    const body = (await response.json()) as T | Failure;
    return response.ok ? ok(body as T) : fail(body as Failure);
  } catch {
    // No connection, no answer in time, or an answer that is no JSON because something in between gave it: either way nothing is known of what was asked.
    return fail({ error: 'network' });
  }
}

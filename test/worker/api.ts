import { exports } from 'cloudflare:workers';
import type { GameRecord, SeatTaken, Sync, TableOpened } from '../../shared/protocol.ts';

/** An answer of the API: status, headers and the body as JSON (null where there is none). */
export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

const ORIGIN = 'http://longhand.test';

/** Sends a request through the Worker, as the outside would. */
export async function call<T>(method: string, path: string, options: { readonly key?: string; readonly body?: unknown; readonly headers?: Record<string, string> } = {}): Promise<Answer<T>> {
  const headers: Record<string, string> = { ...options.headers };
  if (options.key !== undefined) headers['authorization'] = `Bearer ${options.key}`;
  if (options.body !== undefined) headers['content-type'] ??= 'application/json';
  const body = options.body === undefined ? null : typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
  const response = await exports.default.fetch(`${ORIGIN}${path}`, { method, headers, body });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text === '' ? null : parsed(text)) as T };
}

export const get = <T = Sync>(path: string, key?: string) => call<T>('GET', path, key === undefined ? {} : { key });
export const post = <T = unknown>(path: string, body: unknown, key?: string) => call<T>('POST', path, key === undefined ? { body } : { body, key });

/** A table with everybody seated: keys in joining order. */
export interface Party {
  readonly table: string;
  readonly invite: string;
  readonly keys: readonly string[];
}

/** Opens a table of Guilds and seats people with these names; more facts of the host and options go in `more`. */
export async function party(names: readonly string[], more: Record<string, unknown> = {}, each: (i: number) => Record<string, unknown> = () => ({})): Promise<Party> {
  const [host, ...others] = names;
  const opened = await post<TableOpened>('/api/tables', { game: 'guilds', seats: names.length, name: host, ...each(0), ...more });
  if (opened.status !== 201) throw new Error(`opening failed: ${JSON.stringify(opened.body)}`);
  const { table, key, invite } = opened.body;
  const keys = [key];
  for (const [i, name] of others.entries()) {
    const taken = await post<SeatTaken>(`/api/tables/${table}/seats`, { invite, name, ...each(i + 1) });
    if (taken.status !== 201) throw new Error(`joining failed: ${JSON.stringify(taken.body)}`);
    keys.push(taken.body.key);
  }
  return { table, invite, keys };
}

export const sync = async (table: string, key?: string): Promise<Sync> => (await get(`/api/tables/${table}?legal=1`, key)).body;
export const move = (table: string, key: string, n: number, ...moves: string[]) => post<Sync>(`/api/tables/${table}/moves`, { n, moves }, key);
export const record = (table: string) => get<GameRecord>(`/api/tables/${table}/record`);

/** The key of whoever is to move. */
export async function keyToMove({ table, keys }: Party): Promise<string> {
  const { turn, players } = await sync(table);
  const player = players.findIndex(({ seat }) => seat === turn[0]);
  return keys[player]!;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

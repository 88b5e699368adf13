import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeatTaken, Sync, TableOpened } from '../../shared/protocol.ts';
import { serve } from '../../scripts/serve.ts';
import { serveBare } from './bare/serve.ts';
import { median, numbers } from './ratio.ts';

const ROUNDS = 12;
const A_ROUND = 100;

/** Sends one move and waits for the answer; answers the time in ms, of that request alone. */
type Trip = () => Promise<number>;

/** A move over HTTP beside a Worker that does nothing but insert a row, in the same runtime, in turns. */
export async function benchRoundTrip(dist?: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-bench-'));
  const product = await startServer(join(folder, 'product'), dist);
  const bare = await serveBare(join(folder, 'bare'));
  try {
    for (const tables of [1, 100]) await compare(product.url, bare.url, tables);
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    rmSync(folder, { recursive: true });
  }
}

/** The built product on the embedded runtime; letters are not what is measured. */
const startServer = (state: string, dist?: string) => serve({ state, env: { MAIL: '' }, ...(dist === undefined ? {} : { dist }) });

async function compare(product: string, bare: string, tables: number): Promise<void> {
  const moves = inTurn(await Promise.all(Array.from({ length: tables }, () => playing(product))));
  const rows = inTurn(Array.from({ length: tables }, (_, n) => inserting(bare, `${tables}-${n}`)));
  await round(moves, rows); // both warm
  const rounds: { move: number; row: number }[] = [];
  for (let n = 0; n < ROUNDS; n++) rounds.push(await round(moves, rows));
  const ratio = median(rounds.map(({ move, row }) => move / row));
  console.log(
    `round trip, ${tables} table${tables === 1 ? '' : 's'}: a move ${numbers(median(rounds.map(({ move }) => move)))} ms, ` +
      `a bare row ${numbers(median(rounds.map(({ row }) => row)))} ms; ${numbers(1 / ratio)} of its speed, goal 0.7 (medians of ${ROUNDS} rounds of ${A_ROUND} each, one by one in turns)`,
  );
}

/** Medians; one of each in turns, so that whatever else the machine does hits both. */
async function round(moves: Trip, rows: Trip): Promise<{ move: number; row: number }> {
  const times = { move: [] as number[], row: [] as number[] };
  for (let n = 0; n < A_ROUND; n++) {
    times.move.push(await moves());
    times.row.push(await rows());
  }
  return { move: median(times.move), row: median(times.row) };
}

function inTurn(trips: readonly Trip[]): Trip {
  let at = 0;
  return () => trips[at++ % trips.length]!();
}

/** A table of two seats where `draw` is played for ever, at a new table after each game. */
async function playing(url: string): Promise<Trip> {
  let table = await seated(url);
  return async () => {
    if (table.turn === undefined) table = await seated(url);
    const { path, keys, n, turn } = table;
    const { body, ms } = await post<Sync>(`${url}${path}/moves`, { n, moves: ['draw'] }, keys[turn!]);
    table = { ...table, n: body.n, turn: body.turn[0] };
    return ms;
  };
}

interface Seated {
  readonly path: string;
  /** By seat. */
  readonly keys: readonly string[];
  readonly n: number;
  /** Undefined when the game is over. */
  readonly turn: number | undefined;
}

async function seated(url: string): Promise<Seated> {
  const { body: host } = await post<TableOpened>(`${url}/api/tables`, { game: 'guilds', seats: 2, name: 'Ana' });
  const path = `/api/tables/${host.table}`;
  const { body: guest } = await post<SeatTaken>(`${url}${path}/seats`, { invite: host.invite, name: 'Bo' });
  const { body: sync } = await send<Sync>('GET', `${url}${path}`, undefined, host.key);
  const keys = sync.seat === 0 ? [host.key, guest.key] : [guest.key, host.key];
  return { path, keys, n: sync.n, turn: sync.turn[0] };
}

function inserting(url: string, name: string): Trip {
  return async () => (await post(`${url}/${name}`, { n: 0, moves: ['draw'] })).ms;
}

const agent = new Agent({ keepAlive: true });

const post = <T>(url: string, body: unknown, key?: string) => send<T>('POST', url, body, key);

/** One request on a connection that stays open; throws for any answer but success. */
function send<T>(method: string, url: string, content?: unknown, key?: string): Promise<{ body: T; ms: number }> {
  const text = content === undefined ? '' : JSON.stringify(content);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text), ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }) };
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const sent = request(url, { method, agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const ms = performance.now() - start;
        const said = Buffer.concat(parts).toString();
        if ((answer.statusCode ?? 500) >= 300) reject(new Error(`${method} ${url}: ${answer.statusCode} ${said}`));
        else resolve({ body: JSON.parse(said) as T, ms });
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeatTaken, Sync, TableOpened } from '../../shared/protocol.ts';
import { type Served, serve } from '../../scripts/serve.ts';
import { confirmed, turnLetters } from './letters.ts';

const MOVES = 24;
let state: string;
let server: Served;
let port: number;

beforeAll(async () => {
  state = mkdtempSync(join(tmpdir(), 'longhand-kill-'));
  server = await start();
  port = Number(new URL(server.url).port);
});
afterAll(async () => {
  await server.stop();
  rmSync(state, { recursive: true });
});

const start = () => serve({ state, env: { LETTER_DELAY: '0', LETTER_PATIENCE: '0' }, ...(port === undefined ? {} : { port }) });

async function post<T>(path: string, body: unknown, key?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
  const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const sync = async (table: string): Promise<Sync> => (await fetch(`${server.url}/api/tables/${table}`)).json() as Promise<Sync>;

test('kill -9 between and during moves: what was acknowledged is there, nothing twice, letters once', async () => {
  const opened = await post<TableOpened>('/api/tables', { game: 'guilds', seats: 2, name: 'Ana', mail: 'ana@example.org' });
  const { table, invite } = opened;
  const { key } = await post<SeatTaken>(`/api/tables/${table}/seats`, { invite, name: 'Bo', mail: 'bo@example.org' });
  await confirmed(server.url, 'ana@example.org', 'bo@example.org');
  const letters = () => turnLetters(server.url, table);
  const keys = [opened.key, key];
  let unanswered = 0;
  for (let n = 0; n < MOVES; n++) {
    const { turn, players } = await sync(table);
    const mover = keys[players.findIndex(({ seat }) => seat === turn[0])]!;
    const sending = post<Sync>(`/api/tables/${table}/moves`, { n, moves: ['draw'] }, mover);
    if (n % 3 === 1) {
      // The power goes while the move is under way: earlier each time round, so that some are answered and some are not.
      const answered = sending.then(() => true, () => false);
      await new Promise((done) => setTimeout(done, n % 9));
      await server.kill();
      const acknowledged = await answered;
      server = await start();
      if (acknowledged) expect((await sync(table)).n).toBe(n + 1);
      else unanswered++;
      await post(`/api/tables/${table}/moves`, { n, moves: ['draw'] }, mover); // the page sends it again when it is back
    } else await sending;
    if (n % 3 === 2) {
      await server.kill();
      server = await start();
    }
    expect((await sync(table)).n).toBe(n + 1);
  }
  expect(unanswered).toBeGreaterThan(0);
  await expect.poll(async () => (await letters()).some(({ key }) => key.endsWith(`/${MOVES}`)), { timeout: 10_000 }).toBe(true);
  const told = (await letters()).map(({ key }) => key);
  expect(new Set(told).size).toBe(told.length);
  // Handed in again is only what the power went out over between the post and the note that it was sent; it is one letter still.
  const cuts = Math.ceil((2 * MOVES) / 3);
  expect((await letters()).reduce((again, { times }) => again + times - 1, 0)).toBeLessThanOrEqual(cuts);
});

import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import type { Failure, SeatTaken } from '../../shared/protocol.ts';
import { call, get, keyToMove, move, party, post, sync } from './api.ts';
import { stub } from './clock.ts';
import { playOut } from './game.ts';
import { listen } from './socket.ts';

const remove = (table: string, key?: string) => post<Failure>(`/api/tables/${table}/delete`, {}, key);
const tablesOf = (table: string): Promise<unknown[]> =>
  runInDurableObject(stub(table), (_, { storage }) => storage.sql.exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'").toArray().map((row) => row['name']));

describe('a table is deleted', () => {
  test('by whoever opened it, and by nobody else', async () => {
    const { table, keys } = await party(['Ana', 'Bo']);
    expect((await remove(table)).body.error).toBe('bad-key');
    expect((await remove(table, keys[1])).body.error).toBe('bad-key');
    expect((await post<Failure>(`/api/tables/${table}/delete`, { really: true }, keys[0])).body.error).toBe('bad-request');
    expect((await call('GET', `/api/tables/${table}/delete`, { key: keys[0]! })).status).toBe(404);
    expect((await sync(table)).status).toBe('playing');
    expect((await remove(table, keys[0])).status).toBe(200);
    expect((await get(`/api/tables/${table}`)).status).toBe(410);
  });

  test('with everything that was kept of it, for good', async () => {
    const guests = await party(['Ana', 'Bo'], {}, (i) => ({ mail: `p${i}@example.org` }));
    await move(guests.table, await keyToMove(guests), 0, 'draw');
    await remove(guests.table, guests.keys[0]);
    expect(await tablesOf(guests.table)).toEqual(['gone']);
    expect(await runInDurableObject(stub(guests.table), (_, { storage }) => storage.getAlarm())).toBeNull();
    await evictDurableObject(stub(guests.table));
    for (const path of ['', '/record', '/options', '/socket']) {
      const answer = await call<Failure>('GET', `/api/tables/${guests.table}${path}`, { key: guests.keys[1]!, headers: path === '/socket' ? { upgrade: 'websocket' } : {} });
      expect([answer.status, answer.body.error], path).toEqual([410, 'gone']);
    }
    expect((await move(guests.table, guests.keys[0]!, 1, 'draw')).body).toMatchObject({ error: 'gone' });
    expect((await remove(guests.table, guests.keys[0])).body.error).toBe('gone');
    expect((await post<Failure>(`/api/tables/${guests.table}/seats`, { invite: guests.invite, name: 'Cleo' })).body.error).toBe('gone');
  });

  test('under the eyes of whoever looks at it', async () => {
    const { table, keys } = await party(['Ana', 'Bo']);
    const pages = [await listen(table, { key: keys[1]! }), await listen(table)];
    await remove(table, keys[0]);
    for (const page of pages) await expect.poll(() => page.frames.at(-1)).toContain('"error":"gone"');
  });

  test('and a rematch does not bring it back', async () => {
    const guests = await party(['Ana', 'Bo']);
    await playOut(guests, 4);
    const again = await post<SeatTaken>(`/api/tables/${guests.table}/rematch`, {}, guests.keys[0]);
    await remove(again.body.table!, again.body.key);
    expect((await post<Failure>(`/api/tables/${guests.table}/rematch`, {}, guests.keys[1])).body.error).toBe('gone');
    expect((await get(`/api/tables/${again.body.table}`)).status).toBe(410);
  });
});

import { evictDurableObject } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import type { Failure, SeatTaken, TableOpened } from '../../shared/protocol.ts';
import { get, keyToMove, move, party, post } from './api.ts';
import { stub } from './clock.ts';
import { listen } from './socket.ts';

describe('a socket', () => {
  test('gets the table at hello, then every change, with only what is new', async () => {
    const guests = await party(['Ana', 'Bo']);
    const page = await listen(guests.table, { key: guests.keys[0]! });
    expect(page.syncs()).toMatchObject([{ n: 0, since: -1, you: { player: 0 } }]);
    await move(guests.table, await keyToMove(guests), 0, 'draw');
    await page.settled();
    const [, next] = page.syncs();
    expect(next).toMatchObject({ n: 1, since: 0 });
    expect(next!.events.map(({ n }) => n)).toEqual([1]);
  });

  test('names arrive while the table waits', async () => {
    const { table, invite, key } = (await post<TableOpened>('/api/tables', { game: 'guilds', seats: 3, name: 'Ana' })).body;
    const page = await listen(table, { key });
    await post<SeatTaken>(`/api/tables/${table}/seats`, { invite, name: 'Bo' });
    await page.settled();
    expect(page.syncs().at(-1)!.players.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
    await post<SeatTaken>(`/api/tables/${table}/seats`, { invite, name: 'Cleo' });
    await page.settled();
    expect(page.syncs().at(-1)).toMatchObject({ status: 'playing', since: -1 });
    expect(page.syncs().at(-1)!.events.map(({ n }) => n)).toEqual([0, 0, 0]);
  });

  test('lives through the table’s sleep', async () => {
    const guests = await party(['Ana', 'Bo']);
    const page = await listen(guests.table);
    await evictDurableObject(stub(guests.table), { webSockets: 'hibernate' });
    await move(guests.table, await keyToMove(guests), 0, 'draw');
    await page.settled();
    expect(page.syncs().at(-1)).toMatchObject({ n: 1, seat: null });
    page.send('ping');
    await page.settled();
    expect(page.frames.at(-1)).toBe('pong');
  });

  test('a page of another protocol is told to reload, a forged key and nonsense get an error', async () => {
    const guests = await party(['Ana', 'Bo']);
    expect((await listen(guests.table, { protocol: 0 })).answers()).toEqual([{ type: 'reload' }]);
    expect((await listen(guests.table, { key: guests.invite })).answers()).toMatchObject([{ type: 'error', error: 'bad-key' }]);
    const page = await listen(guests.table);
    for (const nonsense of ['{', '{"type":"move"}', `"${'x'.repeat(5000)}"`]) page.send(nonsense);
    await page.settled();
    expect(page.answers().slice(1)).toHaveLength(3);
    expect(page.answers().slice(1)).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ type: 'error', error: 'bad-request' }) as unknown));
    expect(await page.closed, 'whoever goes on and on is cut off').toBe(4003);
  });

  test('before its hello it hears nothing; two devices of a seat hear the same', async () => {
    const guests = await party(['Ana', 'Bo']);
    const [one, two] = [await listen(guests.table, { key: guests.keys[0]! }), await listen(guests.table, { key: guests.keys[0]! })];
    await move(guests.table, await keyToMove(guests), 0, 'draw');
    await one.settled();
    await two.settled();
    expect(one.frames.at(-1)).toBe(two.frames.at(-1));
  });

  test('hellos in a row are not each answered with the whole table', async () => {
    const guests = await party(['Ana', 'Bo']);
    const page = await listen(guests.table);
    page.send({ type: 'hello', protocol: 1 });
    await page.settled();
    expect(page.answers().map(({ type }) => type)).toEqual(['sync', 'error']);
  });

  test('strangers cannot keep a player out: the first of them gives way', async () => {
    const guests = await party(['Ana', 'Bo']);
    const first = await listen(guests.table);
    const others = await Promise.all(Array.from({ length: 199 }, () => listen(guests.table)));
    const player = await listen(guests.table, { key: guests.keys[0]! });
    expect(player.syncs()).toHaveLength(1);
    expect(await Promise.race([first, ...others].map(({ closed }) => closed))).toBe(4002);
    for (const page of others) page.close();
  });

  test('re-issuing a seat ends its sockets', async () => {
    const guests = await party(['Ana', 'Bo']);
    const page = await listen(guests.table, { key: guests.keys[1]! });
    await post(`/api/tables/${guests.table}/reissue`, { nonce: 'ab'.repeat(16) }, guests.keys[1]);
    expect(await page.closed).toBe(4001);
    expect(page.answers().at(-1)).toMatchObject({ type: 'error', error: 'bad-key' });
  });

  test('none at a table that is not there, and none without an upgrade', async () => {
    await expect(listen('abcdefghijkmnpqrstuv')).rejects.toThrow('404');
    const guests = await party(['Ana', 'Bo']);
    expect((await get<Failure>(`/api/tables/${guests.table}/socket`)).body.error).toBe('bad-request');
  });
});

import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { replay } from '../../shared/engine/match.ts';
import { outlineOf } from '../../shared/engine/outline.ts';
import { redact } from '../../shared/engine/secret.ts';
import { hexToBytes } from '@noble/hashes/utils.js';
import { manufactory as rules } from '../../shared/games/manufactory/index.ts';
import type { Options, Row } from '../../shared/games/manufactory/state.ts';
import type { Failure, FullOptions, GameRecord, TableOpened } from '../../shared/protocol.ts';
import { check } from '../../web/table/check.ts';
import { LIST } from '../games/manufactory-list.ts';
import { get, type Party, party, post, sync } from './api.ts';
import { stub } from './clock.ts';
import { playOut } from './game.ts';
import { listen } from './socket.ts';

const withList = (list: readonly object[]) => ({ game: 'manufactory', options: { parts: { list } } });
const NAMES = LIST.map(({ name }) => name);
const namesIn = (text: string) => NAMES.filter((name) => text.includes(`"${name}"`));

// 20,000 rows with names as long as they may be, some of them in characters of several bytes: more than two values of SQLite hold.
const LONGEST: readonly Row[] = Array.from({ length: 20_000 }, (_, i) => ({
  name: `${i} ${'가'.repeat(i % 2 === 0 ? 60 : 0)}${'x'.repeat(30)}`,
  cost: i % 10,
  colours: i % 3 === 0 ? ['w'] : [],
  universal: false,
  rarity: null,
  count: 1,
}));

describe('a table with a list', () => {
  let over: Party | null = null;

  test('tells everybody how many parts there are, and only those at the table what they are called', async () => {
    const guests = await party(['Ana', 'Bo'], withList(LIST));
    const pages = [await listen(guests.table, { key: guests.keys[0]! }), await listen(guests.table)];
    await playOut(guests, 3);
    over = guests;
    for (const page of pages) await page.settled();
    const [own, watching] = pages.map(({ frames }) => frames);
    expect(new Set(own!.flatMap(namesIn)).size).toBeGreaterThan(15);
    expect(watching!.flatMap(namesIn)).toEqual([]);
    expect(watching!.at(-1)).toContain('"status":"over"');
    const outline = { crates: 2, secondAfterTie: false, parts: { count: 72, digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string } };
    for (const key of [guests.keys[0], guests.keys[1], undefined]) expect((await sync(guests.table, key)).options).toEqual(outline);
    expect(namesIn(JSON.stringify(await sync(guests.table)))).toEqual([]);
    expect(namesIn(JSON.stringify(await sync(guests.table, guests.keys[1])))).not.toEqual([]);
  });

  test('has a record that everybody can replay and check, with names for those who sat there', async () => {
    const guests = over ?? expect.fail('no game was played to its end');
    for (const key of [guests.keys[1], undefined]) {
      const { body } = await get<GameRecord>(`/api/tables/${guests.table}/record`, key);
      const seen = await sync(guests.table, key);
      expect(namesIn(JSON.stringify(body)).length).toBe(key === undefined ? 0 : NAMES.length);
      expect(outlineOf(rules, body.options as Options)).toEqual(seen.options);
      const from = { options: body.options as Options, seats: 2, seed: hexToBytes(body.seed) };
      const again = replay(rules, from, body.moves.map(([seat, text]) => ({ seat, text })));
      if (!again.ok) throw new Error(`move ${again.error.n} is not legal`);
      expect(redact(again.value.state, 'everyone')).toEqual(seen.state);
      const findings = check(rules as never, body, seen, { seal: null, gave: [] });
      expect(findings.filter(({ agrees }) => agrees === false)).toEqual([]);
    }
  });

  test('shows the whole list to those at the table, and to nobody else', async () => {
    const { table, invite, keys } = await party(['Ana', 'Bo'], withList(LIST));
    const options = (key?: string) => get<FullOptions<Options>>(`/api/tables/${table}/options`, key);
    expect((await options(keys[1])).body).toEqual({ options: { crates: 2, secondAfterTie: false, parts: { list: LIST } } });
    for (const key of [undefined, invite, 'x']) expect((await options(key)).body).toMatchObject({ error: 'bad-key' });
  });

  test('can have the longest list, which sleeps and wakes unchanged', async () => {
    const { table, keys } = await party(['Ana', 'Bo'], withList(LONGEST));
    const before = await sync(table, keys[0]);
    const sizes = await runInDurableObject(stub(table), (_, { storage }) => storage.sql.exec('SELECT length(bytes) AS size FROM options').toArray().map((row) => row['size'] as number));
    expect(sizes.length).toBeGreaterThan(2);
    expect(Math.max(...sizes)).toBeLessThan(2_000_000);
    await evictDurableObject(stub(table));
    expect(await sync(table, keys[0])).toEqual(before);
    expect(JSON.stringify(before).length).toBeLessThan(20_000);
    const { body } = await get<FullOptions<Options>>(`/api/tables/${table}/options`, keys[0]);
    expect(body.options.parts).toEqual({ list: LONGEST });
  });
});

describe('a list is refused', () => {
  const refused = async (list: unknown, more: object = {}) => (await post<Failure>('/api/tables', { ...withList(list as object[]), seats: 2, name: 'Ana', ...more })).body;

  test.each([
    ['of 14 parts, with the number missing', [{ name: 'Ash', count: 14 }], /16 parts are missing/],
    ['with a control character', [{ name: 'Ash' }, { name: 'E\u0007lm' }], /parts\.list\.1\.name|list\.1\.name/],
    ['with a field of its own', [{ name: 'Ash', text: '<b>' }], /list\.0\.text/],
    ['with 20,001 parts', [{ name: 'Ash', count: 20_000 }, { name: 'Elm' }], /20000 parts/],
  ])('%s', async (_what, list, message) => {
    const { error, message: said } = await refused(list);
    expect(error).toBe('bad-request');
    expect(said).toMatch(message);
  });

  test('over five million bytes, and for a game that takes none already when it is long', async () => {
    const long = (bytes: number) => [{ name: 'Ash', count: 30, text: 'x'.repeat(bytes) }];
    expect((await refused(long(5 * 1024 * 1024))).error).toBe('too-large');
    expect((await refused(long(100_000), { game: 'guilds' })).error).toBe('too-large');
    expect((await refused(long(100_000))).error).toBe('bad-request');
    const opened = await post<TableOpened>('/api/tables', { ...withList([{ name: 'Ash', count: 30 }]), seats: 2, name: 'Ana' });
    expect(opened.status).toBe(201);
  });
});

import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { commitmentOf, seedOf } from '../../shared/engine/fair.ts';
import { replay } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import { guilds } from '../../shared/games/guilds/index.ts';
import type { Options } from '../../shared/games/guilds/state.ts';
import type { Failure, SeatTaken } from '../../shared/protocol.ts';
import { get, keyToMove, move, party, post, record, sync } from './api.ts';
import { confirmed, stub } from './clock.ts';
import { playOut } from './game.ts';
import { listen } from './socket.ts';

const NAMES = ['Ana', 'Bo', 'Cleo'];
const contribution = (i: number) => ({ contribution: `0${i + 1}`.repeat(16) });

describe('a finished game', () => {
  test('shows everything, and its record replays to the same end from the published secret', async () => {
    const guests = await party(NAMES, { options: { buyFromBoth: true } }, contribution);
    const before = await sync(guests.table);
    const moves = await playOut(guests, 5);
    const after = await sync(guests.table);
    const { status, body } = await record(guests.table);
    expect(status).toBe(200);
    expect(after).toMatchObject({ status: 'over', turn: [], n: moves, since: -1 });
    expect(JSON.stringify(after)).not.toContain('$hidden');
    expect(body).toMatchObject({ format: 'longhand-record/1', table: guests.table, game: 'guilds', rules: 1, options: { buyFromBoth: true, market: false } });
    expect(body.players).toEqual(NAMES.map((name, i) => ({ name, ...contribution(i) })));
    expect(body.commitment).toBe(before.commitment);
    expect(commitmentOf(body.secret)).toBe(body.commitment);
    const seed = seedOf(body.secret, body.table, body.players.map((player) => player.contribution));
    expect(bytesToHex(seed)).toBe(body.seed);
    const replayed = replay(guilds, { options: body.options as Options, seats: 3, seed }, body.moves.map(([seat, text]) => ({ seat, text })));
    if (!replayed.ok) throw new Error(`move ${replayed.error.n} is not legal`);
    expect(replayed.value.seating).toEqual(body.seating);
    expect(redact(replayed.value.state, 'everyone')).toEqual(after.state);
    expect(guilds.outcome(replayed.value.state)).toEqual(body.outcome);
    expect(body.moves).toHaveLength(moves);
    expect(body.moves.every(([, , at]) => /^\d{4}-\d\d-\d\dT/.test(at))).toBe(true);
  });

  test('a page that watched gets all of it anew, with nothing hidden', async () => {
    const guests = await party(['Ana', 'Bo']);
    const page = await listen(guests.table);
    await playOut(guests, 6);
    await page.settled();
    const last = page.syncs().at(-1)!;
    expect(last).toMatchObject({ status: 'over', since: -1 });
    expect(JSON.stringify(last.events)).not.toContain('$hidden');
    expect(last.events[0]!.n).toBe(0);
  });

  test('a further move is refused, and the last one sent again is answered as done', async () => {
    const guests = await party(['Ana', 'Bo']);
    const n = await playOut(guests, 7);
    const { body } = await record(guests.table);
    const [seat, text] = body.moves.at(-1)!;
    const key = guests.keys[body.seating[seat]!]!;
    expect((await move(guests.table, key, n - 1, text)).status).toBe(200);
    expect((await move(guests.table, key, n, 'draw')).body).toMatchObject({ error: 'not-your-turn' });
  });

  test('its contributions, public now, sit nobody down', async () => {
    const guests = await party(['Ana', 'Bo'], {}, contribution);
    await playOut(guests, 8);
    const answer = await post<Failure>(`/api/tables/${guests.table}/seats`, { invite: guests.invite, name: 'Bo', ...contribution(1) });
    expect(answer.body.error).toBe('full');
  });
});

describe('a rematch', () => {
  test('seats the same people at one new table, whoever presses first, however often', async () => {
    const guests = await party(['Ana', 'Bo'], { options: { market: true } }, (i) => ({ mail: `p${i}@example.org` }));
    expect((await post<Failure>(`/api/tables/${guests.table}/rematch`, {}, guests.keys[0])).body.error).toBe('not-over');
    await playOut(guests, 9);
    const [second, first, again] = await Promise.all([1, 0, 1].map((i) => post<SeatTaken>(`/api/tables/${guests.table}/rematch`, {}, guests.keys[i])));
    expect([first!.status, second!.status]).toEqual([201, 201]);
    expect(again!.body).toEqual(second!.body);
    expect(first!.body.table).toBe(second!.body.table);
    expect(first!.body.table).not.toBe(guests.table);
    const next = await sync(second!.body.table!, second!.body.key);
    expect(next).toMatchObject({ status: 'playing', options: { buyFromBoth: false, market: true } });
    expect(next.players.map(({ name }) => name).sort()).toEqual(['Ana', 'Bo']);
    expect(next.you!.mail).toBe('p…@example.org');
    expect((await sync(guests.table)).rematch).toBe(true);
  });

  test('cut off after any step it is asked for again and ends well', async () => {
    const guests = await party(['Ana', 'Bo']);
    await playOut(guests, 12);
    const ask = (i: number) => post<SeatTaken>(`/api/tables/${guests.table}/rematch`, {}, guests.keys[i]);
    const first = (await ask(0)).body;
    // As if the machine had stopped after the next table was opened, and before this one had heard of it.
    await runInDurableObject(stub(guests.table), (_, { storage }) => {
      const next = JSON.parse(storage.sql.exec('SELECT next FROM facts').one()['next'] as string) as object;
      storage.sql.exec('UPDATE facts SET next = ?', JSON.stringify({ ...next, invite: null }));
    });
    await evictDurableObject(stub(guests.table));
    const second = (await ask(1)).body;
    expect([second.table, (await ask(0)).body]).toEqual([first.table, first]);
    await evictDurableObject(stub(guests.table));
    expect((await ask(1)).body).toEqual(second);
    expect((await sync(first.table!)).status).toBe('playing');
    // Another device of the same seat names another part: told is the one that counts.
    const other = await post<SeatTaken>(`/api/tables/${guests.table}/rematch`, { contribution: 'ee'.repeat(16) }, guests.keys[0]);
    expect(other.body).toEqual(first);
    expect(first.contribution).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('storage', () => {
  test('the table sleeps between any two moves and wakes as it was', async () => {
    const guests = await party(['Ana', 'Bo'], { options: { buyFromBoth: true, market: true } });
    let texts: string[] = [];
    const moves = await playOut(guests, 10, async () => {
      texts = await Promise.all([...guests.keys, undefined].map(async (key) => JSON.stringify(await sync(guests.table, key))));
      await evictDurableObject(stub(guests.table));
      const woken = await Promise.all([...guests.keys, undefined].map(async (key) => JSON.stringify(await sync(guests.table, key))));
      expect(woken).toEqual(texts);
    });
    expect(moves).toBeGreaterThan(10);
  });

  test('a move writes two rows at most, three when it makes a letter', async () => {
    for (const [mail, most] of [[false, 2], [true, 3]] as const) {
      const guests = await (mail ? confirmed : party)(['Ana', 'Bo']);
      let top = 0;
      for (let n = 0; n < 10; n++) {
        const key = await keyToMove(guests);
        const written = await countRows(guests.table, async () => void (await move(guests.table, key, n, 'draw')));
        expect(written).toBeLessThanOrEqual(most);
        expect(written).toBeGreaterThanOrEqual(1);
        top = Math.max(top, written);
      }
      expect(top > 1, 'a letter is a row more').toBe(mail);
      expect((await sync(guests.table)).n).toBe(10);
    }
  });

  test('looking at an address without a table writes nothing', async () => {
    const id = 'abcdefghijkmnpqrstuw';
    expect((await get(`/api/tables/${id}`)).status).toBe(404);
    const tables = await runInDurableObject(stub(id), (_, { storage }) => storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_%' ESCAPE '\\'").toArray());
    expect(tables).toEqual([]);
  });

  test('marks that no longer fit stop the table with a sentence, and a correct one goes on', async () => {
    const guests = await party(['Ana', 'Bo']);
    await move(guests.table, await keyToMove(guests), 0, 'draw');
    const mark = await runInDurableObject(stub(guests.table), (_, { storage }) => {
      const { mark } = storage.sql.exec('SELECT mark FROM moves').one();
      storage.sql.exec("UPDATE moves SET mark = 'ffffffff'");
      return mark as string;
    });
    await evictDurableObject(stub(guests.table));
    const stopped = await get<Failure>(`/api/tables/${guests.table}`, guests.keys[0]);
    expect([stopped.status, stopped.body.error]).toEqual([503, 'rules-drift']);
    expect((await move(guests.table, guests.keys[0]!, 1, 'draw')).body).toMatchObject({ error: 'rules-drift' });
    expect((await listen(guests.table).catch((error: Error) => error.message)).toString()).toContain('rules-drift');
    // Its alarm does nothing meanwhile, but is not used up.
    await runDurableObjectAlarm(stub(guests.table));
    expect(await runInDurableObject(stub(guests.table), (_, { storage }) => storage.getAlarm())).not.toBeNull();
    await runInDurableObject(stub(guests.table), (_, { storage }) => void storage.sql.exec('UPDATE moves SET mark = ?', mark));
    await evictDurableObject(stub(guests.table));
    expect((await sync(guests.table)).n).toBe(1);
  });

  test('a table whose alarm was lost sets it again when it wakes', async () => {
    const guests = await party(['Ana'], { seats: 2, house: 1 });
    if ((await sync(guests.table)).turn[0] === (await sync(guests.table, guests.keys[0])).seat) await move(guests.table, guests.keys[0]!, 0, 'draw');
    const { n } = await sync(guests.table);
    await runInDurableObject(stub(guests.table), (_, { storage }) => storage.deleteAlarm());
    await evictDurableObject(stub(guests.table));
    expect((await sync(guests.table)).n).toBe(n);
    expect(await runInDurableObject(stub(guests.table), (_, { storage }) => storage.getAlarm())).not.toBeNull();
  });
});

/** Rows written by SQL and alarms set, both of which are paid for, while `work` runs. */
async function countRows(table: string, work: () => Promise<void>): Promise<number> {
  const counts = { rows: 0 };
  const undo = await runInDurableObject(stub(table), (_, { storage }) => {
    const { sql } = storage;
    const exec = sql.exec.bind(sql);
    const setAlarm = storage.setAlarm.bind(storage);
    const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = [];
    sql.exec = ((query: string, ...values: unknown[]) => {
      const cursor = exec(query, ...values);
      cursors.push(cursor);
      return cursor;
    }) as typeof sql.exec;
    storage.setAlarm = (...given) => {
      counts.rows++;
      return setAlarm(...given);
    };
    return () => {
      sql.exec = exec;
      storage.setAlarm = setAlarm;
      for (const cursor of cursors) counts.rows += cursor.rowsWritten;
    };
  });
  await work();
  undo();
  return counts.rows;
}

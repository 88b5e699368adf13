import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Inbox } from '../../shared/inbox.ts';
import { Player } from '../../worker/inbox/player.ts';
import { call, get, keyToMove, move, party, post, sync } from './api.ts';
import { confirm, delivered, freshAddress, inboxesOf, inboxStub, later, lettersOf, lettersTo, stub } from './clock.ts';
import { personAt } from './person.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a feed', () => {
  test('tells the turns that wait, without any key, to whoever has its address, until that is renewed', async () => {
    const { key, guests } = await personAt(2);
    const feeds = async () => (await post<Inbox>('/api/inbox/feeds', {}, key)).body.feeds!;
    const { atom, calendar } = await feeds();
    const read = (address: string) => call<string>('GET', new URL(address).pathname);
    const told = await read(atom);
    expect([told.status, told.headers.get('content-type'), told.headers.get('cache-control')]).toEqual([200, 'application/atom+xml; charset=utf-8', 'private, max-age=300']);
    for (const { table } of guests) expect(told.body).toContain(`http://longhand.test/t/${table}`);
    expect(told.body.match(/<entry>/g)).toHaveLength(2);
    expect(told.body).not.toMatch(/[ist]\d+-[0-9a-f]{32}/);
    expect((await read(atom)).body, 'the same again').toBe(told.body);
    const dates = await read(calendar);
    expect([dates.status, dates.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(dates.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
    const [first] = guests;
    await move(first!.table, first!.keys[0]!, (await sync(first!.table)).n, 'draw');
    expect((await read(atom)).body.match(/<entry>/g)).toHaveLength(1);
    const again = await feeds();
    for (const dead of [atom, calendar, again.atom.replace(/.(?=\.atom)/, (last) => (last === '0' ? '1' : '0'))]) expect((await read(dead)).status).toBe(404);
    expect((await read(again.atom)).status).toBe(200);
  });
});

describe('what both keep', () => {
  test('an inbox that cannot be reached hears later that a table is gone', async () => {
    const key = `b-${crypto.randomUUID().replaceAll('-', '')}`;
    const { table, keys } = await party(['Ana', 'Bo'], {}, (i) => (i === 1 ? { inbox: key } : {}));
    const asleep = vi.spyOn(Player.prototype, 'drop').mockImplementation(() => {
      throw new Error('asleep');
    });
    expect((await post(`/api/tables/${table}/delete`, {}, keys[0])).status).toBe(200);
    expect(await later(table, 61)).toBe(true);
    expect((await get<Inbox>('/api/inbox', key)).body.seats).toHaveLength(1);
    asleep.mockRestore();
    await evictDurableObject(stub(table));
    await later(table, 61);
    expect((await get<Inbox>('/api/inbox', key)).body.seats).toEqual([]);
    expect(await runInDurableObject(stub(table), (_, { storage }) => storage.getAlarm())).toBeNull();
    expect((await get(`/api/tables/${table}`)).status).toBe(410);
  });

  test('an inbox that cannot be reached when a seat is taken hears of it by the alarm', async () => {
    const [key, address] = [`b-${crypto.randomUUID().replaceAll('-', '')}`, freshAddress()];
    vi.spyOn(Player.prototype, 'attach').mockRejectedValue(new Error('asleep'));
    const { table, keys } = await party(['Ana', 'Bo'], {}, (i) => (i === 0 ? { inbox: key, mail: address } : {}));
    expect((await sync(table, keys[0])).you!.mail).toMatch(/^p…@/);
    expect((await get('/api/inbox', key)).status).toBe(404);
    vi.restoreAllMocks();
    await later(table, 121);
    expect((await get<Inbox>('/api/inbox', key)).body).toMatchObject({ seats: [{ table }], channels: [{ state: 'unconfirmed' }] });
  });

  test('a table from before there were inboxes gives its seats some, and their addresses are asked to confirm', async () => {
    const address = freshAddress();
    const guests = await party(['Ana', 'Bo']);
    await runInDurableObject(stub(guests.table), (_, { storage: { sql } }) => {
      for (const column of ['inbox', 'live', 'muted', 'label', 'told']) sql.exec(`ALTER TABLE players DROP COLUMN ${column}`);
      sql.exec('ALTER TABLE facts DROP COLUMN hook; DELETE FROM migrations WHERE id = 3');
      sql.exec('UPDATE players SET mail = ? WHERE player = 0', address);
      sql.exec("INSERT INTO outbox VALUES ('turn/0/0', 0, 0, 1, 0)");
    });
    await evictDurableObject(stub(guests.table));
    await later(guests.table, 0);
    const [inbox, none] = await inboxesOf(guests.table);
    expect(none).toBeNull();
    expect((await sync(guests.table, guests.keys[0])).you!.mail).toMatch(/^p…@/);
    await confirm(inbox!, address);
    const mover = await keyToMove(guests);
    if (mover !== guests.keys[0]) await move(guests.table, mover, 0, 'draw');
    await delivered(guests.table);
    expect((await lettersOf(guests.table)).map(({ to }) => to.address)).toEqual([address]);
    await runDurableObjectAlarm(inboxStub(inbox!));
    expect(await lettersTo(address)).toHaveLength(2);
  });
});

import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Inbox } from '../../shared/inbox.ts';
import type { Failure } from '../../shared/protocol.ts';
import { Player } from '../../worker/inbox/player.ts';
import { Table } from '../../worker/table.ts';
import { get, move, type Party, post, sync } from './api.ts';
import { confirmed, delivered, inboxStub, later, lettersOf, lettersTo, pass, stub } from './clock.ts';
import { inboxOf, ledger, personAt, postSays } from './person.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const HOUR = 3600;

describe('the mailer', () => {
  test('is down for a day, then up: everything still relevant goes once, and nothing stale', async () => {
    const { key, inbox, address, guests } = await personAt(3);
    const down = postSays('later');
    for (const { table } of guests) await later(table, 0);
    for (const { table } of guests) await later(table, 61);
    await runDurableObjectAlarm(inboxStub(inbox));
    for (let i = 0; i < 40; i++) {
      pass(HOUR * 0.6);
      await runDurableObjectAlarm(inboxStub(inbox));
    }
    expect(down.length).toBeGreaterThan(5);
    expect(await ledger(key)).toMatchObject([{ kind: 'turn', became: 'waiting' }, { kind: 'confirm' }]);
    // Meanwhile one turn was taken, and another was taken and came back.
    const [taken, back, still] = guests as [Party, Party, Party];
    const at = async ({ table, keys }: Party, player: number) => move(table, keys[player]!, (await sync(table)).n, 'draw');
    await at(taken, 0);
    await at(back, 0);
    await at(back, 1);
    vi.restoreAllMocks();
    await later(back.table, 61);
    await later(taken.table, 61);
    pass(6 * HOUR);
    for (let i = 0; i < 3; i++) {
      await runDurableObjectAlarm(inboxStub(inbox));
      pass(HOUR);
    }
    const [, ...letters] = await lettersTo(address);
    expect(letters.map(({ times }) => times)).toEqual([1]);
    const { n } = await sync(back.table);
    expect(letters[0]!.key.split(' ').map((each) => each.replace(/-[0-9a-f]{8}/, '')).sort()).toEqual([`${back.table}/turn/0/1/${n}`, `${still.table}/turn/0/1/${(await sync(still.table)).n}`].sort());
    expect(letters[0]!.text).not.toContain(taken.table);
    expect((await ledger(key)).filter(({ kind }) => kind === 'turn')).toMatchObject([{ became: 'sent', tables: expect.arrayContaining([back.table, still.table]) as string[] }]);
  });

  test('an alarm that fails seven times loses no letter', async () => {
    const guests = await confirmed(['Ana', 'Bo']);
    const inbox = await inboxOf(guests);
    await later(guests.table, 61);
    const broken = postSays('throws');
    for (let i = 0; i < 7; i++) {
      pass(7 * HOUR);
      expect(await runDurableObjectAlarm(inboxStub(inbox)), 'it is set again each time').toBe(true);
    }
    expect(broken).toHaveLength(7);
    vi.restoreAllMocks();
    // A bug of the table itself, too, and a sleep between.
    vi.spyOn(Table.prototype, 'brief').mockImplementation(() => {
      throw new Error('no words');
    });
    for (let i = 0; i < 7; i++) {
      pass(7 * HOUR);
      expect(await runDurableObjectAlarm(inboxStub(inbox))).toBe(true);
    }
    expect(await lettersOf(guests.table)).toEqual([]);
    vi.restoreAllMocks();
    await evictDurableObject(stub(guests.table));
    await evictDurableObject(inboxStub(inbox));
    pass(7 * HOUR);
    await runDurableObjectAlarm(inboxStub(inbox));
    expect((await lettersOf(guests.table)).map(({ times }) => times)).toEqual([1]);
  });

  test('a table whose inbox cannot be reached keeps its note', async () => {
    const guests = await confirmed(['Ana', 'Bo']);
    const inbox = await inboxOf(guests);
    vi.spyOn(Player.prototype, 'note').mockImplementation(() => {
      throw new Error('asleep');
    });
    for (let i = 0; i < 7; i++) expect(await later(guests.table, 7 * HOUR)).toBe(true);
    vi.restoreAllMocks();
    await evictDurableObject(inboxStub(inbox));
    await delivered(guests.table, 7 * HOUR);
    expect(await lettersOf(guests.table)).toHaveLength(1);
  });

  test('refuses an address for good: the channel is stopped, its owner sees it, nothing more is sent there, and no other inbox asks it', async () => {
    const { key, inbox, address, guests } = await personAt(1);
    const bounce = postSays({ bounced: 'no such user' });
    await delivered(guests[0]!.table);
    vi.restoreAllMocks();
    await runDurableObjectAlarm(inboxStub(inbox));
    expect((await get<Inbox>('/api/inbox', key)).body).toMatchObject({ channels: [{ state: 'stopped', why: 'bounced' }], ledger: [{ kind: 'turn', became: 'bounced' }, { kind: 'confirm' }] });
    expect((await sync(guests[0]!.table, guests[0]!.keys[0])).you!.mail).toBeNull();
    await move(guests[0]!.table, guests[0]!.keys[0]!, (await sync(guests[0]!.table)).n, 'draw');
    await move(guests[0]!.table, guests[0]!.keys[1]!, (await sync(guests[0]!.table)).n, 'draw');
    await delivered(guests[0]!.table);
    expect(bounce).toHaveLength(1);
    expect(await lettersTo(address)).toHaveLength(1);
    const again = await post<Failure>('/api/inbox/channels', { kind: 'mail', address }, `b-${'7'.repeat(32)}`);
    expect([again.body.error, again.body.message]).toEqual(['bad-request', 'Letters to this address come back. Check it, or use another.']);
  });
});

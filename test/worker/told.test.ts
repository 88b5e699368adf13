import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Failure, SeatTaken, Sync } from '../../shared/protocol.ts';
import { get, keyToMove, move, type Party, post, sync } from './api.ts';
import { confirmed, delivered, inboxesOf, inboxStub, later, lettersOf, lettersTo, pass, stub } from './clock.ts';
import { awaited, inboxOf, personAt } from './person.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('one person', () => {
  test('who is awaited at six tables gets one letter, under 30 kB, text and HTML alike', async () => {
    const { inbox, address, guests } = await personAt(6);
    for (const { table } of guests) await later(table, 0);
    pass(61);
    for (const { table } of guests) await later(table, 3);
    pass(61);
    await runDurableObjectAlarm(inboxStub(inbox));
    const [, letter, ...more] = await lettersTo(address);
    expect(more).toEqual([]);
    expect(letter!.subject).toBe('6 tables are waiting for you');
    for (const { table } of guests) for (const form of [letter!.text, letter!.html]) expect(form).toContain(`/t/${table}#turn=`);
    expect(new TextEncoder().encode(letter!.text + letter!.html).length).toBeLessThan(30_000);
    const shown = letter!.html.replace(/<(style|title)>.*?<\/\1>/gs, '').replace(/<span style="[^"]*" aria-hidden="true">.<\/span>&nbsp;/g, '').replace(/<[^>]*>/g, ' ');
    const flat = (text: string) => text.toLowerCase().replace(/https?:\S+/g, '').replace(/[^a-z0-9]+/g, ' ').trim();
    const lines = letter!.text.split('\n').map(flat).filter((line) => line !== '');
    expect(lines.length).toBeGreaterThan(30);
    for (const line of lines) expect(flat(shown)).toContain(line);
    await runDurableObjectAlarm(inboxStub(inbox));
    expect(await lettersTo(address)).toHaveLength(2);
  });

  test('a turn taken within the inbox’s half of the delay, too, sends nothing', async () => {
    const guests = await confirmed(['Ana', 'Bo']);
    const inbox = await inboxOf(guests);
    await later(guests.table, 61);
    pass(30);
    await move(guests.table, await keyToMove(guests), 0, 'draw');
    pass(31);
    await runDurableObjectAlarm(inboxStub(inbox));
    expect(await lettersOf(guests.table)).toEqual([]);
  });

  test('is told nothing in quiet hours, and then of what is so still', async () => {
    vi.setSystemTime(Date.parse('2027-01-10T12:30:00Z'));
    const { key, inbox, address, guests } = await personAt(2);
    await post('/api/inbox/settings', { zone: 'Asia/Seoul', quiet: { from: '21:00', to: '07:30' } }, key);
    vi.setSystemTime(Date.parse('2027-01-10T13:00:00Z'));
    for (const { table } of guests) await delivered(table);
    expect(await lettersTo(address)).toHaveLength(1);
    const alarm = await runInDurableObject(inboxStub(inbox), (_, { storage }) => storage.getAlarm());
    expect(new Date(alarm!).toISOString()).toBe('2027-01-10T22:30:00.000Z');
    const [taken, still] = guests as [Party, Party];
    await move(taken.table, taken.keys[0]!, (await sync(taken.table)).n, 'draw');
    vi.setSystemTime(alarm!);
    await runDurableObjectAlarm(inboxStub(inbox));
    const [, letter, ...more] = await lettersTo(address);
    expect(more).toEqual([]);
    expect(letter!.text).toContain(still.table);
    expect(letter!.text).not.toContain(taken.table);
  });

  test('stops the letters of one table by a letter’s key, and the others come', async () => {
    const { inbox, address, guests } = await personAt(2);
    for (const { table } of guests) await later(table, 0);
    for (const { table } of guests) await later(table, 61);
    pass(61);
    await runDurableObjectAlarm(inboxStub(inbox));
    const [first, second] = guests as [Party, Party];
    const turn = new RegExp(`${first.table}#turn=(t0-[0-9a-f]{32})`).exec((await lettersTo(address)).at(-1)!.text)![1]!;
    expect((await post<Sync>(`/api/tables/${first.table}/letters`, { mail: null }, turn)).status).toBe(200);
    for (const { table, keys } of [first, second]) for (const player of [0, 1]) await move(table, keys[player]!, (await sync(table)).n, 'draw');
    for (const { table } of guests) await later(table, 61);
    pass(61);
    await runDurableObjectAlarm(inboxStub(inbox));
    expect((await lettersTo(address)).at(-1)!.key).toMatch(new RegExp(`^${second.table}/`));
    expect(await lettersTo(address)).toHaveLength(3);
  });
});

describe('a seat', () => {
  test('issued anew: every old link is dead, the inbox from before is told nothing more, and its waiting letter is none', async () => {
    const guests = await confirmed(['Ana', 'Bo']);
    const player = await awaited(guests);
    const inbox = guests.inboxes[player]!;
    await delivered(guests.table);
    const [letter] = await lettersOf(guests.table);
    const links = [...letter!.text.matchAll(/#turn=([^&\s]+)/g)].map(([, key]) => key!);
    for (const at of [0, 1]) await move(guests.table, guests.keys[(player + at) % 2]!, at, 'draw');
    await later(guests.table, 61);
    const fresh = (await post<SeatTaken>(`/api/tables/${guests.table}/reissue`, { nonce: 'ab'.repeat(16) }, guests.keys[player])).body.key;
    for (const key of [...links, guests.keys[player]!]) expect((await get<Failure>(`/api/tables/${guests.table}`, key)).body.error).toBe('bad-key');
    pass(61);
    await runDurableObjectAlarm(inboxStub(inbox));
    expect(await lettersOf(guests.table)).toHaveLength(1);
    // Even an inbox that never heard of it gets nothing.
    const asked = await stub(guests.table).brief(inbox, { table: guests.table, player, n: 2 }, { language: 'en', zone: 'UTC', replies: false });
    expect(asked).toEqual({ state: 'elsewhere' });
    expect(await inboxesOf(guests.table)).toEqual(guests.inboxes.map((name, i) => (i === player ? null : name)));
    expect((await sync(guests.table, fresh)).you).toMatchObject({ player, mail: null });
  });

  test('its host sees when it was told and by what, and nobody else', async () => {
    const guests = await confirmed(['Ana', 'Bo']);
    const player = await awaited(guests);
    await delivered(guests.table);
    const told = async (key?: string) => (await sync(guests.table, key)).players.map((each) => each.told);
    expect((await told(guests.keys[0]))[player]).toEqual({ at: new Date().toISOString(), by: 'mail' });
    expect((await told(guests.keys[0]))[1 - player]).toBeUndefined();
    const turn = /#turn=([^&\s]+)/.exec((await lettersOf(guests.table))[0]!.text)![1]!;
    for (const key of [guests.keys[1], turn, undefined]) expect(await told(key)).toEqual([undefined, undefined]);
  });

  test('a forwarded letter gives no more than that seat’s turn', async () => {
    const guests = await confirmed(['Ana', 'Bo']);
    await delivered(guests.table);
    const [letter] = await lettersOf(guests.table);
    const key = /#turn=([^&\s]+)/.exec(letter!.text)![1]!;
    const whole = `${letter!.text}${letter!.html}${JSON.stringify(letter!.headers)}`;
    for (const secret of [...guests.keys, guests.invite]) expect(whole).not.toContain(secret);
    const routes: [string, unknown][] = [['reissue', { nonce: 'ab'.repeat(16) }], ['letters', { mail: 'x@example.org' }], ['rematch', {}], ['house', {}], ['delete', {}], ['hook', null], ['hook/test', {}]];
    for (const [path, body] of routes) expect((await post<Failure>(`/api/tables/${guests.table}/${path}`, body, key)).body.error, path).toBe('bad-key');
    expect((await post<Failure>('/api/inbox/seats', { table: guests.table, key }, `b-${'9'.repeat(32)}`)).body.error).toBe('bad-key');
    for (const path of ['', '/feeds', '/keep']) expect((await get<Failure>(`/api/inbox${path}`, key)).status, path).not.toBe(200);
    expect((await move(guests.table, key, 0, 'draw')).status).toBe(200);
  });
});

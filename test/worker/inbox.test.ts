import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Confirmed, Inbox, Restored } from '../../shared/inbox.ts';
import type { Failure, SeatTaken, Sync } from '../../shared/protocol.ts';
import { inboxNameOf } from '../../worker/links.ts';
import { call, get, party, post, sync } from './api.ts';
import { confirm, freshAddress, inboxesOf, inboxStub, lettersTo, pass } from './clock.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const newKey = (): string => `b-${[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
const look = (key: string) => get<Inbox>('/api/inbox', key);
const ask = <T = Inbox>(path: string, body: unknown, key: string) => post<T>(`/api/inbox/${path}`, body, key);
const mail = (key: string, address: string) => ask<Inbox & Failure>('channels', { kind: 'mail', address }, key);
const run = (key: string) => runDurableObjectAlarm(inboxStub(inboxNameOf(key)));

describe('an inbox', () => {
  test('begins with the first thing that is kept in it, and never by a look', async () => {
    const key = newKey();
    for (const method of ['GET', 'HEAD']) expect((await call(method, '/api/inbox', { key })).status).toBe(404);
    expect((await look(key)).body).toMatchObject({ error: 'no-such-inbox' });
    for (const path of ['channels/1/stop', 'channels/1/start']) expect((await ask<Failure>(path, {}, key)).body.error).toBe('no-such-inbox');
    expect(await runInDurableObject(inboxStub(inboxNameOf(key)), (_, { storage }) => storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_%' ESCAPE '\\'").toArray())).toEqual([]);
    const { status, body } = await ask('settings', { language: 'ko', zone: 'Asia/Seoul', quiet: { from: '22:00', to: '08:00' } }, key);
    expect(status).toBe(200);
    expect(body).toMatchObject({ language: 'ko', zone: 'Asia/Seoul', quiet: { from: '22:00', to: '08:00' }, seats: [], channels: [], ledger: [], feeds: null, mail: true });
    expect((await look(key)).body).toEqual(body);
    expect((await ask('settings', { quiet: null }, key)).body).toMatchObject({ language: 'ko', quiet: null });
  });

  test.each([
    ['settings', { zone: 'Mars/Olympus' }],
    ['settings', { quiet: { from: '8:00', to: '22:00' } }],
    ['settings', { quiet: { from: '08:00', to: '08:00' } }],
    ['settings', { admin: true }],
    ['channels', { kind: 'mail', address: 'here' }],
    ['channels', { kind: 'pigeon' }],
    ['seats', { table: 'abcdefghijkmnpqrstuv' }],
    ['feeds', { x: 1 }],
  ])('%s refuses %j', async (path, body) => {
    expect((await ask<Failure>(path, body, newKey())).body.error).toBe('bad-request');
  });

  test('is opened by its key alone: not by none, a seat’s, or one of another form', async () => {
    const { keys } = await party(['Ana', 'Bo']);
    for (const key of [undefined, keys[0]!, 'b-12', `${newKey()}0`]) expect((await get<Failure>('/api/inbox', key)).body.error).toBe('bad-key');
  });

  test('holds the seats that were taken with it, and those handed to it later; the name of its object is not its key', async () => {
    const [ana, bo] = [newKey(), newKey()];
    const guests = await party(['Ana', 'Bo'], {}, (i) => (i === 0 ? { inbox: ana } : {}));
    const held = { table: guests.table, key: guests.keys[0], player: 0, told: true };
    expect((await look(ana)).body.seats).toEqual([held]);
    expect((await sync(guests.table, guests.keys[0])).you).toMatchObject({ kept: true, mail: null });
    expect((await sync(guests.table, guests.keys[1])).you!.kept).toBeUndefined();
    expect((await ask('seats', { table: guests.table, key: guests.keys[1] }, bo)).body.seats).toMatchObject([{ player: 1, told: true }]);
    expect((await inboxesOf(guests.table)).join()).not.toContain(ana.slice(2));
    expect((await ask<Failure>('seats', { table: guests.table, key: guests.invite }, bo)).body.error).toBe('bad-key');
    expect((await ask<Failure>('seats', { table: guests.table, key: guests.keys[1]!.replace('s1', 't1') }, bo)).body.error).toBe('bad-key');
  });

  test('of another device holds a seat without being told of it, until it takes it', async () => {
    const [one, two] = [newKey(), newKey()];
    const guests = await party(['Ana', 'Bo'], {}, (i) => (i === 0 ? { inbox: one } : {}));
    const seat = { table: guests.table, key: guests.keys[0] };
    expect((await ask('seats', seat, two)).body.seats).toMatchObject([{ told: false }]);
    expect((await look(one)).body.seats).toMatchObject([{ told: true }]);
    expect((await ask('seats', { ...seat, move: true }, two)).body.seats).toMatchObject([{ told: true }]);
    expect((await look(one)).body.seats).toEqual([]);
  });

  test('forgets a seat that was issued anew, and one whose table was deleted', async () => {
    const key = newKey();
    const guests = await party(['Ana', 'Bo'], {}, () => ({ inbox: key }));
    expect((await look(key)).body.seats).toHaveLength(2);
    const fresh = (await post<SeatTaken>(`/api/tables/${guests.table}/reissue`, { nonce: 'ab'.repeat(16) }, guests.keys[1])).body.key;
    expect((await look(key)).body.seats.map(({ player }) => player)).toEqual([0]);
    expect((await sync(guests.table, fresh)).you!.kept).toBeUndefined();
    await post(`/api/tables/${guests.table}/delete`, {}, guests.keys[0]);
    expect((await look(key)).body.seats).toEqual([]);
  });
});

describe('an address', () => {
  test('gets one letter to confirm it, and goes live by a POST alone', async () => {
    const [key, address] = [newKey(), freshAddress('ana')];
    const added = await mail(key, address);
    expect(added.body.channels).toEqual([{ id: 1, kind: 'mail', label: 'a…@example.org', state: 'unconfirmed' }]);
    await run(key);
    const [letter, ...more] = await lettersTo(address);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } });
    for (const [link] of letter!.text.matchAll(/http:\S+/g)) for (const method of ['GET', 'HEAD']) await call(method, new URL(link).pathname);
    expect((await look(key)).body.channels[0]!.state).toBe('unconfirmed');
    const token = /#confirm=(\S+)/.exec(letter!.text)![1]!;
    const forged = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect((await post<Failure>('/api/inbox/confirm', { token: forged })).body.error).toBe('bad-token');
    expect((await post<Failure>('/api/inbox/confirm', { token: token.replace(/^c/, 's') })).body.error).toBe('bad-token');
    for (const _ of [1, 2]) expect(await post<Confirmed>('/api/inbox/confirm', { token })).toMatchObject({ status: 200, body: { label: 'a…@example.org' } });
    expect((await look(key)).body).toMatchObject({ channels: [{ state: 'live' }], ledger: [{ kind: 'confirm', became: 'sent' }] });
  });

  test('is asked to confirm once an hour and three times a day, whatever inboxes ask', async () => {
    const address = freshAddress();
    const asked = async (minutes: number) => {
      pass(minutes * 60);
      const key = newKey();
      const { status } = await mail(key, minutes % 2 === 0 ? address : address.toUpperCase());
      await run(key);
      return status;
    };
    expect([await asked(0), await asked(1), await asked(30), await asked(31), await asked(61), await asked(61)]).toEqual([200, 429, 429, 200, 200, 429]);
    const all = [...(await lettersTo(address)), ...(await lettersTo(address.toUpperCase()))];
    expect(all).toHaveLength(3);
    expect(await asked(24 * 60)).toBe(200);
  });

  test('is the same mailbox whatever stands after a +', async () => {
    const address = freshAddress();
    expect((await mail(newKey(), address.replace('@', '+one@'))).status).toBe(200);
    expect((await mail(newKey(), address.replace('@', '+two@'))).status).toBe(429);
    expect((await mail(newKey(), address)).status).toBe(429);
  });

  test('of many tables of one program at a time does not get more either, and the seats are taken all the same', async () => {
    const address = freshAddress();
    for (let i = 0; i < 4; i++) {
      const guests = await party(['Ana', 'Bo'], {}, (each) => (each === 0 ? { mail: address } : {}));
      const [inbox] = await inboxesOf(guests.table);
      await runDurableObjectAlarm(inboxStub(inbox!));
      expect((await sync(guests.table, guests.keys[0])).you!.mail).toBe('p…@example.org');
    }
    expect(await lettersTo(address)).toHaveLength(1);
  });

  test('takes over from the one before once it has agreed', async () => {
    const [key, first, second] = [newKey(), freshAddress('a'), freshAddress('b')];
    await mail(key, first);
    await confirm(inboxNameOf(key), first);
    await mail(key, second);
    expect((await look(key)).body.channels.map(({ state }) => state)).toEqual(['live', 'unconfirmed']);
    await confirm(inboxNameOf(key), second);
    expect((await look(key)).body.channels.map(({ state, why }) => [state, why])).toEqual([['stopped', 'asked'], ['live', undefined]]);
  });
});

describe('a stop link', () => {
  const ONE_CLICK = 'List-Unsubscribe=One-Click';
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

  async function stopOf(address: string): Promise<string> {
    const letter = (await lettersTo(address)).at(-1)!;
    expect(letter.headers['List-Unsubscribe']).toMatch(/^<http:\/\/longhand\.test\/stop\/\S+>$/);
    return new URL(letter.headers['List-Unsubscribe']!.slice(1, -1)).pathname;
  }

  test('stops by the exact POST and by nothing else; started again it is to be confirmed again', async () => {
    const [key, address] = [newKey(), freshAddress()];
    await mail(key, address);
    await confirm(inboxNameOf(key), address);
    const path = await stopOf(address);
    const state = async () => (await look(key)).body.channels[0]!.state;
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) await call(method, path);
    expect((await call('GET', path, { headers: { accept: 'text/html' } })).headers.get('content-security-policy') ?? '').not.toContain("default-src 'none'");
    for (const body of ['', 'List-Unsubscribe=One-Click&x=1', 'list-unsubscribe=one-click', '{}']) expect((await call('POST', path, { body, headers: FORM })).status, body).toBe(400);
    expect((await call('POST', `${path.slice(0, -1)}x`, { body: ONE_CLICK, headers: FORM })).status).toBe(404);
    expect((await call('POST', path.replace(/.$/, (last) => (last === '0' ? '1' : '0')), { body: ONE_CLICK, headers: FORM })).status).toBe(403);
    expect(await state()).toBe('live');
    for (const _ of [1, 2]) expect((await call('POST', path, { body: ONE_CLICK, headers: FORM })).status).toBe(200);
    expect(await state()).toBe('stopped');
    // Whoever holds the inbox and not the address cannot start it over its head.
    expect((await ask<Failure>('channels/1/start', {}, key)).status).toBe(429);
    pass(3601);
    await ask('channels/1/start', {}, key);
    expect(await state()).toBe('unconfirmed');
    await confirm(inboxNameOf(key), address);
    expect(await state()).toBe('live');
  });

  test('before it ever agreed: it is never asked again from there, whatever the inbox does', async () => {
    const [key, address] = [newKey(), freshAddress()];
    await mail(key, address);
    await run(key);
    expect((await call('POST', await stopOf(address), { body: ONE_CLICK, headers: FORM })).status).toBe(200);
    pass(3 * 24 * 3600);
    expect((await ask<Failure>('channels/1/start', {}, key)).status).toBe(400);
    expect((await mail(key, address)).status).toBe(400);
    await run(key);
    expect((await look(key)).body.channels).toMatchObject([{ state: 'stopped', why: 'complained' }]);
    expect(await lettersTo(address)).toHaveLength(1);
  });

  test('also as a form of several parts, which some mail programs send', async () => {
    const [key, address] = [newKey(), freshAddress()];
    await mail(key, address);
    await run(key);
    const path = await stopOf(address);
    const body = ['--x', 'Content-Disposition: form-data; name="List-Unsubscribe"', '', 'One-Click', '--x--', ''].join('\r\n');
    expect((await call('POST', path, { body: 'none', headers: { 'content-type': 'multipart/form-data; boundary=x' } })).status).toBe(400);
    expect((await call('POST', path, { body, headers: { 'content-type': 'multipart/form-data; boundary=x' } })).status).toBe(200);
    expect((await look(key)).body.channels[0]).toMatchObject({ state: 'stopped', why: 'complained' });
  });

  test('its owner stops and starts an address that has agreed as they like', async () => {
    const [key, address] = [newKey(), freshAddress()];
    await mail(key, address);
    await confirm(inboxNameOf(key), address);
    expect((await ask('channels/1/stop', {}, key)).body.channels).toMatchObject([{ state: 'stopped', why: 'asked' }]);
    expect((await ask('channels/1/start', {}, key)).body.channels).toMatchObject([{ state: 'live' }]);
    expect((await ask<Failure>('channels/7/stop', {}, key)).body.error).toBe('no-such-channel');
  });
});

describe('the cookie', () => {
  const OURS = { 'sec-fetch-site': 'same-origin', origin: 'http://longhand.test' };
  const cookieOf = (headers: Headers): string => headers.get('set-cookie')!.split(';')[0]!;

  test('is set by a POST of our own page, hands the key back to it alone, and does nothing else', async () => {
    const key = newKey();
    await ask('settings', {}, key);
    expect((await post<Failure>('/api/inbox/keep', {}, key)).body.error).toBe('bad-request');
    const kept = await call('POST', '/api/inbox/keep', { key, body: {}, headers: OURS });
    expect(kept.headers.get('set-cookie')).toBe(`__Host-longhand=${key}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Strict`);
    const cookie = cookieOf(kept.headers);
    const restore = (headers: Record<string, string>, method = 'POST') => call<Restored & Failure>(method, '/api/inbox/restore', { ...(method === 'POST' ? { body: {} } : {}), headers: { cookie, ...headers } });
    expect((await restore(OURS)).body).toEqual({ inbox: key });
    expect((await restore({ origin: 'http://longhand.test' })).body).toEqual({ inbox: key });
    for (const other of [{}, { 'sec-fetch-site': 'cross-site' }, { ...OURS, 'sec-fetch-site': 'same-site' }, { ...OURS, origin: 'https://elsewhere.test' }, { origin: 'null' }] as Record<string, string>[]) {
      expect((await restore(other)).body.error, JSON.stringify(other)).toBe('bad-request');
    }
    for (const method of ['GET', 'HEAD']) expect((await restore(OURS, method)).status).toBe(404);
    expect((await get<Failure>('/api/inbox')).body.error).toBe('bad-key');
    expect((await call<Failure>('GET', '/api/inbox', { headers: { ...OURS, cookie } })).body.error, 'it opens nothing by itself').toBe('bad-key');
    expect((await call('POST', '/api/inbox/forget', { body: {}, headers: { ...OURS, cookie } })).headers.get('set-cookie')).toMatch(/^__Host-longhand=; Max-Age=0;/);
    expect((await call<Restored>('POST', '/api/inbox/restore', { body: {}, headers: OURS })).body).toEqual({ inbox: null });
    expect((await call<Restored>('POST', '/api/inbox/restore', { body: {}, headers: { ...OURS, cookie: '__Host-longhand=s0-1' } })).body).toEqual({ inbox: null });
  });

  test('is set for no inbox that is not there', async () => {
    const kept = await call<Failure>('POST', '/api/inbox/keep', { key: newKey(), body: {}, headers: OURS });
    expect([kept.body.error, kept.headers.get('set-cookie')]).toEqual(['no-such-inbox', null]);
  });
});

describe('looking', () => {
  test('no GET and no HEAD changes anything of an inbox', async () => {
    const [key, address] = [newKey(), freshAddress()];
    await party(['Ana', 'Bo'], {}, (i) => (i === 0 ? { inbox: key, mail: address } : {}));
    await run(key);
    await ask('feeds', {}, key);
    const before = JSON.stringify((await look(key)).body);
    const { feeds } = (await look(key)).body;
    for (const method of ['GET', 'HEAD']) {
      for (const path of ['', '/seats', '/settings', '/channels', '/channels/1/stop', '/channels/1/start', '/confirm', '/feeds', '/keep', '/restore', '/forget']) await call(method, `/api/inbox${path}`, { key });
      for (const address of [feeds!.atom, feeds!.calendar]) await call(method, new URL(address).pathname);
    }
    expect(JSON.stringify((await look(key)).body)).toBe(before);
  });

  test('feeds get new addresses when they are asked for again', async () => {
    const key = newKey();
    const first = (await ask('feeds', {}, key)).body.feeds!;
    const second = (await ask('feeds', {}, key)).body.feeds!;
    expect(first.atom).toMatch(/^http:\/\/longhand\.test\/feed\/f1-[0-9a-f]{64}\.atom$/);
    expect(second.atom).not.toBe(first.atom);
    expect(JSON.stringify([first, second])).not.toContain(key.slice(2));
  });

  test('letters asked for at a table are the inbox’s, and its sync says where they go', async () => {
    const [key, address] = [newKey(), freshAddress('zoe')];
    const guests = await party(['Ana', 'Bo'], {}, (i) => (i === 0 ? { inbox: key } : {}));
    const asked = await post<Sync>(`/api/tables/${guests.table}/letters`, { mail: address, language: 'es' }, guests.keys[0]);
    expect(asked.body.you!.mail).toBe('z…@example.org');
    expect((await look(key)).body).toMatchObject({ language: 'es', channels: [{ label: 'z…@example.org', state: 'unconfirmed' }] });
    const stopped = await post<Sync>(`/api/tables/${guests.table}/letters`, { mail: null }, guests.keys[0]);
    expect(stopped.body.you!.mail).toBeNull();
    expect((await look(key)).body).toMatchObject({ seats: [{ told: false }], channels: [{ state: 'unconfirmed' }] });
  });
});

import { describe, expect, test } from 'vitest';
import type { Failure, SeatTaken, Sync, TableOpened } from '../../shared/protocol.ts';
import { call, get, keyToMove, move, party, post, record, sync } from './api.ts';

const HEX = 'ab'.repeat(16);

describe('opening and sitting down', () => {
  test('a table waits, shows who is there, and starts with the last seat', async () => {
    const opened = await post<TableOpened>('/api/tables', { game: 'guilds', seats: 2, name: 'Ana' });
    expect(opened.status).toBe(201);
    const { table, invite, key } = opened.body;
    const waiting = await sync(table, key);
    expect(waiting).toMatchObject({ status: 'waiting', seat: null, n: 0, turn: [], state: null, events: [], outcome: null, seats: 2 });
    expect(waiting.players).toEqual([{ name: 'Ana', seat: null, house: false }]);
    expect(waiting.you).toMatchObject({ player: 0, key: 'seat', host: true, mail: null, invite });
    expect(waiting.commitment).toMatch(/^[0-9a-f]{64}$/);

    const taken = await post<SeatTaken>(`/api/tables/${table}/seats`, { invite, name: 'Bo' });
    expect(taken.status).toBe(201);
    const playing = await sync(table, taken.body.key);
    expect(playing.status).toBe('playing');
    expect(playing.players.map(({ seat }) => seat).sort((a, b) => a! - b!)).toEqual([0, 1]);
    expect(playing.turn).toEqual([0]);
    expect(playing.you).toEqual({ player: 1, key: 'seat', host: false, mail: null, moved: 0 });
    expect(playing.commitment).toBe(waiting.commitment);
  });

  test('the house takes the seats asked for, and the game starts at once when none is free', async () => {
    const { table, keys } = await party(['Ana'], { seats: 3, house: 2 });
    const { status, players } = await sync(table, keys[0]);
    expect(status).toBe('playing');
    expect(players.map(({ house }) => house)).toEqual([false, true, true]);
  });

  test('the host fills free seats with the house; nobody else can', async () => {
    const opened = await post<TableOpened>('/api/tables', { game: 'guilds', seats: 4, name: 'Ana' });
    const { table, key, invite } = opened.body;
    const bo = (await post<SeatTaken>(`/api/tables/${table}/seats`, { invite, name: 'Bo' })).body.key;
    expect((await post<Failure>(`/api/tables/${table}/house`, {}, bo)).body.error).toBe('bad-key');
    const filled = await post<Sync>(`/api/tables/${table}/house`, {}, key);
    expect(filled.status).toBe(200);
    expect(filled.body).toMatchObject({ status: 'waiting' });
    expect((await post<Failure>(`/api/tables/${table}/house`, { count: 2 }, key)).body.error).toBe('full');
    expect((await post<Sync>(`/api/tables/${table}/house`, { count: 1 }, key)).body).toMatchObject({ status: 'playing' });
  });

  test('the same request twice is one seat; another one at a full table is told so', async () => {
    const { table, invite } = (await post<TableOpened>('/api/tables', { game: 'guilds', seats: 2, name: 'Ana' })).body;
    const first = await post<SeatTaken>(`/api/tables/${table}/seats`, { invite, name: 'Bo', contribution: HEX });
    const again = await post<SeatTaken>(`/api/tables/${table}/seats`, { invite, name: 'Bo', contribution: HEX });
    expect(again).toMatchObject({ status: 201, body: first.body });
    const late = await post<Failure>(`/api/tables/${table}/seats`, { invite, name: 'Cleo' });
    expect(late.status).toBe(409);
    expect(late.body.error).toBe('full');
    expect((await sync(table)).players).toHaveLength(2);
  });

  test.each([
    ['the same name', 'ana', 'name-taken'],
    ['no name', '   ', 'bad-request'],
    ['10,000 characters', 'x'.repeat(10_000), 'bad-request'],
    ['41 characters', 'x'.repeat(41), 'bad-request'],
    ["a line break", "Bo\nBcc: x", "ok"],
    ['a control character', 'Bo\u0007', 'bad-request'],
    ['a right-to-left override', 'Bo\u202egnp', 'bad-request'],
    ['half an emoji', 'Bo\ud83d', 'bad-request'],
    ['only an invisible character', '\u200b', 'bad-request'],
    ['a zero-width space', 'A\u200bna', 'bad-request'],
    ['a Hangul filler alone', '\u3164', 'bad-request'],
    ['a blank of Braille', '\u2800', 'bad-request'],
    ['marks piled on a letter', `a${'\u0301'.repeat(38)}`, 'bad-request'],
    ['the same name in wide letters', 'Ａｎａ', 'name-taken'],
    ['the same name with a joiner', 'An\u200da', 'name-taken'],
    ['emoji', '👩‍🚀 Bo', 'ok'],
    ['a flag of a region', '🏴\u{e0067}\u{e0062}\u{e007f}', 'ok'],
    ['right-to-left', 'שלום', 'ok'],
    ['markup', '<b>Bo</b>', 'ok'],
    ['40 characters outside the basic plane', '🂡'.repeat(40), 'ok'],
  ])('a name with %s', async (_, name, expected) => {
    const { table, invite } = (await post<TableOpened>('/api/tables', { game: 'guilds', seats: 3, name: 'Ana' })).body;
    const taken = await post<Failure & SeatTaken>(`/api/tables/${table}/seats`, { invite, name });
    expect(taken.body.error ?? 'ok').toBe(expected);
    if (expected === 'ok') expect((await sync(table)).players[1]!.name).toBe(name.replace('\n', ' '));
    else expect(taken.body.message).toMatch(/\S.*\.$/);
  });

  test.each([
    ['an unknown game', { game: 'chess' }, 'no-such-game'],
    ['an inherited property as game', { game: 'constructor' }, 'no-such-game'],
    ['five seats', { seats: 5 }, 'bad-request'],
    ['the house in every seat', { house: 2 }, 'bad-request'],
    ['an unknown option', { options: { speed: 2 } }, 'bad-request'],
    ['an option of a wrong type', { options: { market: 1 } }, 'bad-request'],
    ['an unknown field', { admin: true }, 'bad-request'],
    ['a contribution that is not hex', { contribution: 'x'.repeat(32) }, 'bad-request'],
    ['an address that is none', { mail: 'here' }, 'bad-request'],
  ])('%s is refused', async (_, change, error) => {
    const answer = await post<Failure>('/api/tables', { game: 'guilds', seats: 2, name: 'Ana', ...change });
    expect(answer.body.error).toBe(error);
    expect(answer.body.message).toMatch(/\S.*\.$/);
  });
});

describe('requests', () => {
  test('a body of 1 MB, no JSON, another content type', async () => {
    const big = await call<Failure>('POST', '/api/tables', { body: `"${'x'.repeat(1_000_000)}"` });
    expect([big.status, big.body.error]).toEqual([413, 'too-large']);
    const broken = await call<Failure>('POST', '/api/tables', { body: '{' });
    expect([broken.status, broken.body.error]).toEqual([400, 'bad-request']);
    const form = await call<Failure>('POST', '/api/tables', { body: '{}', headers: { 'content-type': 'text/plain' } });
    expect([form.status, form.body.error]).toEqual([400, 'bad-request']);
  });

  test('a table that is not there, for every route', async () => {
    for (const id of ['abcdefghijkmnpqrstuv', 'short', 'x'.repeat(300), '..%2f..']) {
      for (const path of ['', '/record']) expect((await get<Failure>(`/api/tables/${id}${path}`)).body.error).toBe('no-such-table');
      const moved = await post<Failure>(`/api/tables/${id}/moves`, { n: 0, moves: ['draw'] }, 's0-'.padEnd(35, '0'));
      expect([moved.status, moved.body.error]).toEqual([404, 'no-such-table']);
    }
  });

  test('what is not there says so, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const { status, body } = await call<Failure>(method, '/api/nope');
      expect([status, body.error]).toEqual([404, 'not-found']);
    }
  });

  test.each(['/api/games', '/api/nope', '/mailbox', '/nothing.js'])('%s carries the security headers', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('the games are listed with seats and options as JSON Schema', async () => {
    const { body } = await get<{ id: string; seats: number[]; options: { properties: object } }[]>('/api/games');
    const guilds = body.find(({ id }) => id === 'guilds')!;
    expect(guilds.seats).toEqual([2, 3, 4]);
    expect(Object.keys(guilds.options.properties)).toEqual(['buyFromBoth', 'market']);
  });

  test('no GET or HEAD changes anything', async () => {
    const { table, keys } = await party(['Ana', 'Bo']);
    const before = JSON.stringify(await sync(table, keys[0]));
    for (const method of ['GET', 'HEAD']) {
      for (const path of ['', '?since=0&legal=1', '/record', '/seats', '/moves', '/socket', '/house', '/letters', '/reissue', '/rematch']) {
        await call(method, `/api/tables/${table}${path}`, { key: keys[0]! });
      }
    }
    expect(JSON.stringify(await sync(table, keys[0]))).toBe(before);
  });
});

describe('moves', () => {
  test('a move is played, and its very repetition is answered as done', async () => {
    const guests = await party(['Ana', 'Bo']);
    const key = await keyToMove(guests);
    const played = await move(guests.table, key, 0, 'draw');
    expect([played.status, played.body.n]).toEqual([200, 1]);
    const again = await move(guests.table, key, 0, 'draw');
    expect([again.status, again.body.n]).toEqual([200, 1]);
  });

  test('an old tab is told, and gets the table as it is', async () => {
    const guests = await party(['Ana', 'Bo']);
    const first = await keyToMove(guests);
    const second = guests.keys.find((key) => key !== first)!;
    await move(guests.table, first, 0, 'draw');
    await move(guests.table, second, 1, 'draw');
    const { you, seat } = await sync(guests.table, first);
    const buy = (await sync(guests.table, first)).legal!.find((text) => text.startsWith('buy'))!;
    const stale = await move(guests.table, first, 0, buy);
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ error: 'stale', sync: { n: 2, seat, you } });
    expect((await move(guests.table, first, 99, 'draw')).body).toMatchObject({ error: 'stale' });
  });

  test('not one’s turn, an impossible move, and a half impossible list: nothing is played', async () => {
    const guests = await party(['Ana', 'Bo']);
    const first = await keyToMove(guests);
    const second = guests.keys.find((key) => key !== first)!;
    expect((await move(guests.table, second, 0, 'draw')).body).toMatchObject({ error: 'not-your-turn' });
    expect((await move(guests.table, first, 0, 'take')).body).toMatchObject({ error: 'illegal' });
    expect((await move(guests.table, first, 0, 'DRAW')).body).toMatchObject({ error: 'illegal' });
    expect((await move(guests.table, first, 0, 'draw', 'draw')).body).toMatchObject({ error: 'illegal' });
    expect((await sync(guests.table)).n).toBe(0);
  });

  test('several moves of one seat in one request: all or none', async () => {
    const guests = await party(['Ana', 'Bo'], { options: { market: true } });
    const first = await keyToMove(guests);
    const ask = (await sync(guests.table, first)).legal!.find((text) => text.startsWith('ask'))!;
    expect((await move(guests.table, first, 0, ask, 'for nothing')).body).toMatchObject({ error: 'illegal' });
    expect((await sync(guests.table)).n).toBe(0);
    const both = await move(guests.table, first, 0, ask, 'for any');
    expect([both.status, both.body.n]).toEqual([200, 2]);
    expect((await move(guests.table, first, 0, ask, 'for any')).status).toBe(200);
    expect((await move(guests.table, first, 0, ask, 'for bs')).body).toMatchObject({ error: 'stale' });
  });

  test('before the last seat is taken nothing can be played, and there is no record', async () => {
    const { table, key } = (await post<TableOpened>('/api/tables', { game: 'guilds', seats: 2, name: 'Ana' })).body;
    expect((await move(table, key, 0, 'draw')).body).toMatchObject({ error: 'not-started' });
    expect((await record(table)).body).toMatchObject({ error: 'not-over' });
  });
});

describe('keys', () => {
  test('an invite, a forged key and none play nothing, and say so', async () => {
    const guests = await party(['Ana', 'Bo']);
    const { table, invite, keys } = guests;
    const forged = `${keys[0]!.slice(0, -1)}${keys[0]!.endsWith('0') ? '1' : '0'}`;
    const swapped = keys[0]!.replace('s0', 's1');
    const letters = keys[0]!.replace('s0', 't0');
    for (const key of [invite, forged, swapped, letters, 's9-'.padEnd(35, '0'), 'nonsense']) {
      expect((await move(table, key, 0, 'draw')).status).toBe(401);
      expect((await get<Failure>(`/api/tables/${table}`, key)).body.error).toBe('bad-key');
    }
    expect((await move(table, invite, 0, 'draw')).body).toMatchObject({ message: expect.stringContaining('invitation') as string });
    expect((await post<Failure>(`/api/tables/${table}/moves`, { n: 0, moves: ['draw'] })).status).toBe(401);
    expect((await post<Failure>(`/api/tables/${table}/seats`, { invite: keys[0], name: 'Cleo' })).body.error).toBe('bad-key');
  });

  test('re-issuing a seat again with the same nonce is the same request: answers get lost', async () => {
    const { table, keys } = await party(['Ana', 'Bo'], {}, (i) => ({ contribution: `0${i}`.repeat(16), mail: `p${i}@example.org` }));
    const ask = (key: string | undefined, nonce: string) => post<SeatTaken & Failure>(`/api/tables/${table}/reissue`, { nonce: nonce.repeat(16) }, key);
    const first = await ask(keys[1], '1a');
    expect((await ask(keys[1], '1a')).body.key).toBe(first.body.key);
    expect((await ask(keys[1], '1b')).body.error).toBe('bad-key');
    expect((await ask(keys[0]!.replace('s0', 's1'), '1a')).body.error).toBe('bad-key');
    const second = await ask(first.body.key, '1b');
    expect((await ask(keys[1], '1a')).body.error).toBe('bad-key');
    expect((await sync(table, second.body.key)).you).toMatchObject({ player: 1, mail: null });
  });

  test('what an earlier device knows does not get a re-issued seat back', async () => {
    const mine = { contribution: 'cd'.repeat(16) };
    const { table, keys, invite } = await party(['Ana', 'Bo'], {}, (i) => (i === 1 ? mine : {}));
    expect((await post<SeatTaken>(`/api/tables/${table}/seats`, { invite, name: 'Bo', ...mine })).body.key).toBe(keys[1]);
    await post(`/api/tables/${table}/reissue`, { nonce: 'ab'.repeat(16) }, keys[1]);
    expect((await post<Failure>(`/api/tables/${table}/seats`, { invite, name: 'Bo', ...mine })).body.error).toBe('full');
  });

  test('a header that holds no key is not a spectator’s', async () => {
    const { table, keys } = await party(['Ana', 'Bo']);
    for (const authorization of ['Basic x', keys[0]!, `Bearer ${'x'.repeat(200)}`]) {
      expect((await call<Failure>('GET', `/api/tables/${table}`, { headers: { authorization } })).body.error).toBe('bad-key');
    }
    expect((await call<Failure>('GET', `/api/tables/${table}`, { headers: { authorization: `bearer ${keys[0]}` } })).status).toBe(200);
  });

  test('re-issuing a seat kills its old key', async () => {
    const { table, keys } = await party(['Ana', 'Bo']);
    const fresh = (await post<SeatTaken>(`/api/tables/${table}/reissue`, { nonce: 'ab'.repeat(16) }, keys[1])).body.key;
    expect(fresh).not.toBe(keys[1]);
    expect((await get<Failure>(`/api/tables/${table}`, keys[1])).body.error).toBe('bad-key');
    expect((await get(`/api/tables/${table}`, fresh)).body.you).toMatchObject({ player: 1 });
    expect((await get(`/api/tables/${table}`, keys[0])).body.you).toMatchObject({ player: 0 });
  });
});

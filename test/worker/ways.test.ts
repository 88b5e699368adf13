import { env } from 'cloudflare:workers';
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Inbox } from '../../shared/inbox.ts';
import type { Failure, Sync } from '../../shared/protocol.ts';
import type { Language } from '../../shared/text/say.ts';
import worker from '../../worker/index.ts';
import { createInboxStore } from '../../worker/inbox/inbox-store.ts';
import { tellTurns } from '../../worker/inbox/turns.ts';
import { writeBrief } from '../../worker/mail/brief.ts';
import { load } from '../../worker/sitting.ts';
import { createStore } from '../../worker/store.ts';
import type { Asked } from '../../worker/told.ts';
import { type Hook, type HookEvent, type Push, WAYS } from '../../worker/ways.ts';
import { get, keyToMove, move, party, post, sync } from './api.ts';
import { confirmed, delivered, inboxStub, later, lettersOf, lettersTo, type MailedParty, pass, stub } from './clock.ts';
import { playOut } from './game.ts';
import { awaited, personAt } from './person.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an answer by mail', () => {
  /** Sends a mail to an address, from whomever, and lets the inboxes do what comes of it. */
  async function answer(guests: MailedParty, to: string, line: string, headers = ''): Promise<void> {
    const raw = `From: Somebody <any@elsewhere.example>\r\nTo: <${to}>\r\nSubject: Re: your turn\r\n${headers}Content-Type: text/plain; charset=utf-8\r\n\r\n${line}\r\n\r\nOn Monday Longhand wrote:\r\n> draw\r\n`;
    await worker.email({ to, raw: new Response(raw).body! } as unknown as ForwardableEmailMessage, env);
    for (const inbox of guests.inboxes) await runDurableObjectAlarm(inboxStub(inbox));
  }

  async function letterTo(guests: MailedParty) {
    const player = await awaited(guests);
    await delivered(guests.table);
    return { player, address: guests.addresses[player]!, letter: (await lettersOf(guests.table)).at(-1)! };
  }

  test('plays the choice of its number for that seat, whoever it says it is from, and says so; a second time it is refused kindly', async () => {
    const guests = await confirmed(['Ana', 'Bo']);
    const { address, letter } = await letterTo(guests);
    expect(letter.replyTo).toMatch(/^play\+[a-z2-7]{53}@in\.example$/);
    expect(letter.text).toContain('1. ');
    await answer(guests, letter.replyTo!, '1');
    expect((await sync(guests.table)).n).toBe(1);
    const said = (await lettersTo(address)).at(-1)!;
    expect(said).toMatchObject({ headers: { 'Auto-Submitted': 'auto-replied', References: letter.headers['References'] }, subject: letter.subject });
    expect(said.text).toMatch(/^Played: /);
    await answer(guests, letter.replyTo!, 'draw');
    expect((await sync(guests.table)).n).toBe(1);
    expect((await lettersTo(address)).at(-1)!.text).toMatch(/^This letter is from an earlier turn, so nothing was played\./);
  });

  test('plays a move by its text; what is none is said to be none, with the table as it is', async () => {
    const guests = await confirmed(['Ana', 'Bo'], {}, () => ({ language: 'es' }));
    const { address, letter } = await letterTo(guests);
    await answer(guests, letter.replyTo!, 'abracadabra');
    const refused = (await lettersTo(address)).at(-1)!;
    expect(refused.text).toMatch(/^«abracadabra» no es ninguna de las opciones/);
    expect(refused.text).toContain(`/t/${guests.table}#turn=`);
    await answer(guests, letter.replyTo!, 'Draw');
    expect((await sync(guests.table)).n).toBe(1);
  });

  test('is answered with a letter that can be answered in its turn: after a mistake, and for each step of a turn', async () => {
    const guests = await confirmed(['Ana', 'Bo'], { game: 'gates' });
    const { address, letter } = await letterTo(guests);
    await answer(guests, letter.replyTo!, 'abracadabra');
    const last = async () => (await lettersTo(address)).at(-1)!;
    expect((await last()).text).toContain('1. ');
    for (const n of [1, 2, 3]) {
      await answer(guests, (await last()).replyTo!, '1');
      expect((await sync(guests.table)).n).toBe(n);
    }
  });

  test.each([
    ['a program’s', (to: string) => [to, '1', 'Auto-Submitted: auto-replied\r\n']],
    ['one to a forged address', (to: string) => [to.replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a')), '1', '']],
    ['one to no seat', () => ['play@in.example', '1', '']],
  ] as const)('%s is left alone', async (_, change) => {
    const guests = await confirmed(['Ana', 'Bo']);
    const { address, letter } = await letterTo(guests);
    const before = await lettersTo(address);
    const [to, line, headers] = change(letter.replyTo!) as [string, string, string];
    await answer(guests, to, line, headers);
    expect((await sync(guests.table)).n).toBe(0);
    expect(await lettersTo(address)).toEqual(before);
  });

  test('is refused for a seat that was issued anew, and once the game is over', async () => {
    const guests = await confirmed(['Ana', 'Bo']);
    const { player, address, letter } = await letterTo(guests);
    await playOut(guests, 3);
    await answer(guests, letter.replyTo!, 'draw');
    expect((await lettersTo(address)).at(-1)!.text).toMatch(/^This game is over/);
    await post(`/api/tables/${guests.table}/reissue`, { nonce: 'ab'.repeat(16) }, guests.keys[player]);
    const before = await lettersTo(address);
    await answer(guests, letter.replyTo!, 'draw');
    expect(await lettersTo(address)).toEqual(before);
  });
});

describe('a letter that comes back', () => {
  test('stops its address, and its owner sees why; a forged report and one to where answers go do not', async () => {
    const { key, address, guests } = await personAt(1);
    await delivered(guests[0]!.table);
    const letter = (await lettersTo(address)).at(-1)!;
    expect(letter.returnTo).toMatch(/^play\+[a-z2-7]{53}@in\.example$/);
    const report = async (to: string): Promise<void> => {
      const raw = `From: <>\r\nTo: <${to}>\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=x\r\n\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n--x--\r\n`;
      await worker.email({ to, raw: new Response(raw).body! } as unknown as ForwardableEmailMessage, env);
    };
    const channels = async () => (await get<Inbox>('/api/inbox', key)).body.channels;
    await report(letter.returnTo!.replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a')));
    await report(letter.replyTo!);
    expect(await channels()).toMatchObject([{ state: 'live' }]);
    await report(letter.returnTo!);
    expect(await channels()).toMatchObject([{ state: 'stopped', why: 'bounced' }]);
  });
});

describe('a push', () => {
  const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };

  test('is one for each table, is replaced by the next of the same table, and a gone subscription is stopped', async () => {
    const pushes: Push[] = [];
    vi.spyOn(WAYS.push!, 'key').mockReturnValue('key');
    const send = vi.spyOn(WAYS.push!, 'send').mockImplementation(async (_env, _to, push) => {
      pushes.push(push);
      return 'sent';
    });
    const { key, inbox, address, guests } = await personAt(2);
    expect((await post<Failure>('/api/inbox/channels', { kind: 'push', subscription: { ...SUBSCRIPTION, endpoint: 'https://evil.example/x' } }, key)).body.error).toBe('bad-request');
    const added = await post<Inbox>('/api/inbox/channels', { kind: 'push', subscription: SUBSCRIPTION }, key);
    expect(added.body).toMatchObject({ push: { key: 'key' }, channels: [{ kind: 'mail' }, { kind: 'push', label: 'fcm.googleapis.com', state: 'live' }] });
    for (const { table } of guests) await later(table, 0);
    for (const { table } of guests) await later(table, 61);
    pass(61);
    await runDurableObjectAlarm(inboxStub(inbox));
    expect(pushes.map(({ tag }) => tag).sort()).toEqual(guests.map(({ table }) => table).sort());
    expect(pushes[0]).toMatchObject({ title: 'Mystique Guilds with Bo: your turn', url: `/t/${pushes[0]!.tag}`, ttl: 24 * 3600 });
    expect(pushes.map(({ body }) => body).join()).not.toContain('#turn=');
    expect(await lettersTo(address), 'the letter besides').toHaveLength(2);

    send.mockResolvedValue('gone');
    const [at] = guests;
    for (const player of [0, 1]) await move(at!.table, at!.keys[player]!, (await sync(at!.table)).n, 'draw');
    await later(at!.table, 61);
    pass(61);
    await runDurableObjectAlarm(inboxStub(inbox));
    await runDurableObjectAlarm(inboxStub(inbox));
    expect((await get<Inbox>('/api/inbox', key)).body.channels).toMatchObject([{ state: 'live' }, { state: 'stopped', why: 'gone' }]);
  });
});

describe('a webhook', () => {
  test('tells turns that stand, and the end, to where the host says; and is off when it is refused', async () => {
    const told: [Hook, HookEvent][] = [];
    const deliver = vi.spyOn(WAYS.hook!, 'deliver').mockImplementation(async (_env, hook, event) => {
      told.push([hook, event]);
      return 'sent';
    });
    const guests = await party(['Ana', 'Bo']);
    const name = (url: string, key: string | undefined) => post<Sync & Failure>(`/api/tables/${guests.table}/hook`, { kind: 'slack', url }, key);
    expect((await name('https://hooks.slack.com/services/x', guests.keys[1])).body.error).toBe('bad-key');
    expect((await name('https://127.0.0.1/x', guests.keys[0])).body.error).toBe('bad-request');
    expect((await name('https://hooks.slack.com/services/x', guests.keys[0])).body.you!.hook).toEqual({ kind: 'slack', host: 'hooks.slack.com', state: 'on' });
    expect((await sync(guests.table, guests.keys[1])).you!.hook).toBeUndefined();
    await move(guests.table, await keyToMove(guests), 0, 'draw');
    await move(guests.table, await keyToMove(guests), 1, 'draw');
    await later(guests.table, 61);
    const { players, turn } = await sync(guests.table);
    const mover = players.find(({ seat }) => seat === turn[0])!.name;
    expect(told.map(([, event]) => event)).toMatchObject([{ type: 'turn', game: 'Mystique Guilds', said: `Mystique Guilds: it is the turn of ${mover}.`, n: 2, turn: [mover], table: `http://longhand.test/t/${guests.table}` }]);
    deliver.mockResolvedValue({ off: 'It is gone (404).' });
    expect((await post<Sync>(`/api/tables/${guests.table}/hook/test`, {}, guests.keys[0])).body.you!.hook).toMatchObject({ state: 'off', why: 'It is gone (404).' });
    const handed = deliver.mock.calls.length;
    await move(guests.table, await keyToMove(guests), 2, 'draw');
    await later(guests.table, 61);
    expect(deliver.mock.calls).toHaveLength(handed);
    expect((await post<Sync>(`/api/tables/${guests.table}/hook`, null, guests.keys[0])).body.you!.hook).toBeUndefined();
  });
});

describe('a webhook that does not answer', () => {
  test('is tried again for a day, however many turns begin meanwhile, and then switched off', async () => {
    const deliver = vi.spyOn(WAYS.hook!, 'deliver').mockResolvedValue('later');
    const guests = await party(['Ana', 'Bo']);
    await post(`/api/tables/${guests.table}/hook`, { kind: 'json', url: 'https://hooks.example.org/x' }, guests.keys[0]);
    const hook = async () => (await sync(guests.table, guests.keys[0])).you!.hook!;
    for (let n = 0; n < 20; n++) {
      await move(guests.table, await keyToMove(guests), n, 'draw');
      await later(guests.table, 3600);
    }
    const tries = deliver.mock.calls.length;
    expect(tries).toBeGreaterThan(5);
    expect(await hook()).toMatchObject({ state: 'on' });
    for (let hour = 0; hour < 12; hour++) await later(guests.table, 3600);
    expect(await hook()).toMatchObject({ state: 'off', why: 'It did not answer for a day.' });
    expect(deliver.mock.calls.length).toBeGreaterThan(tries);
  });

  test('starts anew once it has answered', async () => {
    const deliver = vi.spyOn(WAYS.hook!, 'deliver').mockResolvedValue('later');
    const guests = await party(['Ana', 'Bo']);
    await post(`/api/tables/${guests.table}/hook`, { kind: 'json', url: 'https://hooks.example.org/x' }, guests.keys[0]);
    await move(guests.table, await keyToMove(guests), 0, 'draw');
    await later(guests.table, 61);
    deliver.mockResolvedValueOnce('sent');
    await later(guests.table, 23 * 3600);
    await move(guests.table, await keyToMove(guests), 1, 'draw');
    await later(guests.table, 3600);
    await later(guests.table, 3600);
    expect((await sync(guests.table, guests.keys[0])).you!.hook).toMatchObject({ state: 'on' });
  });
});

describe('a deadline', () => {
  test('is told in the reader’s own time and language, in both forms of a letter', async () => {
    const { table } = await confirmed(['Ana', 'Bo']);
    await runInDurableObject(stub(table), (_, { storage }) => {
      const sitting = load(createStore(storage.sql));
      if (!sitting.ok) throw new Error(sitting.error);
      const player = sitting.value.match!.seating[0]!;
      const write = (language: Language, zone: string) => writeBrief(sitting.value, { table, player, n: 0 }, 0, { language, zone, replies: false }, Date.parse('2026-12-24T17:30:00Z'));
      for (const form of ['text', 'html'] as const) {
        expect(write('en', 'America/New_York')[form]).toContain('Play by December 24, 2026 at 12:30');
        expect(write('ko', 'Asia/Seoul')[form]).toContain('2026년 12월 25일 오전 2:30까지 두세요.');
        expect(write('es', 'Europe/Madrid')[form]).toContain('Juega antes del 24 de diciembre de 2026 a las 18:30');
      }
    });
  });

  test('is reminded of once before it comes', async () => {
    const { key, inbox, guests } = await personAt(1);
    await post('/api/inbox/settings', { zone: 'Asia/Seoul' }, key);
    const { table } = guests[0]!;
    await later(table, 61);
    const sent: { subject: string; kind: string }[] = [];
    await runInDurableObject(inboxStub(inbox), async (_, { storage }) => {
      const store = createInboxStore(storage.sql);
      const start = Date.now() + 61_000;
      const deadline = start + 8 * 3_600_000;
      const brief = { table, player: 0, n: 1, name: 'Ana', game: 'Guilds', subject: 'Guilds: your turn', text: 't', html: 'h', said: 's', link: 'l', since: 0, deadline };
      const asked: Asked = { state: 'awaited', brief };
      const fake = { ...env, MAIL: 'mailbox', INBOUND: '', TABLE: { getByName: () => ({ brief: async () => asked, told: async () => {} }) }, MAILBOX: { getByName: () => ({ put: async ({ subject, key: of }: { subject: string; key: string }) => (sent.push({ subject, kind: of.split('/')[1]! }), 'sent') }) } } as unknown as typeof env;
      for (const hours of [0, 5.9, 6.1, 7, 9]) await tellTurns({ env: fake, store, now: start + hours * 3_600_000, stop: async () => {} });
      expect(store.waiting()).toEqual([]);
      expect(store.ledger(start).map(({ kind }) => kind)).toEqual(['reminder', 'turn', 'confirm']);
    });
    expect(sent).toEqual([{ subject: 'Guilds: your turn', kind: 'turn' }, { subject: 'Reminder: Guilds: your turn', kind: 'reminder' }]);
  });
});

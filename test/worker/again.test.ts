import { env } from 'cloudflare:workers';
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Inbox } from '../../shared/inbox.ts';
import type { SeatTaken } from '../../shared/protocol.ts';
import { Player } from '../../worker/inbox/player.ts';
import worker from '../../worker/index.ts';
import { inboxNameOf } from '../../worker/links.ts';
import { LARGEST_LETTER, replyLetter, turnLetter } from '../../worker/mail/letter.ts';
import type { Brief } from '../../worker/told.ts';
import { WAYS } from '../../worker/ways.ts';
import { get, keyToMove, move, type Party, party, post, sync } from './api.ts';
import { freshAddress, inboxStub, later, lettersTo, pass, stub } from './clock.ts';
import { personAt, postSays } from './person.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Somebody who was told of their turn at one table, with the letter. */
async function told() {
  const { key, inbox, address, guests: [at] } = await personAt(1);
  await goesOut(at!, inbox);
  return { key, inbox, address, at: at!, letter: (await lettersTo(address)).at(-1)! };
}

async function goesOut({ table }: Party, inbox: string): Promise<void> {
  await later(table, 0);
  await later(table, 61);
  pass(61);
  await runDurableObjectAlarm(inboxStub(inbox));
}

/** The seat is issued anew and kept in the same inbox. */
async function anew({ table, keys }: Party, inbox: string): Promise<string> {
  const { key } = (await post<SeatTaken>(`/api/tables/${table}/reissue`, { nonce: 'ab'.repeat(16) }, keys[0])).body;
  await post('/api/inbox/seats', { table, key }, inbox);
  return key;
}

async function answer(inbox: string, to: string, line: string): Promise<void> {
  const raw = `From: <any@elsewhere.example>\r\nTo: <${to}>\r\nSubject: Re\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${line}\r\n`;
  await worker.email({ to, raw: new Response(raw).body! } as unknown as ForwardableEmailMessage, env);
  await runDurableObjectAlarm(inboxStub(inbox));
}

const seatsOf = async (key: string) => (await get<Inbox>('/api/inbox', key)).body.seats;

describe('a reply address', () => {
  test('is dead once its seat was issued anew, also when the same inbox keeps it again', async () => {
    const { key, inbox, at, letter } = await told();
    await anew(at, key);
    const { n } = await sync(at.table);
    await answer(inbox, letter.replyTo!, '1');
    expect((await sync(at.table)).n).toBe(n);
  });

  test('plays at no other table, whatever has taken the place of its own', async () => {
    const { key, inbox, at, letter } = await told();
    await post(`/api/tables/${at.table}/delete`, {}, at.keys[0]);
    const next = await party(['Ana', 'Bo'], {}, (player) => (player === 0 ? { inbox: key } : {}));
    const mover = await keyToMove(next);
    if (mover !== next.keys[0]) await move(next.table, mover, 0, 'draw');
    const { n } = await sync(next.table);
    await answer(inbox, letter.replyTo!, '1');
    expect((await sync(next.table)).n).toBe(n);
  });

  test('is answered thirty times an hour, also while the mailer is down', async () => {
    const { inbox, letter } = await told();
    postSays('later');
    for (let i = 0; i < 33; i++) await answer(inbox, letter.replyTo!, `nonsense ${i}`);
    expect(await runInDurableObject(inboxStub(inbox), (_, { storage }) => storage.sql.exec('SELECT count(*) AS count FROM queue').one()['count'])).toBe(30);
  });
});

describe('a letter', () => {
  test('goes out once, also when its table did not hear that its note was taken', async () => {
    const { inbox, guests: [at] } = await personAt(1);
    const handed = postSays('sent');
    await goesOut(at!, inbox);
    expect(await inboxStub(inbox).note({ table: at!.table, player: 0, n: (await sync(at!.table)).n })).toBe('taken');
    pass(61);
    await runDurableObjectAlarm(inboxStub(inbox));
    expect(handed).toHaveLength(1);
  });

  test('comes anew with the links of a seat that was issued anew', async () => {
    const { key, inbox, address, at } = await told();
    const before = (await lettersTo(address)).length;
    await anew(at, key);
    await goesOut(at, inbox);
    expect(await lettersTo(address)).toHaveLength(before + 1);
  });

  test('to confirm goes out once when the mailer was down, however often it was asked for', async () => {
    const [key, address] = [`b-${crypto.randomUUID().replaceAll('-', '')}`, freshAddress()];
    postSays('later');
    for (let i = 0; i < 3; i++) {
      await post('/api/inbox/channels', { kind: 'mail', address }, key);
      await runDurableObjectAlarm(inboxStub(inboxNameOf(key)));
      pass(3700);
    }
    const handed = postSays('sent');
    pass(7 * 3600);
    await runDurableObjectAlarm(inboxStub(inboxNameOf(key)));
    expect(handed).toHaveLength(1);
  });

  test.each([['👩'], ['"'], ['가'], ['a']])('of thirty tables is short whatever people are called: %s', (sign) => {
    const link = `https://longhand.example/t/${'a'.repeat(20)}#turn=t0-${'0'.repeat(32)}`;
    const game = `Eddies with ${Array.from({ length: 7 }, () => sign.repeat(40)).join(', ')}`;
    const briefs = Array.from({ length: 30 }, (_, i): Brief => ({ table: `t${i}`, player: 0, n: 0, name: sign.repeat(40), game, subject: game, text: `${game}\n`.repeat(2), html: `<h2>${game}</h2>`, said: '', link, since: 0, deadline: null }));
    const cover = { key: 'k', to: { address: 'a@example.org', name: sign.repeat(40) }, language: 'ko', origin: 'https://longhand.example', stop: `https://longhand.example/stop/${'s'.repeat(70)}` } as const;
    const { text, html, subject } = turnLetter(cover, briefs, false);
    expect(new TextEncoder().encode(text + html + subject).length).toBeLessThan(LARGEST_LETTER + 1000);
    expect(text).toContain(link);
    const long: Brief = { ...briefs[0]!, text: game.repeat(60), html: game.repeat(60) };
    const said = replyLetter(cover, { played: true, said: 'Played.', name: sign, game, subject: game, brief: long }, 'thread');
    expect(new TextEncoder().encode(said.text + said.html).length).toBeLessThan(LARGEST_LETTER);
    expect(said.text).toContain(link);
  });
});

describe('an inbox', () => {
  test('forgets no seat while the rules of its table are gone', async () => {
    const { key, inbox, at, letter } = await told();
    const rules = (n: number) => runInDurableObject(stub(at.table), (_, { storage }) => void storage.sql.exec('UPDATE facts SET rules = ?', n));
    await rules(99);
    await evictDurableObject(stub(at.table));
    await post('/api/inbox/channels/1/stop', {}, key);
    await post('/api/inbox/channels/1/start', {}, key);
    await expect(answer(inbox, letter.replyTo!, '1')).rejects.toThrow('the rules of this table are gone');
    expect(await seatsOf(key)).toHaveLength(1);
  });

  test('keeps a seat that came back to it before it heard that it had lost it', async () => {
    const { key, at } = await told();
    const away = vi.spyOn(Player.prototype, 'drop').mockImplementation(() => {
      throw new Error('away');
    });
    const fresh = await anew(at, key);
    away.mockRestore();
    await later(at.table, 120);
    expect(await seatsOf(key)).toMatchObject([{ key: fresh, told: true }]);
  });
});

test('a webhook that is taken away while it is told stays away', async () => {
  const guests = await party(['Ana', 'Bo']);
  const hook = (body: unknown) => post(`/api/tables/${guests.table}/hook`, body, guests.keys[0]);
  await hook({ kind: 'json', url: 'https://hooks.example.org/x' });
  vi.spyOn(WAYS.hook!, 'deliver').mockImplementation(async () => {
    await hook(null);
    return 'sent';
  });
  await post(`/api/tables/${guests.table}/hook/test`, {}, guests.keys[0]);
  expect((await sync(guests.table, guests.keys[0])).you).not.toHaveProperty('hook');
});

import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refused } from '../../worker/hooks/address.ts';
import { bodyFor } from '../../worker/hooks/bodies.ts';
import { deliverHook } from '../../worker/hooks/deliver.ts';
import type { Hook, HookEvent } from '../../worker/ways.ts';
import { written } from './letter.ts';
import { type Answer, type Service, service } from './service.ts';

const EVENT: HookEvent = {
  type: 'turn',
  game: 'Mystique Guilds',
  said: 'Bo drew three; it is 지우 님’s turn 🦉.',
  table: 'https://longhand.example/t/abc',
  n: 17,
  at: '2026-11-30T10:00:00.000Z',
  turn: ['지우'],
};
const SECRET = 'ab'.repeat(32);
const EVIL = '# @everyone <@123> <!channel> [x](https://evil.example) **b** `c` ||s|| _u_ ~d~ &amp;\r\nX: 1\u202e';

describe('the address of a webhook', () => {
  test.each([
    'https://discord.com/api/webhooks/1/abc',
    'https://hooks.slack.com/services/T/B/x',
    'https://ntfy.sh/our-table?auth=x',
    'https://bot.friends.org:8443/hook',
    'https://localhost.friends.org/',
    'https://한글.kr/hook',
    'https://10.friends.org/',
  ])('%s is allowed', (url) => expect(refused(url, 'https://longhand.example')).toBeNull());

  test.each([
    ['http', 'http://ntfy.sh/x'],
    ['another protocol', 'ftp://ntfy.sh/x'],
    ['a script', 'javascript:alert(1)'],
    ['a file', 'file:///etc/passwd'],
    ['no address', 'ntfy.sh/x'],
    ['nothing', ''],
    ['credentials', 'https://user:secret@ntfy.sh/x'],
    ['a user', 'https://user@ntfy.sh/x'],
    ['loopback', 'https://127.0.0.1/'],
    ['loopback, short', 'https://127.1/'],
    ['loopback as one number', 'https://2130706433/'],
    ['loopback in hex', 'https://0x7f000001/'],
    ['loopback in hex parts', 'https://0x7f.0x0.0x0.0x1/'],
    ['loopback in octal', 'https://0177.0.0.1/'],
    ['loopback in octal, one number', 'https://017700000001/'],
    ['loopback, percent-encoded', 'https://%31%32%37.0.0.1/'],
    ['loopback, full width', 'https://１２７.０.０.１/'],
    ['loopback, circled', 'https://①②⑦.0.0.1/'],
    ['loopback with a point', 'https://127.0.0.1./'],
    ['any address', 'https://0.0.0.0/'],
    ['any address, short', 'https://0/'],
    ['private, 10', 'https://10.1.2.3/'],
    ['private, 172', 'https://172.16.0.1/'],
    ['private, 192', 'https://192.168.1.1/'],
    ['link-local', 'https://169.254.169.254/latest/meta-data'],
    ['CGNAT', 'https://100.64.0.1/'],
    ['multicast', 'https://224.0.0.1/'],
    ['broadcast', 'https://255.255.255.255/'],
    ['a public one by number', 'https://8.8.8.8/'],
    ['IPv6 loopback', 'https://[::1]/'],
    ['IPv6 loopback, written out', 'https://[0:0:0:0:0:0:0:1]/'],
    ['IPv6 any', 'https://[::]/'],
    ['IPv4 in IPv6', 'https://[::ffff:127.0.0.1]/'],
    ['IPv4 in IPv6, in hex', 'https://[::ffff:7f00:1]/'],
    ['IPv4 behind NAT64', 'https://[64:ff9b::7f00:1]/'],
    ['IPv6 link-local', 'https://[fe80::1]/'],
    ['IPv6 private', 'https://[fd00::1]/'],
    ['IPv6 multicast', 'https://[ff02::1]/'],
    ['localhost', 'https://localhost/'],
    ['localhost in capitals, with a point', 'https://LOCALHOST./'],
    ['under localhost', 'https://a.localhost/'],
    ['a name without points', 'https://intranet/'],
    ['.local', 'https://printer.local/'],
    ['.internal', 'https://metadata.google.internal/'],
    ['.home.arpa', 'https://nas.home.arpa/'],
    ['.lan', 'https://nas.lan'],
    ['.onion', 'https://abc.onion/'],
    ['our own', 'https://longhand.example.org/api/tables'],
  ])('%s is not: %s', (_, url) => expect(refused(url, 'https://longhand.example.org')).toMatch(/^[A-Z].*\.$/));

  test.each(['https://0x7f.1/', 'https://[::ffff:127.0.0.1]/', 'https://8.8.8.8/'])('%s is said to be a number', (url) => expect(refused(url)).toMatch(/by number/));
});

describe('what is sent', () => {
  const sent = async (kind: Hook['kind'], event = EVENT) => bodyFor({ kind, secret: SECRET }, event, 1_796_000_000_999);
  const parsed = async (kind: Hook['kind'], event = EVENT) => JSON.parse((await sent(kind, event)).body) as Record<string, unknown>;

  test('to Discord: a line and a link, no mention, no preview', async () => {
    expect(await parsed('discord')).toEqual({
      content: '**Mystique Guilds**: Bo drew three; it is 지우 님’s turn 🦉.\n<https://longhand.example/t/abc>',
      allowed_mentions: { parse: [] },
      flags: 4,
    });
  });

  test('to Discord: names are text', async () => {
    const { content } = await parsed('discord', { ...EVENT, said: EVIL });
    expect(content).toBe(
      '**Mystique Guilds**: \\# @\u200beveryone \\<@\u200b123\\> \\<!channel\\> \\[x\\]\\(https:\u200b//evil.example\\) \\*\\*b\\*\\* \\`c\\` \\|\\|s\\|\\| \\_u\\_ \\~d\\~ &amp; X: 1\n<https://longhand.example/t/abc>',
    );
  });

  test('to Slack: plain text and a link', async () => {
    expect(await parsed('slack')).toEqual({
      text: 'Mystique Guilds: Bo drew three; it is 지우 님’s turn 🦉.',
      blocks: [
        { type: 'section', text: { type: 'plain_text', text: 'Mystique Guilds: Bo drew three; it is 지우 님’s turn 🦉.', emoji: false } },
        { type: 'section', text: { type: 'mrkdwn', text: '<https://longhand.example/t/abc>', verbatim: true } },
      ],
      unfurl_links: false,
      unfurl_media: false,
    });
  });

  test('to Slack: names are text', async () => {
    const { text, blocks } = await parsed('slack', { ...EVENT, said: EVIL });
    expect(text).toMatch(/^[^<>\n]*&lt;!channel&gt;[^<>\n]*&amp;amp;[^<>\n]*$/);
    expect((blocks as { text: { type: string } }[])[0]?.text).toMatchObject({ type: 'plain_text', emoji: false });
  });

  test('to ntfy: plain text, with a title and where a tap leads', async () => {
    const { body, headers } = await sent('ntfy', { ...EVENT, game: '미스틱 길드\r\nX-Evil: 1' });
    expect(body).toBe(EVENT.said);
    expect(headers).toEqual({ 'content-type': 'text/plain; charset=utf-8', 'click': EVENT.table, 'title': expect.stringMatching(/^=\?UTF-8\?B\?[\w+/=]+\?=$/) });
    expect(Buffer.from(headers['title']!.slice(10, -2), 'base64').toString()).toBe('미스틱 길드 X-Evil: 1');
  });

  test('as JSON: signed, with its time', async () => {
    const { body, headers } = await sent('json');
    expect(JSON.parse(body)).toEqual(EVENT);
    expect(headers['longhand-timestamp']).toBe('1796000000');
    expect(headers['longhand-signature']).toBe(`v1=${createHmac('sha256', SECRET).update(`1796000000.${body}`).digest('hex')}`);
    const other = await bodyFor({ kind: 'json', secret: 'cd' }, EVENT, 1_796_000_000_999);
    expect(other.headers['longhand-signature']).not.toBe(headers['longhand-signature']);
  });

  test.each(['discord', 'slack', 'ntfy', 'json'] as const)('to %s: never long, never in two lines, nothing that turns the text around', async (kind) => {
    const { body } = await sent(kind, { ...EVENT, said: `${'길 \n'.repeat(9000)}\u202e`, turn: ['a\nb\u202e'] });
    expect(Buffer.byteLength(body)).toBeLessThan(12_000);
    expect(body).not.toContain('\u202e');
    expect(body).not.toContain('길\n');
  });
});

describe('telling a webhook', () => {
  let room: Service;
  const hook: Hook = { kind: 'discord', url: 'https://discord.com/api/webhooks/1/abc?wait=true', secret: SECRET };
  const real = globalThis.fetch;
  const asked: string[] = [];

  beforeAll(async () => {
    room = await service(() => ({ status: 204 }));
  });
  afterAll(() => room.stop());
  beforeEach(() => {
    room.asked.length = 0;
    asked.length = 0;
    room.answer = () => ({ status: 204 });
    // Names of the web lead to the stand-in.
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      asked.push(url);
      return real(new URL(new URL(url).pathname + new URL(url).search, room.url).href, init);
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('asks once, at its address', async () => {
    expect(await deliverHook({}, hook, EVENT)).toBe('sent');
    expect(asked).toEqual([hook.url]);
    expect(room.asked).toEqual([expect.objectContaining({ method: 'POST', path: '/api/webhooks/1/abc?wait=true' })]);
    expect(room.asked[0]!.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Longhand' });
  });

  test('what was signed is what arrives', async () => {
    await deliverHook({}, { ...hook, kind: 'json' }, EVENT);
    const [{ headers, body } = expect.unreachable()] = room.asked;
    expect(headers['longhand-signature']).toBe(`v1=${createHmac('sha256', SECRET).update(`${String(headers['longhand-timestamp'])}.${body.toString()}`).digest('hex')}`);
  });

  test.each<readonly [string, Answer | 'hang up', unknown]>([
    ['200', { status: 200, body: 'ok' }, 'sent'],
    ['429', { status: 429, headers: { 'retry-after': '2' } }, 'later'],
    ['500', { status: 500 }, 'later'],
    ['503', { status: 503, body: 'x'.repeat(2_000_000) }, 'later'],
    ['no answer', 'hang up', 'later'],
    ['404', { status: 404 }, { off: 'It is no longer there (404).' }],
    ['410', { status: 410 }, { off: 'It is no longer there (410).' }],
    ['401', { status: 401 }, { off: 'It does not let us in (401).' }],
    ['403', { status: 403 }, { off: 'It does not let us in (403).' }],
    ['400', { status: 400 }, { off: 'It does not take what we send (400).' }],
    ['301', { status: 301, headers: { location: 'http://127.0.0.1/admin' } }, { off: expect.stringContaining('elsewhere (301)') }],
    ['307', { status: 307, headers: { location: '/again' } }, { off: expect.stringContaining('elsewhere (307)') }],
  ])('answered %s', async (_, answer, expected) => {
    room.answer = () => answer;
    expect(await deliverHook({}, hook, EVENT)).toEqual(expected);
    expect(room.asked).toHaveLength(1);
  });

  test('one that is not allowed is not asked, and off', async () => {
    expect(await deliverHook({}, { ...hook, url: 'https://169.254.169.254/' }, EVENT)).toEqual({ off: expect.stringContaining('by number') });
    expect(await deliverHook({ ORIGIN: 'https://discord.com' }, hook, EVENT)).toEqual({ off: 'This is our own address.' });
    expect(asked).toEqual([]);
  });

  test('writes nothing to the log', async () => {
    room.answer = () => ({ status: 404 });
    expect(await written(() => deliverHook({}, hook, EVENT))).toBe('');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { vapidPair } from '../../scripts/vapid.ts';
import { isPushService, push, type PushEnv, pushKey } from '../../worker/push/push.ts';
import { type Browser, browser, verified } from './browser.ts';
import { written } from './letter.ts';
import { type Answer, type Service, service } from './service.ts';

const MESSAGE = { title: 'Mystique Guilds: 당신 차례입니다', body: 'Bo bought with the 4 of yellow suns 🦉', tag: 'table-abc', url: 'https://longhand.example/t/abc', ttl: 86_400 };
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/c1KrmpTuRm:APA91b?x=1';
let gateway: Service;
let env: PushEnv;
let chrome: Browser;

beforeAll(async () => {
  gateway = await service(() => ({ status: 201 }));
  chrome = await browser();
  const { publicKey, privateKey } = await vapidPair();
  env = { VAPID_PUBLIC: publicKey, VAPID_PRIVATE: privateKey, VAPID_SUBJECT: 'mailto:host@longhand.example', PUSH_GATEWAY: gateway.url };
});
afterAll(() => gateway.stop());
beforeEach(() => {
  gateway.asked.length = 0;
  gateway.answer = () => ({ status: 201 });
});

const subscribed = (endpoint = ENDPOINT) => ({ endpoint, keys: chrome.keys });

describe('a push', () => {
  test('is signed by us for the real service, and only its browser reads it', async () => {
    expect(await push(env, subscribed(), MESSAGE)).toBe('sent');
    const [{ method, path, headers, body } = expect.unreachable()] = gateway.asked;
    expect([method, path]).toEqual(['POST', '/fcm/send/c1KrmpTuRm:APA91b?x=1']);
    expect(headers).toMatchObject({ 'ttl': '86400', 'content-encoding': 'aes128gcm', 'urgency': 'normal', 'topic': expect.stringMatching(/^[\w-]{1,32}$/) });
    const token = await verified(headers.authorization ?? '');
    expect(token).toMatchObject({ key: env.VAPID_PUBLIC, aud: 'https://fcm.googleapis.com', sub: 'mailto:host@longhand.example' });
    const hours = (token.exp - Date.now() / 1000) / 3600;
    expect(hours > 1 && hours <= 24).toBe(true);
    expect(JSON.parse(await chrome.decrypt(body))).toEqual({ title: MESSAGE.title, body: MESSAGE.body, tag: MESSAGE.tag, url: MESSAGE.url });
    await expect((await browser()).decrypt(body)).rejects.toThrow();
    expect(body.length).toBeLessThanOrEqual(4096);
  });

  test('of the same table replaces the one before, of another one does not', async () => {
    for (const tag of ['table-abc', 'table-abc', 'table-abd']) await push(env, subscribed(), { ...MESSAGE, tag });
    const [first, second, third] = gateway.asked.map(({ headers }) => headers['topic']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(first).not.toContain('abc');
  });

  test.each([
    ['long words', { body: '길'.repeat(5000) }],
    ['long names', { title: '🦉'.repeat(3000), body: 'a"\\\n'.repeat(900) }],
  ])('with %s is cut so that it fits', async (_, change) => {
    expect(await push(env, subscribed(), { ...MESSAGE, ...change })).toBe('sent');
    const read = JSON.parse(await chrome.decrypt(gateway.asked[0]!.body)) as typeof MESSAGE;
    expect(read).toMatchObject({ tag: MESSAGE.tag, url: MESSAGE.url });
    expect(read.body.endsWith('…')).toBe(true);
  });

  test.each([
    [0, '0'],
    [-5, '0'],
    [90.7, '90'],
    [1e9, '2419200'],
  ])('is kept for %f seconds as %s', async (ttl, header) => {
    await push(env, subscribed(), { ...MESSAGE, ttl });
    expect(gateway.asked[0]!.headers['ttl']).toBe(header);
  });

  test.each<readonly [string, Answer | 'hang up', string]>([
    ['200', { status: 200 }, 'sent'],
    ['202', { status: 202 }, 'sent'],
    ['404', { status: 404 }, 'gone'],
    ['410', { status: 410, body: { reason: 'Unregistered' } }, 'gone'],
    ['429', { status: 429, headers: { 'retry-after': '60' } }, 'later'],
    ['500', { status: 500 }, 'later'],
    ['503', { status: 503 }, 'later'],
    ['no answer', 'hang up', 'later'],
    ['400', { status: 400 }, 'never'],
    ['403, another key', { status: 403, body: { reason: 'BadJwtToken' } }, 'never'],
    ['413', { status: 413 }, 'never'],
    ['302, which is not followed', { status: 302, headers: { location: '/elsewhere' } }, 'never'],
  ])('answered %s', async (_, answer, expected) => {
    gateway.answer = () => answer;
    expect(await push(env, subscribed(), MESSAGE)).toBe(expected);
    expect(gateway.asked).toHaveLength(1);
  });

  test.each([
    ['an unknown host', { endpoint: 'https://push.evil.example/x' }],
    ['a key that is no point', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
    ['a short secret', { keys: { p256dh: 'x', auth: 'AAAA' } }],
  ])('to %s asks nobody: that subscription is gone', async (_, change) => {
    expect(await push(env, { ...subscribed(), ...change }, MESSAGE)).toBe('gone');
    expect(gateway.asked).toEqual([]);
  });

  test('writes nothing to the log', async () => {
    gateway.answer = () => ({ status: 500 });
    expect(await written(() => push(env, subscribed(), MESSAGE))).toBe('');
  });
});

describe('the settings', () => {
  test('give the key that browsers subscribe with', () => expect(pushKey(env)).toBe(env.VAPID_PUBLIC));

  test.each<readonly [string, Partial<PushEnv>]>([
    ['a key', { VAPID_PUBLIC: '' }],
    ['its other half', { VAPID_PRIVATE: 'short' }],
    ['somebody to write to', { VAPID_SUBJECT: 'host@longhand.example' }],
  ])('without %s there is no push', async (_, change) => {
    expect(pushKey({ ...env, ...change })).toBeNull();
    expect(await push({ ...env, ...change }, subscribed(), MESSAGE)).toBe('later');
    expect(gateway.asked).toEqual([]);
  });
});

describe('push services', () => {
  test.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/QABC', true],
    ['https://wns2-bl2p.notify.windows.com/w/?token=abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://a:b@fcm.googleapis.com/abc', false],
    ['https://fcm.googleapis.com.evil.example/abc', false],
    ['https://evilfcm.googleapis.com/abc', false],
    ['https://evil.example/fcm.googleapis.com', false],
    ['https://notify.windows.com.evil.example/', false],
    ['https://127.0.0.1/abc', false],
    ['https://fcm.googleapis.com./abc', false],
    ['nonsense', false],
  ])('%s: %s', (endpoint, known) => expect(isPushService(endpoint)).toBe(known));
});

import { encryptNotification, vapidHeaders, type VapidKeys } from '@block65/webcrypto-web-push';
import type { Subscription } from '../../shared/inbox.ts';
import type { Env } from '../env.ts';
import type { Push } from '../ways.ts';

/** The settings of web push: a pair of keys (`npm run vapid` makes one), whom push services may write to, and another gateway for tests. */
export type PushEnv = Pick<Env, 'VAPID_PUBLIC' | 'VAPID_PRIVATE' | 'VAPID_SUBJECT' | 'PUSH_GATEWAY'>;

/** What became of a push: taken; to be tried again; its subscription is gone; never (this push cannot be sent, the subscription stays). */
export type Pushed = 'sent' | 'later' | 'gone' | 'never';

// The push services of Chrome, Edge and the like; Firefox; Safari; Windows. Endpoints come from browsers: no other host is ever asked.
const HOSTS = /^(fcm\.googleapis\.com|([a-z0-9-]+\.)*push\.services\.mozilla\.com|([a-z0-9-]+\.)*push\.apple\.com|([a-z0-9-]+\.)+notify\.windows\.com)$/;
/** Milliseconds that a push service gets. */
const PATIENCE = 15_000;
/** Bytes that fit into one encrypted record, with a little to spare. */
const LARGEST = 3_900;
/** Four weeks: no push service keeps a message for longer (seconds). */
const LONGEST = 2_419_200;

/** The public key that browsers subscribe with, or null where push is not set up. */
export const pushKey = (env: PushEnv): string | null => vapid(env)?.publicKey ?? null;

/** Whether an endpoint is of a known push service. */
export function isPushService(endpoint: string): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  return url !== null && url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '' && HOSTS.test(url.hostname);
}

/**
 * Tells a browser by its push service: encrypted for it alone (RFC 8291), signed with our key (RFC 8292), kept for `ttl`
 * seconds. The next one of the same tag replaces one that is still waiting there (by the topic) or already shown (by the tag).
 */
export async function push(env: PushEnv, subscription: Subscription, message: Push): Promise<Pushed> {
  const keys = vapid(env);
  if (keys === null) return 'later';
  const { endpoint } = subscription;
  // Neither can ever be told anything.
  if (!isPushService(endpoint) || !(await isPoint(subscription.keys.p256dh)) || bytesOf(subscription.keys.auth)?.length !== 16) return 'gone';
  const target = { endpoint, keys: subscription.keys, expirationTime: null };
  const body = await encryptNotification(target, payload(message));
  const { headers } = await vapidHeaders(target, keys);
  const ttl = Math.min(Math.max(0, Math.floor(message.ttl)), LONGEST);
  const all = { ...headers, 'ttl': String(ttl), 'urgency': 'normal', 'topic': await topic(message.tag), 'content-encoding': 'aes128gcm', 'content-type': 'application/octet-stream' };
  const status = await ask(atGateway(endpoint, env.PUSH_GATEWAY), all, body);
  return status === null ? 'later' : became(status);
}

/** Null when a setting is missing or is none. */
function vapid({ VAPID_PUBLIC, VAPID_PRIVATE, VAPID_SUBJECT }: PushEnv): VapidKeys | null {
  const [point, scalar] = [bytesOf(VAPID_PUBLIC ?? ''), bytesOf(VAPID_PRIVATE ?? '')];
  if (point?.length !== 65 || point[0] !== 4 || scalar?.length !== 32 || !/^(mailto:|https:\/\/)./.test(VAPID_SUBJECT ?? '')) return null;
  return { publicKey: VAPID_PUBLIC!, privateKey: VAPID_PRIVATE!, subject: VAPID_SUBJECT! };
}

/** The bytes of base64url; null when it is none. */
function bytesOf(text: string): Uint8Array | null {
  if (!/^[\w-]*={0,2}$/.test(text)) return null;
  const plain = text.replace(/=+$/, '');
  if (plain.length % 4 === 1) return null;
  return Uint8Array.from(atob(plain.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}

/** Whether it is a public key: a point, and on the curve. */
async function isPoint(text: string): Promise<boolean> {
  const point = bytesOf(text);
  if (point?.length !== 65 || point[0] !== 4) return false;
  try {
    await crypto.subtle.importKey('raw', point, { name: 'ECDH', namedCurve: 'P-256' }, false, []);
    return true;
  } catch {
    // There is no other way to ask.
    return false;
  }
}

/** What the service worker shows; the words are cut, and if need be left out, so that it fits. */
function payload({ title, body, tag, url }: Push): Uint8Array<ArrayBuffer> {
  const whole = (words: number) => Uint8Array.from(new TextEncoder().encode(JSON.stringify({ title: cut(title, 120), body: cut(body, words), tag, url })));
  return [800, 400, 0].map(whole).find(({ length }) => length <= LARGEST) ?? whole(0);
}

const cut = (words: string, length: number): string => {
  const signs = [...words];
  return signs.length <= length ? words : `${signs.slice(0, Math.max(0, length - 1)).join('')}…`;
};

// RFC 8030: at most 32 characters of base64url. A hash tells the push service nothing of the table.
async function topic(tag: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`topic/${tag}`)));
  return btoa(String.fromCharCode(...hash.slice(0, 24))).replaceAll('+', '-').replaceAll('/', '_');
}

/** Where a push goes: for tests to another origin; the signature is for the real one all the same. */
function atGateway(endpoint: string, gateway: string | undefined): string {
  const { pathname, search } = new URL(endpoint);
  return gateway ? new URL(pathname + search, gateway).href : endpoint;
}

/** The status of the answer, or null when there was none. */
async function ask(url: string, headers: Record<string, string>, body: BodyInit): Promise<number | null> {
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
    await response.body?.cancel();
    return response.status;
  } catch {
    // No line or no answer: the next try replaces this one, should it have arrived.
    return null;
  }
}

function became(status: number): Pushed {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 425 || status === 429 || status >= 500 ? 'later' : 'never';
}

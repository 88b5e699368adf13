// The service worker, there only where a person chose notifications. It keeps no page and answers no request: it shows
// what is pushed, and goes to the table when that is pressed.
import type { Inbox, Restored } from '../../shared/inbox.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a push says, as the server writes it. */
interface Pushed {
  readonly title: string;
  readonly body: string;
  /** The next one of the same tag takes its place. */
  readonly tag: string;
  readonly url: string;
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event as PushSubscriptionChangeEvent)));

/** A browser that shows nothing for a push takes the permission back: what cannot be read is shown as well. */
async function show(data: PushMessageData | null): Promise<void> {
  const pushed = read(data);
  await self.registration.showNotification(pushed.title, { body: pushed.body, tag: pushed.tag, data: pushed.url });
}

function read(data: PushMessageData | null): Pushed {
  const nothing = { title: 'Longhand', body: '', tag: 'longhand', url: '/' };
  try {
    return { ...nothing, ...(data?.json() as Partial<Pushed> | undefined) };
  } catch {
    // No JSON: it was not written by us.
    return nothing;
  }
}

/** Brings a page of that table to the front, or opens one. */
async function goTo(url: unknown): Promise<void> {
  const to = new URL(typeof url === 'string' ? url : '/', self.location.origin);
  if (to.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === to.pathname);
  await (open === undefined ? self.clients.openWindow(to.pathname + to.hash) : open.focus());
}

interface PushSubscriptionChangeEvent extends ExtendableEvent {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

/** The browser has put another subscription in the place of one's own: the inbox is told. Its key comes by the browser's cookie. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const { inbox } = (await post('/api/inbox/restore', {})) as Restored;
  if (inbox === null) return;
  const response = await fetch('/api/inbox', { headers: bearer(inbox), cache: 'no-store' });
  const { push } = (await response.json()) as Inbox;
  const options = oldSubscription?.options ?? { userVisibleOnly: true, applicationServerKey: push?.key ?? null };
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  await post('/api/inbox/channels', { kind: 'push', subscription: subscription.toJSON() }, inbox);
}

async function post(path: string, body: object, key?: string): Promise<unknown> {
  const response = await fetch(path, { method: 'POST', headers: { ...(key === undefined ? {} : bearer(key)), 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });

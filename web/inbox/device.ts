import type { Inbox, Subscription } from '../../shared/inbox.ts';
import { keep, kept } from '../pages/storage.ts';

/** Why this device cannot be told. */
export type Cannot = 'site' | 'browser' | 'apple' | 'denied' | 'failed';

/** Where the service worker lives: it is registered only once a person has chosen notifications. */
export const SERVICE_WORKER = '/sw.js';

/** Why notifications cannot be had here; null where they can be asked for. */
export function cannot({ push }: Inbox): Cannot | null {
  if (push === null) return 'site';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return /iPhone|iPad|Macintosh.*Mobile/.test(navigator.userAgent) ? 'apple' : 'browser';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Asks the browser for its permission and a subscription. To be called by a person's press alone. */
export async function subscribe(key: string): Promise<Subscription | Cannot> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const registration = await navigator.serviceWorker.register(SERVICE_WORKER);
    await navigator.serviceWorker.ready;
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return made.toJSON() as Subscription;
  } catch (error) {
    // The browser's own push service cannot be reached, or forbids it.
    if (error instanceof DOMException || error instanceof TypeError) return 'failed';
    throw error;
  }
}

/** Ends the subscription of this device, with the service worker that nobody needs then. */
export async function unsubscribe(): Promise<void> {
  keep('push', undefined);
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(SERVICE_WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
}

/** The channel of this device, as it was kept when it was made; null where there is none. */
export function ownChannel({ channels }: Inbox): number | null {
  const id = kept('push');
  return channels.find((channel) => channel.kind === 'push' && channel.id === id)?.id ?? null;
}

/** Keeps which of the channels is this device's: the one that came, or the only one that is live. */
export function keepChannel(before: Inbox, { channels }: Inbox): void {
  const pushes = channels.filter(({ kind, state }) => kind === 'push' && state === 'live');
  const found = pushes.find(({ id }) => !before.channels.some((old) => old.id === id && old.state === 'live')) ?? pushes.at(-1);
  keep('push', found?.id);
}

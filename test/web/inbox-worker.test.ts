import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inboxWith, KEY, server } from './inbox-desk.ts';

// The service worker itself, with a browser's part played here; that it shows what is pushed is looked at in a real one.
type Handler = (event: object) => void;
const handlers: Record<string, Handler> = {};
const subscription = (name: string) => ({ toJSON: () => ({ endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, keys: { p256dh: 'p', auth: 'a' } }) });
const subscribe = vi.fn(async (_options: object) => subscription('asked'));
const showNotification = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => null);
const focus = vi.fn(async () => undefined);
let pages: { url: string; focus: typeof focus }[] = [];

beforeAll(async () => {
  vi.stubGlobal('self', {
    addEventListener: (name: string, handler: Handler) => void (handlers[name] = handler),
    location: { origin: 'https://x.example' },
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => pages, openWindow },
  });
  // Named apart from the import: its types are those of a worker, and not of a page.
  const file = '../../web/sw/sw.ts';
  await import(/* @vite-ignore */ file);
});
beforeEach(() => {
  vi.clearAllMocks();
  pages = [];
});

async function happens(name: string, event: object): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  handlers[name]!({ ...event, waitUntil: (until: Promise<unknown>) => void (done = until) });
  await done;
}
const press = (url: unknown) => happens('notificationclick', { notification: { close: vi.fn(), data: url } });

test('keeps no page: it answers no request', () => {
  expect(Object.keys(handlers).sort()).toEqual(['activate', 'install', 'notificationclick', 'push', 'pushsubscriptionchange']);
});

test('shows what is pushed under its tag, and something even for what it cannot read', async () => {
  await happens('push', { data: { json: () => ({ title: 'Your turn', body: 'Bo drew.', tag: 'abc', url: '/t/abc' }) } });
  await happens('push', { data: { json: () => JSON.parse('no JSON') as object } });
  await happens('push', { data: null });
  const nothing = ['Longhand', { body: '', tag: 'longhand', data: '/' }];
  expect(showNotification.mock.calls).toEqual([['Your turn', { body: 'Bo drew.', tag: 'abc', data: '/t/abc' }], nothing, nothing]);
});

test('a press brings the open table to the front, or opens it; nothing else of the web', async () => {
  pages = [{ url: 'https://x.example/', focus }, { url: 'https://x.example/t/abc', focus }];
  await press('/t/abc');
  expect([focus.mock.calls.length, openWindow.mock.calls]).toEqual([1, []]);
  await press('https://x.example/t/xyz');
  await press('https://elsewhere.example/t/abc');
  expect([focus.mock.calls.length, openWindow.mock.calls]).toEqual([1, [['/t/xyz']]]);
});

test('a new subscription in the place of the old is told to the inbox, whose key comes by the cookie', async () => {
  const asked = server((line) => Response.json(line.includes('restore') ? { inbox: KEY } : inboxWith()));
  await happens('pushsubscriptionchange', { oldSubscription: null, newSubscription: subscription('given') });
  expect(asked).toEqual(['POST /api/inbox/restore {}', 'GET /api/inbox', expect.stringContaining('POST /api/inbox/channels {"kind":"push","subscription":{"endpoint":"https://fcm.googleapis.com/fcm/send/given"')]);
  await happens('pushsubscriptionchange', { oldSubscription: null, newSubscription: null });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BAAA' });
});

test('a browser that has no cookie any more is told of nothing', async () => {
  const asked = server(() => Response.json({ inbox: null }));
  await happens('pushsubscriptionchange', { oldSubscription: null, newSubscription: null });
  expect([asked, subscribe.mock.calls]).toEqual([['POST /api/inbox/restore {}'], []]);
});

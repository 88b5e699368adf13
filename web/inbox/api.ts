import type { Confirmed, Inbox, InboxSettings, KeepSeat, NewChannel, NewHook } from '../../shared/inbox.ts';
import type { Sync } from '../../shared/protocol.ts';
import { type Answer, at, get, post } from '../pages/api.ts';

/** Everything the page asks of an inbox, by its key; and of a table's webhook, by its host's. */
export const inboxApi = {
  look: (key: string): Answer<Inbox> => get('/api/inbox', key),
  addSeat: (key: string, body: KeepSeat): Answer<Inbox> => post('/api/inbox/seats', body, key),
  settings: (key: string, body: InboxSettings): Answer<Inbox> => post('/api/inbox/settings', body, key),
  channel: (key: string, body: NewChannel): Answer<Inbox> => post('/api/inbox/channels', body, key),
  stop: (key: string, id: number): Answer<Inbox> => post(`/api/inbox/channels/${id}/stop`, {}, key),
  /** Of an address that waits to be confirmed: sends its letter again. */
  start: (key: string, id: number): Answer<Inbox> => post(`/api/inbox/channels/${id}/start`, {}, key),
  /** Makes the private addresses, or new ones in their place. */
  feeds: (key: string): Answer<Inbox> => post('/api/inbox/feeds', {}, key),
  /** Gives this browser the cookie by which it finds the key again. */
  keep: (key: string): Answer<unknown> => post('/api/inbox/keep', {}, key),
  forget: (): Answer<unknown> => post('/api/inbox/forget', {}),
  confirm: (token: string): Answer<Confirmed> => post('/api/inbox/confirm', { token }),
  hook: (table: string, key: string, body: NewHook): Answer<Sync> => post(at(table, 'hook'), body as object, key),
  testHook: (table: string, key: string): Answer<Sync> => post(`${at(table, 'hook')}/test`, {}, key),
};

import type { Channel, Entry, Inbox } from '../../shared/inbox.ts';
import type { Env } from '../env.ts';
import { postOf } from '../mail/post.ts';
import { WAYS } from '../ways.ts';
import type { InboxStore } from './inbox-store.ts';
import type { Line, Me } from './kept.ts';
import { labelOf } from './post-room.ts';
import { tokenFor } from './tokens.ts';

/** An inbox as its owner sees it. */
export function inboxView(env: Env, store: InboxStore, now: number): Inbox {
  const me = store.me();
  const key = WAYS.push?.key(env) ?? null;
  return {
    language: me.language,
    zone: me.zone,
    quiet: me.quiet,
    seats: store.seats().map(({ table, key, player, told, muted }) => ({ table, key, player, told: told && !muted })),
    channels: store.channels().map(channel),
    ledger: store.ledger(now).map(({ at, ...entry }): Entry => ({ at: new Date(at).toISOString(), ...entry })),
    feeds: feedAddresses(me),
    mail: postOf(env) !== null,
    push: key === null ? null : { key },
  };
}

/** Where the feeds are, or null before they were asked for. */
export function feedAddresses({ origin, secret, name, feed }: Me): Inbox['feeds'] {
  if (feed === 0) return null;
  const address = `${origin}/feed/${tokenFor(secret, 'feed', name, feed)}`;
  return { atom: `${address}.atom`, calendar: `${address}.ics` };
}

function channel(line: Line): Channel {
  const { id, kind, state, why } = line;
  return { id, kind, label: labelOf(line), state, ...(why === null ? {} : { why }) };
}

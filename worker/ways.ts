import type { HookKind, Subscription } from '../shared/inbox.ts';
import type { Env } from './env.ts';
import { atom } from './feeds/atom.ts';
import { calendar } from './feeds/calendar.ts';
import { deliverHook, refusesHook } from './hooks/deliver.ts';
import { readReply } from './inbound/read.ts';
import { cloudflare } from './mail/cloudflare.ts';
import type { Post } from './mail/post.ts';
import { resend } from './mail/resend.ts';
import { smtp } from './mail/smtp.ts';
import { isPushService, push, pushKey } from './push/push.ts';

/** What a push says. `tag`: the next one of the same tag takes its place; `ttl` in seconds. */
export interface Push {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly url: string;
  readonly ttl: number;
}

/** Tells a browser: taken; to be tried again; the subscription is gone; never (it cannot be sent, the subscription stays). */
export type SendPush = (env: Env, subscription: Subscription, push: Push) => Promise<'sent' | 'later' | 'gone' | 'never'>;

/** A table's webhook as it is kept; `secret` (32 bytes, hex) signs plain JSON. */
export interface Hook {
  readonly kind: HookKind;
  readonly url: string;
  readonly secret: string;
}

/** What a table tells in public. `said`: one sentence without any markup, in the host's language; `table`: the link to watch. */
export interface HookEvent {
  readonly type: 'turn' | 'over' | 'test';
  readonly game: string;
  readonly said: string;
  readonly table: string;
  /** The number of moves. */
  readonly n: number;
  /** ISO time. */
  readonly at: string;
  /** Names of those to move. */
  readonly turn: readonly string[];
}

/** Tells a webhook: taken; to be tried again; or never again, in a sentence for the host. */
export type DeliverHook = (env: Env, hook: Hook, event: HookEvent) => Promise<'sent' | 'later' | { readonly off: string }>;

/** A mail that came in, read: an answer with its token (of the address it was sent to) and its first line; or why it is left alone. */
export type Reading = { readonly token: string; readonly line: string } | { readonly token: string; readonly bounced: string } | { readonly ignored: string };

/** One thing in a person's feed. Times are ISO. */
export interface FeedEntry {
  /** Stays the same for the same turn. */
  readonly id: string;
  readonly at: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly deadline: string | null;
}

/** A person's feed. */
export interface Feed {
  /** The feed's own address. */
  readonly self: string;
  readonly title: string;
  readonly language: string;
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

/** Everything that plugs in from a module of its own; null: not here yet, and so not offered. */
export interface Ways {
  /** Each gives null when the configuration lacks something. */
  readonly cloudflare: (env: Env) => Post | null;
  readonly resend: (env: Env) => Post | null;
  readonly smtp: (env: Env) => Post | null;
  readonly push: { readonly send: SendPush; /** The public key for subscriptions, null where push is not set up. */ readonly key: (env: Env) => string | null; /** Whether an endpoint is of a known push service. */ readonly knows: (env: Env, endpoint: string) => boolean } | null;
  readonly hook: { readonly deliver: DeliverHook; /** Why an address is not allowed, a sentence; or null. */ readonly refuses: (env: Env, hook: Hook) => string | null } | null;
  readonly readReply: ((raw: ReadableStream | ArrayBuffer, to: string, env: Env) => Promise<Reading>) | null;
  readonly atom: ((feed: Feed) => string) | null;
  readonly calendar: ((feed: Feed) => string) | null;
}

/** The one place where those modules are named. */
export const WAYS: Ways = {
  cloudflare,
  resend,
  smtp,
  push: { send: push, key: pushKey, knows: (_, endpoint) => isPushService(endpoint) },
  hook: { deliver: deliverHook, refuses: refusesHook },
  readReply,
  atom,
  calendar,
};

import * as v from 'valibot';
import { LANGUAGES, type Language } from './text/say.ts';

/** A mail address. */
export const address = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('This is not a mail address. Correct it, or leave it empty.'));

/** The key of an inbox: `b-` and 128 random bits that a browser made, as 32 hex digits. It is a secret: no name of an object and no URL holds it. */
export const inboxKey = v.pipe(v.string(), v.regex(/^b-[0-9a-f]{32}$/, 'The key of an inbox is b- and 16 random bytes as 32 hex digits.'));

const zone = v.pipe(v.string(), v.maxLength(64), v.check(isZone, 'There is no such time zone. Name one like Europe/Madrid.'));
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written as 22:00.'));
const quiet = v.pipe(v.strictObject({ from: clock, to: clock }), v.check(({ from, to }) => from !== to, 'Quiet hours begin and end at different times.'));

/** POST /api/inbox/seats: the inbox keeps a seat. `move`: it takes it from another inbox that is told of its turns. */
export const KeepSeat = v.strictObject({
  table: v.pipe(v.string(), v.maxLength(40)),
  key: v.pipe(v.string(), v.maxLength(100)),
  move: v.optional(v.boolean(), false),
});

/** POST /api/inbox/settings; what is left out stays. `quiet`: times by the clock of the zone, null for none. */
export const InboxSettings = v.strictObject({ language: v.optional(v.picklist(LANGUAGES)), zone: v.optional(zone), quiet: v.optional(v.nullable(quiet)) });

/** A browser's push subscription, as PushSubscription.toJSON() gives it. */
export const Subscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.url()),
  keys: v.object({ p256dh: v.pipe(v.string(), v.regex(/^[\w-]{80,100}={0,2}$/)), auth: v.pipe(v.string(), v.regex(/^[\w-]{16,32}={0,2}$/)) }),
});

/** POST /api/inbox/channels: a way to be told. An address gets one letter to confirm it, and no other before that. */
export const NewChannel = v.variant('kind', [
  v.strictObject({ kind: v.literal('mail'), address }),
  v.strictObject({ kind: v.literal('push'), subscription: Subscription }),
]);

/** POST /api/inbox/confirm: with the token of a confirming letter, and no key. */
export const Confirmation = v.strictObject({ token: v.pipe(v.string(), v.maxLength(200)) });

/** POST inbox/channels/:id/stop and start, inbox/feeds, inbox/keep, inbox/restore, inbox/forget. */
export const Nothing = v.strictObject({});

/** What a table tells of itself in a room or to a program, by its host's wish. */
export const HOOKS = ['discord', 'slack', 'ntfy', 'json'] as const;
export type HookKind = (typeof HOOKS)[number];

/** POST /api/tables/:id/hook: the host names a webhook, or null for none. */
export const NewHook = v.nullable(v.strictObject({ kind: v.picklist(HOOKS), url: v.pipe(v.string(), v.maxLength(500), v.url('This is not a web address.')) }));

export type KeepSeat = v.InferInput<typeof KeepSeat>;
export type InboxSettings = v.InferInput<typeof InboxSettings>;
export type Subscription = v.InferOutput<typeof Subscription>;
export type NewChannel = v.InferOutput<typeof NewChannel>;
export type NewHook = v.InferOutput<typeof NewHook>;

/** Hours in which nothing is told, by the clock of the person's zone: "22:00" to "08:00". */
export interface Quiet {
  readonly from: string;
  readonly to: string;
}

/** The kinds of channels. */
export type Way = 'mail' | 'push';

/** Of a channel: waits to be confirmed, is used, or was stopped. */
export type ChannelState = 'unconfirmed' | 'live' | 'stopped';

/** Why a channel was stopped: by its owner; the address does not exist or refuses; it complained of us; the browser took its subscription back. */
export type StoppedBecause = 'asked' | 'bounced' | 'complained' | 'gone';

/** A way to be told; `label` is masked ("j…@example.org", or the push service's host). */
export interface Channel {
  readonly id: number;
  readonly kind: Way;
  readonly label: string;
  readonly state: ChannelState;
  readonly why?: StoppedBecause;
}

/** What became of something told: taken by the post; not yet, it is tried again; refused for good; the address bounced. */
export type Became = 'sent' | 'waiting' | 'never' | 'bounced';

/** One thing that was told to a person, newest first in the ledger. */
export interface Entry {
  /** ISO time. */
  readonly at: string;
  readonly kind: 'turn' | 'reminder' | 'confirm' | 'reply';
  /** A channel's id, and its label as it was then. */
  readonly channel: number;
  readonly label: string;
  /** The tables it told of. */
  readonly tables: readonly string[];
  readonly became: Became;
}

/** A seat that an inbox holds. `told`: its turns are told here; otherwise in another inbox, or nowhere since its letters were stopped. */
export interface KeptSeat {
  readonly table: string;
  readonly key: string;
  readonly player: number;
  readonly told: boolean;
}

/** GET /api/inbox, and the answer of most POSTs. */
export interface Inbox {
  readonly language: Language;
  readonly zone: string;
  readonly quiet: Quiet | null;
  readonly seats: readonly KeptSeat[];
  readonly channels: readonly Channel[];
  readonly ledger: readonly Entry[];
  /** Addresses of the private feeds, or null before they were asked for. */
  readonly feeds: { readonly atom: string; readonly calendar: string } | null;
  /** Whether letters can be had here. */
  readonly mail: boolean;
  /** The server's key for push subscriptions, or null where push is not offered. */
  readonly push: { readonly key: string } | null;
}

/** POST /api/inbox/restore: the key out of this browser's own cookie, null when it has none. */
export interface Restored {
  readonly inbox: string | null;
}

/** POST /api/inbox/confirm: the address, masked, that letters go to from now on. */
export interface Confirmed {
  readonly label: string;
}

/** When and by which kind of channel a seat was last told of its turn; for the host, and nothing more. */
export interface Told {
  /** ISO time. */
  readonly at: string;
  readonly by: Way;
}

/** A table's webhook as its host sees it; `host` is that of its address. */
export interface HookState {
  readonly kind: HookKind;
  readonly host: string;
  readonly state: 'on' | 'off';
  /** Why it was switched off. */
  readonly why?: string;
  /** Of plain JSON: what it is signed with, so that whoever gets it can check. */
  readonly secret?: string;
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

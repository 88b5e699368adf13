import type { Address } from './inbox/address.ts';
import type { Player } from './inbox/player.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { Table } from './table.ts';

/** What the runtime gives the Worker. */
export interface Env {
  readonly TABLE: DurableObjectNamespace<Table>;
  readonly PLAYER: DurableObjectNamespace<Player>;
  readonly ADDRESS: DurableObjectNamespace<Address>;
  readonly MAILBOX: DurableObjectNamespace<Mailbox>;
  readonly ASSETS: Fetcher;
  /** How letters go: `mailbox` (kept here, shown at /mailbox: for a machine of one's own only), `cloudflare`, `resend`, `smtp`, or nothing. */
  readonly MAIL?: string;
  /** Cloudflare's binding, where MAIL is `cloudflare`. */
  readonly EMAIL?: SendEmail;
  /** The sender of letters, an address. */
  readonly MAIL_FROM?: string;
  /** Where MAIL is `resend`: its API key; RESEND_URL names another server that speaks the same. */
  readonly RESEND_KEY?: string;
  readonly RESEND_URL?: string;
  /** Where MAIL is `smtp`: "smtps://user:password@host:465" or "smtp://host:587". */
  readonly SMTP_URL?: string;
  /** Where answers to letters go: "turns@example.com"; what is after a + in it names the seat. Without it nobody plays by reply. */
  readonly INBOUND?: string;
  /** The pair of keys for web push (base64url), and whom push services may write to: "mailto:…" or an https address. */
  readonly VAPID_PUBLIC?: string;
  readonly VAPID_PRIVATE?: string;
  readonly VAPID_SUBJECT?: string;
  /** Where pushes go instead of to the services themselves: for tests. */
  readonly PUSH_GATEWAY?: string;
  /** Seconds between a turn and its letter, half of them at the table, half in the inbox; 120 without it. */
  readonly LETTER_DELAY?: string;
  /** Seconds that a seat is left alone after it touched the page; 900 without it. */
  readonly LETTER_PATIENCE?: string;
  /** Seconds the house takes for a move, so that each is seen by itself; 0.9 without it. */
  readonly HOUSE_PACE?: string;
  /** The public address, for links in letters; without it, that of the request that opened the table or the inbox. */
  readonly ORIGIN?: string;
  /** Limits how many tables and inboxes an address opens; absent outside Cloudflare. */
  readonly LIMIT?: RateLimit;
}

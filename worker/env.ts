import type { Mailbox } from './mail/mailbox.ts';
import type { Table } from './table.ts';

/** What the runtime gives the Worker. */
export interface Env {
  readonly TABLE: DurableObjectNamespace<Table>;
  readonly MAILBOX: DurableObjectNamespace<Mailbox>;
  readonly ASSETS: Fetcher;
  /** How letters go: `mailbox` (kept here, shown at /mailbox: for a machine of one's own only), `cloudflare`, or nothing. */
  readonly MAIL?: string;
  readonly EMAIL?: SendEmail;
  /** The sender of letters, where MAIL is `cloudflare`. */
  readonly MAIL_FROM?: string;
  /** Seconds before a turn letter is written; 60 without it. */
  readonly LETTER_DELAY?: string;
  /** Seconds the house takes for a move, so that each is seen by itself; 0.9 without it. */
  readonly HOUSE_PACE?: string;
  /** The public address, for links in letters; without it, that of the request that opened the table. */
  readonly ORIGIN?: string;
  /** Limits how many tables an address opens; absent outside Cloudflare. */
  readonly LIMIT?: RateLimit;
}

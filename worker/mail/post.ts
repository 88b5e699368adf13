import type { Env } from '../env.ts';
import { WAYS } from '../ways.ts';

/** A letter ready to go. */
export interface Letter {
  /** The same letter twice has the same key: providers that know such keys take it once. */
  readonly key: string;
  readonly to: { readonly address: string; readonly name: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where an answer goes, on a machine that plays by reply. */
  readonly replyTo?: string;
  /** Where a report goes when this letter comes back after it was taken; for a post that hands it over itself. */
  readonly returnTo?: string;
  /**
   * As they go out, names as they are usually written. Among them can be `Message-ID`, which a post whose provider makes
   * its own leaves out; `In-Reply-To` and `References` name one thread for each table.
   */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What became of a letter: taken; a passing failure, to be tried again; never to be (our fault: the letter or the
 * configuration, the address stays); or bounced: this address gets no letter, now and later, in the provider's words.
 */
export type Sent = 'sent' | 'later' | 'never' | { readonly bounced: string };

/** A way to send letters. A passing failure is a value; only bugs throw. */
export type Post = (letter: Letter) => Promise<Sent>;

/**
 * The post that the configuration asks for; null: letters are not offered. MAIL is `mailbox`, or the name of a provider,
 * which says itself whether it has what it needs.
 */
export function postOf(env: Env): Post | null {
  switch (env.MAIL) {
    case 'mailbox':
      return (letter) => env.MAILBOX.getByName('mailbox').put(letter);
    case 'cloudflare':
      return WAYS.cloudflare(env);
    case 'resend':
      return WAYS.resend(env);
    case 'smtp':
      return WAYS.smtp(env);
    default:
      return null;
  }
}

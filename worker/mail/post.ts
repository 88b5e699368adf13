import type { Env } from '../env.ts';

/** A letter ready to go. */
export interface Letter {
  /** The same letter twice has the same key. */
  readonly key: string;
  readonly to: { readonly address: string; readonly name: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What became of a letter: taken, to be tried again, or never to be. */
export type Sent = 'sent' | 'later' | 'never';

/** A way to send letters. */
export type Post = (letter: Letter) => Promise<Sent>;

/** The post that the configuration asks for; with none, letters are not offered. */
export function postOf(env: Env): Post | null {
  if (env.MAIL === 'mailbox') return (letter) => env.MAILBOX.getByName('mailbox').put(letter);
  if (env.MAIL === 'cloudflare' && env.EMAIL !== undefined && env.MAIL_FROM !== undefined) return cloudflare(env.EMAIL, env.MAIL_FROM);
  return null;
}

// Cloudflare's Email Service: codes that no second try will change.
const PERMANENT = /^E_(RECIPIENT_|SENDER_|VALIDATION_|HEADER_)/;

const cloudflare = (binding: SendEmail, from: string): Post => async ({ to, subject, text, html, headers }) => {
  try {
    await binding.send({ to: to.address, from: { email: from, name: 'Longhand' }, subject, text, html, headers: { ...headers } });
    return 'sent';
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    return typeof code === 'string' && PERMANENT.test(code) ? 'never' : 'later';
  }
};

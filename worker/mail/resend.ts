import type { Env } from '../env.ts';
import type { Letter, Post, Sent } from './post.ts';
import { bounced, mailbox, SENDER, withoutId } from './sender.ts';

/** A provider that has not answered by then (milliseconds) is asked again later; the key keeps the letter from going twice. */
const PATIENCE = 20_000;
const API = 'https://api.resend.com';

/**
 * Resend's HTTP API. Settings: MAIL = "resend", the secret RESEND_KEY, MAIL_FROM, an address of a domain that Resend has
 * verified; RESEND_URL for another server that speaks the same.
 */
export function resend({ RESEND_KEY, RESEND_URL, MAIL_FROM }: Pick<Env, 'RESEND_KEY' | 'RESEND_URL' | 'MAIL_FROM'>): Post | null {
  if (!RESEND_KEY || !MAIL_FROM) return null;
  const url = new URL('/emails', RESEND_URL || API).href;
  const from = mailbox(SENDER, MAIL_FROM);
  return async (letter) => {
    const answer = await ask(url, RESEND_KEY, letter, from);
    return answer === null ? 'later' : became(answer, letter);
  };
}

interface Answer {
  readonly status: number;
  /** Resend's name of the failure, and its words; empty when it gave none. */
  readonly name: string;
  readonly message: string;
}

/** Null when no answer came. */
async function ask(url: string, key: string, letter: Letter, from: string): Promise<Answer | null> {
  const { to, subject, text, html, replyTo, headers } = letter;
  const body = { from, to: [mailbox(to.name, to.address)], subject, text, html, reply_to: replyTo, headers: withoutId(headers) };
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': await short(letter.key) },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    // No line, or no answer in time: whether the letter was taken is not known, and its key makes asking again safe.
    return null;
  }
  const { status } = response;
  if (response.ok) {
    await response.body?.cancel();
    return { status, name: '', message: '' };
  }
  return { status, ...why(await response.text().catch(() => '')) };
}

// Resend takes keys of up to 256 characters; a hash also keeps what is in ours to ourselves.
async function short(key: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function why(body: string): Pick<Answer, 'name' | 'message'> {
  try {
    const { name, message } = JSON.parse(body) as { readonly name?: unknown; readonly message?: unknown };
    return { name: String(name ?? ''), message: String(message ?? '') };
  } catch {
    // A proxy's page in between: the status tells enough.
    return { name: '', message: '' };
  }
}

function became({ status, name, message }: Answer, letter: Letter): Sent {
  if (status >= 200 && status < 300) return 'sent';
  // The key was used with another text: an earlier try of this letter was taken, and its answer lost.
  if (name === 'invalid_idempotent_request') return 'sent';
  // A wrong key or an unverified domain is put right by whoever runs the site: no letter is lost by it.
  if (status === 401 || status === 403 || /api key/i.test(message)) return 'later';
  if (status === 408 || status === 409 || status === 425 || status === 429 || status < 400 || status >= 500) return 'later';
  return /`to`/.test(message) ? bounced(message, letter) : 'never';
}

import type { Env } from '../env.ts';
import type { Post, Sent } from './post.ts';
import { bounced, SENDER, withoutId } from './sender.ts';

/**
 * Cloudflare's Email Service by its binding. Settings: MAIL = "cloudflare", a `[[send_email]]` binding named EMAIL, and
 * MAIL_FROM, an address of a domain that was taken into it. It has no keys against repetition.
 */
export function cloudflare({ EMAIL, MAIL_FROM }: Pick<Env, 'EMAIL' | 'MAIL_FROM'>): Post | null {
  if (EMAIL === undefined || MAIL_FROM === undefined || MAIL_FROM === '') return null;
  const from = { email: MAIL_FROM, name: SENDER };
  return async (letter) => {
    const { to, subject, text, html, replyTo, headers } = letter;
    const reply = replyTo === undefined ? {} : { replyTo };
    try {
      await EMAIL.send({ to: { email: to.address, name: to.name }, from, subject, text, html, headers: withoutId(headers), ...reply });
      return 'sent';
    } catch (error) {
      const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
      const sent = became(code);
      return sent === 'bounced' ? bounced(String(message ?? code), letter) : sent;
    }
  };
}

// Hard bounces and complaints put an address on the service's list of those that get nothing.
const BOUNCED = 'E_RECIPIENT_SUPPRESSED';
// No second try changes these. Whatever else there is, also what has no code, may pass; so may E_SENDER_…: a domain not
// yet verified is put right by whoever runs the site, and no letter is lost by it.
const PERMANENT = /^E_(RECIPIENT_|VALIDATION_|HEADER_)/;

function became(code: unknown): Exclude<Sent, object> | 'bounced' {
  if (code === BOUNCED) return 'bounced';
  return typeof code === 'string' && PERMANENT.test(code) ? 'never' : 'later';
}

import PostalMime, { type Email } from 'postal-mime';
import type { Env } from '../env.ts';
import type { Reading } from '../ways.ts';
import { automatic } from './automatic.ts';
import { bounceIn } from './bounce.ts';
import { firstLine } from './line.ts';
import { textOf } from './markup.ts';

/** Bytes: an answer with the letter quoted and a picture in its signature is far below; no more is ever read. */
const LARGEST = 1_000_000;
/** Characters of the text that are looked at. */
const LOOK = 100_000;

/**
 * Reads a mail that came to `to`, the address it was delivered to: the token in that address and the first line that its
 * writer wrote, which can be empty; or what a report says of a letter that came back for good; or why it is left alone. The setting INBOUND names the address that answers go to,
 * "turns@example.com"; a token stands in it after a plus. Who a mail says it is from decides nothing here.
 */
export async function readReply(raw: ReadableStream | ArrayBuffer, to: string, { INBOUND, MAIL_FROM }: Pick<Env, 'INBOUND' | 'MAIL_FROM'>): Promise<Reading> {
  const token = tokenIn(to, INBOUND ?? '');
  if (token === null) return { ignored: 'it is not to a reply address' };
  const bytes = await limited(raw);
  if (bytes === null) return { ignored: 'it is too large' };
  const mail = await parsed(bytes);
  if (mail === null) return { ignored: 'it cannot be read' };
  const came = bounceIn(mail);
  if (came !== null) return { token, bounced: came };
  const why = automatic(mail, [INBOUND, MAIL_FROM]);
  return why === null ? { token, line: firstLine(written(mail)) } : { ignored: why };
}

/** What stands after the plus of a reply address, in lower case; null when the address is not one of INBOUND's. */
export function tokenIn(to: string, inbound: string): string | null {
  const [local, domain] = inbound.toLowerCase().split('@');
  const address = to.trim().toLowerCase();
  if (!local || !domain || !address.startsWith(`${local}+`) || !address.endsWith(`@${domain}`)) return null;
  const token = address.slice(local.length + 1, -domain.length - 1);
  return /^[a-z2-7]+$/.test(token) ? token : null;
}

/** All bytes, or null when there are more than are read. */
async function limited(raw: ReadableStream | ArrayBuffer): Promise<Uint8Array | null> {
  if (raw instanceof ArrayBuffer) return raw.byteLength > LARGEST ? null : new Uint8Array(raw);
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = (raw as ReadableStream<Uint8Array>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > LARGEST) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

/** Null for what is nested or headed beyond the parser's limits. */
async function parsed(bytes: Uint8Array): Promise<Email | null> {
  try {
    return await PostalMime.parse(bytes, { maxNestingDepth: 20, maxHeadersSize: 200_000 });
  } catch {
    // What others send can be broken in any way; it is left alone, and said so.
    return null;
  }
}

// Some programs send a text part with nothing in it beside the real one.
function written({ text = '', html = '' }: Email): string {
  const plain = text.slice(0, LOOK);
  return plain.trim() === '' ? textOf(html.slice(0, LOOK)) : plain;
}

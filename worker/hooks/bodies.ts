import { unreachable } from '../../shared/engine/types.ts';
import type { Hook, HookEvent } from '../ways.ts';

/** A request's body, and the headers that go with it. */
export interface Body {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Characters: what a table tells is one sentence. */
const LONGEST = 1_000;

/** What a service of this kind is sent. `now`: milliseconds since 1970, for the signature. */
export async function bodyFor({ kind, secret }: Pick<Hook, 'kind' | 'secret'>, event: HookEvent, now: number): Promise<Body> {
  switch (kind) {
    case 'discord':
      return json(discord(event));
    case 'slack':
      return json(slack(event));
    case 'ntfy':
      return ntfy(event);
    case 'json':
      return signed(event, secret, Math.floor(now / 1000));
    default:
      return unreachable(kind);
  }
}

const json = (what: object): Body => ({ body: JSON.stringify(what), headers: { 'content-type': 'application/json' } });

/** No mention reaches anybody, no markup of a name is markup, no link but ours is one. */
const discord = ({ game, said, table }: HookEvent) => ({
  content: `**${markdown(game)}**: ${markdown(said)}\n<${table}>`,
  allowed_mentions: { parse: [] },
  flags: 4,
});

// A sign of no width stops "@everyone" from being a mention, and "https://" from being a link.
const markdown = (text: string): string => line(text).replace(/[\\*_~`|<>[\]()]|^[#>+-]/g, '\\$&').replace(/@|:(?=\/\/)/g, '$&\u200b');

/** Plain text has no markup; `text`, for notifications, has its own three signs. */
const slack = ({ game, said, table }: HookEvent) => ({
  text: entities(`${line(game)}: ${line(said)}`),
  blocks: [
    { type: 'section', text: { type: 'plain_text', text: `${line(game)}: ${line(said)}`, emoji: false } },
    { type: 'section', text: { type: 'mrkdwn', text: `<${entities(table)}>`, verbatim: true } },
  ],
  unfurl_links: false,
  unfurl_media: false,
});

const entities = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

// Headers are bytes: what is not ASCII goes as an encoded word, which ntfy reads.
const ntfy = ({ game, said, table }: HookEvent): Body => ({
  body: line(said),
  headers: { 'content-type': 'text/plain; charset=utf-8', 'title': encoded(line(game)), 'click': new URL(table).href },
});

function encoded(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return `=?UTF-8?B?${btoa(bytes)}?=`;
}

/**
 * Plain JSON. `Longhand-Signature` is "v1=" and the HMAC-SHA-256, in hex, of the timestamp, a point and the body as it
 * came, by the secret (its text as it stands): whoever gets it recomputes it, and drops what is older than five minutes.
 * The same event can come twice; `table`, `type` and `n` together say which it is.
 */
async function signed({ type, game, said, table, n, at, turn }: HookEvent, secret: string, seconds: number): Promise<Body> {
  const body = JSON.stringify({ type, game: line(game), said: line(said), table, n, at, turn: turn.map(line) });
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(`${seconds}.${body}`)));
  const hex = Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { body, headers: { 'content-type': 'application/json', 'longhand-timestamp': String(seconds), 'longhand-signature': `v1=${hex}` } };
}

/** One line of plain text: no breaks, nothing that turns the direction of what follows. */
function line(text: string): string {
  const plain = text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069\u200b\ufeff]/g, '').trim();
  const signs = [...plain];
  return signs.length <= LONGEST ? plain : `${signs.slice(0, LONGEST - 1).join('')}…`;
}

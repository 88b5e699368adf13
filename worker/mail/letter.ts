import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { html as markup, raw as rawHtml } from 'hono/html';
import type { Language } from '../../shared/text/say.ts';
import type { Answered, Brief } from '../told.ts';
import { BODY, button, link, paper, small } from './look.ts';
import type { Letter } from './post.ts';
import { MAIL } from './text/all.ts';
import type { MailText } from './text/en.ts';

/** Bytes of a letter's two forms together. */
export const LARGEST_LETTER = 28_000;

/** What every letter of an inbox has. */
export interface Cover {
  readonly key: string;
  readonly to: { readonly address: string; readonly name: string };
  readonly language: Language;
  readonly origin: string;
  /** The link that stops letters to this address, and nothing else. */
  readonly stop: string;
  /** Where answers go, when they can be played. */
  readonly replyTo?: string | undefined;
  /** Where reports of letters go that came back. */
  readonly returnTo?: string | undefined;
}

/** One letter for all tables that wait; what would make it too long is told in a line each. */
export function turnLetter(cover: Cover, briefs: readonly Brief[], reminder: boolean): Letter {
  const words = MAIL[cover.language];
  const [first] = briefs;
  if (first === undefined) throw new Error('a letter about nothing');
  const one = briefs.length === 1;
  const title = one ? words.title(first.name) : words.manyTitle(first.name, briefs.length);
  const subject = one ? first.subject : words.many(briefs.length);
  const [whole, rest] = fitting(briefs);
  const lines = linesFor(rest, words, cover.origin);
  const text = [...whole.map((brief) => brief.text), ...(rest.length === 0 ? [] : [[words.alsoWaiting.toUpperCase(), ...lines.map(({ says, to }) => `- ${says}\n  ${to}`)].join('\n')])];
  const html = [
    ...whole.map((brief, i) => markup`${i === 0 ? '' : RULE}${rawHtml(brief.html)}`),
    ...(rest.length === 0 ? [] : [markup`${RULE}<h2 style="${BODY};margin:18px 0 0">${words.alsoWaiting}</h2>${lines.map(({ says, to }) => markup`<p style="margin:6px 0;${BODY}">${link(says, to)}</p>`)}`]),
    small(words.note),
  ];
  return {
    ...envelope(cover, reminder ? words.reminder(subject) : subject, one ? `${first.table}/${first.player}` : null),
    text: [title, '', text.join(`\n\n${'—'.repeat(20)}\n\n`), words.note, '', words.private, `${words.stopAll}: ${cover.stop}`, ''].join('\n'),
    html: paper(cover.language, title, words.yourTurn, html, [words.private, link(words.stopAll, cover.stop)]),
  };
}

/** The only letter that an address gets before it was confirmed. */
export function confirmLetter(cover: Cover, open: string): Letter {
  const { confirm: words } = MAIL[cover.language];
  const line = (text: string) => markup`<p style="margin:12px 0;${BODY}">${text}</p>`;
  return {
    ...envelope(cover, words.subject, null),
    text: [words.title, '', words.asked, '', `${words.open}: ${open}`, words.note, '', words.ignore, `${words.never}: ${cover.stop}`, ''].join('\n'),
    html: paper(cover.language, words.title, '', [line(words.asked), button(words.open, open), small(words.note)], [words.ignore, link(words.never, cover.stop)]),
  };
}

/** What became of an answer, and the table as it is. */
export function replyLetter(cover: Cover, { said, game, subject, brief }: Answered, thread: string): Letter {
  const words = MAIL[cover.language];
  const { 'Auto-Submitted': _, ...headers } = envelope(cover, subject, thread).headers;
  const [whole] = brief === null ? [] : fitting([brief])[0];
  const section = whole !== undefined ? rawHtml(whole.html) : markup`${small(game)}${brief === null ? '' : button(words.open, brief.link)}`;
  const told = whole?.text ?? (brief === null ? game : `${game}\n${words.open}: ${brief.link}`);
  return {
    ...envelope(cover, subject, thread),
    headers: { ...headers, 'Auto-Submitted': 'auto-replied' },
    text: [said, '', told, '', words.private, `${words.stopAll}: ${cover.stop}`, ''].join('\n'),
    html: paper(cover.language, said, words.replied.mark, section, [words.private, link(words.stopAll, cover.stop)]),
  };
}

/** Sections as long as they fit, and those that do not. */
function fitting(briefs: readonly Brief[]): [Brief[], Brief[]] {
  const [whole, rest]: [Brief[], Brief[]] = [[], []];
  const aLine = longestLine(briefs);
  const most = mostLines(briefs);
  let left = LARGEST_LETTER - FRAME;
  for (const brief of briefs) {
    const takes = bytes(brief.text) + bytes(brief.html) + A_RULE;
    const fits = takes + Math.min(briefs.length - whole.length - rest.length, most) * aLine <= left;
    (fits ? whole : rest).push(brief);
    left -= fits ? takes : rest.length <= most ? aLine : 0;
  }
  return [whole, rest];
}

/** A line for each table that is not told in full, as many as a letter has room for; the last one for all others. */
function linesFor(rest: readonly Brief[], words: MailText, origin: string): readonly { readonly says: string; readonly to: string }[] {
  const most = mostLines(rest);
  const lines = rest.slice(0, most).map(({ game, link }) => ({ says: short(game), to: link }));
  return rest.length <= most ? lines : [...lines, { says: words.others(rest.length - most), to: `${origin}/` }];
}

/** What the longest of their lines takes in both forms: names can be long, and of signs of four bytes. */
const longestLine = (briefs: readonly Brief[]): number =>
  Math.max(0, ...briefs.map(({ game, link }) => bytes(short(game)) + bytes(markup`${short(game)}`.toString()) + 2 * bytes(link) + AROUND));

/** Lines take no more than half of a letter. */
const mostLines = (briefs: readonly Brief[]): number => Math.min(MOST_LINES, Math.floor((LARGEST_LETTER - FRAME) / 2 / longestLine(briefs)));

function short(game: string): string {
  const signs = [...game];
  return signs.length <= LONGEST_LINE ? game : `${signs.slice(0, LONGEST_LINE - 1).join('')}…`;
}

// What is around all sections, between two of them, and around a table in one line.
const FRAME = 4500;
const A_RULE = 160;
const AROUND = 180;
const MOST_LINES = 20;
/** Characters. */
const LONGEST_LINE = 120;
const bytes = (text: string): number => utf8ToBytes(text).length;

function envelope({ key, to, origin, stop, replyTo, returnTo }: Cover, subject: string, thread: string | null): Pick<Letter, 'key' | 'to' | 'subject' | 'headers' | 'replyTo' | 'returnTo'> {
  const host = new URL(origin).hostname;
  const id = (of: string): string => `<${bytesToHex(sha256(utf8ToBytes(of))).slice(0, 32)}@${host}>`;
  return {
    key,
    to,
    subject,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(returnTo === undefined ? {} : { returnTo }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Message-ID': id(key),
      // All letters to a seat answer one that never was: so mail programs keep a table together.
      ...(thread === null ? {} : { 'In-Reply-To': id(thread), References: id(thread) }),
    },
  };
}

const RULE = markup`<hr style="margin:28px 0 0;border:0;border-top:3px double #b9b2a4">`;

import { html as markup } from 'hono/html';
import { letters as en } from '../../shared/cards/text/en.ts';
import { letters as es } from '../../shared/cards/text/es.ts';
import { letters as ko } from '../../shared/cards/text/ko.ts';
import { type Language, named, type NameOf, type Part, plain, type Say } from '../../shared/text/say.ts';
import { BODY, button, link as linked, SANS, SERIF, small } from './look.ts';
import type { MailText } from './text/en.ts';

/** What a letter says of one table, once for both its forms: plain text and HTML tell the same. */
export interface Page {
  readonly language: Language;
  readonly game: string;
  readonly words: MailText;
  readonly told: readonly Say[];
  readonly table: readonly Say[];
  readonly choices: readonly { readonly say: Say; readonly link: string }[];
  /** Whether there are more choices than are listed. */
  readonly more: boolean;
  /** Whether choices are numbered, so that a letter can be answered with a number. */
  readonly replies: boolean;
  /** When the clock takes the turn, in the reader's own time and words. */
  readonly deadline: string | null;
  readonly link: string;
  readonly stop: string;
  readonly name: NameOf;
}

/** The section as plain text. */
export function text(page: Page): string {
  const { words, replies } = page;
  const line = (sentence: Say) => plain(sentence, page.name);
  const part = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', title.toUpperCase(), ...lines]);
  const choices = page.choices.flatMap(({ say, link }, i) => [`${replies ? `${i + 1}.` : '-'} ${line(say)}`, `  ${link}`]);
  return [
    page.game,
    ...(page.deadline === null ? [] : [words.deadline(page.deadline)]),
    ...part(words.since, page.told.map((sentence) => `- ${line(sentence)}`)),
    ...part(words.tableNow, page.table.map(line)),
    ...(choices.length === 0 ? [] : part(words.choices, [...choices, ...(page.more ? [words.more] : []), ...(answers(page) ? [words.answer] : [])])),
    '',
    `${words.open}: ${page.link}`,
    `${words.stop}: ${page.stop}`,
  ].join('\n');
}

const H2 = `margin:18px 0 0;font-family:${SERIF};font-size:20px;line-height:27px`;
const H3 = `margin:22px 0 6px;padding-bottom:6px;border-bottom:1px solid #b9b2a4;font-family:${SERIF};font-size:18px;line-height:24px`;

/** The section as HTML. */
export function html(page: Page): string {
  const { words } = page;
  const sentence = (what: Say) => what.map((part, i) => shown(part, i > 0, page));
  const part = (title: string, content: unknown) => markup`<h3 class="rule" style="${H3}">${title}</h3>${content}`;
  const lines = (list: readonly Say[]) => list.map((what) => markup`<p style="margin:6px 0;${BODY}">${sentence(what)}</p>`);
  const choices = page.choices.map(({ say, link }, i) => choice(page.replies ? markup`${i + 1}. ${sentence(say)}` : sentence(say), link));
  return markup`<h2 style="${H2}">${page.game}</h2>
${page.deadline === null ? '' : small(words.deadline(page.deadline), '4px 0 0')}
${page.told.length === 0 ? '' : part(words.since, lines(page.told))}
${page.table.length === 0 ? '' : part(words.tableNow, lines(page.table))}
${page.choices.length === 0 ? '' : part(words.choices, [...choices, page.more ? small(words.more) : '', answers(page) ? small(words.answer) : ''])}
${button(words.open, page.link)}
${small(linked(words.stop, page.stop))}`.toString();
}

const answers = ({ replies, choices }: Page): boolean => replies && choices.length > 0;

const choice = (words: unknown, link: string) =>
  markup`<p class="rule" style="margin:0;border-bottom:1px solid #b9b2a4"><a href="${link}" style="display:block;padding:13px 0;color:inherit;font-family:${SANS};font-size:16px;line-height:22px">${words}</a></p>`;

// A Mystique card gets a chip of its colour with the colour's letter; things of other games are told by their words alone.
const MYSTIQUE = /^[1-5]([yrb])[smac]$/;
const LETTERS = { en, ko, es } as const;
const CHIP = { y: 'background:#efb52b;color:#1f2233', r: 'background:#b52f40;color:#fffaf0', b: 'background:#2b5c9c;color:#fffaf0' } as const;

function shown(part: Part, inside: boolean, { name, language }: Page): unknown {
  if (typeof part === 'string') return part;
  if ('seat' in part) return markup`<bdi>${named(part, inside, name)}</bdi>`;
  const colour = MYSTIQUE.exec(part.card)?.[1] as keyof typeof CHIP | undefined;
  const chip = colour === undefined ? '' : markup`<span style="${CHIP[colour]};border-radius:3px;padding:1px 6px;font:bold 14px ${SANS}" aria-hidden="true">${LETTERS[language][colour]}</span>&nbsp;`;
  return markup`${chip}<b>${part.words}</b>`;
}

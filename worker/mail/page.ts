import { html as markup, raw } from 'hono/html';
import { letters as en } from '../../shared/cards/text/en.ts';
import { letters as es } from '../../shared/cards/text/es.ts';
import { letters as ko } from '../../shared/cards/text/ko.ts';
import { type Language, named, type NameOf, type Part, plain, type Say } from '../../shared/text/say.ts';
import type { MailText } from './text/en.ts';

/** What a letter says, once for both its forms: plain text and HTML tell the same. */
export interface Page {
  readonly language: Language;
  readonly game: string;
  readonly words: Omit<MailText, 'title'> & { readonly title: string };
  readonly told: readonly Say[];
  readonly table: readonly Say[];
  readonly choices: readonly { readonly say: Say; readonly link: string }[];
  /** Whether there are more choices than are listed. */
  readonly more: boolean;
  readonly link: string;
  readonly stop: string;
  readonly name: NameOf;
}

/** The letter as plain text. */
export function text(page: Page): string {
  const { words } = page;
  const line = (sentence: Say) => plain(sentence, page.name);
  const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : ['', title.toUpperCase(), ...lines]);
  return [
    words.title,
    page.game,
    ...section(words.since, page.told.map((sentence) => `- ${line(sentence)}`)),
    ...section(words.tableNow, page.table.map(line)),
    ...section(words.choices, [...page.choices.flatMap(({ say, link }) => [`- ${line(say)}`, `  ${link}`]), ...(page.more ? [words.more] : [])]),
    '',
    `${words.open}: ${page.link}`,
    words.note,
    '',
    `${words.private} ${words.stop}: ${page.stop}`,
    '',
  ].join('\n');
}

const SERIF = "ui-serif,'Iowan Old Style',Georgia,serif";
const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const H2 = `margin:22px 0 6px;padding-bottom:6px;border-bottom:1px solid #b9b2a4;font-family:${SERIF};font-size:18px;line-height:24px`;
const BODY = `font-family:${SERIF};font-size:17px;line-height:26px`;
const SMALL = `font-family:${SANS};font-size:14px;line-height:21px`;
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}.dim{color:#585660}
@media (prefers-color-scheme:dark){.desk{background:#0d1320!important}.paper{background:#172033!important;color:#ece4d2!important}
.dim{color:#aaa99b!important}.rule{border-color:#444a5a!important}.mark{color:#ff7f5f!important;border-color:#ff7f5f!important}.go{background:#ff7f5f!important;color:#220f08!important}}`;

/** The letter as HTML: tables and inline styles, no pictures, nothing fetched. */
export function html(page: Page): string {
  const { words } = page;
  const sentence = (what: Say) => what.map((part, i) => shown(part, i > 0, page));
  const section = (title: string, content: unknown) => markup`<h2 class="rule" style="${H2}">${title}</h2>${content}`;
  const lines = (list: readonly Say[]) => list.map((what) => markup`<p style="margin:6px 0;${BODY}">${sentence(what)}</p>`);
  return markup`<!doctype html>
<html lang="${page.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${words.title}</title><style>${raw(STYLE)}</style></head>
<body class="desk" style="margin:0;padding:0;background:#efe7d7">
<table role="presentation" class="desk" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#efe7d7"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#fbf7ec;color:#1f2233"><tr><td style="padding:24px 24px 28px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="font-family:${SERIF};font-size:20px;font-style:italic;font-weight:bold;vertical-align:top" lang="en">Longhand</td>
<td align="right" style="vertical-align:top"><span class="mark" style="display:inline-block;border:3px double #bd3419;color:#bd3419;border-radius:4px;padding:5px 10px;font-family:${SANS};font-size:12px;line-height:16px;font-weight:bold;letter-spacing:.06em">${words.yourTurn}</span></td>
</tr></table>
<h1 style="margin:22px 0 4px;font-family:${SERIF};font-size:28px;line-height:34px">${words.title}</h1>
<p class="dim" style="margin:0 0 18px;${SMALL}">${page.game}</p>
${page.told.length === 0 ? '' : section(words.since, lines(page.told))}
${page.table.length === 0 ? '' : section(words.tableNow, lines(page.table))}
${page.choices.length === 0 ? '' : section(words.choices, [...page.choices.map(({ say, link }) => choice(sentence(say), link)), page.more ? markup`<p class="dim" style="margin:12px 0 0;${SMALL}">${words.more}</p>` : ''])}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:22px 0 0"><tr><td class="go" style="background:#bd3419;border-radius:3px"><a class="go" href="${page.link}" style="display:inline-block;padding:14px 28px;font-family:${SANS};font-size:16px;line-height:20px;font-weight:bold;color:#fffaf0;text-decoration:none">${words.open}</a></td></tr></table>
<p class="dim" style="margin:12px 0 0;${SMALL}">${words.note}</p>
</td></tr></table>
<p class="dim" style="max-width:560px;margin:16px auto 0;font-family:${SANS};font-size:13px;line-height:20px">${words.private} <a href="${page.stop}" style="color:inherit">${words.stop}</a></p>
</td></tr></table>
</body>
</html>
`.toString();
}

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

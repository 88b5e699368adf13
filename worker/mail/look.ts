import { html as markup, raw } from 'hono/html';
import type { Language } from '../../shared/text/say.ts';

/** A system serif, for what is told; and a plain face, for what is done. */
export const SERIF = "ui-serif,'Iowan Old Style',Georgia,serif";
export const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
export const BODY = `font-family:${SERIF};font-size:17px;line-height:26px`;
export const SMALL = `font-family:${SANS};font-size:14px;line-height:21px`;

const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}.dim{color:#585660}
@media (prefers-color-scheme:dark){.desk{background:#0d1320!important}.paper{background:#172033!important;color:#ece4d2!important}
.dim{color:#aaa99b!important}.rule{border-color:#444a5a!important}.mark{color:#ff7f5f!important;border-color:#ff7f5f!important}.go{background:#ff7f5f!important;color:#220f08!important}}`;

/** A letter around its content, `mark` on its stamp and `feet` under the paper: tables and inline styles, no pictures, nothing fetched. */
export const paper = (language: Language, title: string, mark: string, content: unknown, feet: readonly unknown[]): string => markup`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body class="desk" style="margin:0;padding:0;background:#efe7d7;word-break:keep-all;overflow-wrap:anywhere">
<table role="presentation" class="desk" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#efe7d7"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#fbf7ec;color:#1f2233"><tr><td style="padding:24px 24px 28px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="font-family:${SERIF};font-size:20px;font-style:italic;font-weight:bold;vertical-align:top" lang="en">Longhand</td>
<td align="right" style="vertical-align:top">${mark === '' ? '' : markup`<span class="mark" style="display:inline-block;border:3px double #bd3419;color:#bd3419;border-radius:4px;padding:5px 10px;font-family:${SANS};font-size:12px;line-height:16px;font-weight:bold;letter-spacing:.06em">${mark}</span>`}</td>
</tr></table>
<h1 style="margin:22px 0 4px;font-family:${SERIF};font-size:28px;line-height:34px">${title}</h1>
${content}
</td></tr></table>
${feet.map((foot) => markup`<p class="dim" style="max-width:560px;margin:16px auto 0;font-family:${SANS};font-size:13px;line-height:20px">${foot}</p>`)}
</td></tr></table>
</body>
</html>
`.toString();

/** The one big thing to press. */
export const button = (words: string, link: string): unknown =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:22px 0 0"><tr><td class="go" style="background:#bd3419;border-radius:3px"><a class="go" href="${link}" style="display:inline-block;padding:14px 28px;font-family:${SANS};font-size:16px;line-height:20px;font-weight:bold;color:#fffaf0;text-decoration:none">${words}</a></td></tr></table>`;

/** Something in small print. */
export const small = (words: unknown, margin = '12px 0 0'): unknown => markup`<p class="dim" style="margin:${margin};${SMALL}">${words}</p>`;

/** A link among small print. */
export const link = (words: string, to: string): unknown => markup`<a href="${to}" style="color:inherit">${words}</a>`;

import { Hono } from 'hono';
import { html } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import type { Env } from './env.ts';
import type { Received } from './mail/mailbox.ts';

/** The local mailbox at /mailbox, where MAIL is `mailbox`: letters to be tried without a provider. Looking changes nothing. */
export const mailboxPage = new Hono<{ Bindings: Env }>();

mailboxPage.use(secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"], formAction: ["'none'"] },
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
}));
mailboxPage.use(async (c, next) => {
  if (c.env.MAIL !== 'mailbox') return c.text('There is no mailbox here: letters go out by mail.', 404);
  await next();
  c.header('Cache-Control', 'no-store');
});

mailboxPage.get('/', async (c) => {
  const letters = await box(c.env).list();
  if (c.req.query('format') === 'json') return c.json(letters);
  return c.html(page('Mailbox', letters.length === 0 ? html`<p>No letters yet. They come two minutes after a turn begins, once their address was confirmed: the letter that asks for it comes at once.</p>` : html`<ol>${letters.map(row)}</ol>`));
});

mailboxPage.get('/:id{[0-9]+}', async (c) => {
  const letter = await box(c.env).read(Number(c.req.param('id')));
  return letter === null ? c.html(page('Mailbox', html`<p>There is no such letter. <a href="/mailbox">All letters</a></p>`), 404) : c.html(letter.html);
});

mailboxPage.get('/:id{[0-9]+}/text', async (c) => {
  const letter = await box(c.env).read(Number(c.req.param('id')));
  return letter === null ? c.text('There is no such letter.', 404) : c.text(letter.text);
});

const box = (env: Env) => env.MAILBOX.getByName('mailbox');

const row = ({ id, at, to, subject }: Received) => html`<li>
<a href="/mailbox/${id}"><bdi>${subject}</bdi></a>
<small>to <bdi>${to.name}</bdi> &lt;${to.address}&gt;, ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} · <a href="/mailbox/${id}/text">as text</a></small></li>`;

const page = (title: string, content: unknown) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>:root{color-scheme:light dark}body{max-width:40rem;margin:0 auto;padding:1.5rem 1rem;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#efe7d7,#0d1320);color:light-dark(#1f2233,#ece4d2)}
h1{font:600 2rem/1.2 ui-serif,Georgia,serif}ol{list-style:none;padding:0}li{padding:.8rem 0;border-bottom:1px solid #8886}a{color:inherit}small{display:block;opacity:.8}</style></head>
<body><h1>${title}</h1><p>Letters that would go out by mail are kept on this machine, to try things out.</p>${content}</body></html>`;

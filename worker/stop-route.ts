import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { Env } from './env.ts';
import { parseToken } from './inbox/tokens.ts';

/** What a mail program posts to stop letters (RFC 8058), and what our own button posts. */
const ONE_CLICK = 'List-Unsubscribe=One-Click';

/**
 * Stopping the letters to an address, with the token of a letter. A mail program posts the one body of RFC 8058, and so
 * does the button of the page that a GET of the same address shows: looking changes nothing, since scanners look.
 */
export const stopRoute = new Hono<{ Bindings: Env }>();

// On the answers alone: the page that a GET shows has a policy of its own.
const headers = secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, referrerPolicy: 'no-referrer', xFrameOptions: 'DENY' });

stopRoute.post('/:token', headers, bodyLimit({ maxSize: 1024, onError: (c) => c.text('This request is too large.', 413) }), async (c) => {
  const said = (text: string, status: 200 | 400 | 403 | 404 = 200) => c.text(text, status, { 'Cache-Control': 'no-store' });
  const token = parseToken(c.req.param('token'), 'stop');
  if (token === null) return said('This link is not whole.', 404);
  if (!(await isOneClick(c.req.raw))) return said(`Send the body ${ONE_CLICK}.`, 400);
  const label = await c.env.PLAYER.getByName(token.inbox).stop(token);
  return label === null ? said('This link is no longer good.', 403) : said(`No more letters go to ${label}.`);
});

/** Mail programs send it as a form, of either kind; anything more or else is not it. */
async function isOneClick(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return new TextDecoder().decode(await request.arrayBuffer()) === ONE_CLICK;
  // What calls itself a form and is none is not it either.
  const form = [...(await request.formData().catch(() => new FormData())).entries()];
  return form.length === 1 && form[0]![0] === 'List-Unsubscribe' && form[0]![1] === 'One-Click';
}

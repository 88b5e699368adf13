import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { Hono, type MiddlewareHandler } from 'hono';
import { Nothing, type Restored } from '../../shared/inbox.ts';
import type { Env } from '../env.ts';
import { type Ctx, originOf, read, refuse } from '../http.ts';

const NAME = '__Host-longhand';
const SECONDS = 400 * 24 * 3600; // the longest that browsers keep one

/**
 * The one cookie: browsers empty a page's storage, some after a week, but keep what a server set. It is set by a POST,
 * scripts cannot see it, and it is read for nothing but handing this browser its own inbox key back. To the same origin
 * alone, by POST.
 */
export const cookie = new Hono<{ Bindings: Env }>();

const sameOrigin: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  if (!isSameOrigin(c)) return refuse(c, 'bad-request', 'This can only be asked for by a page of this site.');
  const body = await read(c, Nothing);
  return body.ok ? next() : body.refusal;
};

cookie.post('/restore', sameOrigin, (c) => {
  const key = getCookie(c, NAME);
  return c.json<Restored>({ inbox: key !== undefined && INBOX.test(key) ? key : null });
});

cookie.post('/forget', sameOrigin, (c) => {
  deleteCookie(c, NAME, { path: '/', secure: true });
  return c.json({});
});

/** Sets the cookie for an inbox; the caller has looked that it is there. */
export function keep(c: Ctx, key: string): void {
  setCookie(c, NAME, key, { httpOnly: true, secure: true, sameSite: 'Strict', path: '/', maxAge: SECONDS });
}

/** Whether a page of this site asks: by what browsers say, which no page can forge. */
export function isSameOrigin(c: Ctx): boolean {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined ? site === 'same-origin' : origin === new URL(c.req.url).origin || origin === originOf(c);
}

const INBOX = /^b-[0-9a-f]{32}$/;

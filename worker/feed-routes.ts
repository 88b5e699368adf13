import { Hono } from 'hono';
import type { Env } from './env.ts';
import { originOf } from './http.ts';
import { parseToken } from './inbox/tokens.ts';
import { type Feed, WAYS } from './ways.ts';

/** A person's private feeds: an Atom feed of turns, and a calendar of deadlines. Whoever has the address can read them, and do nothing else. */
export const feedRoutes = new Hono<{ Bindings: Env }>();

const KINDS: Readonly<Record<string, { readonly type: string; readonly write: ((feed: Feed) => string) | null }>> = {
  atom: { type: 'application/atom+xml; charset=utf-8', write: WAYS.atom },
  ics: { type: 'text/calendar; charset=utf-8', write: WAYS.calendar },
};

feedRoutes.get('/:name', async (c) => {
  const [, text = '', ending = ''] = /^([\w-]+)\.(atom|ics)$/.exec(c.req.param('name')) ?? [];
  const kind = KINDS[ending];
  const token = parseToken(text, 'feed');
  const write = kind?.write ?? null;
  if (kind === undefined || token === null || write === null) return c.notFound();
  const feed = await c.env.PLAYER.getByName(token.inbox).feed(token, `${originOf(c)}/feed/${text}.${ending}`);
  if (feed === null) return c.notFound();
  return c.body(write(feed), 200, { 'Content-Type': kind.type, 'Cache-Control': 'private, max-age=300', 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
});

import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Env } from './env.ts';
import { feedRoutes } from './feed-routes.ts';
import { takeMail } from './inbound-mail.ts';
import { mailboxPage } from './mailbox-page.ts';
import { routes } from './routes.ts';
import { stopRoute } from './stop-route.ts';

export { Address } from './inbox/address.ts';
export { Player } from './inbox/player.ts';
export { Mailbox } from './mail/mailbox.ts';
export { Table } from './table.ts';

const app = new Hono<{ Bindings: Env }>();

app.route('/api', routes);
app.route('/stop', stopRoute);
app.route('/feed', feedRoutes);
app.route('/mailbox', mailboxPage);

// What no asset matched: an address of the page is the page; anything else is not there, and must never be kept by a cache.
app.get('*', async (c, next) => {
  const { pathname } = new URL(c.req.url);
  const asked = !pathname.startsWith('/assets/') && (c.req.header('accept') ?? '').includes('text/html');
  return asked ? c.env.ASSETS.fetch(new Request(new URL('/', c.req.url), { method: c.req.method, headers: c.req.raw.headers })) : next();
});
app.use(secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, referrerPolicy: 'no-referrer', xFrameOptions: 'DENY' }));
app.all('*', (c) => c.text('There is nothing at this address.', 404, { 'Cache-Control': 'no-store' }));

export default {
  fetch: app.fetch,
  email: (message: ForwardableEmailMessage, env: Env) => takeMail(message, env),
};

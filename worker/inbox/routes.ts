import { Hono } from 'hono';
import type * as v from 'valibot';
import { Confirmation, InboxSettings, KeepSeat, NewChannel, Nothing } from '../../shared/inbox.ts';
import type { Env } from '../env.ts';
import { notASeat } from '../errors.ts';
import { answer, bearer, type Ctx, originOf, read, refuse, tooMany } from '../http.ts';
import { inboxNameOf, isTableId } from '../links.ts';
import { cookie, isSameOrigin, keep } from './cookie.ts';
import { parseToken } from './tokens.ts';

/** The API of inboxes, with the inbox's key as bearer. What is not there yet begins with the first POST that has something to keep. */
export const inboxRoutes = new Hono<{ Bindings: Env }>();

inboxRoutes.get('/', (c) => withInbox(c, async (inbox) => answer(c, await inbox.view())));

post('/seats', KeepSeat, async (c, inbox, { table, key, move }, name) => {
  if (!isTableId(table)) return refuse(c, 'no-such-table');
  const kept = await c.env.TABLE.getByName(table).keep(key, name, move);
  return answer(c, kept.error === null ? await inbox.view() : kept);
});
post('/settings', InboxSettings, async (c, inbox, settings) => answer(c, await inbox.settings({ origin: originOf(c) }, settings)));
post('/channels', NewChannel, async (c, inbox, channel) => answer(c, await inbox.addChannel({ origin: originOf(c) }, channel)));
post('/channels/:channel{[0-9]{1,9}}/stop', Nothing, async (c, inbox) => answer(c, await inbox.stopChannel(Number(c.req.param('channel')))));
post('/channels/:channel{[0-9]{1,9}}/start', Nothing, async (c, inbox) => answer(c, await inbox.startChannel(Number(c.req.param('channel')))));
post('/feeds', Nothing, async (c, inbox) => answer(c, await inbox.feeds({ origin: originOf(c) })));

inboxRoutes.post('/confirm', async (c) => {
  const body = await read(c, Confirmation);
  if (!body.ok) return body.refusal;
  const token = parseToken(body.value.token, 'confirm');
  return token === null ? refuse(c, 'bad-token') : answer(c, await c.env.PLAYER.getByName(token.inbox).confirm(token));
});

inboxRoutes.post('/keep', async (c) => {
  const body = await read(c, Nothing);
  if (!body.ok) return body.refusal;
  if (!isSameOrigin(c)) return refuse(c, 'bad-request', 'This can only be asked for by a page of this site.');
  return withInbox(c, async (inbox, key) => {
    const view = await inbox.view();
    if (view.error !== null) return answer(c, view);
    keep(c, key);
    return c.json({});
  });
});

inboxRoutes.route('/', cookie);

type Stub = ReturnType<Env['PLAYER']['getByName']>;

function post<T>(path: string, schema: v.GenericSchema<unknown, T>, then: (c: Ctx, inbox: Stub, body: T, name: string) => Promise<Response>): void {
  inboxRoutes.post(path, (c) => withInbox(c, async (inbox, key) => {
    if (await tooMany(c)) return refuse(c, 'too-many-requests');
    const body = await read(c, schema);
    return body.ok ? then(c, inbox, body.value, inboxNameOf(key)) : body.refusal;
  }));
}

/** The inbox of the key that came; a key of another form opens none, and never reaches a Durable Object. */
function withInbox(c: Ctx, then: (inbox: Stub, key: string) => Promise<Response>): Promise<Response> {
  const key = bearer(c);
  if (key === null || !/^b-[0-9a-f]{32}$/.test(key)) return Promise.resolve(refuse(c, 'bad-key', key === null ? 'This takes the key of an inbox, as Authorization: Bearer.' : (notASeat(key) ?? 'This is not the key of an inbox.')));
  return then(c.env.PLAYER.getByName(inboxNameOf(key)), key);
}

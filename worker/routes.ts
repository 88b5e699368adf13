import { toJsonSchema } from '@valibot/to-json-schema';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import * as v from 'valibot';
import { settle } from '../shared/engine/match.ts';
import { GAMES } from '../shared/games/index.ts';
import { NewHook, Nothing } from '../shared/inbox.ts';
import { Deletion, FillSeats, type GameListed, Letters, NewMoves, NewSeat, NewTable, Reissue, Rematch } from '../shared/protocol.ts';
import type { Env } from './env.ts';
import { answer, bearer, type Ctx, explain, LARGEST_BODY, originOf, read, refuse, tooMany, withKey } from './http.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { inboxNameOf, isTableId, newTableId } from './links.ts';
import type { Person } from './people.ts';

// Options can hold a long list: as much as the game that takes most; each game's own limit is looked at once it is known.
const LARGEST_OPENING = Math.max(LARGEST_BODY, ...Object.values(GAMES).map(({ rules }) => rules.largest ?? 0));

/** The HTTP API; the page uses nothing else. No GET and no HEAD changes anything. */
export const routes = new Hono<{ Bindings: Env }>();

routes.use(secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, referrerPolicy: 'no-referrer', xFrameOptions: 'DENY' }));
routes.use(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});
const usual = bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => refuse(c, 'too-large') });
const opening = bodyLimit({ maxSize: LARGEST_OPENING, onError: (c) => refuse(c, 'too-large') });
routes.use((c, next) => (c.req.method === 'POST' && c.req.path === '/api/tables' ? opening : usual)(c, next));

routes.get('/games', (c) => {
  const games = Object.values(GAMES).map(({ rules, house }): GameListed => ({
    id: rules.id,
    rules: rules.rules,
    seats: rules.seats,
    options: toJsonSchema(rules.options, { typeMode: 'input', ignoreActions: ['check'] }), // what ties one option to another has no place in it
    house: house !== undefined,
  }));
  return c.json(games);
});

routes.post('/tables', async (c) => {
  if (await tooMany(c)) return refuse(c, 'too-many-requests');
  const body = await read(c, NewTable, largestFor);
  if (!body.ok) return body.refusal;
  const { game, seats, options, house, ...host } = body.value;
  const rules = Object.hasOwn(GAMES, game) ? GAMES[game]!.rules : undefined;
  if (rules === undefined) return refuse(c, 'no-such-game');
  if (!rules.seats.includes(seats)) return refuse(c, 'bad-request', `This game is played by ${rules.seats.join(', ')} people. Choose one of these numbers.`);
  if (house >= seats) return refuse(c, 'bad-request', 'The house can have every seat but yours. Give it fewer.');
  const chosen = v.safeParse(rules.options, options ?? {}, { abortEarly: true });
  if (!chosen.success) return refuse(c, 'bad-request', `options: ${explain(chosen.issues)}`);
  const settled = settle(rules, chosen.output, seats);
  if (!settled.ok) return refuse(c, 'bad-request', `options: ${settled.error}`);
  const table = newTableId();
  return answer(c, await stub(c, table).open({ table, game, rules: rules.rules, options: settled.value, seats, house, origin: originOf(c), host: named(host) }), 201);
});

routes.get('/tables/:id', async (c) => {
  const since = c.req.query('since');
  if (since !== undefined && !/^\d{1,7}$/.test(since)) return refuse(c, 'bad-request', 'since is the number of moves you have seen.');
  return onTable(c, async (table) => answer(c, await table.sync(bearer(c), since === undefined ? -1 : Number(since), c.req.query('legal') === '1')));
});

routes.get('/tables/:id/record', (c) => onTable(c, async (table) => answer(c, await table.record(bearer(c)))));

routes.get('/tables/:id/options', (c) => onTable(c, async (table) => withKey(c, async (key) => answer(c, await table.options(key)))));

routes.get('/tables/:id/socket', (c) => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') return refuse(c, 'bad-request', 'Here only a WebSocket can be opened.');
  return onTable(c, (table) => table.fetch(c.req.raw));
});

post('/tables/:id/seats', NewSeat, async (c, table, { invite, ...person }) => answer(c, await table.join(invite, named(person)), 201));
post('/tables/:id/moves', NewMoves, async (c, table, { n, moves }) => answer(c, await table.move(bearer(c), n, moves)));
post('/tables/:id/house', FillSeats, async (c, table, { count }) => withKey(c, async (key) => answer(c, await table.fill(key, count))));
post('/tables/:id/letters', Letters, async (c, table, { mail, language }) => withKey(c, async (key) => answer(c, await table.letters(key, mail, language))));
post('/tables/:id/reissue', Reissue, async (c, table, { nonce }) => withKey(c, async (key) => answer(c, await table.reissue(key, nonce), 201)));
post('/tables/:id/rematch', Rematch, async (c, table, person) =>
  withKey(c, async (key) => answer(c, await table.rematch(key, named(person), newTableId()), 201)));
post('/tables/:id/delete', Deletion, async (c, table) => withKey(c, async (key) => answer(c, await table.remove(key))));

post('/tables/:id/hook', NewHook, async (c, table, hook) => withKey(c, async (key) => answer(c, await table.hook(key, hook))));
post('/tables/:id/hook/test', Nothing, async (c, table) => (await tooMany(c)) ? refuse(c, 'too-many-requests') : withKey(c, async (key) => answer(c, await table.testHook(key))));
routes.route('/inbox', inboxRoutes);

routes.all('*', (c) => refuse(c, 'not-found'));
routes.onError((error, c) => {
  console.error(error.name, error.message); // our own words only: no request, no key
  return refuse(c, 'failed');
});

/** A person with the name of their inbox instead of its key: from here on nothing knows the key. */
const named = <P extends Pick<Person, 'inbox'>>(person: P): P => (person.inbox === undefined ? person : { ...person, inbox: inboxNameOf(person.inbox) });

type Stub = ReturnType<typeof stub>;

function post<T>(path: string, schema: v.GenericSchema<unknown, T>, then: (c: Ctx, table: Stub, body: T) => Promise<Response>): void {
  routes.post(path, (c) => onTable(c, async (table) => {
    const body = await read(c, schema);
    return body.ok ? then(c, table, body.value) : body.refusal;
  }));
}

const stub = (c: Ctx, table: string) => c.env.TABLE.getByName(table);

async function onTable(c: Ctx, then: (table: Stub) => Promise<Response>): Promise<Response> {
  const id = c.req.param('id') ?? '';
  return isTableId(id) ? then(stub(c, id)) : refuse(c, 'no-such-table');
}

/** How long a request may be that opens a table of the game it names. */
function largestFor(json: unknown): number {
  const game = typeof json === 'object' && json !== null && 'game' in json ? json.game : null;
  return (typeof game === 'string' && Object.hasOwn(GAMES, game) ? GAMES[game]!.rules.largest : undefined) ?? LARGEST_BODY;
}

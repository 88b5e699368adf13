import { toJsonSchema } from '@valibot/to-json-schema';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { settle } from '../shared/engine/match.ts';
import { GAMES } from '../shared/games/index.ts';
import { type ApiError, Deletion, FillSeats, type GameListed, Letters, NewMoves, NewSeat, NewTable, Reissue, Rematch } from '../shared/protocol.ts';
import type { Env } from './env.ts';
import { failure, type Reply, STATUS } from './errors.ts';
import { isTableId, newTableId } from './links.ts';

type Ctx = Context<{ Bindings: Env }>;

const LARGEST_BODY = 32 * 1024;
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
  const origin = c.env.ORIGIN || new URL(c.req.url).origin;
  return answer(c, await stub(c, table).open({ table, game, rules: rules.rules, options: settled.value, seats, house, origin, host }), 201);
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

post('/tables/:id/seats', NewSeat, async (c, table, { invite, ...person }) => answer(c, await table.join(invite, person), 201));
post('/tables/:id/moves', NewMoves, async (c, table, { n, moves }) => answer(c, await table.move(bearer(c), n, moves)));
post('/tables/:id/house', FillSeats, async (c, table, { count }) => withKey(c, async (key) => answer(c, await table.fill(key, count))));
post('/tables/:id/letters', Letters, async (c, table, { mail, language }) => withKey(c, async (key) => answer(c, await table.letters(key, mail, language))));
post('/tables/:id/reissue', Reissue, async (c, table, { nonce }) => withKey(c, async (key) => answer(c, await table.reissue(key, nonce), 201)));
post('/tables/:id/rematch', Rematch, async (c, table, { contribution }) =>
  withKey(c, async (key) => answer(c, await table.rematch(key, contribution, newTableId()), 201)));
post('/tables/:id/delete', Deletion, async (c, table) => withKey(c, async (key) => answer(c, await table.remove(key))));

routes.all('*', (c) => refuse(c, 'not-found'));
routes.onError((error, c) => {
  console.error(error.name, error.message); // our own words only: no request, no key
  return refuse(c, 'failed');
});

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

/** Reads a JSON body and checks it; the refusal names the first thing that is wrong. `most`: how long it may be, by what is in it. */
async function read<T>(c: Ctx, schema: v.GenericSchema<unknown, T>, most = (_json: unknown): number => LARGEST_BODY): Promise<{ ok: true; value: T } | { ok: false; refusal: Response }> {
  const bad = (message: string) => ({ ok: false, refusal: refuse(c, 'bad-request', message) }) as const;
  if (!(c.req.header('content-type') ?? '').startsWith('application/json')) return bad('Send JSON, with the header Content-Type: application/json.');
  const text = await c.req.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return bad('The body is not JSON.');
  }
  if (text.length > most(json)) return { ok: false, refusal: refuse(c, 'too-large') };
  const result = v.safeParse(schema, json);
  return result.success ? { ok: true, value: result.output } : bad(explain(result.issues));
}

/** How long a request may be that opens a table of the game it names. */
function largestFor(json: unknown): number {
  const game = typeof json === 'object' && json !== null && 'game' in json ? json.game : null;
  return (typeof game === 'string' && Object.hasOwn(GAMES, game) ? GAMES[game]!.rules.largest : undefined) ?? LARGEST_BODY;
}

function explain(issues: readonly v.BaseIssue<unknown>[]): string {
  const [first] = issues;
  const path = first === undefined ? null : v.getDotPath(first);
  if (first?.type === 'strict_object' && first.expected === 'never') return `There is no field "${path}" here. Leave it out.`;
  const message = first?.message ?? 'not understood';
  return `${path === null ? '' : `${path}: `}${message}${message.endsWith('.') ? '' : '.'}`;
}

/** The key that came with a request; a header that holds none is a key that does not fit, not a spectator's. */
function bearer(c: Ctx): string | null {
  const header = c.req.header('authorization');
  return header === undefined ? null : (/^Bearer (\S{1,100})$/i.exec(header)?.[1] ?? '');
}

function withKey(c: Ctx, then: (key: string) => Promise<Response>): Promise<Response> {
  const key = bearer(c);
  return key === null ? Promise.resolve(refuse(c, 'bad-key', 'This takes the key of a seat, as Authorization: Bearer.')) : then(key);
}

async function tooMany(c: Ctx): Promise<boolean> {
  const from = c.req.header('cf-connecting-ip');
  if (c.env.LIMIT === undefined || from === undefined) return false;
  return !(await c.env.LIMIT.limit({ key: from })).success;
}

function answer(c: Ctx, reply: Reply, status: ContentfulStatusCode = 200): Response {
  return c.body(reply.body, reply.error === null ? status : STATUS[reply.error], { 'Content-Type': 'application/json; charset=utf-8' });
}

const refuse = (c: Ctx, error: ApiError, message?: string): Response => c.json(failure(error, message), STATUS[error]);

import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import type { ApiError } from '../shared/protocol.ts';
import type { Env } from './env.ts';
import { failure, type Reply, STATUS } from './errors.ts';

export type Ctx = Context<{ Bindings: Env }>;

/** Bytes of a usual request. */
export const LARGEST_BODY = 32 * 1024;

/** Reads a JSON body and checks it; the refusal names the first thing that is wrong. `most`: how long it may be, by what is in it. */
export async function read<T>(c: Ctx, schema: v.GenericSchema<unknown, T>, most = (_json: unknown): number => LARGEST_BODY): Promise<{ ok: true; value: T } | { ok: false; refusal: Response }> {
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

/** The first thing that is wrong, as a sentence. */
export function explain(issues: readonly v.BaseIssue<unknown>[]): string {
  const [first] = issues;
  const path = first === undefined ? null : v.getDotPath(first);
  if (first?.type === 'strict_object' && first.expected === 'never') return `There is no field "${path}" here. Leave it out.`;
  const message = first?.message ?? 'not understood';
  return `${path === null ? '' : `${path}: `}${message}${message.endsWith('.') ? '' : '.'}`;
}

/** The key that came with a request; a header that holds none is a key that does not fit, not a spectator's. */
export function bearer(c: Ctx): string | null {
  const header = c.req.header('authorization');
  return header === undefined ? null : (/^Bearer (\S{1,100})$/i.exec(header)?.[1] ?? '');
}

/** Goes on with the key that came, or refuses. */
export function withKey(c: Ctx, then: (key: string) => Promise<Response>): Promise<Response> {
  const key = bearer(c);
  return key === null ? Promise.resolve(refuse(c, 'bad-key', 'This takes the key of a seat, as Authorization: Bearer.')) : then(key);
}

/** Whether too much comes from one address. */
export async function tooMany(c: Ctx): Promise<boolean> {
  const from = c.req.header('cf-connecting-ip');
  if (c.env.LIMIT === undefined || from === undefined) return false;
  return !(await c.env.LIMIT.limit({ key: from })).success;
}

/** A reply as it goes out. */
export function answer(c: Ctx, reply: Reply, status: ContentfulStatusCode = 200): Response {
  return c.body(reply.body, reply.error === null ? status : STATUS[reply.error], { 'Content-Type': 'application/json; charset=utf-8' });
}

/** A failure as it goes out. */
export const refuse = (c: Ctx, error: ApiError, message?: string): Response => c.json(failure(error, message), STATUS[error]);

/** The public address, for links. */
export const originOf = (c: Ctx): string => c.env.ORIGIN || new URL(c.req.url).origin;

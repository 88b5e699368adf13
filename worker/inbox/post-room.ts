import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Subscription } from '../../shared/inbox.ts';
import { unreachable } from '../../shared/engine/types.ts';
import type { Env } from '../env.ts';
import { type Cover, turnLetter } from '../mail/letter.ts';
import { postOf, type Sent } from '../mail/post.ts';
import type { Brief } from '../told.ts';
import { WAYS } from '../ways.ts';
import type { Line, Me, Seat } from './kept.ts';
import { masked } from './masked.ts';
import { replyToken, returnToken, tokenFor } from './tokens.ts';
import { pushLasts, type Waiting } from './telling.ts';

/** Something that is ready to be told. */
export interface Ready {
  readonly waiting: Waiting;
  readonly seat: Seat;
  readonly brief: Brief;
}

/** Whether anything can go out by a channel on this machine. */
export function canSend(env: Env, { kind }: Pick<Line, 'kind'>): boolean {
  switch (kind) {
    case 'mail':
      return postOf(env) !== null;
    case 'push':
      return (WAYS.push?.key(env) ?? null) !== null;
    default:
      return unreachable(kind);
  }
}

/** Whether letters can be answered with a move. */
export const canReply = (env: Env): boolean => (env.INBOUND ?? '').includes('@') && WAYS.readReply !== null;

/** What every letter to an address of this inbox has. */
export function coverFor(env: Env, me: Me, { id, target }: Line, key: string, name: string): Cover {
  const returnTo = canReply(env) ? addressWith(env, returnToken(me.secret, me.name, id)) : undefined;
  return { key, to: { address: target, name }, language: me.language, origin: me.origin, stop: `${me.origin}/stop/${tokenFor(me.secret, 'stop', me.name, id)}`, returnTo };
}

/** Tells of turns by one letter. */
export async function sendLetter(env: Env, me: Me, line: Line, ready: readonly Ready[]): Promise<Sent> {
  const post = postOf(env);
  if (post === null) return 'never';
  const key = ready.map(({ waiting, seat, brief }) => `${brief.table}/${waiting.kind}/${brief.player}/${line.id}-${marked(seat)}/${brief.n}`).join(' ');
  const cover = coverFor(env, me, line, key, ready[0]!.brief.name);
  const one = ready.length === 1 && canReply(env) ? ready[0]! : null;
  const replyTo = one === null ? undefined : replyAddress(env, me, one.seat, one.waiting.n);
  return post(turnLetter({ ...cover, replyTo }, ready.map(({ brief }) => brief), ready.every(({ waiting }) => waiting.kind === 'reminder')));
}

/** Tells of one turn by a push; the next one of the same table takes its place. */
export async function sendPush(env: Env, { target }: Line, { brief }: Ready, now: number): Promise<Sent | 'gone'> {
  if (WAYS.push === null) return 'never';
  const push = { title: brief.subject, body: clipped(brief.said), tag: brief.table, url: `/t/${brief.table}`, ttl: pushLasts(now, brief.deadline) };
  return WAYS.push.send(env, JSON.parse(target) as Subscription, push);
}

/** A channel as its owner knows it again and nobody else can use it: "j…@example.org", or the push service's host. */
export const labelOf = ({ kind, target }: Pick<Line, 'kind' | 'target'>): string =>
  kind === 'mail' ? masked(target) : new URL((JSON.parse(target) as Subscription).endpoint).host;

/** Where an answer to a letter about a seat goes, which showed it so many moves. */
export const replyAddress = (env: Env, me: Me, seat: Seat, n: number): string => addressWith(env, replyToken(me.secret, me.name, seat, n));

function addressWith(env: Env, token: string): string {
  const [local = '', domain = ''] = (env.INBOUND ?? '').split('@');
  return `${local}+${token}@${domain}`;
}

/** A seat issued anew gets a letter of its own for the same turn, since its links are others. */
const marked = ({ key }: Seat): string => bytesToHex(sha256(utf8ToBytes(key))).slice(0, 8);

/** A push has room for a few thousand bytes; a sentence that long is no sentence. */
function clipped(text: string): string {
  return utf8ToBytes(text).length <= LONGEST ? text : `${[...text].slice(0, LONGEST / 4).join('')}…`;
}

const LONGEST = 1200;

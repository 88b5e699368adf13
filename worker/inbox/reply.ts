import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Env } from '../env.ts';
import { replyLetter } from '../mail/letter.ts';
import type { InboxStore } from './inbox-store.ts';
import type { Seat } from './kept.ts';
import { canReply, coverFor, replyAddress } from './post-room.ts';

const HOUR = 3_600_000;
/** Answers that one inbox gets in an hour: two programs that answer each other soon stop. */
const MOST = 30;

/** Plays an answer to a letter if it can be played, and queues a letter that says what came of it; it goes to the inbox's own address, never to a sender's. */
export async function answerTo(env: Env, store: InboxStore, held: Seat, n: number, line: string, now: number): Promise<void> {
  const address = store.channels().find(({ kind, state }) => kind === 'mail' && state === 'live');
  if (address === undefined) return; // whoever answers has no letters coming: nobody would read ours
  const sent = store.ledger(now).filter(({ kind, at }) => kind === 'reply' && at > now - HOUR).length;
  if (sent + store.queue().filter(({ kind }) => kind === 'reply').length >= MOST) return;
  const me = store.me();
  const { table, player } = held;
  const answered = await env.TABLE.getByName(table).reply(me.name, { table, player, n }, line, { language: me.language, zone: me.zone, replies: canReply(env) });
  if (answered === null) return store.drop(held.id);
  const key = `${table}/reply/${player}/${n}/${bytesToHex(sha256(utf8ToBytes(line))).slice(0, 16)}`;
  // A turn can have several steps, and a line can be mistyped: while the seat is awaited, this can be answered in its turn.
  const replyTo = answered.brief === null || !canReply(env) ? undefined : replyAddress(env, me, held, answered.brief.n);
  const letter = replyLetter({ ...coverFor(env, me, address, key, answered.name), replyTo }, answered, `${table}/${player}`);
  store.enqueue({ key, channel: address.id, kind: 'reply', letter, due: now, tries: 0 });
}

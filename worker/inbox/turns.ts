import { unreachable } from '../../shared/engine/types.ts';
import type { Became } from '../../shared/inbox.ts';
import type { Env } from '../env.ts';
import type { Sent } from '../mail/post.ts';
import { complain, pause } from '../outbox.ts';
import type { Asked, Reader } from '../told.ts';
import type { InboxStore } from './inbox-store.ts';
import type { Line, Me, Seat } from './kept.ts';
import { canReply, canSend, labelOf, type Ready, sendLetter, sendPush } from './post-room.ts';
import { again, gathered, reminderAt, type Waiting } from './telling.ts';

/** What telling of turns needs of the inbox. */
export interface TurnDesk {
  readonly env: Env;
  readonly store: InboxStore;
  readonly now: number;
  /** A channel whose other end is gone; an address that bounced is remembered for all inboxes. */
  stop(line: Line, sent: { readonly bounced: string } | 'gone'): Promise<void>;
}

/** A turn that is being told: by which channels so far, and what they are called. */
interface Telling extends Ready {
  sent: readonly number[];
  by: Line['kind'] | null;
}

/**
 * Tells of all turns that are due: asks each table once more, then writes one letter, and a push for each table. What
 * could not be told waits, and is asked after again before the next try, so that nothing stale goes out.
 */
export async function tellTurns(desk: TurnDesk): Promise<void> {
  const { env, store, now } = desk;
  const me = store.me();
  const due = gathered(store.waiting(), me, now);
  if (due.length === 0) return;
  const seats = store.seats();
  const reader: Reader = { language: me.language, zone: me.zone, replies: due.length === 1 && canReply(env) };
  const asked = await Promise.all(due.map(async (waiting) => ({ waiting, seat: seats.find(({ id }) => id === waiting.seat), answer: await ask(env, me, seats, waiting, reader) })));
  const ready = asked.flatMap(({ waiting, seat, answer }) => sorted(desk, waiting, seat, answer));
  if (ready.length === 0) return;
  for (const line of store.channels()) if (line.state === 'live' && canSend(env, line)) await tellBy(desk, me, line, ready);
  await settle(desk, me, ready);
}

async function ask(env: Env, { name }: Me, seats: readonly Seat[], { seat, n }: Waiting, reader: Reader): Promise<Asked> {
  const held = seats.find(({ id }) => id === seat);
  if (held === undefined) return { state: 'passed' };
  const { table, player } = held;
  try {
    return await env.TABLE.getByName(table).brief(name, { table, player, n }, reader);
  } catch (error) {
    complain(error);
    return { state: 'later' };
  }
}

/** What an answer comes to: something to tell, or a row that goes or waits. */
function sorted({ store, now }: TurnDesk, waiting: Waiting, seat: Seat | undefined, answer: Asked): Telling[] {
  switch (answer.state) {
    case 'awaited':
      return seat === undefined ? [] : [{ waiting, seat, brief: answer.brief, sent: waiting.sent, by: null }];
    case 'passed':
      store.done(waiting);
      return [];
    case 'elsewhere':
      store.drop(waiting.seat);
      return [];
    case 'busy':
      store.putOff({ ...waiting, next: answer.until });
      return [];
    case 'later':
      store.putOff(again(waiting, waiting.sent, now));
      return [];
    default:
      return unreachable(answer);
  }
}

async function tellBy(desk: TurnDesk, me: Me, line: Line, all: readonly Telling[]): Promise<void> {
  const untold = all.filter(({ sent }) => !sent.includes(line.id));
  // One letter for all of them, one push for each.
  const bundles = line.kind === 'mail' ? [untold] : untold.map((each) => [each]);
  for (const bundle of bundles) {
    if (bundle.length === 0) continue;
    const sent = await attempted(desk, me, line, bundle);
    if (sent !== 'later') for (const each of bundle) each.sent = [...each.sent, line.id];
    if (sent === 'sent') for (const each of bundle) each.by ??= line.kind;
    enter(desk, line, bundle, sent);
    if (typeof sent === 'object' || sent === 'gone') return desk.stop(line, sent);
  }
}

async function attempted({ env, now }: TurnDesk, me: Me, line: Line, bundle: readonly Telling[]): Promise<Sent | 'gone'> {
  try {
    return line.kind === 'mail' ? await sendLetter(env, me, line, bundle) : await sendPush(env, line, bundle[0]!, now);
  } catch (error) {
    complain(error);
    return 'later';
  }
}

function enter({ store, now }: TurnDesk, line: Line, bundle: readonly Telling[], sent: Sent | 'gone'): void {
  const became: Became = sent === 'later' ? 'waiting' : sent === 'sent' || sent === 'never' ? sent : 'bounced';
  // That it still waits is written down once, not with each try.
  if (became === 'waiting' && bundle.every(({ waiting }) => waiting.tries > 0)) return;
  const kind = bundle.every(({ waiting }) => waiting.kind === 'reminder') ? 'reminder' : 'turn';
  store.enter({ at: now, kind, channel: line.id, label: labelOf(line), tables: bundle.map(({ brief }) => brief.table), became });
}

/** Rows of what was told go, or wait to remind of it; then the tables hear of it, for their hosts. */
async function settle({ env, store, now }: TurnDesk, me: Me, all: readonly Telling[]): Promise<void> {
  const lines = store.channels().filter((line) => line.state === 'live' && canSend(env, line));
  for (const { waiting, brief, sent, by } of all) {
    const reminder = waiting.kind === 'turn' ? reminderAt(now, brief.deadline, me) : null;
    if (!lines.every(({ id }) => sent.includes(id))) store.putOff(again(waiting, sent, now));
    else if (reminder !== null && lines.length > 0) store.putOff({ ...waiting, kind: 'reminder', next: reminder, tries: 0, sent: [] });
    // That it was told stays: a table that did not hear that its note was taken brings it again.
    else if (by !== null) store.told(waiting);
    else store.done(waiting);
  }
  for (const { by, seat: { table, player }, waiting: { n } } of all) {
    if (by === null) continue;
    try {
      await env.TABLE.getByName(table).told(me.name, { table, player, n }, by, now);
    } catch (error) {
      complain(error); // the letter went out; that its host cannot see it is no reason to send another
    }
  }
}

/** When a table that could not be told of this inbox's reach is told again. */
export const reportAgain = (now: number): number => now + pause(2);

import type { Quiet } from '../../shared/inbox.ts';
import { pause } from '../outbox.ts';
import { endOfQuiet, startOfQuiet } from './quiet.ts';

/** A turn that an inbox is to tell of. Times are milliseconds since 1970. */
export interface Waiting {
  /** The row of its seat. */
  readonly seat: number;
  readonly n: number;
  readonly kind: 'turn' | 'reminder';
  /** Not before then. */
  readonly next: number;
  readonly tries: number;
  /** The channels that have told it. */
  readonly sent: readonly number[];
}

/** What a person wishes. */
export interface Wishes {
  readonly quiet: Quiet | null;
  readonly zone: string;
}

const HOUR = 3_600_000;

/** When the inbox is to see to what waits, or null: when the first of it is due, but never in quiet hours. */
export function dueAt(waiting: readonly Waiting[], { quiet, zone }: Wishes): number | null {
  return waiting.length === 0 ? null : endOfQuiet(Math.min(...waiting.map(({ next }) => next)), quiet, zone);
}

/** What goes into the letter that is due now: all turns that wait, also those that came just now, and reminders whose time it is. */
export function gathered(waiting: readonly Waiting[], wishes: Wishes, now: number): readonly Waiting[] {
  const due = dueAt(waiting, wishes);
  return due === null || due > now ? [] : waiting.filter(({ kind, next }) => kind === 'turn' || next <= now);
}

/** When a turn that could not be told everywhere is tried again: longer each time. */
export const again = (waiting: Waiting, sent: readonly number[], now: number): Waiting => ({ ...waiting, sent, next: now + pause(waiting.tries), tries: waiting.tries + 1 });

/**
 * When to remind of a turn with a deadline: when a quarter of the time is left, between an hour and a day before; rather
 * before quiet hours than too late after them. Null: there is no time for it.
 */
export function reminderAt(told: number, deadline: number | null, { quiet, zone }: Wishes): number | null {
  if (deadline === null) return null;
  const ahead = Math.min(Math.max((deadline - told) / 4, HOUR), 24 * HOUR);
  const at = endOfQuiet(deadline - ahead, quiet, zone);
  const best = at <= deadline - HOUR / 2 ? at : startOfQuiet(deadline - ahead, quiet, zone);
  return best > told + HOUR ? best : null;
}

/** The seconds for which a push is worth delivering: a day, or until the deadline. */
export const pushLasts = (now: number, deadline: number | null): number => Math.max(60, Math.min(24 * 3600, deadline === null ? Infinity : Math.floor((deadline - now) / 1000)));

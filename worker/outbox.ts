import type { Outgoing } from './store.ts';
import type { Letter, Sent } from './mail/post.ts';

const MINUTE = 60_000;
const FIRST_RETRY = MINUTE;
const LONGEST_RETRY = 6 * 60 * MINUTE;
/** How long a person who has just touched the page is left alone. */
export const ACTIVE = MINUTE;

/** What draining needs of the table and the world; plain functions, so that it can be tried without a Durable Object. */
export interface Desk {
  readonly now: number;
  /** Whether what the row tells of is still so. */
  stands(row: Outgoing): boolean;
  /** When somebody of this seat was last active on the page, or null. */
  lastActive(row: Outgoing): number | null;
  /** The letter, or null when this seat gave no address. */
  write(row: Outgoing): Letter | null;
  send(letter: Letter): Promise<Sent>;
  done(key: string): void;
  later(key: string, due: number, tries: number): void;
  /** Writes a bug to the log. */
  complain(error: unknown): void;
}

/**
 * Sends what is due. A row goes away when its letter was taken by the post, when it is no longer true, or when it can
 * never be sent; it is put off while its reader is active on the page, and after a passing failure.
 */
export async function drain(rows: readonly Outgoing[], desk: Desk): Promise<void> {
  for (const row of rows) {
    try {
      await deliver(row, desk);
    } catch (error) {
      // A bug in one letter must hold up neither the others nor the house: it is told, and tried again.
      desk.complain(error);
      desk.later(row.key, desk.now + pause(row.tries), row.tries + 1);
    }
  }
}

async function deliver(row: Outgoing, desk: Desk): Promise<void> {
  if (!desk.stands(row)) return desk.done(row.key);
  const active = desk.lastActive(row);
  if (active !== null && active + ACTIVE > desk.now) return desk.later(row.key, active + ACTIVE, row.tries);
  const letter = desk.write(row);
  const sent = letter === null ? 'never' : await desk.send(letter);
  if (sent === 'later') desk.later(row.key, desk.now + pause(row.tries), row.tries + 1);
  else desk.done(row.key);
}

/** 1, 2, 4 … minutes, at most six hours, for as long as the turn stands. */
const pause = (tries: number): number => Math.min(FIRST_RETRY * 2 ** Math.min(tries, 20), LONGEST_RETRY);

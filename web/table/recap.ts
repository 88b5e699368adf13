import type { Viewer } from '../../shared/engine/types.ts';
import type { Happening, Sync } from '../../shared/protocol.ts';
import { keep, kept } from '../pages/storage.ts';

/** How far somebody had seen a table, and when. */
export interface Seen {
  readonly n: number;
  readonly at: string;
}

/** How far this browser had seen the table from a seat; null when it never did. */
export function lastSeen(table: string, player: number | null): Seen | null {
  const value = kept(nameOf(table, player)) as Partial<Seen> | null | undefined;
  const known = typeof value?.n === 'number' && typeof value.at === 'string' && !Number.isNaN(Date.parse(value.at));
  return known ? (value as Seen) : null;
}

/** Keeps that the table was looked at as it is in this sync. */
export const markSeen = (sync: Sync, at: string): void => void keep(nameOf(sync.table, sync.you?.player ?? null), { n: sync.n, at } satisfies Seen);

/** What others have done after a number of moves, up to another; nothing for somebody who never looked. */
export const recapOf = (events: readonly Happening[], me: Viewer, from: number | null, to = Infinity): readonly Happening[] =>
  from === null ? [] : events.filter((event) => event.n > from && event.n <= to && actorOf(event.event) !== me);

/** The events known so far with those of a sync: it tells all that came after its `since`. */
export const merged = (known: readonly Happening[], sync: Sync): readonly Happening[] => [
  ...known.filter((event) => event.n <= sync.since),
  ...sync.events,
];

const nameOf = (table: string, player: number | null): string => `seen/${table}/${player ?? 'watching'}`;

// Events of every game name who acts as their `seat`; one without is nobody's own, and neither is what the rules themselves do (X4).
const actorOf = (event: unknown): unknown => (typeof event === 'object' && event !== null && 'seat' in event && !('rules' in event) ? event.seat : undefined);

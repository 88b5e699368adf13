import type { Happening, Sync } from '../../shared/protocol.ts';
import { keep, kept } from '../pages/storage.ts';

/** How far somebody had seen a table, and when. */
export interface Seen {
  readonly n: number;
  readonly at: string;
}

/** How far this browser had seen the table from a seat; null when it never did. */
export function lastSeen(table: string, player: number | null): Seen | null {
  const value = kept(nameOf(table, player));
  const known = typeof value === 'object' && value !== null && 'n' in value && typeof value.n === 'number' && 'at' in value && typeof value.at === 'string';
  return known ? (value as Seen) : null;
}

/** Keeps that the table was looked at as it is in this sync. */
export const markSeen = (sync: Sync, at: string): void => keep(nameOf(sync.table, sync.you?.player ?? null), { n: sync.n, at } satisfies Seen);

/** What has happened after a number of moves, up to another; nothing for somebody who never looked. */
export const recapOf = (events: readonly Happening[], from: number | null, to = Infinity): readonly Happening[] =>
  from === null ? [] : events.filter((event) => event.n > from && event.n <= to);

/** The events known so far with those of a sync: it tells all that came after its `since`. */
export const merged = (known: readonly Happening[], sync: Sync): readonly Happening[] => [
  ...known.filter((event) => event.n <= sync.since),
  ...sync.events,
];

const nameOf = (table: string, player: number | null): string => `seen/${table}/${player ?? 'watching'}`;

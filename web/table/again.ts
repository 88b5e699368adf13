import type { Sync } from '../../shared/protocol.ts';
import { heldAt } from '../pages/held.ts';
import { keep, kept } from '../pages/storage.ts';

/** Keeps that this browser sits at the next table of the same people, and who they are. */
export function keepNext(sync: Sync, table: string): void {
  keep(nextName(sync), table);
  keep(peopleName(table), sync.players.flatMap(({ name, house }, player) => (house || player === sync.you?.player ? [] : [name])));
}

/** The next table of the same people, where this browser sits there already. */
export function nextTable(sync: Sync): string | null {
  const table = kept(nextName(sync));
  return typeof table === 'string' && heldAt(table).keys.length > 0 ? table : null;
}

/** Who was at the table before, at the next table of the same people; nobody at others. */
export function peopleBefore(table: string): readonly string[] {
  const names = kept(peopleName(table));
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

const nextName = (sync: Sync): string => `next/${sync.table}/${sync.you?.player}`;
const peopleName = (table: string): string => `people/${table}`;

import { signal } from '@preact/signals';
import { keep, kept } from './storage.ts';

/** A seat this browser can play: by its own key, or by the key of a letter, which plays and nothing more. */
export interface HeldKey {
  readonly key: string;
  readonly kind: 'seat' | 'turn';
  /** Index in the table's players, once the table has told it. */
  readonly player?: number;
  /** What this browser gave to the shuffle, to be found again in the record. */
  readonly contribution?: string;
}

/** What this browser holds of one table. */
export interface Held {
  readonly table: string;
  readonly keys: readonly HeldKey[];
  /** The secret of an invite link that was opened here. */
  readonly invite?: string;
  /** Put away from the list of tables; opening the table brings it back. */
  readonly away?: boolean;
}

const NAME = 'tables';

/** Goes up when another tab, or this one, changed what is held. */
export const heldChanged = signal(0);

/** Every table held, the latest first. */
export const heldTables = (): readonly Held[] => read();

/** Every table held; whoever draws from it is drawn again when that changes. */
export const heldNow = (): readonly Held[] => (heldChanged.value < 0 ? [] : read());

/** What is held of a table; empty when nothing is. */
export const heldAt = (table: string): Held => read().find((held) => held.table === table) ?? { table, keys: [] };

/** Keeps a key, or learns more about one that is kept. The latest comes first. */
export function holdKey(table: string, key: HeldKey): void {
  change(table, (held) => {
    const before = held.keys.find((other) => other.key === key.key);
    const others = held.keys.filter((other) => other.key !== key.key);
    return { ...held, keys: before === undefined ? [key, ...others] : held.keys.map((other) => (other === before ? { ...before, ...key } : other)) };
  });
}

/** Forgets a key that opens nothing any more. */
export const dropKey = (table: string, key: string): void =>
  change(table, (held) => ({ ...held, keys: held.keys.filter((other) => other.key !== key) }));

/** Keeps the secret of an invite. */
export const holdInvite = (table: string, invite: string): void => change(table, (held) => ({ ...held, invite }));

/** Takes a table off the list, or puts it back. Keys stay. */
export const putAway = (table: string, away: boolean): void => change(table, (held) => ({ ...held, away }));

/** One key for each seat, the seat's own before a letter's: what can be switched between. */
export function seatsHeld(held: Held): readonly HeldKey[] {
  const sorted = [...held.keys].sort((a, b) => Number(a.kind === 'turn') - Number(b.kind === 'turn'));
  return sorted.filter((key, i) => key.player === undefined || sorted.findIndex((other) => other.player === key.player) === i);
}

function change(table: string, how: (held: Held) => Held): void {
  const changed = how(heldAt(table));
  keep(NAME, [changed, ...read().filter((held) => held.table !== table)]);
  heldChanged.value++;
}

function read(): readonly Held[] {
  const value = kept(NAME);
  return Array.isArray(value) ? value.filter(isHeld) : [];
}

const isHeld = (value: unknown): value is Held =>
  typeof value === 'object' && value !== null && 'table' in value && typeof value.table === 'string' && 'keys' in value && Array.isArray(value.keys);

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

/** Where the wish to sit down at a table is kept until it is answered. */
export const sittingName = (table: string): string => `sitting/${table}`;

/** Where the nonce is kept that a key is being traded in with, until that is answered. */
export const nonceName = (key: string): string => `nonce/${key}`;

/** Whether sitting down there was asked for and not answered yet. */
export const isSitting = (table: string): boolean => kept(sittingName(table)) !== undefined;

/** Whether another key in the place of this one was asked for and not answered yet: this one may be needed to ask again. */
export const isRenewing = (key: string): boolean => kept(nonceName(key)) !== undefined;

let forgetful = false;

/** Goes up when another tab, or this one, changed what is held. */
export const heldChanged = signal(0);

/** Every table held, the latest first. */
export const heldTables = (): readonly Held[] => read();

/** Every table held; whoever draws from it is drawn again when that changes. */
export const heldNow = (): readonly Held[] => (heldChanged.value < 0 ? [] : read());

/** What is held of a table; empty when nothing is. */
export const heldAt = (table: string): Held => read().find((held) => held.table === table) ?? { table, keys: [] };

/** Whose seat a key is for, by joining order; it stands in the key, whether its own (s1-…) or a letter's (t1-…). */
export function playerOf({ player, key }: HeldKey): number | undefined {
  const found = /^[st](\d+)-/.exec(key)?.[1];
  return player ?? (found === undefined ? undefined : Number(found));
}

/** Whether a change of what is held could not be kept: it lasts as long as the page. */
export const isForgetful = (): boolean => forgetful;

/** Keeps a key, or learns more about one that is kept, and says whether that outlives the page. The latest comes first. */
export function holdKey(table: string, key: HeldKey): boolean {
  return change(table, (held) => {
    const before = held.keys.find((other) => other.key === key.key);
    const others = held.keys.filter((other) => other.key !== key.key);
    return { ...held, keys: before === undefined ? [key, ...others] : held.keys.map((other) => (other === before ? { ...before, ...key } : other)) };
  });
}

/** Forgets a key that opens nothing any more. */
export const dropKey = (table: string, key: string): boolean =>
  change(table, (held) => ({ ...held, keys: held.keys.filter((other) => other.key !== key) }));

/** Keeps the secret of an invite, and says whether that outlives the page. */
export const holdInvite = (table: string, invite: string): boolean => change(table, (held) => ({ ...held, invite }));

/** Takes a table off the list, or puts it back. Keys stay. */
export const putAway = (table: string, away: boolean): boolean => change(table, (held) => ({ ...held, away }));

/** One key for each seat, the seat's own before a letter's: what can be switched between. */
export function seatsHeld(held: Held): readonly HeldKey[] {
  const sorted = [...held.keys].sort((a, b) => Number(a.kind === 'turn') - Number(b.kind === 'turn'));
  const players = sorted.map(playerOf);
  return sorted.filter((_, i) => players[i] === undefined || players.indexOf(players[i]) === i);
}

/** Forgets a table that is gone for good, with every key to it. */
export function forgetTable(table: string): void {
  forgetful = !keep(NAME, read().filter((held) => held.table !== table));
  heldChanged.value++;
}

function change(table: string, how: (held: Held) => Held): boolean {
  const changed = how(heldAt(table));
  forgetful = !keep(NAME, [changed, ...read().filter((held) => held.table !== table)]);
  heldChanged.value++;
  return !forgetful;
}

function read(): readonly Held[] {
  const value = kept(NAME);
  return Array.isArray(value) ? value.filter(isHeld).map((held) => ({ ...held, keys: held.keys.filter(isKey) })) : [];
}

// A hand may have written there: what is no table, or no key, is nothing.
const isHeld = (value: Partial<Held> | null): value is Held => typeof value?.table === 'string' && Array.isArray(value.keys);
const isKey = (value: Partial<HeldKey> | null): value is HeldKey => typeof value?.key === 'string' && (value.kind === 'seat' || value.kind === 'turn');

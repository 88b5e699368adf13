import { computed, signal } from '@preact/signals';
import type { Sync } from '../../shared/protocol.ts';
import type { Result } from '../../shared/engine/types.ts';
import { api, type Trouble } from './api.ts';
import { type Held, heldNow, heldTables, seatsHeld } from './held.ts';

/** A table of this browser, as it was when last asked for. */
export interface Row {
  readonly held: Held;
  readonly sync: Sync | null;
  /** Why it could not be had. */
  readonly trouble: Trouble['error'] | null;
  /** Whether a seat of this browser is awaited there. */
  readonly yours: boolean;
}

const AT_ONCE = 4;
const seen = signal<ReadonlyMap<string, Result<readonly Sync[], Trouble>>>(new Map());

/** The tables to list: those waiting for you first, the longest wait on top; then those that wait for others; then those that are over. */
export const rows = computed(() => listed(false));

/** The tables that were put away, in the same order. */
export const awayRows = computed(() => listed(true));

/** The game of a table, once it is known. */
export function gameAt(table: string): string | null {
  const known = seen.value.get(table);
  return known?.ok === true ? (known.value[0]?.game ?? null) : null;
}

/** How many tables other than this one wait for you, as far as is known. */
export const waitingCount = (but: string | null): number => rows.value.filter((row) => row.yours && row.held.table !== but).length;

/** Asks for every listed table, or for those put away, a few at a time. */
export async function refreshTables(away = false, ask: typeof api.sync = api.sync): Promise<void> {
  const left = heldTables().filter((held) => (held.away === true) === away);
  const next = async (): Promise<void> => {
    for (let held = left.shift(); held !== undefined; held = left.shift()) note(held.table, await askAll(held, ask));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Takes in what a table's own page has learnt of it. */
export const noteSync = (sync: Sync): void => note(sync.table, { ok: true, value: [sync] });

async function askAll(held: Held, ask: typeof api.sync): Promise<Result<readonly Sync[], Trouble>> {
  const keys = seatsHeld(held).map((one) => one.key);
  const syncs: Sync[] = [];
  let trouble: Trouble | null = null;
  for (const key of keys.length === 0 ? [null] : keys) {
    const answer = await ask(held.table, key, LATEST);
    if (answer.ok) syncs.push(answer.value);
    else trouble = answer.error;
  }
  return syncs.length === 0 && trouble !== null ? { ok: false, error: trouble } : { ok: true, value: syncs };
}

// No events are wanted: a number that no game reaches.
const LATEST = 1_000_000;

function note(table: string, what: Result<readonly Sync[], Trouble>): void {
  const before = seen.peek().get(table);
  const unknown = !what.ok && what.error.error === 'network' && before?.ok === true;
  if (!unknown) seen.value = new Map(seen.peek()).set(table, what);
}

function rowOf(held: Held, what: Result<readonly Sync[], Trouble> | undefined): Row {
  if (what === undefined) return { held, sync: null, trouble: null, yours: false };
  if (!what.ok) return { held, sync: null, trouble: what.error.error, yours: false };
  const awaited = what.value.find(isAwaited);
  return { held, sync: awaited ?? what.value[0] ?? null, trouble: null, yours: awaited !== undefined };
}

const isAwaited = (sync: Sync): boolean => sync.status === 'playing' && sync.seat !== null && sync.turn.includes(sync.seat);

const listed = (away: boolean): readonly Row[] =>
  inOrder(heldNow().flatMap((held) => ((held.away === true) === away ? rowOf(held, seen.value.get(held.table)) : [])));

function inOrder(rows: readonly Row[]): readonly Row[] {
  const rank = (row: Row): number => (row.yours ? 0 : row.sync === null ? 3 : { waiting: 1, playing: 1, over: 2 }[row.sync.status]);
  const at = (row: Row): number => Date.parse(row.sync?.at ?? '') || 0;
  // The longest wait first among those waiting for you; elsewhere what happened last.
  return [...rows].sort((a, b) => rank(a) - rank(b) || (a.yours ? at(a) - at(b) : at(b) - at(a)));
}

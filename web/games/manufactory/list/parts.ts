import { missingFrom as missingFor, partsIn } from '../../../../shared/games/manufactory/count.ts';
import { HIGHEST_COST, LARGEST_LIST, MOST_PARTS, NAME_LENGTH, type Row, type Traits } from '../../../../shared/games/manufactory/state.ts';

export { missingFor, partsIn };

/** What the game needs to know of a part, and nothing more. */
export interface Facts extends Traits {
  readonly name: string;
}

/** Why a card of a list is left out (R1): it has not the common back, or the list itself leaves it out. */
export const DROPS = ['token', 'art', 'meld', 'double-faced', 'other-back', 'maybe'] as const;
export type Drop = (typeof DROPS)[number];

/** What is wrong with one row; the others are kept. */
export type Reason =
  | { readonly code: 'no-name' | 'invisible' | 'open-quote' | 'broken-json' | 'cut-off' | 'not-a-card' | 'no-colours' }
  | { readonly code: 'long-name'; readonly length: number; readonly most: number }
  | { readonly code: 'cost' | 'colours' | 'count'; readonly value: string }
  | { readonly code: 'fields'; readonly found: number; readonly most: number };

/** A row that could not be read, by the number of its line, from 1. */
export interface BadRow {
  readonly line: number;
  readonly reason: Reason;
}

/** Why a file cannot be read as a whole. */
export type Refusal =
  | { readonly code: 'empty' | 'zip' | 'gzip' | 'not-text' | 'encoding' | 'web-page' | 'no-cards' | 'no-header' | 'cut-off' | 'broken-json' | 'unreadable' | 'stopped' }
  | { readonly code: 'too-big'; readonly bytes: number; readonly most: number }
  | { readonly code: 'too-many-rows'; readonly rows: number; readonly most: number }
  | { readonly code: 'too-many-parts'; readonly parts: number; readonly most: number }
  | { readonly code: 'columns'; readonly missing: readonly string[] };

/** What a list may be at most. */
export const MOST = { bytes: LARGEST_LIST, rows: MOST_PARTS, parts: MOST_PARTS, name: NAME_LENGTH, cost: HIGHEST_COST } as const;

/** Why a list cannot be brought to a table, or null: too many parts, or too long to be sent. */
export function refusalOf(list: readonly Row[], more: readonly { readonly count: number }[] = []): Refusal | null {
  const parts = partsIn(list) + partsIn(more);
  if (parts > MOST.parts) return { code: 'too-many-parts', parts, most: MOST.parts };
  const bytes = new Blob([JSON.stringify(list)]).size + BESIDES;
  return bytes > MOST.bytes ? { code: 'too-big', bytes, most: MOST.bytes } : null;
}

/** Room for what is sent with a list: the host's name and the like. */
const BESIDES = 10_000;

/** The same parts with copies put together, each where it first stood. */
export function merged(list: readonly Row[]): Row[] {
  const byTraits = new Map<string, Row>();
  for (const row of list) {
    const key = JSON.stringify([row.name, row.cost, row.colours, row.universal]);
    const before = byTraits.get(key);
    byTraits.set(key, before === undefined ? row : { ...before, count: before.count + row.count });
  }
  return [...byTraits.values()];
}

import type { Row } from '../../../../shared/games/manufactory/state.ts';
import { partFrom } from '../list/fields.ts';
import { type FactsBook, type Matched, matchNames } from '../list/facts.ts';
import { partsIn, type Reason } from '../list/parts.ts';
import type { Wanted } from '../list/pile.ts';

/** What is filled in by hand for a name without facts; a name of null is the one that was read. */
export interface Edit {
  readonly name: string | null;
  readonly cost: string;
  readonly colours: string;
  readonly universal: boolean;
  /** Whether it is left out. */
  readonly out: boolean;
}

/** Before anything is filled in. */
export const NOTHING: Edit = { name: null, cost: '', colours: '', universal: false, out: false };

/** How a row stands: nothing filled in yet, found by its new name, filled in, left out, or wrong. */
export type Standing = 'open' | 'found' | 'filled' | 'out' | Reason;

/** What is filled in by hand comes to. */
export interface Judged {
  readonly parts: readonly Row[];
  readonly dropped: Matched['dropped'];
  /** By line; `open` for those that are not here. */
  readonly standing: ReadonlyMap<number, Standing>;
  /** How many parts wait to be filled in. */
  readonly open: number;
}

/** Takes in what is filled in: a corrected name is looked for in the facts, a cost or the mark of a universal part makes a part of the row. */
export function judged(loose: readonly Wanted[], edits: ReadonlyMap<number, Edit>, book: FactsBook | null, frontFaces: boolean): Judged {
  const rows = loose.map((wanted) => ({ wanted, edit: edits.get(wanted.line) ?? NOTHING }));
  const renamed = rows.flatMap(({ wanted, edit }) => (isRenamed(wanted, edit) && !edit.out && !isFilled(edit) ? [{ ...wanted, name: edit.name!, whole: edit.name! }] : []));
  const matched: Matched = book === null || renamed.length === 0 ? { parts: [], unmatched: renamed, dropped: {} } : matchNames(renamed, book, { frontFaces });
  const missed = new Set(matched.unmatched.map(({ line }) => line));
  const found = new Set(renamed.flatMap(({ line }) => (missed.has(line) ? [] : [line])));
  const parts: Row[] = [...matched.parts];
  const standing = new Map<number, Standing>();
  for (const { wanted, edit } of rows) {
    const part = edit.out || !isFilled(edit) ? null : partFrom({ ...edit, name: edit.name ?? wanted.name, type: edit.universal ? 'universal' : '', rarity: '', count: String(wanted.count) });
    standing.set(wanted.line, edit.out ? 'out' : part === null ? (found.has(wanted.line) ? 'found' : 'open') : part.ok ? 'filled' : part.error);
    if (part?.ok === true) parts.push(part.value);
  }
  const isWaiting = ({ line }: Wanted): boolean => standing.get(line) === 'open' || typeof standing.get(line) === 'object';
  return { parts, dropped: matched.dropped, standing, open: partsIn(loose.filter(isWaiting)) };
}

const isRenamed = ({ name }: Wanted, edit: Edit): boolean => edit.name !== null && edit.name.trim() !== '' && edit.name.trim() !== name;

/** A part without colours is neutral, one without a cost cannot be told from one that is not filled in yet. */
const isFilled = ({ cost, universal }: Edit): boolean => universal || cost.trim() !== '';

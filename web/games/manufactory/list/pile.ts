import type { Row } from '../../../../shared/games/manufactory/state.ts';
import { type BadRow, type Drop, MOST, type Reason } from './parts.ts';

/** A name that needs facts, and the line it stands on. */
export interface Wanted {
  readonly line: number;
  /** The whole line: a name can begin with a number. */
  readonly whole: string;
  readonly name: string;
  readonly count: number;
}

/** What a reader puts down row by row. */
export interface Pile {
  /** Counts a row; false when there are too many, and it is not to be read. */
  row(): boolean;
  part(row: Row): void;
  name(wanted: Wanted): void;
  bad(line: number, reason: Reason): void;
  drop(why: Drop, count?: number): void;
  readonly rows: number;
  readonly parts: readonly Row[];
  readonly names: readonly Wanted[];
  readonly badRows: readonly BadRow[];
  readonly dropped: Readonly<Partial<Record<Drop, number>>>;
}

/** An empty pile. */
export function newPile(): Pile {
  const parts: Row[] = [];
  const names: Wanted[] = [];
  const badRows: BadRow[] = [];
  const dropped: Partial<Record<Drop, number>> = {};
  let rows = 0;
  return {
    row: () => ++rows <= MOST.rows,
    part: (row) => void parts.push(row),
    name: (wanted) => void names.push(wanted),
    bad: (line, reason) => void badRows.push({ line, reason }),
    drop: (why, count = 1) => void (dropped[why] = (dropped[why] ?? 0) + count),
    get rows() {
      return rows;
    },
    parts,
    names,
    badRows,
    dropped,
  };
}

import { CRATE, type Row } from './state.ts';

/** How many parts a list has when every row is counted out. */
export const partsIn = (list: readonly Pick<Row, 'count'>[]): number => list.reduce((sum, { count }) => sum + count, 0);

/** How many parts a list is short of for so many crates; 0 when it is long enough. */
export const missingFrom = (list: readonly Pick<Row, 'count'>[], crates: number): number => Math.max(0, CRATE * crates - partsIn(list));

import { fail, ok, type Result } from '../../engine/types.ts';
import { idsOf } from './catalogue.ts';
import { missingFrom, partsIn } from './count.ts';
import { CRATE, MOST_CRATES, type Options, type Outline, type Row } from './state.ts';

export { missingFrom, partsIn };

/** The options with as many crates as players put in (R31); too few crates and too short a list are refused. */
export function settle(given: Options, seats: number): Result<Options, string> {
  const crates = given.crates ?? seats;
  if (crates < seats || crates > MOST_CRATES) return fail(`With ${seats} players there are ${seats} to ${MOST_CRATES} crates. Choose a number between them.`);
  const missing = given.parts === 'pool' ? 0 : missingFrom(given.parts.list, crates);
  if (missing > 0) return fail(tooShort(missing, crates));
  return ok({ ...given, crates });
}

/** What is told to everybody of the options: of a list how many parts it has, and a digest of all but its names. */
export function outline(options: Options, digest: (text: string) => string): Outline {
  const { parts, crates, secondAfterTie } = options;
  if (parts === 'pool') return { crates, secondAfterTie, parts };
  return { crates, secondAfterTie, parts: { count: partsIn(parts.list), digest: digest(JSON.stringify(rowsWithoutNames(parts.list))) } };
}

/** The options without the names of a list: each row has the id of its part instead, so that the same rows are copies. */
export const veil = (options: Options): Options => (options.parts === 'pool' ? options : { ...options, parts: { list: rowsWithoutNames(options.parts.list) } });

const tooShort = (missing: number, crates: number): string =>
  `${missing === 1 ? '1 part is' : `${missing} parts are`} missing: ${crates} crates take ${CRATE * crates}. Bring a longer list, or choose fewer crates.`;

function rowsWithoutNames(list: readonly Row[]): readonly Row[] {
  const ids = idsOf(list);
  // In a fixed order of keys: the digest hangs on it.
  return list.map(({ cost, colours, universal, rarity, count }, i) => ({ name: ids[i]!, cost, colours, universal, rarity, count }));
}

import * as v from 'valibot';
import { partsIn } from './settle.ts';
import { type Colour, COLOURS, HIGHEST_COST, MOST_CRATES, MOST_PARTS, NAME_LENGTH, type Options, RARITIES, type Row } from './state.ts';

const FEWEST_CRATES = 2;
const PAINTS = COLOURS.filter((colour) => colour !== 'n');
// Controls, broken characters, line and paragraph separators and marks that turn or hide text have no place in a name; the two joiners that scripts need may stay.
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least, `At least ${least}.`), v.maxValue(most, `At most ${most}.`));

const name = v.pipe(
  v.string('A name is a text.'),
  v.check((text) => text.trim() !== '', 'Every part has a name.'),
  v.check((text) => [...text].length <= NAME_LENGTH, `A name has at most ${NAME_LENGTH} characters.`),
  v.check((text) => !INVISIBLE.test(text), 'A name is plain text without control characters and hidden marks.'),
);

const row = v.strictObject({
  name,
  cost: v.optional(v.pipe(v.number(), v.minValue(0, 'At least 0.'), v.maxValue(HIGHEST_COST, `At most ${HIGHEST_COST}.`)), 0),
  colours: v.optional(v.pipe(v.array(v.picklist(PAINTS, `Colours are ${PAINTS.join(', ')}; a neutral part has none.`)), v.maxLength(PAINTS.length)), () => []),
  universal: v.optional(v.boolean(), false),
  rarity: v.optional(v.nullable(v.picklist(RARITIES)), null),
  count: v.optional(whole(1, MOST_PARTS), 1),
});

/** The options as they are sent (X12). The fields of a row but its name have defaults: a neutral part without cost, once. */
export const options: v.GenericSchema<unknown, Options> = v.strictObject({
  crates: v.optional(v.nullable(whole(FEWEST_CRATES, MOST_CRATES)), null),
  secondAfterTie: v.optional(v.boolean(), false),
  parts: v.optional(
    v.union([v.literal('pool'), v.strictObject({ list: list() })], (issue) => innermost(issue) ?? '"pool", or a list of parts.'),
    'pool',
  ),
});

function list() {
  return v.pipe(
    v.array(row),
    v.maxLength(MOST_PARTS, `At most ${MOST_PARTS} rows.`),
    v.check((rows) => partsIn(rows) <= MOST_PARTS, `A list has at most ${MOST_PARTS} parts, copies counted. Shorten it.`),
    v.transform((rows) => rows.map(tidy)),
  );
}

/** R17: a universal part costs nothing and is of no colour of its own; colours are in one order, each once. */
function tidy({ colours, cost, universal, ...rest }: Row): Row {
  const own: readonly Colour[] = universal ? [] : PAINTS.filter((colour) => colours.includes(colour));
  return { ...rest, cost: universal ? 0 : cost, colours: own, universal };
}

/** What is wrong inside a list, rather than that it is neither of the two. */
function innermost(issue: v.UnionIssue<v.BaseIssue<unknown>>): string | null {
  const inside = issue.issues?.find(({ path }) => (path?.length ?? 0) > 0);
  if (inside === undefined) return null;
  const where = v.getDotPath(inside);
  return where === null ? inside.message : `${where}: ${inside.message}`;
}

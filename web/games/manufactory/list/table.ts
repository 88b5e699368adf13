import { fail, ok, type Result } from '../../../../shared/engine/types.ts';
import { type CsvRow, csvRows, type Separator, SEPARATORS } from './csv.ts';
import { countFrom, nameFrom, partFrom, type Typed } from './fields.ts';
import type { Refusal } from './parts.ts';
import type { Pile } from './pile.ts';

/** Which columns a table file has, by where they stand. */
interface Header {
  readonly format: 'own' | 'cubecobra' | 'names';
  readonly separator: Separator;
  readonly columns: Readonly<Partial<Record<Column, number>>>;
  readonly width: number;
}

type Column = keyof Typed | 'maybe';

/** What the columns are called in the files we know; a name stands for the first column that has it. */
const TITLES: Readonly<Record<Column, readonly string[]>> = {
  name: ['name', 'card name', 'card'],
  cost: ['cost', 'cmc', 'mana value', 'manavalue'],
  colours: ['colors', 'color', 'colours', 'colour'],
  type: ['type', 'type_line', 'type line', 'types'],
  rarity: ['rarity'],
  count: ['count', 'quantity', 'qty'],
  maybe: ['maybeboard'],
};
const NEEDED = { cost: 'cost', colours: 'colors' } as const;

/** The header in the first row of a text, the refusal of a header that lacks columns, or null when there is none. */
export function headerOf(text: string): Result<Header, Refusal> | null {
  const readings = SEPARATORS.map((separator) => ({ separator, titles: titlesOf(text, separator) })).filter(({ titles }) => TITLES.name.some((title) => titles.includes(title)));
  const [first] = readings.toSorted((a, b) => b.titles.length - a.titles.length);
  if (first === undefined) return null;
  // A column of names alone: commas and semicolons are theirs.
  return headerFrom(first.titles, first.titles.length === 1 ? '\t' : first.separator);
}

const titlesOf = (text: string, separator: Separator): string[] =>
  (csvRows(text, separator).next().value?.fields ?? []).map((title: string) => title.trim().toLowerCase());

/** Puts the rows below the header on the pile. */
export function readTable(text: string, header: Header, pile: Pile): void {
  let isFirst = true;
  for (const row of csvRows(text, header.separator)) {
    if (!isFirst) readRow(row, header, pile);
    isFirst = false;
  }
}

/** Whether lines without a header are rows of a table all the same: equally many fields, a number where costs stand. */
export function looksLikeTable(text: string): boolean {
  return SEPARATORS.some((separator) => {
    const rows = [...csvRows(text, separator)];
    const width = rows[0]?.fields.length ?? 0;
    return width >= LEAST && rows.every(({ fields }) => fields.length === width && /^\s*\d+([.,]\d+)?\s*$/.test(fields[1]!));
  });
}

/** Name, cost and colours. */
const LEAST = 3;

function headerFrom(titles: readonly string[], separator: Separator): Result<Header, Refusal> {
  const entries = Object.entries(TITLES).map(([column, names]) => [column, titles.findIndex((title) => names.includes(title))] as const);
  const columns = Object.fromEntries(entries.filter(([, at]) => at >= 0)) as Header['columns'];
  const missing = (['cost', 'colours'] as const).filter((column) => columns[column] === undefined);
  if (missing.length === 1) return fail({ code: 'columns', missing: missing.map((column) => NEEDED[column]) });
  const format = missing.length > 0 ? 'names' : titles.includes('cmc') ? 'cubecobra' : 'own';
  return ok({ format, separator, columns, width: titles.length });
}

function readRow({ line, fields, open }: CsvRow, header: Header, pile: Pile): void {
  if (!pile.row()) return;
  if (open) return pile.bad(line, { code: 'open-quote' });
  const found = fields.findLastIndex((field) => field.trim() !== '') + 1;
  // A name with a separator in it and no quotes around it.
  if (found > header.width) return pile.bad(line, { code: 'fields', found, most: header.width });
  const typed = typedIn(fields, header);
  if (/^(true|yes|1)$/i.test(typed.maybe.trim())) return pile.drop('maybe');
  if (header.format === 'names') return wanted(line, typed, pile);
  const part = partFrom(typed);
  if (part.ok) pile.part(part.value);
  else pile.bad(line, part.error);
}

function wanted(line: number, typed: Typed, pile: Pile): void {
  const name = nameFrom(typed.name);
  if (!name.ok) return pile.bad(line, name.error);
  const count = countFrom(typed.count);
  if (!count.ok) return pile.bad(line, count.error);
  pile.name({ line, whole: name.value, name: name.value, count: count.value });
}

function typedIn(fields: readonly string[], { columns }: Header): Typed & { readonly maybe: string } {
  const at = (column: Column): string => fields[columns[column] ?? -1] ?? '';
  return { name: at('name'), cost: at('cost'), colours: at('colours'), type: at('type'), rarity: at('rarity'), count: at('count'), maybe: at('maybe') };
}

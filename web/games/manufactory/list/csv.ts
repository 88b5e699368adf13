/** One row of a table file and the line it begins on, from 1. `open` marks a quote that is never closed. */
export interface CsvRow {
  readonly line: number;
  readonly fields: readonly string[];
  readonly open: boolean;
}

export const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/**
 * The rows of a table file (RFC 4180, with any of the three separators and any line ends), without the empty ones.
 * A quote counts at the beginning of a field alone. One that is never closed spoils its own line and no other.
 */
export function* csvRows(text: string, separator: Separator): Generator<CsvRow> {
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const row = rowAt(text, at, separator) ?? { fields: [], end: endOfLine(text, at), open: true };
    const end = afterBreak(text, row.end);
    if (row.open || row.fields.some((field) => field.trim() !== '')) yield { line, fields: row.fields, open: row.open };
    line += breaksIn(text.slice(at, end));
    at = end;
  }
}

interface Found {
  readonly fields: string[];
  /** Where its line break stands. */
  readonly end: number;
  readonly open: boolean;
}

/** The row that begins here, or null when a quote in it is never closed. */
function rowAt(text: string, from: number, separator: Separator): Found | null {
  const fields: string[] = [];
  let at = from;
  for (;;) {
    const field = text[at] === '"' ? quotedAt(text, at, separator) : plainAt(text, at, separator);
    if (field === null) return null;
    fields.push(field.value);
    if (text[field.end] !== separator) return { fields, end: field.end, open: false };
    at = field.end + 1;
  }
}

interface Field {
  readonly value: string;
  readonly end: number;
}

function plainAt(text: string, from: number, separator: Separator): Field {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
  return { value: text.slice(from, end), end };
}

/**
 * A quoted field; what stands between its closing quote and the separator is kept as it is. Where that would be so after a line
 * break, the quote that seems to close it opens another field, and this one is never closed.
 */
function quotedAt(text: string, from: number, separator: Separator): Field | null {
  let close = from;
  do {
    close = text.indexOf('"', close + 1);
    if (close < 0) return null;
  } while (text[close + 1] === '"' && ++close > 0);
  const inside = text.slice(from + 1, close);
  const rest = plainAt(text, close + 1, separator);
  if (rest.value.trim() !== '' && /[\r\n]/.test(inside)) return null;
  return { value: inside.replaceAll('""', '"') + rest.value, end: rest.end };
}

function endOfLine(text: string, from: number): number {
  const end = text.slice(from).search(/[\r\n]/);
  return end < 0 ? text.length : from + end;
}

const afterBreak = (text: string, at: number): number => at + (text.startsWith('\r\n', at) ? 2 : 1);
const breaksIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

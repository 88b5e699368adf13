import { fail, ok, type Result } from '../../../../shared/engine/types.ts';
import type { Row } from '../../../../shared/games/manufactory/state.ts';
import { textOf } from './decode.ts';
import { cardFrom, parsed, type Source, sourceOf } from './json/cards.ts';
import { type End, scanner } from './json/scan.ts';
import { readNames } from './names.ts';
import { type BadRow, type Drop, merged, MOST, type Refusal, refusalOf } from './parts.ts';
import { newPile, type Pile, type Wanted } from './pile.ts';
import { headerOf, looksLikeTable, readTable } from './table.ts';

/** How a list is written; `names` says nothing of colours and costs. */
export type Format = 'own' | 'cubecobra' | 'names' | Source;

/** What is wished for besides. */
export interface Wish {
  /** Keeps the front of two-sided cards (R1); off by default. */
  readonly frontFaces?: boolean;
}

/** A list as it was read. */
export interface Reading {
  readonly format: Format;
  /** Copies put together, in the order of the list. */
  readonly parts: readonly Row[];
  /** Names that need facts, in the order of the list. */
  readonly names: readonly Wanted[];
  readonly bad: readonly BadRow[];
  /** How many cards were left out, by reason. */
  readonly dropped: Readonly<Partial<Record<Drop, number>>>;
}

/** Reads a file of any of the formats, which it finds out by itself. */
export async function readFile(file: Blob, wish: Wish = {}): Promise<Result<Reading, Refusal>> {
  if (file.size > MOST.bytes) return fail({ code: 'too-big', bytes: file.size, most: MOST.bytes });
  const bytes = await bytesOf(file);
  if (!bytes.ok) return bytes;
  const text = textOf(bytes.value);
  return text.ok ? readText(text.value, wish) : text;
}

/** Reads what was pasted. */
export function readText(given: string, wish: Wish = {}): Result<Reading, Refusal> {
  const bytes = new Blob([given]).size;
  if (bytes > MOST.bytes) return fail({ code: 'too-big', bytes, most: MOST.bytes });
  const text = given.replace(/^\ufeff/, '');
  if (text.trim() === '') return fail({ code: 'empty' });
  if (/^\s*(<!doctype html|<html)/i.test(text)) return fail({ code: 'web-page' });
  const pile = newPile();
  const format = /^\s*(\[\s*[[{\]]|\{\s*["}])/.test(text) ? readJson(text, wish, pile) : readLines(text, pile);
  return format.ok ? finished(format.value, pile) : format;
}

async function bytesOf(file: Blob): Promise<Result<Uint8Array, Refusal>> {
  try {
    return ok(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof DOMException) return fail({ code: 'unreadable' }); // moved away, or not ours to read
    throw error;
  }
}

function readLines(given: string, pile: Pile): Result<Format, Refusal> {
  const text = given.replace(/^sep=.(?=\r|\n)/i, ''); // a hint for spreadsheets
  const header = headerOf(text);
  if (header !== null && !header.ok) return header;
  if (header !== null) readTable(text, header.value, pile);
  else if (looksLikeTable(text)) return fail({ code: 'no-header' });
  else readNames(text, pile);
  return ok(header?.value.format ?? 'names');
}

function readJson(text: string, { frontFaces = false }: Wish, pile: Pile): Result<Format, Refusal> {
  let source: Source | null = null;
  let ended: End = null;
  for (const { line: before, bytes } of piecesOf(text)) {
    const scan = scanner((object, inside, at) => {
      if (!pile.row()) return;
      const card = cardFrom(object, inside);
      if (!card.ok) return pile.bad(before + at, card.error);
      source ??= sourceOf(parsed(object)!, inside);
      if (card.value === null) return;
      const { facts, drop } = card.value;
      if (drop !== null && !(frontFaces && hasFront(drop))) pile.drop(drop);
      else pile.part({ ...facts, count: 1 });
    });
    scan.push(bytes);
    const end = scan.end();
    if (end !== null) pile.bad(before + end.line, { code: end.code });
    ended ??= end;
  }
  return source === null ? fail({ code: ended?.code ?? 'no-cards' }) : ok(source);
}

/** Where each line is an object of its own, one that is broken must not spoil the others: they are read line by line. */
function piecesOf(text: string): { readonly line: number; readonly bytes: Uint8Array }[] {
  const encoder = new TextEncoder();
  const lines = text.split('\n').map((line) => line.trim());
  if (!lines.every((line) => /^([[\]],?$|\{|$)/.test(line))) return [{ line: 0, bytes: encoder.encode(text) }];
  return lines.flatMap((line, index) => (line.startsWith('{') ? [{ line: index, bytes: encoder.encode(line) }] : []));
}

/** Whether a card that is left out has a front that can be kept (R1). */
export const hasFront = (drop: Drop): boolean => drop === 'double-faced' || drop === 'meld';

function finished(format: Format, { rows, parts, names, badRows: bad, dropped }: Pile): Result<Reading, Refusal> {
  if (rows === 0) return fail({ code: 'empty' });
  if (rows > MOST.rows) return fail({ code: 'too-many-rows', rows, most: MOST.rows });
  const list = merged(parts);
  const refusal = refusalOf(list, names);
  return refusal === null ? ok({ format, parts: list, names, bad, dropped }) : fail(refusal);
}

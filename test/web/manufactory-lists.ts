import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '../../shared/games/manufactory/state.ts';
import type { Refusal } from '../../web/games/manufactory/list/parts.ts';
import { type Reading, readFile, type Wish } from '../../web/games/manufactory/list/read.ts';

/** The bytes of one of the lists beside this file, all of them ours. */
export const bytesOf = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(join(import.meta.dirname, 'lists', name)));

/** What the reader makes of it. */
export async function read(name: string, wish: Wish = {}): Promise<Reading> {
  const result = await readFile(new Blob([bytesOf(name)]), wish);
  if (!result.ok) throw new Error(`${name} was refused: ${result.error.code}`);
  return result.value;
}

/** Why a file with such content is refused; null when it is not. */
export async function refused(content: string | Uint8Array<ArrayBuffer>): Promise<Refusal | null> {
  const result = await readFile(new Blob([content]));
  return result.ok ? null : result.error;
}

/** `4 Paper Lantern 1 w common`: a part in one line; x universal, n neutral. */
export const line = ({ name, cost, colours, universal, rarity, count }: Row): string =>
  [count, name, cost, universal ? 'x' : colours.join('') || 'n', rarity ?? '-'].join(' ');

/** All parts so. */
export const lines = ({ parts }: Reading): string[] => parts.map(line);

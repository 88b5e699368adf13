import type { Shown } from '../state.ts';

/** By letter of an id the adjectives and the nouns that names are made of, as lists with commas; a dual part borrows from its colours. */
export type NameTable = Readonly<Record<'w' | 'u' | 'k' | 'r' | 'g' | 'n' | 'x', readonly [adjectives: string, nouns: string]>>;

/** The two words that name a part of the built-in catalogue: of the same table, for the same part, always the same. */
export function wordsOf({ id, colours, universal }: Pick<Shown, 'id' | 'colours' | 'universal'>, table: NameTable): readonly [adjective: string, noun: string] {
  const adjectives = table[universal ? 'x' : (colours[0] ?? 'n')][0].split(',');
  const nouns = table[universal ? 'x' : (colours.at(-1) ?? 'n')][1].split(',');
  const number = Number(id.slice(1)) - 1;
  const at = number % nouns.length;
  // Each time the nouns are used up the adjectives are one further on: no pair comes twice.
  return [adjectives[(at + Math.floor(number / nouns.length)) % adjectives.length]!, nouns[at]!];
}

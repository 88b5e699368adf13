/** A move that a line names; or why it names none. */
export type Chosen = { readonly move: string } | { readonly why: 'empty' | 'no such number' | 'no such move' };

/**
 * What a line of an answer plays: the number of a choice as its letter listed them, from 1, or the text of any legal
 * move, in small letters or large.
 */
export function choose(line: string, listed: readonly string[], legal: readonly string[]): Chosen {
  const words = plain(line);
  if (words === '') return { why: 'empty' };
  const move = legal.find((one) => one === line.trim()) ?? legal.find((one) => plain(one) === words);
  if (move !== undefined) return { move };
  const number = NUMBER.exec(words)?.[1];
  if (number === undefined) return { why: 'no such move' };
  const choice = listed[Number(number) - 1];
  return choice === undefined ? { why: 'no such number' } : { move: choice };
}

// "2", "2.", "(2)", "#2", "2번", "2º".
const NUMBER = /^[(#]*(\d{1,3}) ?(?:번|o)?[).:]*$/;

// Phones begin lines with a capital, end them with a point, and write full-width digits; programs put stars or quotes around.
const plain = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').replace(/^[\s"'“”‘’*_`]+|[\s"'“”‘’*_`.!]+$/g, '');

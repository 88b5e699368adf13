import type { GameText } from '../../shared/text/say.ts';

/** An option that a table is played with: what it is called, what it does, and its value where that says more than "yes". */
export interface Chosen {
  readonly title: string;
  readonly help: string;
  readonly value: string;
}

/** What is said of the options over a table: those that differ from what is usual with so many seats. */
export const unusual = (words: GameText['options'], options: unknown, seats: number): readonly string[] =>
  chosenOf(words, Object.fromEntries(Object.entries(options ?? {}).filter(([name, value]) => words[name]?.usual?.(value, seats) !== true))).map(({ title, value }) => title + value);

/** The options a table is played with, in the words of its game. */
export const chosenOf = (words: GameText['options'], options: unknown): readonly Chosen[] =>
  Object.entries(options ?? {}).flatMap(([name, value]) => {
    const said = words[name];
    return said === undefined || value === false ? [] : { ...said, value: value === true ? '' : `: ${said.value?.(value) ?? String(value)}` };
  });

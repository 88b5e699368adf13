import type { Visible } from '../engine/secret.ts';
import type { Seat, Viewer } from '../engine/types.ts';

/** The product's languages, the first one the fallback. */
export const LANGUAGES = ['en', 'ko', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A player to be named; `after` is what hangs on the name and depends on its sound, as a Korean particle does. */
export interface Named {
  readonly seat: Seat;
  /** Begins a sentence, though others stand before it. */
  readonly first?: boolean;
  readonly after?: (name: string) => string;
}

/** A piece of a sentence: words, a player to be named, or a thing of the game with the words for it. */
export type Part = string | Named | { readonly card: string; readonly words: string };

/** A sentence that a page, a letter and a screen reader each render in their own way. */
export type Say = readonly Part[];

/** Tagged template for sentences: say`${seat(1)} drew ${n} cards.` Strings, numbers, parts and whole sentences go in. */
export function say(strings: TemplateStringsArray, ...values: readonly (Part | number | Say)[]): Say {
  const parts: Part[] = [];
  strings.forEach((text, i) => {
    if (text !== '') parts.push(text);
    const value = values[i];
    if (value === undefined) return;
    if (isSay(value)) parts.push(...value);
    else parts.push(typeof value === 'number' ? String(value) : value);
  });
  return parts;
}

/** Names a player inside a sentence. */
export const seat = (seat: Seat): Part => ({ seat });

/** Gives the words for a seat, `inside` a sentence or at its start ("The house"), in Korean with " 님" after a person's. */
export type NameOf = (seat: Seat, inside: boolean) => string;

/** The words for a player in a sentence, with what hangs on the name. */
export function named({ seat, first = false, after }: Named, inside: boolean, name: NameOf): string {
  const who = name(seat, inside && !first);
  return after === undefined ? who : who + after(who);
}

/** The sentence as plain text. */
export const plain = (sentence: Say, name: NameOf): string =>
  sentence.map((part, i) => (typeof part === 'string' ? part : 'seat' in part ? named(part, i > 0, name) : part.words)).join('');

/** A list in words: "a, b and c". `last` joins the last two, `between` the others. */
export function listed(items: readonly (Part | Say)[], last: string, between = ', '): Say {
  return items.flatMap((item, i): Say => {
    const joint = i === 0 ? [] : [i === items.length - 1 ? last : between];
    return [...joint, ...(isSay(item) ? item : [item])];
  });
}

/**
 * What a game says in one language: a sentence for each event and each move. Pure; the same sentences
 * serve the log, the recap, the letters and the screen reader. `me` is who reads, so "you" can be said.
 */
export interface GameText<S = unknown, M = unknown, E = unknown> {
  /** What happened: "Bo bought with the 4 of yellow suns and drew three." */
  event(event: Visible<E>, me: Viewer): Say;
  /** What a move will do, told to the one who may make it: "Buy with the 3 of yellow arms and draw 3 cards." */
  move(move: M, state: Visible<S>, seat: Seat): Say;
  /** What it changes, in short: "Yellow arms 3 → 0", "Draw Deck 13 → 10". */
  effect(move: M, state: Visible<S>, seat: Seat): readonly Say[];
  /** By option: its title and one plain sentence. */
  readonly options: Readonly<Record<string, OptionWords>>;
  /** Why options do not go together at a table of so many seats, and at which of them to say so; null when they do. */
  misfit?(options: unknown, seats: number): Misfit | null;
}

/** A sentence about options that do not go together. */
export interface Misfit {
  readonly option: string;
  readonly says: string;
}

/** An option in words. */
export interface OptionWords {
  readonly title: string;
  readonly help: string;
  /** A value of an option that is more than yes or no: "3 rounds", "Balance". */
  value?(value: unknown): string;
  /** Whether a value is what is played with so many seats where nothing is chosen: then it needs no word over a table. */
  usual?(value: unknown, seats: number): boolean;
  /** Where an option is one of several things, each with a number of its own: what each is called. */
  readonly parts?: Readonly<Record<string, PartWords>>;
}

/** One of the things an option can be: "Rounds". */
export interface PartWords {
  readonly title: string;
  /** What it comes to where its number is left open: "Left empty, it is 12, the usual one." */
  open?(options: unknown, seats: number): string;
}

/** What letters say besides: a page shows the table, a letter tells it. */
export interface LetterText<S = unknown, M = unknown, E = unknown> extends GameText<S, M, E> {
  /** The table in words. */
  table(state: Visible<S>, me: Viewer): readonly Say[];
}

/** A rules page: plain paragraphs, headings and lists, in the order they are read. */
export type RulesPage = readonly (
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly list: readonly string[] }
)[];

const isSay = (value: Part | number | Say): value is Say => Array.isArray(value);

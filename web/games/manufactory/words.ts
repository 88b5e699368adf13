import type { Colour, Event, Move, Shown, State } from '../../../shared/games/manufactory/state.ts';
import type { ManufactoryWords } from '../../../shared/games/manufactory/text/facts.ts';
import type { Language } from '../../../shared/text/say.ts';
import type { Lead } from './lead.ts';
import { spoken } from '../../table/words.ts';

/** What the board of Manufactory says besides the game's sentences, in one language. */
export interface Words extends ManufactoryWords {
  /** A colour's letter on its sign. */
  readonly letters: Readonly<Record<Colour, string>>;
  /** A part by name, colour and cost. */
  says(part: Shown): string;
  readonly belt: string;
  /** What the deck still holds. */
  left(n: number): string;
  readonly free: string;
  readonly costly: string;
  /** A part on the belt: its place, and whether it costs one. */
  lies(part: Shown, place: number, costs: boolean): string;
  readonly yours: string;
  readonly noneYet: string;
  parts(n: number): string;
  /** While one of one's own parts has to pay. */
  readonly whatPays: string;
  /** A part of one's own, in which group, how many times. */
  held(part: Shown, colour: Colour, count: number): string;
  readonly as: string;
  readonly groups: string;
  /** What the numbers in a group mean. */
  readonly key: string;
  /** The reader, over a column and inside of a sentence. */
  readonly you: string;
  readonly youInside: string;
  /** Who is ahead, given their names inside of a sentence, and by what. */
  lead(lead: Lead, names: readonly string[]): string;
  /** The highest cost of a group, as it is written. */
  top(cost: string): string;
  points(n: number): string;
  readonly kinds: string;
  readonly total: string;
  readonly allFree: string;
  readonly onlyFree: string;
  readonly freeOrPaid: string;
}

const languages = spoken<Words, State, Move, Event>({
  en: () => import('./text/en.ts'),
  ko: () => import('./text/ko.ts'),
  es: () => import('./text/es.ts'),
});

/** Loads a language's words and sentences, and keeps them for the board. */
export const { load } = languages;

/** The words of a language that was loaded before. */
export const wordsOf = (language: Language): Words => languages.in(language).words;

import type { Language } from '../../../../../shared/text/say.ts';
import type { Drop, Reason, Refusal } from '../parts.ts';
import type { Format } from '../read.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as ko } from './ko.ts';

/** What is said of a list that is brought, in one language. Every sentence about something wrong says what to do. */
export interface ListWords {
  /** Why a file is not taken. */
  refusal(refusal: Refusal): string;
  /** What is wrong with one row. */
  bad(line: number, reason: Reason): string;
  /** How many cards were left out, and why. */
  dropped(why: Drop, n: number): string;
  /** The switch that keeps the front of two-sided cards. */
  readonly keepFronts: string;
  readonly format: Readonly<Record<Format, string>>;
  /** How many parts a list lacks for so many crates. */
  missing(n: number, crates: number): string;
  /** Names that no card of the facts file is called. */
  unmatched(n: number): string;
  /** Names that need a facts file, which has not been opened yet. */
  needsFacts(n: number): string;
  /** The browser could not keep the facts. */
  readonly notKept: string;
}

/** All languages: they come with the reader, when somebody brings a list. */
export const LIST_WORDS: Readonly<Record<Language, ListWords>> = { en, ko, es };

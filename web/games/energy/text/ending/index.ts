import type { Seat } from '../../../../../shared/engine/types.ts';
import type { Language, Say } from '../../../../../shared/text/say.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as ko } from './ko.ts';

/** What the reckoning says, in one language. It comes with the reckoning's code, when a game is over. */
export interface EndingWords {
  readonly reckoning: string;
  readonly lowest: string;
  readonly groups: string;
  /** Whose groups are outlined. */
  readonly whose: string;
  readonly player: string;
  readonly colour: string;
  readonly suit: string;
  readonly number: string;
  place(n: number): string;
  /** Why the places are as they are, one sentence each. */
  readonly verdict: VerdictWords;
}

/** The sentences of a verdict. */
export interface VerdictWords {
  lowest(seat: Seat, product: number): Say;
  /** Several with equal products, in the order of their places; `first`: whether it is the lowest there is. */
  tied(seats: readonly Seat[], product: number, first: boolean): Say;
}

/** All languages: they are short. */
export const ENDING: Readonly<Record<Language, EndingWords>> = { en, ko, es };

import type { Seat } from '../../../../../shared/engine/types.ts';
import type { End } from '../../../../../shared/games/gates/state.ts';
import type { Language, Say } from '../../../../../shared/text/say.ts';
import type { Person } from '../../../../table/view.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as ko } from './ko.ts';

/** What the reckoning says, in one language. It comes with the reckoning’s code, when a game is over. */
export interface EndingWords {
  readonly reckoning: string;
  readonly mostWins: string;
  place(n: number): string;
  readonly noPower: string;
  readonly overRounds: string;
  roundCount(n: number): string;
  readonly roundColumn: string;
  readonly asTable: string;
  readonly allCards: string;
  readonly allOpen: string;
  handOf(who: Person): string;
  diamondsOf(who: Person): string;
  readonly pearlPile: string;
  readonly characterPile: string;
  readonly verdict: VerdictWords;
}

/** The sentences of a verdict. */
export interface VerdictWords {
  /** Why the last round was the last. */
  ended(end: End): Say;
  most(winner: Seat, power: number): Say;
  /** Equal power, parted by unspent diamonds. */
  byDiamonds(winners: readonly Seat[], others: readonly Seat[], power: number, diamonds: number): Say;
  shared(winners: readonly Seat[], power: number, diamonds: number): Say;
}

/** All languages: they are short. */
export const ENDING: Readonly<Record<Language, EndingWords>> = { en, ko, es };

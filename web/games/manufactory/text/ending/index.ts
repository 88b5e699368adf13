import type { Seat } from '../../../../../shared/engine/types.ts';
import type { Language, Say } from '../../../../../shared/text/say.ts';
import type { Person } from '../../../../table/view.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as ko } from './ko.ts';

/** What the reckoning says, in one language. It comes with the reckoning's code, when a game is over. */
export interface EndingWords {
  readonly reckoning: string;
  /** Beside a colour where several are first, and the next ones get nothing (R23). */
  readonly noSecond: string;
  readonly chart: string;
  readonly byTurn: string;
  /** What the chart comes to, for whoever does not see it. */
  chartSays(who: Person, points: number): string;
  readonly allParts: string;
  partsOf(who: Person, n: number): string;
  readonly scrapped: string;
  /** Why the places are as they are, one sentence each. */
  readonly verdict: VerdictWords;
}

/** The sentences of a verdict. */
export interface VerdictWords {
  /** The winner has more points than the next, of whom there may be several. */
  ahead(winner: Seat, score: number, next: readonly Seat[], theirs: number): Say;
  /** Where the points of one who is first come from: colours, and holding so many of them. */
  from(colours: number, bonus: number, kinds: number): Say;
  shared(seats: readonly Seat[], score: number): Say;
}

/** All languages: they are short. */
export const ENDING: Readonly<Record<Language, EndingWords>> = { en, ko, es };

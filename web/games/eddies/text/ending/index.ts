import type { Seat } from '../../../../../shared/engine/types.ts';
import type { Reason } from '../../../../../shared/games/eddies/state.ts';
import type { Language, Say } from '../../../../../shared/text/say.ts';
import type { Person } from '../../../../table/view.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as ko } from './ko.ts';

/** What the reckoning says, in one language. It comes with the reckoning's code, when a match is over. */
export interface EndingWords {
  readonly standings: string;
  /** What the bars show. */
  readonly byRound: string;
  /** "1st", and how many share it. */
  place(place: number, sharers: number): string;
  tricksOf(who: Person, n: number): string;
  readonly rounds: string;
  readonly roundColumn: string;
  readonly pointsAfter: string;
  readonly tricksInIt: string;
  roundLabel(n: number): string;
  readonly extra: string;
  readonly allCards: string;
  readonly allOpen: string;
  readonly leftOut: string;
  readonly verdict: VerdictWords;
}

/** The sentences of a verdict. */
export interface VerdictWords {
  /** Before the first clause after why it ended, before the others, after all: names stand inside of one sentence, or begin their own. */
  readonly joints: readonly [string, string, string];
  ended(reason: Reason, round: number): string;
  /** The winner has more points than the next, of whom there may be several. */
  ahead(winner: Seat, score: number, next: readonly Seat[], theirs: number): Say;
  /** Equal points, parted by another of the three numbers. */
  byNumber(winner: Seat, next: readonly Seat[], score: number, which: 'middle' | 'highest', mine: number, theirs: number): Say;
  shared(seats: readonly Seat[], place: number, score: number): Say;
}

/** All languages: they are short. */
export const ENDING: Readonly<Record<Language, EndingWords>> = { en, ko, es };

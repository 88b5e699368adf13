import type { Seat } from '../../../../../shared/engine/types.ts';
import type { Language, Say } from '../../../../../shared/text/say.ts';
import type { Person } from '../../../../table/view.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as ko } from './ko.ts';

/** What the reckoning says, in one language. It comes with the reckoning's code, when a game is over. */
export interface EndingWords {
  readonly twelveGuilds: string;
  readonly legend: string;
  readonly guildColumn: string;
  readonly whyColumn: string;
  readonly points: string;
  /** All guilds together are worth 13. */
  readonly atMost: string;
  readonly pointsShort: string;
  readonly cardsInHand: string;
  readonly fewerWin: string;
  controls(who: Person, value: number, next: number): string;
  /** The names as they are inside of a sentence. */
  tied(names: readonly string[], value: number): string;
  readonly nobodyHolds: string;
  pointsOf(who: Person, points: number, guilds: readonly string[]): string;
  readonly allCards: string;
  readonly allOpen: string;
  /** Why the places are as they are, one sentence each. */
  readonly verdict: VerdictWords;
}

/** The sentences of a verdict; places are those of the reckoning. */
export interface VerdictWords {
  ended(seat: Seat): Say;
  /** Two with equal points, of whom the first holds fewer cards. */
  fewer(fewer: Seat, more: Seat, points: number, place: number): Say;
  /** Several with equal points, in the order of their cards. */
  byCards(seats: readonly { readonly seat: Seat; readonly cards: number }[], points: number): Say;
  /** Equal in points and cards. */
  shared(seats: readonly Seat[], points: number, cards: number, place: number): Say;
  rematch(seats: readonly Seat[]): Say;
}

/** All languages: they are short. */
export const ENDING: Readonly<Record<Language, EndingWords>> = { en, ko, es };

import type { Language } from '../../../../../shared/text/say.ts';
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
  controls(name: string, value: number, next: number): string;
  tied(names: readonly string[], value: number): string;
  readonly nobodyHolds: string;
  pointsOf(name: string, points: number, guilds: readonly string[]): string;
  readonly allCards: string;
  readonly allOpen: string;
}

/** All languages: they are short. */
export const ENDING: Readonly<Record<Language, EndingWords>> = { en, ko, es };

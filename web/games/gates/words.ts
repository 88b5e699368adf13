import type { Character } from '../../../shared/games/gates/characters.ts';
import type { Event, Move, Pearl, Phase, State } from '../../../shared/games/gates/state.ts';
import type { GatesWords } from '../../../shared/games/gates/text/play.ts';
import type { Language } from '../../../shared/text/say.ts';
import type { Person } from '../../table/view.ts';
import { spoken } from '../../table/words.ts';

/** What the board of Gates says besides the game's sentences, in one language. */
export interface Words extends GatesWords {
  pearl(pearl: Pearl): string;
  /** How many actions are left, and where in the turn one is; `who` is null for the reader. */
  step(phase: Phase, actions: number, who: Person | null): string;
  /** What to do now, by phase; `first`: an ability may be used before the first action; `tooMany`: pearls above the limit. */
  prompt(phase: Phase, actions: number, first: boolean, tooMany: number): string;
  /** The number of the round, and which one is the last. */
  round(round: number, last: number | null): string;
  readonly renewal: string;
  readonly fresh: string;
  readonly pearls: string;
  readonly characters: string;
  /** The name of a pile: of so many, none can be taken, or the top one can be. */
  pile(of: 'pearls' | 'characters', n: number, can: boolean): string;
  left(n: number): string;
  discards(of: 'pearls' | 'characters', n: number): string;
  readonly topFirst: string;
  readonly sweep: string;
  /** The top card of the pile, which only its peekers know. */
  onTop(id: Character): string;
  readonly portal: string;
  readonly free: string;
  /** The card that the choice brings here. */
  comes(id: Character | null): string;
  readonly leaves: string;
  readonly ready: string;
  readonly hand: string;
  handHolds(n: number, limit: number): string;
  power(n: number): string;
  diamonds(n: number): string;
  pearlsHeld(n: number): string;
  readonly activated: string;
  readonly costs: string;
  readonly gives: string;
  readonly closeDialog: string;
  readonly also: string;
  readonly acts: Readonly<Record<'peek' | 'exchange' | 'trade' | 'redraw' | 'end', string>>;
  readonly payWith: string;
  readonly narrow: string;
  showAll(n: number): string;
  readonly makesRoom: string;
  readonly exchanges: string;
}

/** A face in full, for those who do not see it. */
export const inFull = (id: Character, words: Words): string =>
  [words.face(id), `${words.costs}: ${words.cost(id)}`, `${words.gives}: ${words.gains(id)}`, words.ability(id)].filter(Boolean).join('. ');

const languages = spoken<Words, State, Move, Event>({
  en: () => import('./text/en.ts'),
  ko: () => import('./text/ko.ts'),
  es: () => import('./text/es.ts'),
});

/** Loads a language's words and sentences, and keeps them for the board. */
export const { load } = languages;

/** The words of a language that was loaded before. */
export const wordsOf = (language: Language): Words => languages.in(language).words;

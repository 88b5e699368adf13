import type { Card } from '../../../shared/cards/mystique.ts';
import type { Aspect, Event, Manner, Move, State } from '../../../shared/games/eddies/state.ts';
import type { EddiesWords } from '../../../shared/games/eddies/text/play.ts';
import type { Language } from '../../../shared/text/say.ts';
import type { Faces } from '../../cards/Card.tsx';
import type { Person } from '../../table/view.ts';
import { spoken } from '../../table/words.ts';

/** What the board of Eddies says besides the game's sentences, in one language. */
export interface Words extends Faces, EddiesWords {
  readonly trick: string;
  readonly lastTrick: string;
  trickOf(n: number, of: number): string;
  /** How a card was played, in a word under it. */
  readonly manner: Readonly<Record<Manner, string>>;
  readonly aheadNow: string;
  readonly won: string;
  readonly toLead: string;
  readonly toPlay: string;
  readonly you: string;
  /** Whose lead it is. */
  leads(who: Person): string;
  willGoHere(card: Card): string;
  lookThrough(n: number): string;
  readonly tricksOfRound: string;
  trickNumber(n: number): string;
  readonly closeDialog: string;
  readonly yourHand: string;
  cards(n: number): string;
  canPlay(n: number, of: number): string;
  /** What follows holds back the rest of the hand. */
  readonly mustFollow: string;
  readonly mayToss: string;
  readonly allFollow: string;
  /** Why one card cannot be played now. */
  mustWait(card: Card, duty: string): string;
  /** A card that cannot be played now, by name. */
  notNow(card: Card): string;
  /** What to do now, in short. */
  readonly leadAny: string;
  readonly hands: string;
  handOf(who: Person, n: number): string;
  readonly scores: string;
  readonly player: string;
  readonly thisRound: string;
  readonly total: string;
  readonly score: string;
  /** A category at the head of a column. */
  column(aspect: Aspect): string;
  /** What the ring says to those who do not see it. */
  readonly counts: string;
  readonly lowestCounts: string;
  tricks(n: number): string;
  points(n: number): string;
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

/** The sentences of a language that was loaded before. */
export const textOf = (language: Language) => languages.in(language).text;

import type { Card } from '../../../shared/cards/mystique.ts';
import type { Aspect } from '../../../shared/games/energy/groups.ts';
import type { Event, Move, State } from '../../../shared/games/energy/state.ts';
import type { Language } from '../../../shared/text/say.ts';
import type { Faces } from '../../cards/Card.tsx';
import { spoken } from '../../table/words.ts';

/** What the board of Energy says besides the game's sentences, in one language. A name that is null is the reader. */
export interface Words extends Faces {
  /** What the cards alike to an energy card are called, as a title: "Red", "Moons", "Fours". */
  kind(aspect: Aspect, energy: Card): string;
  /** Inside a sentence: "the red group". */
  group(aspect: Aspect, energy: Card): string;
  /** Where a cell is, as the name of its button. */
  cell(move: Move, state: State): string;
  readonly layout: string;
  laid(n: number, left: number): string;
  /** How the keys go about the layout. */
  readonly keys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  /** A card that lies there: who placed it, whether as the last, and the groups it is in. */
  lies(card: Card, by: string | null, last: boolean, groups: readonly string[]): string;
  readonly yourCards: string;
  readonly toPlace: string;
  readonly noneLeft: string;
  readonly energy: string;
  /** The size of the largest group of a kind, and what it will be. */
  largest(kind: string, from: number, to: number): string;
  readonly product: string;
  productIs(from: number, to: number): string;
  readonly cards: string;
  readonly hidden: string;
  placed(n: number): string;
  /** What lies open of somebody: the card to be placed, the energy card at the end. */
  holds(placed: string, card: Card): string;
  energyIs(card: Card): string;
  prompt(card: Card): string;
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

import type { Card, Guild } from '../../../shared/cards/mystique.ts';
import type { Event, Move, State } from '../../../shared/games/guilds/state.ts';
import type { Language } from '../../../shared/text/say.ts';
import type { Faces } from '../../cards/Card.tsx';
import type { Person } from '../../table/view.ts';
import { spoken } from '../../table/words.ts';

/** What the board of Guilds says besides the game's sentences, in one language. A person who is null is the reader. */
export interface Words extends Faces {
  /** As a title: "Yellow suns". */
  guild(guild: Guild): string;
  cards(n: number): string;
  readonly decks: string;
  readonly drawDeck: string;
  readonly discardDeck: string;
  left(n: number): string;
  drawDeckHolds(n: number): string;
  /** What pressing a deck does, after what it holds. */
  readonly drawOne: string;
  readonly takeTop: string;
  discardDeckHolds(n: number, top: Card): string;
  readonly discardDeckEmpty: string;
  willBeDrawn(n: number): string;
  willBeTaken(n: number): string;
  willGoHere(card: Card): string;
  lookThrough(n: number): string;
  readonly topFirst: string;
  readonly closeDialog: string;
  readonly yourHand: string;
  readonly hands: string;
  handHolds(cards: number, guilds: number): string;
  /** At least so much of a guild is known to be in a hand: after the name for the eye, and for a screen reader. */
  shows(who: Person, value: number): Fact;
  discarded(value: number): Fact;
  /** Explains what stands in the brackets of the hand. */
  readonly legend: string;
  readonly proposal: string;
  proposes(buyer: Person | null, seller: Person | null, card: Card): string;
  readonly wanted: string;
  readonly anything: string;
  laidOut(n: number, most: number): string;
  laying(seller: Person | null): string;
  answering(buyer: Person | null): string;
  readonly ask: string;
  readonly close: string;
  readonly refuse: string;
  readonly yourAnswer: string;
  readonly accept: string;
  readonly decline: string;
  handOf(who: Person, n: number): string;
  /** What can be done: on an ordinary turn, after a proposal that came to nothing, by who asks, lays out and answers. */
  readonly turn: string;
  readonly again: string;
  readonly say: string;
  lay(laid: number, most: number): string;
  readonly answer: string;
}

interface Fact {
  readonly short: string;
  readonly long: string;
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

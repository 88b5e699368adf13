import type { ComponentType } from 'preact';
import type { Legal, Rules } from '../../shared/engine/game.ts';
import type { Visible } from '../../shared/engine/secret.ts';
import type { Seat, Viewer } from '../../shared/engine/types.ts';
import type { GameText, Language, Say } from '../../shared/text/say.ts';
import type { Choice } from './choice.ts';

/** A move taken apart into what a person points at: `{ act: 'buy', card: '4ys', deck: 3 }`. */
export type Parts = Readonly<Record<string, string | number>>;

/** Somebody at the table, as the page names them. */
export interface Person {
  readonly seat: Seat;
  /** The name as it is shown: for the house in the reader's language. */
  readonly name: string;
  /** The same inside of a sentence: "the house", "민지 님". */
  readonly inside: string;
  readonly house: boolean;
}

/** What a board is given. It can only offer moves that `choice` holds. */
export interface BoardProps<S, M, E = unknown> {
  /** The table as this viewer may see it; with steps chosen but not sent, as it will be after them. */
  readonly state: Visible<S>;
  readonly me: Viewer;
  readonly people: readonly Person[];
  readonly language: Language;
  /** Null for spectators, on somebody else's turn, and when stepping through a finished game. */
  readonly choice: Choice<S, M> | null;
  /** What the last move brought about, for a board that marks what has just come up. */
  readonly news?: readonly Visible<E>[];
}

/** What the reckoning at the end is given. */
export interface EndProps<S, E = unknown> {
  readonly state: Visible<S>;
  /** All that happened, in order: for a game whose last state does not hold what came before. */
  readonly events: readonly Visible<E>[];
  readonly me: Viewer;
  readonly people: readonly Person[];
  readonly language: Language;
}

/** Everything the page needs of one game; its default export is found by its folder, web/games/<id>/. */
export interface GameView<S = unknown, M = unknown, E = unknown> {
  /** What choices are made with; `apply` has to know only the moves that chain. */
  readonly rules: Pick<Rules<S, M, E>, 'legal' | 'apply' | 'notate'>;
  /** Fetches all of the rules, to step through a finished game; without it `rules` are all of them. */
  whole?(): Promise<Rules<S, M, E>>;
  /** Loads the sentences of one language, and the board's own words with them. */
  load(language: Language): Promise<GameText<S, M, E>>;
  /** A move as the parts a person points at; two moves of a legal list never have the same parts. */
  parts(move: M): Parts;
  /** Which of several moves that fit the parts picked so far is meant until more is said; null: none yet. */
  prefer(moves: readonly Legal<M>[]): Legal<M> | null;
  /** Whether the seat's own next step can be chosen before this one is sent: nothing hidden or random lies between. */
  chains(move: M): boolean;
  /** What can be done now, for somebody who is to move: said until the first thing is pointed at. */
  prompt?(state: Visible<S>, seat: Seat, language: Language): string;
  /** A few words under a player's stamp: "12 cards". */
  standing(state: Visible<S>, seat: Seat, language: Language): string;
  /** Why the places are as they are, in one or two sentences, for the head of the result. */
  verdict(state: Visible<S>, language: Language): Say;
  /** Everything between the players and the slip. */
  readonly Board: ComponentType<BoardProps<S, M, E>>;
  /** What is still to be said before sending (how many, to whom), inside the slip. */
  readonly Ask: ComponentType<BoardProps<S, M>>;
  /** The reckoning, under the result. */
  readonly End: ComponentType<EndProps<S, E>>;
  /** A small picture of a card or guild named inside a sentence. */
  readonly Chip: ComponentType<{ readonly card: string }>;
}

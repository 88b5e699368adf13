import type { Language } from '../shared/text/say.ts';

/** A seat as its table hands it to an inbox. */
export interface SeatCard {
  readonly table: string;
  readonly player: number;
  /** The key of the seat. */
  readonly key: string;
  readonly name: string;
  readonly language: Language;
  /** The table's public address: "https://host". */
  readonly origin: string;
  /** An address to be confirmed; null: none was given. */
  readonly mail: string | null;
  /** Its owner wants nothing of this table. */
  readonly muted: boolean;
  /** Whether this is the inbox that is told of the seat's turns. */
  readonly told: boolean;
}

/** Whether anything would go out of an inbox; and its address as the owner knows it again, confirmed or not. */
export interface Reach {
  readonly live: boolean;
  readonly label: string | null;
}

/** That a seat is awaited, since so many moves had been made. */
export interface Note {
  readonly table: string;
  readonly player: number;
  readonly n: number;
}

/** What an inbox asks a table after: a turn it was told of; without a number, whatever turn it is. */
export interface Question extends Omit<Note, 'n'> {
  readonly n: number | null;
}

/** For whom a table tells. `replies`: choices are numbered, since they can be answered by mail. */
export interface Reader {
  readonly language: Language;
  readonly zone: string;
  readonly replies: boolean;
}

/** What a table has to say to a seat that is awaited: one section of a letter, in both its forms. */
export interface Brief extends Note {
  /** The reader's name at that table. */
  readonly name: string;
  /** "Mystique Guilds with Bo". */
  readonly game: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One plain sentence: what happened last, or that it is one's turn. */
  readonly said: string;
  /** Opens the seat and plays it, and nothing more. */
  readonly link: string;
  /** Since when the seat is awaited, milliseconds since 1970. */
  readonly since: number;
  /** When the turn will be taken by the clock, milliseconds since 1970; null: never. */
  readonly deadline: number | null;
}

/**
 * What a table answers to an inbox that asks after a turn: it is awaited still; it is not; its owner is at the page just
 * now, ask again then; the seat is not this inbox's, or gone; it cannot be said now.
 */
export type Asked =
  | { readonly state: 'awaited'; readonly brief: Brief }
  | { readonly state: 'passed' }
  | { readonly state: 'busy'; readonly until: number }
  | { readonly state: 'elsewhere' }
  | { readonly state: 'later' };

/** What became of an answer by mail: in one sentence, and the table as it is if the seat is awaited. */
export interface Answered {
  readonly played: boolean;
  readonly said: string;
  readonly name: string;
  readonly game: string;
  readonly subject: string;
  readonly brief: Brief | null;
}

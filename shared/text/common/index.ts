/** Every game of the house by its id, whether it can be played yet or not. */
export const GAME_IDS = ['guilds', 'eddies', 'energy', 'manufactory', 'gates'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** What a game is called: "Mystique Guilds". */
export interface GameWords {
  readonly name: string;
}

/** What the page and the letters both say, in one language. */
export interface Common {
  /** The language's name for itself. */
  readonly language: string;
  /** The reader, in a list of players: "Jo · you". */
  readonly you: string;
  /** The name of a seat of the house, numbered from 1 where there are several, else 0: "The house", "The house 2"; `inside` a sentence: "the house". */
  house(number: number, inside?: boolean): string;
  /** A person's name inside of a sentence: as it is, or with an honorific, which the house never has. */
  person(name: string): string;
  readonly games: Readonly<Record<GameId, GameWords>>;
  /** After a sentence about a move that the clock played. */
  readonly timeRanOut: string;
}

/** The Mystique Deck: 60 different cards, every combination of suit, colour and number once. */

/** Highest first: suns, moons, arms, crowns. */
export const SUITS = ['s', 'm', 'a', 'c'] as const;
/** Highest first: yellow, red, blue. */
export const COLOURS = ['y', 'r', 'b'] as const;
/** Ascending; 1 is called Ace. */
export const NUMBERS = [1, 2, 3, 4, 5] as const;

export type Suit = (typeof SUITS)[number];
export type Colour = (typeof COLOURS)[number];
export type CardNumber = (typeof NUMBERS)[number];

/** Colour and suit: `ys`, `bm`, … (12 of them). */
export type Guild = `${Colour}${Suit}`;
/** Number, colour, suit: `5ys` is the 5 of yellow suns. */
export type Card = `${CardNumber}${Guild}`;

/** The twelve guilds in the deck's order: suit by suit, within a suit yellow, red, blue. */
export const GUILDS: readonly Guild[] = SUITS.flatMap((suit) => COLOURS.map((colour): Guild => `${colour}${suit}`));

/** The deck before shuffling (X8): suns, moons, arms, crowns; yellow, red, blue; 1 to 5. The last card is the top. */
export const DECK: readonly Card[] = GUILDS.flatMap((guild) => NUMBERS.map((number): Card => `${number}${guild}`));

/** The number on a card, 1–5. */
export const numberOf = (card: Card): CardNumber => (card.charCodeAt(0) - 48) as CardNumber;
export const colourOf = (card: Card | Guild): Colour => card[card.length - 2] as Colour;
export const suitOf = (card: Card | Guild): Suit => card[card.length - 1] as Suit;
export const guildOf = (card: Card): Guild => card.slice(1) as Guild;

/** A card's place in the deck's own order, 0–59: for sorting hands and for tables by card. */
export const rankOf = (card: Card): number => FIRST[card.charCodeAt(2)]! + FIRST[card.charCodeAt(1)]! + card.charCodeAt(0) - 49;

/** Cards by guild, in their own order: each guild's numbers, the highest first. */
export function byGuild(cards: readonly Card[]): readonly (readonly [Guild, readonly number[]])[] {
  const groups = new Map<Guild, number[]>();
  for (const card of cards) groups.set(guildOf(card), [numberOf(card), ...(groups.get(guildOf(card)) ?? [])]);
  return [...groups];
}

// Arithmetic on letters: a table by text would have to hash every card anew after a clone.
const FIRST: readonly number[] = Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return Math.max(SUITS.indexOf(letter as Suit) * 15, COLOURS.indexOf(letter as Colour) * 5, 0);
});

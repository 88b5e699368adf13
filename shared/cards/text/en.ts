import type { Part } from '../../text/say.ts';
import { type Card, type Colour, colourOf, type Guild, guildOf, numberOf, type Suit, suitOf } from '../mystique.ts';

/** The letter of the colour on a card's face. */
export const letters: Readonly<Record<Colour, string>> = { y: 'Y', r: 'R', b: 'B' };

/** "yellow". */
export const colourWords = (colour: Colour): string => COLOURS[colour];

/** "suns". */
export const suitWords = (suit: Suit): string => SUITS[suit];

/** "yellow suns". */
export const guildWords = (guild: Guild): string => `${COLOURS[colourOf(guild)]} ${SUITS[suitOf(guild)]}`;

/** "Yellow suns", standing by itself. */
export const guildTitle = (guild: Guild): string => guildWords(guild).replace(/^./, (first) => first.toUpperCase());

/** "5 of yellow suns". */
export const cardWords = (card: Card): string => `${numberOf(card)} of ${guildWords(guildOf(card))}`;

/** A card inside a sentence. */
export const cardPart = (card: Card): Part => ({ card, words: cardWords(card) });

/** A guild inside a sentence. */
export const guildPart = (guild: Guild): Part => ({ card: guild, words: guildWords(guild) });

const COLOURS: Readonly<Record<Colour, string>> = { y: 'yellow', r: 'red', b: 'blue' };
const SUITS: Readonly<Record<Suit, string>> = { s: 'suns', m: 'moons', a: 'arms', c: 'crowns' };

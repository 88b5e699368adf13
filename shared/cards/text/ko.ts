import type { Part } from '../../text/say.ts';
import { type Card, type Colour, colourOf, type Guild, guildOf, numberOf, type Suit, suitOf } from '../mystique.ts';

/** The letter of the colour on a card's face. */
export const letters: Readonly<Record<Colour, string>> = { y: '노', r: '빨', b: '파' };

/** "노랑". */
export const colourWords = (colour: Colour): string => COLOURS[colour];

/** "해". */
export const suitWords = (suit: Suit): string => SUITS[suit];

/** "노랑 해". */
export const guildWords = (guild: Guild): string => `${COLOURS[colourOf(guild)]} ${SUITS[suitOf(guild)]}`;

/** The same, standing by itself. */
export const guildTitle = guildWords;

/** "노랑 해 5". */
export const cardWords = (card: Card): string => `${guildWords(guildOf(card))} ${numberOf(card)}`;

/** A card inside a sentence. */
export const cardPart = (card: Card): Part => ({ card, words: cardWords(card) });

/** A guild inside a sentence. */
export const guildPart = (guild: Guild): Part => ({ card: guild, words: guildWords(guild) });

const COLOURS: Readonly<Record<Colour, string>> = { y: '노랑', r: '빨강', b: '파랑' };
const SUITS: Readonly<Record<Suit, string>> = { s: '해', m: '달', a: '검', c: '왕관' };

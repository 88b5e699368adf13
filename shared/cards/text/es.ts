import type { Part } from '../../text/say.ts';
import { type Card, type Colour, colourOf, type Guild, guildOf, numberOf, type Suit, suitOf } from '../mystique.ts';

/** The letter of the colour on a card's face: azul is Z, for amarillo has the A. */
export const letters: Readonly<Record<Colour, string>> = { y: 'A', r: 'R', b: 'Z' };

/** "amarillo". */
export const colourWords = (colour: Colour): string => COLOURS[colour];

/** "soles". */
export const suitWords = (suit: Suit): string => SUITS[suit];

/** "soles amarillos", "lunas amarillas". */
export function guildWords(guild: Guild): string {
  const suit = suitOf(guild);
  const colour = COLOURS[colourOf(guild)];
  if (colour === 'azul') return `${SUITS[suit]} azules`;
  return `${SUITS[suit]} ${suit === 's' ? colour : colour.replace(/o$/, 'a')}s`;
}

/** "Soles amarillos", standing by itself. */
export const guildTitle = (guild: Guild): string => guildWords(guild).replace(/^./, (first) => first.toUpperCase());

/** "5 de soles amarillos". */
export const cardWords = (card: Card): string => `${numberOf(card)} de ${guildWords(guildOf(card))}`;

/** A card inside a sentence. */
export const cardPart = (card: Card): Part => ({ card, words: cardWords(card) });

/** A guild inside a sentence. */
export const guildPart = (guild: Guild): Part => ({ card: guild, words: guildWords(guild) });

const COLOURS: Readonly<Record<Colour, string>> = { y: 'amarillo', r: 'rojo', b: 'azul' };
const SUITS: Readonly<Record<Suit, string>> = { s: 'soles', m: 'lunas', a: 'armas', c: 'coronas' };

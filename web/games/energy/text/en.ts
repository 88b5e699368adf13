import { cardWords, letters } from '../../../../shared/cards/text/en.ts';
import { kind, where } from '../../../../shared/games/energy/text/en.ts';
import { plain } from '../../../../shared/text/say.ts';
import type { Words } from '../words.ts';

export { text } from '../../../../shared/games/energy/text/en.ts';

const title = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

/** The board's own words in English. */
export const words: Words = {
  card: cardWords,
  letter: (colour) => letters[colour],
  kind: (aspect, energy) => title(kind(aspect, energy)),
  group: (aspect, energy) => `the ${kind(aspect, energy)} group`,
  cell: (move, state) => title(plain(where(move, state), () => '')),
  layout: 'Layout',
  laid: (n, left) => `${n} placed · ${left} in the deck`,
  keys: 'Arrow keys go from cell to cell; Home, Page Up, End and Page Down go at a slant.',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  fit: 'Show all',
  lies: (card, by, last, groups) =>
    `${cardWords(card)}, placed by ${by ?? 'you'}${last ? ', the last one' : ''}${groups.length === 0 ? '' : `, in ${groups.join(' and ')}`}`,
  yourCards: 'Your cards',
  toPlace: 'To place',
  noneLeft: 'Nothing left to place',
  energy: 'Energy card',
  largest: (of, from, to) => `${of}: largest group ${from}${from === to ? '' : `, then ${to}`}`,
  product: 'Product',
  productIs: (from, to) => `Product ${from}${from === to ? '' : `, then ${to}`}`,
  cards: 'Cards',
  hidden: 'face down',
  placed: (n) => `${cards(n)} placed`,
  holds: (placed, card) => `${placed} · holds the ${cardWords(card)}`,
  energyIs: (card) => `energy: ${cardWords(card)}`,
  prompt: (card) => `Where does the ${cardWords(card)} go?`,
};

import { listed, say, seat } from '../../../../../shared/text/say.ts';
import type { EndingWords } from './index.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The reckoning's words in English. */
export const words: EndingWords = {
  reckoning: 'Energy cards',
  lowest: 'the lowest product wins',
  groups: 'Groups on the layout',
  whose: 'Whose groups are shown',
  player: 'Player',
  colour: 'Colour',
  suit: 'Suit',
  number: 'Number',
  place: (n) => ORDINALS[n - 1] ?? `${n}th`,
  verdict: {
    lowest: (who, product) => say`${seat(who)} has the lowest product: ${product}.`,
    tied: (seats, product, first) =>
      say`${listed(seats.map(seat), ' and ')} tie at ${product}${first ? ', the lowest product' : ''}; whoever placed their last card earlier stands before the others: ${listed(seats.map(seat), ', then ', ', then ')}.`,
  },
};

import type { Seat } from '../../../../../shared/engine/types.ts';
import { listed, type Part, say, type Say, seat } from '../../../../../shared/text/say.ts';
import type { EndingWords } from './index.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Names at the start of a sentence, though another stands before it. */
const begun = (seats: readonly Seat[]): Say => listed(seats.map((who, i): Part => ({ seat: who, first: i === 0 })), ' and ');

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
      say`${begun(seats)} tie at ${product}${first ? ', the lowest product' : ''}; whoever placed their last card earlier stands before the others: ${listed(seats.map(seat), ', then ', ', then ')}.`,
  },
};

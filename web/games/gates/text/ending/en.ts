import type { Seat } from '../../../../../shared/engine/types.ts';
import { plural } from '../../../../../shared/text/plural.ts';
import { listed, type Part, say, type Say, seat } from '../../../../../shared/text/say.ts';
import type { EndingWords } from './index.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
/** Names at the start of a sentence, though another stands before it. */
const begun = (seats: readonly Seat[]): Say => listed(seats.map((who, i): Part => ({ seat: who, first: i === 0 })), ' and ');
const gems = (n: number): string => `${n} ${plural('en', n, 'diamond', 'diamonds')}`;

/** The reckoning's words in English. */
export const words: EndingWords = {
  reckoning: 'Power',
  mostWins: 'the most power wins, then the most diamonds',
  place: (n) => ORDINALS[n - 1]!,
  noPower: 'no card with power',
  overRounds: 'Power over the rounds',
  roundCount: (n) => `${n} rounds`,
  roundColumn: 'Round',
  asTable: 'As a table',
  allCards: 'What was hidden',
  allOpen: 'everything lies open now',
  handOf: ({ name }) => `Hand of ${name}`,
  diamondsOf: ({ name }) => `Diamonds of ${name}, from the front`,
  pearlPile: 'Pile of pearls, the top first',
  characterPile: 'Pile of characters, the top first',
  verdict: {
    ended: ({ why, seat: who, last }) =>
      why === 'power' ? say`${seat(who!)} was the first with twelve power, so round ${last} was the last.` : why === 'rounds' ? say`A hundred rounds were played, so round ${last} was the last.` : say`No character was left, so round ${last} was the last.`,
    most: (winner, power) => say`${begun([winner])} has the most power: ${power}.`,
    byDiamonds: (winners, others, power, diamonds) =>
      say`${begun([...winners, ...others])} have ${power} power each; with ${gems(diamonds)} ${listed(winners.map(seat), ' and ')} ${winners.length > 1 ? 'have' : 'has'} the most diamonds left.`,
    shared: (winners, power, diamonds) => say`${begun(winners)} have ${power} power and ${gems(diamonds)} each, and share the win.`,
  },
};

import type { Seat } from '../../../../../shared/engine/types.ts';
import { listed, say, type Say, seat } from '../../../../../shared/text/say.ts';
import type { EndingWords } from './index.ts';

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const and = (seats: readonly Seat[]): Say => listed(seats.map(seat), ' and ');

/** The reckoning's words in English. */
export const words: EndingWords = {
  reckoning: 'Reckoning',
  noSecond: '· no second place after a tie',
  chart: 'Points, turn by turn',
  byTurn: 'as if the game had ended there',
  chartSays: ({ name }, n) => `${name} ${n}`,
  allParts: 'All parts',
  partsOf: ({ name }, n) => `${name}, ${n === 1 ? '1 part' : `${n} parts`}`,
  scrapped: 'Scrapped',
  verdict: {
    ahead: (winner, score, next, theirs) => say`${seat(winner)} has ${points(score)}, ${score - theirs} more than ${and(next)}.`,
    from: (colours, bonus, kinds) => (bonus === 0 ? say` All of them are for colours.` : say` ${colours} are for being first or second in colours, ${bonus} for holding ${kinds === 6 ? 'all six' : `${kinds}`} of them.`),
    shared: (seats, score) => say`${and(seats)} share the win with ${points(score)} each.`,
  },
};

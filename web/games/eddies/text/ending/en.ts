import type { Seat } from '../../../../../shared/engine/types.ts';
import { unreachable } from '../../../../../shared/engine/types.ts';
import { listed, say, type Say, seat } from '../../../../../shared/text/say.ts';
import type { EndingWords } from './index.ts';

const PLACES = ['', '1st', '2nd', '3rd'];
const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const and = (seats: readonly Seat[]): Say => listed(seats.map(seat), ' and ');
const place = (n: number): string => PLACES[n] ?? `${n}th`;

/** The reckoning's words in English. */
export const words: EndingWords = {
  standings: 'Standings',
  byRound: 'tricks, round by round',
  place: (n, sharers) => `${place(n)}${sharers > 1 ? ', shared' : ''}`,
  tricksOf: ({ name }, n) => `${name}, ${n === 1 ? '1 trick' : `${n} tricks`}`,
  rounds: 'Rounds',
  roundColumn: 'Round',
  pointsAfter: 'points after each',
  tricksInIt: 'tricks won in each',
  roundLabel: (n) => `Round ${n}`,
  extra: 'extra',
  allCards: 'All cards',
  allOpen: 'everything is open now',
  leftOut: 'Left out',
  verdict: {
    joints: [': ', '; ', '.'],
    ended(reason, round) {
      switch (reason) {
        case 'rounds':
          return round === 1 ? 'The round is played' : `All ${round} rounds are played`;
        case 'target':
          return `The target was reached in round ${round}`;
        case 'parted':
          return `The extra round, number ${round}, decided`;
        case 'shared':
          return 'Three extra rounds decided nothing';
        case 'long':
          return `No match is longer than ${round} rounds`;
        default:
          return unreachable(reason);
      }
    },
    ahead: (winner, score, next, theirs) => say`${seat(winner)} has ${points(score)}, ${score - theirs} more than ${and(next)}`,
    byNumber: (winner, next, score, which, mine, theirs) =>
      say`${and([winner, ...next])} have ${points(score)} each; the ${which} of the three numbers decides: ${mine} against ${theirs} for ${seat(winner)}`,
    shared: (seats, n, score) => say`${and(seats)} share ${n === 1 ? 'the win' : `${place(n)} place`} with ${points(score)} each`,
  },
};

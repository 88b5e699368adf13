import type { Seat } from '../../../../../shared/engine/types.ts';
import { unreachable } from '../../../../../shared/engine/types.ts';
import { listed, say, type Say, seat } from '../../../../../shared/text/say.ts';
import type { EndingWords } from './index.ts';

const points = (n: number): string => (n === 1 ? '1 punto' : `${n} puntos`);
const and = (seats: readonly Seat[]): Say => listed(seats.map(seat), ' y ');

/** The reckoning's words in Spanish. */
export const words: EndingWords = {
  standings: 'Clasificación',
  byRound: 'bazas, ronda a ronda',
  place: (n, sharers) => `${n}.º${sharers > 1 ? ', compartido' : ''}`,
  tricksOf: ({ name }, n) => `${name}, ${n === 1 ? '1 baza' : `${n} bazas`}`,
  rounds: 'Rondas',
  roundColumn: 'Ronda',
  pointsAfter: 'puntos tras cada una',
  tricksInIt: 'bazas ganadas en cada una',
  roundLabel: (n) => `Ronda ${n}`,
  extra: 'extra',
  allCards: 'Todas las cartas',
  allOpen: 'ahora todo está a la vista',
  leftOut: 'Sin repartir',
  verdict: {
    joints: [': ', '; ', '.'],
    ended(reason, round) {
      switch (reason) {
        case 'rounds':
          return round === 1 ? 'Se ha jugado la ronda' : `Se han jugado las ${round} rondas`;
        case 'target':
          return `En la ronda ${round} se alcanzó el objetivo`;
        case 'parted':
          return `La ronda extra, la número ${round}, deshizo el empate`;
        case 'shared':
          return 'Tres rondas extra no deshicieron el empate';
        case 'long':
          return `Ninguna partida pasa de ${round} rondas`;
        default:
          return unreachable(reason);
      }
    },
    ahead: (winner, score, next, theirs) => say`${seat(winner)} tiene ${points(score)}, ${score - theirs} más que ${and(next)}`,
    byNumber: (winner, next, score, which, mine, theirs) =>
      say`${and([winner, ...next])} empatan a ${points(score)}; decide el número ${which === 'middle' ? 'intermedio' : 'más alto'} de los tres: ${mine} contra ${theirs} a favor de ${seat(winner)}`,
    shared: (seats, n, score) => say`${and(seats)} comparten ${n === 1 ? 'la victoria' : `el ${n}.º puesto`} con ${points(score)}`,
  },
};

import type { Seat } from '../../../../../shared/engine/types.ts';
import { listed, say, type Say, seat } from '../../../../../shared/text/say.ts';
import type { EndingWords } from './index.ts';

const points = (n: number): string => (n === 1 ? '1 punto' : `${n} puntos`);
const and = (seats: readonly Seat[]): Say => listed(seats.map(seat), ' y ');

/** The reckoning's words in Spanish. */
export const words: EndingWords = {
  reckoning: 'Recuento',
  noSecond: '· sin segundo puesto por el empate',
  chart: 'Puntos, turno a turno',
  byTurn: 'como si la partida hubiera terminado ahí',
  chartSays: ({ name }, n) => `${name} ${n}`,
  allParts: 'Todas las piezas',
  partsOf: ({ name }, n) => `${name}, ${n === 1 ? '1 pieza' : `${n} piezas`}`,
  scrapped: 'Desechadas',
  verdict: {
    ahead: (winner, score, next, theirs) => say`${seat(winner)} tiene ${points(score)}, ${score - theirs} más que ${and(next)}.`,
    from: (colours, bonus, kinds) => (bonus === 0 ? say` Todos vienen de los colores.` : say` De ellos, ${colours} ${colours === 1 ? 'viene' : 'vienen'} de los puestos en los colores y ${bonus} de tener ${kinds === 6 ? 'los seis' : `${kinds} distintos`}.`),
    shared: (seats, score) => say`${and(seats)} comparten la victoria con ${points(score)}.`,
  },
};

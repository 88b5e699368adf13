import type { Seat } from '../../../../../shared/engine/types.ts';
import { listed, type Part, say, type Say, seat } from '../../../../../shared/text/say.ts';
import type { EndingWords } from './index.ts';

/** Names at the start of a sentence, though another stands before it. */
const begun = (seats: readonly Seat[]): Say => listed(seats.map((who, i): Part => ({ seat: who, first: i === 0 })), ' y ');
const gems = (n: number): string => `${n} ${n === 1 ? 'diamante' : 'diamantes'}`;

/** The reckoning's words in Spanish. */
export const words: EndingWords = {
  reckoning: 'El poder',
  mostWins: 'gana quien tiene más poder y, a igual poder, más diamantes',
  place: (n) => `${n}.º`,
  noPower: 'ninguna carta con poder',
  overRounds: 'El poder, ronda a ronda',
  roundCount: (n) => `${n} rondas`,
  roundColumn: 'Ronda',
  asTable: 'En una tabla',
  allCards: 'Lo que estaba oculto',
  allOpen: 'ahora todo está a la vista',
  handOf: ({ name }) => `La mano de ${name}`,
  diamondsOf: ({ name }) => `Los diamantes de ${name}, por delante`,
  pearlPile: 'Mazo de perlas, desde arriba',
  characterPile: 'Mazo de personajes, desde arriba',
  verdict: {
    ended: ({ why, seat: who, last }) =>
      why === 'power' ? say`${seat(who!)} llegó antes que nadie a doce de poder, así que la ronda ${last} fue la última.` : why === 'rounds' ? say`Se jugaron cien rondas, así que la ronda ${last} fue la última.` : say`No quedaba ningún personaje, así que la ronda ${last} fue la última.`,
    most: (winner, power) => say`${begun([winner])} tiene más poder que nadie: ${power}.`,
    byDiamonds: (winners, others, power, diamonds) =>
      say`${begun([...winners, ...others])} tienen ${power} de poder; con ${gems(diamonds)}, ${listed(winners.map(seat), ' y ')} ${winners.length > 1 ? 'son quienes guardan' : 'es quien guarda'} más.`,
    shared: (winners, power, diamonds) => say`${begun(winners)} tienen ${power} de poder y ${gems(diamonds)}: comparten la victoria.`,
  },
};

import type { Seat } from '../../../../../shared/engine/types.ts';
import { listed, type Part, say, type Say, seat } from '../../../../../shared/text/say.ts';
import type { EndingWords } from './index.ts';

/** Names at the start of a sentence, though another stands before it. */
const begun = (seats: readonly Seat[]): Say => listed(seats.map((who, i): Part => ({ seat: who, first: i === 0 })), ' y ');

/** The reckoning's words in Spanish. */
export const words: EndingWords = {
  reckoning: 'Cartas de energía',
  lowest: 'gana el producto más bajo',
  groups: 'Los grupos sobre la mesa',
  whose: 'De quién son los grupos que se ven',
  player: 'Jugador',
  colour: 'Color',
  suit: 'Palo',
  number: 'Número',
  place: (n) => `${n}.º`,
  verdict: {
    lowest: (who, product) => say`${seat(who)} tiene el producto más bajo: ${product}.`,
    tied: (seats, product, first) =>
      say`${begun(seats)} empatan a ${product}${first ? ', el producto más bajo' : ''}; queda por delante quien colocó antes su última carta: ${listed(seats.map(seat), ' y después ', ', ')}.`,
  },
};

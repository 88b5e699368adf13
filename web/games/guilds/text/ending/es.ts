import { type Part, type Say, listed, say, seat } from '../../../../../shared/text/say.ts';
import type { EndingWords } from './index.ts';

const points = (n: number): string => (n === 1 ? '1 punto' : `${n} puntos`);
// "y" becomes "e" before the sound of an i.
const list = (names: readonly string[]): string => new Intl.ListFormat('es').format(names);
const cards = (n: number): string => (n === 1 ? '1 carta' : `${n} cartas`);
const ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto'];
const PLACES = ['gana', 'queda en segundo lugar', 'queda en tercer lugar', 'queda en cuarto lugar'];
const and = (items: readonly (Part | Say)[]): Say => listed(items, ' y ');

/** The reckoning's words in Spanish. */
export const words: EndingWords = {
  twelveGuilds: 'Doce gremios',
  legend: 'el círculo marca quién controla; los soles azules valen dos',
  guildColumn: 'Gremio',
  whyColumn: 'Quién, y por qué',
  points: 'Puntos',
  atMost: 'de 13 como máximo',
  pointsShort: 'Pts.',
  cardsInHand: 'Cartas en mano',
  fewerWin: 'en caso de empate, gana quien tiene menos',
  controls: ({ name }, value, next) => `${name}, ${value} a ${next}`,
  tied: (names, value) => `Nadie: ${list(names)} empatan a ${value}`,
  nobodyHolds: 'Nadie tiene ninguna',
  pointsOf: ({ name }, n, guilds) => `${name}, ${points(n)}${guilds.length === 0 ? '' : `: ${list(guilds)}`}`,
  allCards: 'Todas las cartas',
  allOpen: 'ya está todo a la vista',
  verdict: {
    ended: (who) => say`${seat(who)} agotó el mazo de robo y la partida terminó.`,
    fewer: (fewer, more, n, place) =>
      say`${seat(fewer)} y ${seat(more)} empatan a ${points(n)}; ${seat(fewer)} tiene menos cartas y ${PLACES[place - 1] ?? ''}.`,
    byCards: (seats, n) =>
      say`${and(seats.map((one) => seat(one.seat)))} empatan a ${points(n)} y decide quién tiene menos cartas: ${and(seats.map((one) => say`${seat(one.seat)}, ${one.cards}`))}.`,
    shared: (seats, n, held, place) =>
      say`${and(seats.map(seat))} empatan a ${points(n)} y ${cards(held)}${place === 1 ? '' : ` y comparten el ${ORDINALS[place - 1] ?? ''} puesto`}.`,
    rematch: (seats) => say`${and(seats.map(seat))} comparten la victoria; una revancha puede decidirla.`,
  },
};

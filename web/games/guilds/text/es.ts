import { cardWords, guildTitle, letters } from '../../../../shared/cards/text/es.ts';
import { type Part, type Say, listed, say, seat } from '../../../../shared/text/say.ts';
import type { Words } from '../words.ts';

export { text } from '../../../../shared/games/guilds/text/es.ts';

const cards = (n: number): string => (n === 1 ? '1 carta' : `${n} cartas`);
const points = (n: number): string => (n === 1 ? '1 punto' : `${n} puntos`);
const and = (items: readonly (Part | Say)[]): Say => listed(items, ' y ');
const ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto'];
const PLACES = ['gana', 'queda en segundo lugar', 'queda en tercer lugar', 'queda en cuarto lugar'];

/** The board's own words in Spanish. */
export const words: Words = {
  card: cardWords,
  letter: (colour) => letters[colour],
  guild: guildTitle,
  cards,
  decks: 'Los dos mazos',
  drawDeck: 'Mazo de robo',
  discardDeck: 'Descartes',
  left: (n) => (n === 1 ? 'queda 1' : `quedan ${n}`),
  drawDeckHolds: (n) => `Mazo de robo, ${n === 1 ? 'queda' : 'quedan'} ${cards(n)}`,
  drawOne: (n) => `Mazo de robo, ${n === 1 ? 'queda' : 'quedan'} ${cards(n)}: robar una`,
  discardDeckHolds: (n, top) => `Descartes, ${cards(n)}; encima, el ${cardWords(top)}`,
  takeTop: (n, top) => `Descartes, ${cards(n)}; encima, el ${cardWords(top)}: tomarlo`,
  discardDeckEmpty: 'No hay descartes',
  willBeDrawn: (n) => `Vas a robar ${cards(n)}`,
  willBeTaken: (n) => `Vas a tomar ${cards(n)}`,
  willGoHere: (card) => `Aquí irá el ${cardWords(card)}`,
  lookThrough: (n) => `Ver ${n === 1 ? 'la carta' : `las ${n}`}`,
  topFirst: 'la de encima, primero',
  closeDialog: 'Cerrar',
  yourHand: 'Tu mano',
  hands: 'Manos',
  handHolds: (n, guilds) => `${cards(n)}, ${guilds === 1 ? '1 gremio' : `${guilds} gremios`}`,
  shows: (name, value) => ({ short: `${value}+`, long: `${name} tiene ${value} a la vista.` }),
  discarded: (value) => ({ short: `fuera ${value}`, long: `Hay ${value} en los descartes.` }),
  proposal: 'Propuesta',
  proposes: (buyer, seller, card) => {
    if (buyer === null) return `Propones a ${seller ?? ''} comprarle cartas con el ${cardWords(card)}.`;
    return `${buyer} ${seller === null ? 'te propone comprarte' : `propone a ${seller} comprarle`} cartas con el ${cardWords(card)}.`;
  },
  wanted: 'Busca',
  anything: 'Lo que sea',
  laidOut: (n, most) => `${n} sobre la mesa, ${most} como máximo`,
  laying: (seller) => `${seller === null ? 'Pones' : `${seller} pone`} cartas boca abajo.`,
  answering: (buyer) => (buyer === null ? 'Ya las ves: te toca responder.' : `${buyer} ya las ve y debe responder.`),
  cardsToDraw: 'Cartas que robas',
  fromDiscardDeck: 'De los descartes',
  fromDrawDeck: 'Del mazo de robo',
  ask: 'Proponer a',
  orAsk: 'O proponer a',
  yourOffer: 'Tu oferta',
  close: 'Esta es mi oferta',
  refuse: 'Rechazar',
  yourAnswer: 'Tu respuesta',
  accept: 'Aceptar',
  decline: 'No comprar',
  handOf: (name, n) => `${name}, ${cards(n)}`,
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

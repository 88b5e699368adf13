import { cardWords, guildTitle, letters } from '../../../../shared/cards/text/es.ts';
import type { Words } from '../words.ts';

export { text } from '../../../../shared/games/guilds/text/es.ts';

const cards = (n: number): string => (n === 1 ? '1 carta' : `${n} cartas`);

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
  ask: 'Proponer a',
  orAsk: 'O proponer a',
  close: 'Esta es mi oferta',
  refuse: 'Rechazar',
  yourAnswer: 'Tu respuesta',
  accept: 'Aceptar',
  decline: 'No comprar',
  handOf: (name, n) => `${name}, ${cards(n)}`,
};

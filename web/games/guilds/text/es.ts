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
  drawOne: 'robar una',
  discardDeckHolds: (n, top) => `Descartes, ${cards(n)}; encima, el ${cardWords(top)}`,
  takeTop: 'tomarlo',
  discardDeckEmpty: 'No hay descartes',
  willBeDrawn: (n) => `Vas a robar ${cards(n)}`,
  willBeTaken: (n) => `Vas a tomar ${cards(n)}`,
  willGoHere: (card) => `Aquí irá el ${cardWords(card)}`,
  lookThrough: (n) => `Ver ${n === 1 ? 'la carta' : `las ${n} cartas`}`,
  topFirst: 'la de encima, primero',
  closeDialog: 'Cerrar',
  yourHand: 'Tu mano',
  hands: 'Manos',
  handHolds: (n, guilds) => `${cards(n)}, ${guilds === 1 ? '1 gremio' : `${guilds} gremios`}`,
  shows: ({ name }, value) => ({ short: `muestra ${value}+`, long: `${name} tiene ${value} a la vista.` }),
  discarded: (value) => ({ short: `${value} en descartes`, long: `Hay ${value} en los descartes.` }),
  legend: '«Muestra 4+»: todos vieron llegar al menos eso a esa mano. Los soles azules (×2) valen dos puntos.',
  proposal: 'Propuesta',
  proposes: (buyer, seller, card) => {
    if (buyer === null) return `Propones a ${seller?.inside ?? ''} comprarle cartas con el ${cardWords(card)}.`;
    return `${buyer.name} ${seller === null ? 'te propone comprarte' : `propone a ${seller.inside} comprarle`} cartas con el ${cardWords(card)}.`;
  },
  wanted: 'Busca:',
  anything: 'Cualquier gremio',
  laidOut: (n, most) => `${n} sobre la mesa, ${most} como máximo`,
  laying: (seller) => `${seller === null ? 'Pones' : `${seller.name} pone`} cartas boca abajo.`,
  answering: (buyer) => (buyer === null ? 'Ya ves la oferta: te toca responder.' : `${buyer.name} ya ve la oferta y debe responder.`),
  ask: 'O proponer a',
  close: 'Esta es mi oferta',
  refuse: 'Rechazar',
  yourAnswer: 'Tu respuesta',
  accept: 'Aceptar',
  decline: 'No comprar',
  handOf: ({ name }, n) => `${name}, ${cards(n)}`,
  turn: 'Toma una carta de un mazo o elige una carta de tu mano para comprar con ella.',
  again: 'Esta vez no hubo trato.',
  say: 'Di qué gremio te gustaría, o cualquiera.',
  lay: (laid, most) => (laid === most ? '' : `Elige las cartas que ofreces (${most} como máximo). Lo que envíes ya no se recupera. `) + (laid > 0 ? 'Cierra tu oferta o rechaza.' : 'O rechaza.'),
  answer: 'Acepta estas cartas a cambio de tu carta de influencia, o no compres.',
};

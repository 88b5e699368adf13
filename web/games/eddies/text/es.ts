import { cardWords, letters } from '../../../../shared/cards/text/es.ts';
import { words as game } from '../../../../shared/games/eddies/text/es.ts';
import type { Words } from '../words.ts';

export { text } from '../../../../shared/games/eddies/text/es.ts';

const cards = (n: number): string => (n === 1 ? '1 carta' : `${n} cartas`);

/** The board's own words in Spanish. */
export const words: Words = {
  ...game,
  card: cardWords,
  letter: (colour) => letters[colour],
  trick: 'La baza',
  lastTrick: 'La última baza',
  trickOf: (n, of) => `baza ${n} de ${of}`,
  manner: { lead: 'salió', set: 'la fijó', follow: 'siguió', toss: 'descartó' },
  aheadNow: 'gana',
  won: 'ganó',
  toLead: 'sale',
  toPlay: 'le toca',
  you: 'Tú',
  leads: ({ inside }) => `Ahora sale ${inside}.`,
  willGoHere: (card) => `Aquí va el ${cardWords(card)}`,
  lookThrough: (n) => (n === 1 ? 'Ver la baza anterior' : `Repasar ${n} bazas`),
  tricksOfRound: 'Bazas de esta ronda',
  trickNumber: (n) => `Baza ${n}`,
  closeDialog: 'Cerrar',
  yourHand: 'Tu mano',
  cards,
  canPlay: (n, of) => `puedes jugar ${n} de ${cards(of)}`,
  mustFollow: 'Tienes cartas que siguen, así que las demás tienen que esperar.',
  mayToss: 'Ninguna de tus cartas sigue, así que puedes descartarte de cualquiera.',
  allFollow: 'Todas tus cartas siguen: juega cualquiera.',
  mustWait: (card, duty) => `El ${cardWords(card)} tiene que esperar. ${duty} Esa carta no lo hace, y tienes otras que sí.`,
  notNow: (card) => `${cardWords(card)}, tiene que esperar`,
  leadAny: 'Sales tú: juega cualquier carta.',
  hands: 'Manos',
  handOf: ({ name }, n) => `${name}, ${cards(n)}`,
  scores: 'Puntuación',
  player: 'Nombre',
  thisRound: 'Esta ronda',
  total: 'Total',
  score: 'Puntos',
  column: (aspect) => ({ suit: 'Palo', colour: 'Color', number: 'Número' })[aspect],
  counts: 'es la que cuenta',
  lowestCounts: 'cuenta la más baja',
  tricks: (n) => (n === 1 ? '1 baza' : `${n} bazas`),
  points: (n) => (n === 1 ? '1 punto' : `${n} puntos`),
};

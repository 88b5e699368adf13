import { cardWords, letters } from '../../../../shared/cards/text/es.ts';
import { kind, where } from '../../../../shared/games/energy/text/es.ts';
import { plain } from '../../../../shared/text/say.ts';
import type { Words } from '../words.ts';

export { text } from '../../../../shared/games/energy/text/es.ts';

const title = (words: string): string => words.replace(/^./, (first) => first.toUpperCase());

/** The board's own words in Spanish. */
export const words: Words = {
  card: cardWords,
  letter: (colour) => letters[colour],
  kind: (aspect, energy) => title(kind(aspect, energy)),
  group: (aspect, energy) => `el grupo ${aspect === 'colour' ? '' : 'de '}${kind(aspect, energy)}`,
  cell: (move, state) => title(plain(where(move, state), () => '')),
  layout: 'Disposición',
  laid: (n, left) => `${n} colocadas · ${left} en el mazo`,
  keys: 'Las flechas van de casilla en casilla; Inicio, Re Pág, Fin y Av Pág van en diagonal.',
  zoomIn: 'Más grande',
  zoomOut: 'Más pequeño',
  fit: 'Ver todo',
  lies: (card, by, last, groups) =>
    `${cardWords(card)}, ${by === null ? 'tuya' : `de ${by}`}${last ? ', la última colocada' : ''}${groups.length === 0 ? '' : `, en ${groups.join(' y ')}`}`,
  yourCards: 'Tus cartas',
  toPlace: 'Por colocar',
  noneLeft: 'Nada por colocar',
  energy: 'Carta de energía',
  largest: (of, from, to) => `${of}: grupo mayor, ${from}${from === to ? '' : `; después, ${to}`}`,
  product: 'Producto',
  productIs: (from, to) => `Producto: ${from}${from === to ? '' : `; después, ${to}`}`,
  cards: 'Cartas',
  hidden: 'boca abajo',
  placed: (n) => (n === 1 ? '1 colocada' : `${n} colocadas`),
  holds: (placed, card) => `${placed} · tiene el ${cardWords(card)}`,
  energyIs: (card) => `energía: ${cardWords(card)}`,
  prompt: (card) => `¿Dónde va el ${cardWords(card)}?`,
};

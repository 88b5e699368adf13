import type { EndingWords } from './index.ts';

const points = (n: number): string => (n === 1 ? '1 punto' : `${n} puntos`);
// "y" becomes "e" before the sound of an i.
const list = (names: readonly string[]): string => new Intl.ListFormat('es').format(names);

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
  fewerWin: 'en empate, mejor menos',
  controls: (name, value, next) => `${name}, ${value} a ${next}`,
  tied: (names, value) => `Nadie: ${list(names)} empatan a ${value}`,
  nobodyHolds: 'Nadie tiene ninguna',
  pointsOf: (name, n, guilds) => `${name}, ${points(n)}${guilds.length === 0 ? '' : `: ${list(guilds)}`}`,
  allCards: 'Todas las cartas',
  allOpen: 'ya está todo a la vista',
};

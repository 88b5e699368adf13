import { counted, words as game } from '../../../../shared/games/manufactory/text/es.ts';
import type { Words } from '../words.ts';

export { text } from '../../../../shared/games/manufactory/text/es.ts';

const parts = (n: number): string => counted(n, 'pieza', 'piezas');

/** The board's own words in Spanish. */
export const words: Words = {
  ...game,
  letters: { w: 'B', u: 'A', k: 'N', r: 'R', g: 'V', n: 'I' },
  says: (part) => `${game.name(part)}, ${game.traits(part)}${part.universal ? ', coste 0' : ''}`,
  belt: 'La cinta',
  left: (n) => (n === 0 ? 'el mazo está vacío' : `${n} en el mazo`),
  free: 'gratis',
  costly: 'por una tuya',
  lies: (part, place, costs) => `${words.says(part)}: posición ${place}, ${costs ? words.costly : words.free}`,
  yours: 'Tus piezas',
  noneYet: 'Todavía ninguna: la primera tiene que ser gratis.',
  parts,
  whatPays: 'Señala la pieza tuya con la que pagas.',
  held: (part, colour, count) => `${words.says(part)}${count > 1 ? `, ${count} veces` : ''}, en el grupo ${game.colours[colour]}`,
  as: '¿Como qué color?',
  groups: 'Grupos',
  key: 'tamaño · coste más alto · puntos',
  you: 'Tú',
  youInside: 'tú',
  lead({ by, mine, theirs }, names) {
    const who = new Intl.ListFormat('es').format(names);
    if (by === 'nobody') return 'nadie todavía';
    if (by === 'alone') return `solo ${who}`;
    if (by === 'tie') return `empate: ${who}`;
    return `delante: ${who}, por ${by === 'size' ? parts(mine - theirs) : `coste, ${game.number(mine)} a ${game.number(theirs)}`}`;
  },
  top: (cost) => `máx. ${cost}`,
  points: (n) => counted(n, 'punto', 'puntos'),
  kinds: 'Colores distintos',
  total: 'Puntos',
  allFree: 'Toma una pieza: todas las que quedan son gratis.',
  onlyFree: 'Toma una de las dos primeras piezas, que son gratis.',
  freeOrPaid: 'Toma una de las dos primeras piezas, o paga otra con una de las tuyas.',
};

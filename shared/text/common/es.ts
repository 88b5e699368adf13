import type { Common } from './index.ts';

/** What the page and the letters both say, in Spanish. */
export const common: Common = {
  language: 'Español',
  you: 'tú',
  house: (number, inside = false) => `${inside ? 'la' : 'La'} casa${number === 0 ? '' : ` ${number}`}`,
  person: (name) => name,
  games: {
    guilds: { name: 'Gremios Mystique' },
    eddies: { name: 'Remolinos Mystique' },
    energy: { name: 'Energía Mystique' },
    manufactory: { name: 'Manufactura' },
    gates: { name: 'Las puertas de Molthar' },
  },
  timeRanOut: 'Se había acabado el tiempo.',
};

import type { Common } from './index.ts';

/** What the page and the letters both say, in English. */
export const common: Common = {
  language: 'English',
  you: 'you',
  house: (number, inside = false) => `${inside ? 'the' : 'The'} house${number === 0 ? '' : ` ${number}`}`,
  person: (name) => name,
  games: {
    guilds: { name: 'Mystique Guilds' },
    eddies: { name: 'Mystical Eddies' },
    energy: { name: 'Mystique Energy' },
    manufactory: { name: 'Manufactory' },
    gates: { name: 'Gates of Molthar' },
  },
  timeRanOut: 'Time had run out.',
};

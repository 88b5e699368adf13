import { counted, words as game } from '../../../../shared/games/manufactory/text/en.ts';
import type { Words } from '../words.ts';

export { text } from '../../../../shared/games/manufactory/text/en.ts';

const parts = (n: number): string => counted(n, 'part', 'parts');

/** The board's own words in English. */
export const words: Words = {
  ...game,
  letters: { w: 'W', u: 'U', k: 'K', r: 'R', g: 'G', n: 'N' },
  says: (part) => `${game.name(part)}, ${game.traits(part)}${part.universal ? ', cost 0' : ''}`,
  belt: 'The belt',
  left: (n) => (n === 0 ? 'the deck is empty' : `${n} in the deck`),
  free: 'free',
  costly: 'for one of yours',
  lies: (part, place, costs) => `${words.says(part)}: place ${place}, ${costs ? words.costly : words.free}`,
  yours: 'Your parts',
  noneYet: 'Nothing yet: your first part has to be a free one.',
  parts,
  whatPays: 'Point at the part of yours that pays for it.',
  held: (part, colour, count) => `${words.says(part)}${count > 1 ? `, ${count} times` : ''}, in the ${game.colours[colour]} group`,
  as: 'As which colour',
  groups: 'Groups',
  key: 'size · highest cost · points',
  you: 'You',
  youInside: 'you',
  lead({ by, mine, theirs }, names) {
    const who = new Intl.ListFormat('en').format(names);
    if (by === 'nobody') return 'nobody yet';
    if (by === 'alone') return `only ${who}`;
    if (by === 'tie') return `${who} level`;
    return `ahead: ${who}, by ${by === 'size' ? parts(mine - theirs) : `cost ${mine} to ${theirs}`}`;
  },
  top: (cost) => `top ${cost}`,
  points: (n) => counted(n, 'point', 'points'),
  kinds: 'Different colours',
  total: 'Points',
  allFree: 'Take a part: all that are left are free.',
  onlyFree: 'Take one of the first two parts; they are free.',
  freeOrPaid: 'Take one of the first two parts, or pay for another with one of yours.',
};

import { listed } from '../../../../../shared/text/say.ts';
import type { EndingWords } from './index.ts';

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const list = (names: readonly string[]): string => listed(names, ' and ').join('');

/** The reckoning's words in English. */
export const words: EndingWords = {
  twelveGuilds: 'Twelve guilds',
  legend: 'a ring marks control; blue suns count two',
  guildColumn: 'Guild',
  whyColumn: 'Who, and why',
  points: 'Points',
  atMost: 'of 13 at most',
  pointsShort: 'Pts',
  cardsInHand: 'Cards in hand',
  fewerWin: 'fewer win a tie',
  controls: (name, value, next) => `${name}, ${value} to ${next}`,
  tied: (names, value) => `Nobody: ${list(names)} ${names.length === 2 ? 'both' : 'all'} ${value}`,
  nobodyHolds: 'Nobody holds any',
  pointsOf: (name, n, guilds) => `${name}, ${points(n)}${guilds.length === 0 ? '' : `: ${list(guilds)}`}`,
  allCards: 'All cards',
  allOpen: 'everything is open now',
};

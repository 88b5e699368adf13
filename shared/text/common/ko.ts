import type { Common } from './index.ts';

/** What the page and the letters both say, in Korean. */
export const common: Common = {
  language: '한국어',
  you: '나',
  house: (number) => `컴퓨터${number === 0 ? '' : ` ${number}`}`,
  person: (name) => `${name} 님`,
  games: {
    guilds: { name: '미스틱 길드' },
    eddies: { name: '미스틱 에디스' },
    energy: { name: '미스틱 에너지' },
    manufactory: { name: '매뉴팩토리' },
    gates: { name: '몰타의 관문' },
  },
  timeRanOut: '시간이 다 되어 자동으로 두었습니다.',
};

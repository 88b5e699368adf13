import { listed } from '../../../../../shared/text/say.ts';
import type { EndingWords } from './index.ts';

const nim = (name: string): string => `${name} 님`;

/** The reckoning's words in Korean. */
export const words: EndingWords = {
  twelveGuilds: '열두 길드',
  legend: '동그라미는 차지한 길드, 파랑 해는 2점',
  guildColumn: '길드',
  whyColumn: '누가, 왜',
  points: '점수',
  atMost: '최대 13점',
  pointsShort: '점수',
  cardsInHand: '손패 장수',
  fewerWin: '동점이면 적은 쪽이 위',
  controls: (name, value, next) => `${nim(name)}, ${value} 대 ${next}`,
  tied: (names, value) => `없음: ${listed(names.map(nim), names.length === 2 ? '과 ' : ', ').join('')} 모두 ${value}`,
  nobodyHolds: '아무도 없음',
  pointsOf: (name, n, guilds) => `${nim(name)} ${n}점${guilds.length === 0 ? '' : `: ${guilds.join(', ')}`}`,
  allCards: '모든 카드',
  allOpen: '이제 모두 공개되었습니다',
};

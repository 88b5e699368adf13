import type { Seat } from '../../../../../shared/engine/types.ts';
import { called, josa } from '../../../../../shared/text/korean.ts';
import { listed, say, type Say, seat } from '../../../../../shared/text/say.ts';
import type { EndingWords } from './index.ts';

/** Names in a row, the last with its particle. */
const all = (seats: readonly Seat[], particle: '이/가' | '은/는'): Say => listed(seats.map((who, i) => (i === seats.length - 1 ? called(who, particle) : seat(who))), ', ');

/** The reckoning's words in Korean. */
export const words: EndingWords = {
  reckoning: '힘',
  mostWins: '힘이 가장 크면 승리, 같으면 다이아몬드 수로 결정',
  place: (n) => `${n}위`,
  noPower: '힘이 있는 카드 없음',
  overRounds: '라운드별 힘',
  roundCount: (n) => `${n}라운드`,
  roundColumn: '라운드',
  asTable: '표로 보기',
  allCards: '가려져 있던 카드',
  allOpen: '이제 모두 공개되었습니다',
  handOf: ({ inside }) => `${inside}의 손패`,
  diamondsOf: ({ inside }) => `${inside}의 다이아몬드 앞면`,
  pearlPile: '진주 더미, 맨 위부터',
  characterPile: '캐릭터 더미, 맨 위부터',
  verdict: {
    ended: ({ why, seat: who, last }) =>
      why === 'power' ? say`${called(who!, '이/가')} 가장 먼저 힘 12에 이르러 ${last}라운드가 마지막이었습니다.` : why === 'rounds' ? say`100라운드가 끝나 ${last}라운드가 마지막이었습니다.` : say`남은 캐릭터가 없어 ${last}라운드가 마지막이었습니다.`,
    most: (winner, power) => say`${seat(winner)}의 힘이 ${power}${josa(String(power), '으로/로')} 가장 큽니다.`,
    byDiamonds: (winners, others, power, diamonds) =>
      say`${all([...winners, ...others], '은/는')} 힘이 ${power}${josa(String(power), '으로/로')} 같고, ${all(winners, '이/가')} 다이아몬드를 ${diamonds}개로 가장 많이 남겼습니다.`,
    shared: (winners, power, diamonds) => say`${all(winners, '이/가')} 힘 ${power}, 다이아몬드 ${diamonds}개로 같아 함께 이겼습니다.`,
  },
};

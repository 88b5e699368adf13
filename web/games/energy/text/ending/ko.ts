import { called, josa } from '../../../../../shared/text/korean.ts';
import { listed, say, seat } from '../../../../../shared/text/say.ts';
import type { EndingWords } from './index.ts';

/** The reckoning's words in Korean. */
export const words: EndingWords = {
  reckoning: '에너지 카드',
  lowest: '곱이 가장 작으면 승리',
  groups: '무리 보기',
  whose: '무리를 볼 사람',
  player: '이름',
  colour: '색',
  suit: '문양',
  number: '숫자',
  place: (n) => `${n}위`,
  verdict: {
    lowest: (who, product) => say`${seat(who)}의 곱이 ${product}${josa(String(product), '으로/로')} 가장 작습니다.`,
    tied: (seats, product, first) =>
      say`${listed(seats.map((who, i) => (i === seats.length - 1 ? called(who, '은/는') : seat(who))), ', ')} 곱이 ${product}${josa(String(product), '으로/로')} 같${first ? '고 가장 작' : ''}습니다. 이때는 마지막 카드를 먼저 놓은 순서대로 ${listed(seats.map(seat), ', ')} 순입니다.`,
  },
};

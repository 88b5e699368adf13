import type { Seat } from '../../../../../shared/engine/types.ts';
import { called, type Josa } from '../../../../../shared/text/korean.ts';
import { listed, say, type Say, seat } from '../../../../../shared/text/say.ts';
import type { EndingWords } from './index.ts';

/** "민지 님과 컴퓨터가", "민지 님, 지오 님, 컴퓨터가": the particle, if any, follows the last of them. */
function all(seats: readonly Seat[], pair?: Josa): Say {
  const last = (who: Seat) => (pair === undefined ? seat(who) : called(who, pair));
  const parts = seats.map((who, i) => (i === seats.length - 1 ? last(who) : seats.length === 2 ? called(who, '과/와') : seat(who)));
  return listed(parts, seats.length === 2 ? ' ' : ', ');
}

/** The reckoning's words in Korean. */
export const words: EndingWords = {
  reckoning: '점수 계산',
  noSecond: '· 동점이라 2등 없음',
  chart: '차례별 점수',
  byTurn: '그때 게임이 끝났다면 받았을 점수',
  chartSays: ({ inside }, n) => `${inside} ${n}점`,
  allParts: '모든 부품',
  partsOf: ({ inside }, n) => `${inside}, 부품 ${n}개`,
  scrapped: '버린 부품',
  verdict: {
    ahead: (winner, score, next, theirs) => say`${called(winner, '이/가')} ${score}점으로 ${all(next)}보다 ${score - theirs}점 많습니다.`,
    from: (colours, bonus, kinds) =>
      bonus === 0 ? say` 모두 색 순위로 얻은 점수입니다.` : say` 색 순위로 ${colours}점, ${kinds === 6 ? '여섯 색을 모두' : `${kinds}가지 색을`} 모아 ${bonus}점을 얻었습니다.`,
    shared: (seats, score) => say`${all(seats, '이/가')} ${score}점으로 함께 이겼습니다.`,
  },
};

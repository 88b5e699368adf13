import type { Seat } from '../../../../../shared/engine/types.ts';
import { unreachable } from '../../../../../shared/engine/types.ts';
import { called, type Josa, josa } from '../../../../../shared/text/korean.ts';
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
  standings: '순위',
  byRound: '라운드별로 딴 트릭',
  place: (n, sharers) => `${sharers > 1 ? '공동 ' : ''}${n}위`,
  tricksOf: ({ inside }, n) => `${inside}, 트릭 ${n}개`,
  rounds: '라운드별 기록',
  roundColumn: '라운드',
  pointsAfter: '라운드가 끝났을 때의 점수',
  tricksInIt: '라운드마다 딴 트릭',
  roundLabel: (n) => `${n}라운드`,
  extra: '연장',
  allCards: '모든 카드',
  allOpen: '이제 모두 공개되었습니다',
  leftOut: '빠져 있던 카드',
  verdict: {
    joints: [' ', ' ', ''],
    ended(reason, round) {
      switch (reason) {
        case 'rounds':
          return round === 1 ? '라운드를 마쳤습니다.' : `${round}라운드를 모두 마쳤습니다.`;
        case 'target':
          return `${round}라운드에서 목표 점수에 이르렀습니다.`;
        case 'parted':
          return `연장까지 간 ${round}라운드에서 승부가 났습니다.`;
        case 'shared':
          return '연장 라운드를 세 번 했지만 승부가 나지 않았습니다.';
        case 'long':
          return `경기는 ${round}라운드까지만 합니다.`;
        default:
          return unreachable(reason);
      }
    },
    ahead: (winner, score, next, theirs) => say`${called(winner, '이/가')} ${score}점으로 ${all(next)}보다 ${score - theirs}점 많습니다.`,
    byNumber: (winner, next, score, which, mine, theirs) =>
      say`${all([winner, ...next], '은/는')} 똑같이 ${score}점이지만, 세 수 가운데 ${which === 'middle' ? '중간' : '가장 높은'} 수가 ${mine} 대 ${theirs}${josa(String(theirs), '으로/로')} ${called(winner, '이/가')} 앞섭니다.`,
    shared: (seats, n, score) => say`${all(seats, '이/가')} ${score}점으로 ${n === 1 ? '함께 이겼습니다' : `공동 ${n}위입니다`}.`,
  },
};

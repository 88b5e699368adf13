import type { Seat } from '../../../../../shared/engine/types.ts';
import { called, type Josa } from '../../../../../shared/text/korean.ts';
import { type Say, listed, say, seat } from '../../../../../shared/text/say.ts';
import type { EndingWords } from './index.ts';

/** "민지 님과 컴퓨터는", "민지 님, 지오 님, 컴퓨터는": the particle follows the last of them. */
function all(seats: readonly Seat[], pair: Josa): Say {
  const parts = seats.map((who, i) => (i === seats.length - 1 ? called(who, pair) : seats.length === 2 ? called(who, '과/와') : seat(who)));
  return listed(parts, seats.length === 2 ? ' ' : ', ');
}

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
  controls: ({ inside }, value, next) => `${inside}, ${value} 대 ${next}`,
  tied: (names, value) => `없음: ${names.join(', ')} 모두 ${value}`,
  nobodyHolds: '아무도 없음',
  pointsOf: ({ inside }, n, guilds) => `${inside} ${n}점${guilds.length === 0 ? '' : `: ${guilds.join(', ')}`}`,
  allCards: '모든 카드',
  allOpen: '이제 모두 공개되었습니다',
  verdict: {
    ended: (who) => say`${called(who, '이/가')} 뽑을 더미를 비워 게임이 끝났습니다.`,
    fewer: (fewer, more, n, place) =>
      say`${all([fewer, more], '은/는')} 똑같이 ${n}점이지만, 손패가 더 적은 ${called(fewer, '이/가')} ${place === 1 ? '이겼습니다' : `${place}위입니다`}.`,
    byCards: (seats, n) =>
      say`${all(seats.map((one) => one.seat), '은/는')} 똑같이 ${n}점이고, 손패가 적은 순서로 순위가 갈립니다: ${listed(seats.map((one) => say`${seat(one.seat)} ${one.cards}장`), ', ')}.`,
    shared: (seats, n, held, place) =>
      say`${all(seats, '은/는')} ${n}점에 손패도 ${held}장으로 똑같습니다${place === 1 ? '' : `. 공동 ${place}위입니다`}.`,
    rematch: (seats) => say`${all(seats, '이/가')} 함께 이겼습니다. 한 판 더 해서 승부를 가려 보세요.`,
  },
};

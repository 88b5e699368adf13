import { say } from '../../../shared/text/say.ts';
import type { Home } from './en.ts';

/** What the first page says, in Korean. */
export const home: Home = {
  title: 'Longhand: 한 번에 한 수씩 두는 카드 게임',
  heading: '한 번에 한 수씩 두는 카드 게임',
  lead: '친구에게 링크를 보내고, 각자 시간이 날 때 한 수씩 두세요. 시간대가 달라도 되고, 가입할 필요도 없습니다.',
  start: '게임 시작하기',
  house: '컴퓨터와 하기',
  starting: '카드를 나누고 있습니다…',
  guest: '손님',
  told: '알림 받는 방법',
  games: '다섯 가지 게임',
  free: '무료이고 설치할 것이 없습니다',
  soon: '준비 중입니다',
  with: (who) => say`함께하는 사람: ${who}`,
  seatsFree: (n) => `빈자리 ${n}개`,
  yourTurn: '내 차례',
  since: (when) => `${when}부터`,
  watching: '구경하는 중',
  won: (who, many) => say`${who}${many ? ' 공동 승리' : ' 승리'}`,
  youWon: '내가 이겼습니다',
  finished: (when) => `${when}에 끝남`,
  invited: '초대받았습니다',
  dead: '더 이상 열 수 없는 테이블입니다',
  none: '아직 테이블이 없습니다. 생기면 여기에 나타납니다.',
  putAway: (n) => `치워 둔 테이블 (${n})`,
  back: '되돌리기',
  backFrom: (game) => `목록으로 되돌리기: ${game}`,
  away: '목록에서 치우기',
  awayFrom: (game) => `목록에서 치우기: ${game}`,
  unreachable: '지금은 테이블의 소식을 들을 수 없습니다. 연결이 돌아오면 다시 확인합니다.',

  about: {
    guilds: {
      pitch: '같은 색과 문양의 카드를 모아, 더미가 바닥날 때 가장 많은 길드를 차지하세요.',
      players: '2–4명',
      length: '이틀에서 나흘',
    },
    eddies: {
      pitch: '두 번째 사람이 물길을 바꾸는 트릭 게임입니다.',
      players: '3–8명',
      length: '일주일쯤',
    },
    energy: {
      pitch: '육각형 칸에 카드를 놓으며 내 무리를 작게 지키세요. 곱이 가장 작은 사람이 이깁니다.',
      players: '2–6명',
      length: '사흘에서 엿새',
    },
    manufactory: {
      pitch: '움직이는 벨트에서 부품을 골라 색깔별로 모으세요.',
      players: '2–4명',
      length: '이틀쯤',
    },
    gates: {
      pitch: '진주를 모아 관문의 캐릭터를 활성화하고, 힘 12를 향한 경주에서 이기세요.',
      players: '2–5명',
      length: '한두 주',
    },
  },
};

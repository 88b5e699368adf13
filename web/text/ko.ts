import { counted } from '../../shared/text/numbers/ko.ts';
import { listed, say } from '../../shared/text/say.ts';
import type { Text } from './en.ts';

const people = (n: number): string => counted(n, '명');

/** The page's own strings, in Korean. Names come with their " 님", the house's without: no particle hangs on them here. */
export const text: Text = {
  skip: '본문으로 건너뛰기',
  rules: '규칙',
  about: '이용 방법',
  yourTables: '내 테이블',
  waiting: (n) => `내 차례 ${n}건`,
  languages: '언어',
  loading: '잠시만 기다려 주세요…',
  names: (who) => listed(who, ', '),
  playerCount: (n) => people(n),
  again: '다시 시도',
  network: '연결되지 않았습니다. 사라진 것은 없으니 연결이 돌아오면 다시 시도하세요.',
  missing: { title: '아무것도 없습니다', body: '이 주소에는 페이지가 없습니다.', home: '첫 페이지로' },

  home: {
    title: 'Longhand: 한 번에 한 수씩 두는 카드 게임',
    heading: '한 번에 한 수씩 두는 카드 게임',
    lead: '친구에게 링크를 보내고, 각자 시간이 날 때 한 수씩 두세요. 시간대가 달라도 되고, 가입할 필요도 없습니다.',
    start: '게임 시작하기',
    house: '컴퓨터와 두기',
    starting: '카드를 나누고 있습니다…',
    guest: '손님',
    kept: '이 브라우저에 보관됩니다',
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
    away: '목록에서 치우기',
    awayFrom: (game) => `목록에서 치우기: ${game}`,
    unreachable: '지금은 테이블의 소식을 들을 수 없습니다. 연결이 돌아오면 다시 확인합니다.',
  },

  turn: {
    your: '내 차례입니다',
    yourTitle: (game) => `내 차례: ${game}`,
    waits: (who) => say`${who} 차례입니다`,
    since: (absolute, relative) => `${absolute}부터 (${relative})`,
    postmark: '내 차례 · LONGHAND · ',
    watching: '구경하는 중입니다. 펼쳐진 카드는 보이지만, 누구의 손패도 보이지 않습니다.',
    full: '자리가 다 찼습니다. 구경할 수 있습니다. 펼쳐진 카드는 보이지만, 누구의 손패도 보이지 않습니다.',
    toMove: '둘 차례',
    players: '둘러앉은 사람',
    sinceLooked: '지난번에 본 뒤로',
    nowYours: '이제 내 차례입니다.',
    nowWaits: (who) => say`이제 ${who} 차례입니다.`,
    log: '지금까지의 게임',
    moves: (n) => `${n}수`,
    all: (n) => `${n}건 모두 보기`,
  },

  slip: {
    label: '내가 고른 수',
    ask: '하려는 것을 골라 누르세요.',
    unfinished: '보내려면 더 골라야 합니다.',
    send: '보내기',
    sending: '보내는 중…',
    back: '무르기',
    waits: (who) => say`${who} 차례입니다. 차례를 마치면 이 페이지에 나타납니다.`,
    kept: '연결되지 않았습니다. 고른 수는 그대로 두었다가 연결이 돌아오면 보냅니다.',
    wishGone: '편지에서 고른 수는 이제 둘 수 없습니다. 지금 할 수 있는 것 중에서 고르세요.',
  },

  connection: {
    lost: '연결되지 않았습니다. 마지막으로 본 테이블을 보여 드리며, 저절로 다시 연결합니다.',
    reload: '새로운 Longhand가 나왔습니다. 계속하려면 페이지를 새로 고치세요. 고른 수는 그대로 남습니다.',
    reloadButton: '새로 고침',
    badKey: '그 링크로는 더 이상 이 자리를 열 수 없습니다. 더 새로운 링크가 있을지 모릅니다.',
    drift: '테이블이 멈췄습니다',
  },
};

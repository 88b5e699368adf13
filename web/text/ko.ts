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

  turn: {
    your: '내 차례입니다',
    yourTitle: (game) => `내 차례: ${game}`,
    waits: (who) => say`${who} 차례입니다`,
    since: (absolute, relative) => `${absolute}부터 · ${relative}`,
    postmark: '내 차례 · LONGHAND · ',
    watching: '구경하는 중입니다. 모두에게 공개된 것만 보입니다.',
    full: '자리가 다 찼습니다. 구경할 수 있습니다. 모두에게 공개된 것만 보입니다.',
    toMove: '차례',
    players: '둘러앉은 사람',
    sinceLooked: '지난번에 본 뒤로',
    more: (n) => `${n}건 더 보기`,
    log: '게임 기록',
    moves: (n) => (n === 0 ? '아직 없음' : `${n}수`),
    all: (n) => `${n}수 모두 보기`,
  },

  seat: { heading: '내 자리', letters: '편지', device: '다른 기기에서 하기', host: '방장 설정' },

  slip: {
    label: '내가 고른 수',
    ask: '하려는 것을 골라 누르세요.',
    unfinished: '보내려면 더 골라야 합니다.',
    send: '보내기',
    sending: '보내는 중…',
    back: '무르기',
    waits: (who) => say`${who} 차례입니다. 차례를 마치면 이 페이지에 나타납니다.`,
    kept: '연결되지 않았습니다. 고른 수는 그대로 두었다가 연결이 돌아오면 보냅니다.',
  },

  connection: {
    lost: '연결되지 않았습니다. 마지막으로 본 테이블을 보여 드리며, 저절로 다시 연결합니다.',
    reload: '새로운 Longhand가 나왔습니다. 계속하려면 페이지를 새로 고치세요. 고른 수는 그대로 남습니다.',
    reloadButton: '새로 고침',
    badKey: '그 링크로는 더 이상 이 자리를 열 수 없습니다. 더 새로운 링크가 있을지 모릅니다.',
    forgets: '이 브라우저에는 아무것도 저장되지 않습니다. 주소창의 링크가 내 자리이니 따로 보관하세요.',
  },
};

import type { Common } from './index.ts';

/** What the page and the letters both say, in Korean. */
export const common: Common = {
  language: '한국어',
  you: '나',
  house: (number) => `컴퓨터${number === 0 ? '' : ` ${number}`}`,
  person: (name) => `${name} 님`,
  games: {
    guilds: {
      name: '미스틱 길드',
      pitch: '같은 색과 문양의 카드를 모아, 더미가 바닥날 때 가장 많은 길드를 차지하세요.',
      players: '2–4명',
      length: '이틀에서 나흘',
    },
    eddies: {
      name: '미스틱 에디스',
      pitch: '두 번째 사람이 물길을 바꾸는 트릭 게임입니다.',
      players: '3–8명',
      length: '일주일쯤',
    },
    energy: {
      name: '미스틱 에너지',
      pitch: '육각형 칸에 카드를 놓으며 내 무리를 작게 지키세요. 곱이 가장 작은 사람이 이깁니다.',
      players: '2–6명',
      length: '사흘에서 엿새',
    },
    manufactory: {
      name: '매뉴팩토리',
      pitch: '움직이는 벨트에서 부품을 골라 색깔별로 모으세요.',
      players: '2–4명',
      length: '이틀쯤',
    },
    gates: {
      name: '몰타의 관문',
      pitch: '진주를 모아 관문으로 손님을 맞고, 가장 먼저 힘 12에 이르세요.',
      players: '2–5명',
      length: '한두 주',
    },
  },
  timeRanOut: '시간이 다 되어 자동으로 두었습니다.',
  errors: {
    'bad-request': '요청을 읽을 수 없습니다. 적은 내용을 확인하거나, 페이지를 새로 고친 뒤 다시 해 보세요.',
    'bad-key': '이 링크는 더 이상 쓸 수 없습니다. 가장 최근에 받은 링크를 열거나, 방장에게 새 링크를 부탁하세요.',
    'no-such-table': '이 주소에는 테이블이 없습니다. 링크가 끝까지 복사되었는지 확인하거나, 새 테이블을 여세요.',
    'no-such-game': '여기에 없는 게임입니다. 첫 페이지에서 게임을 고르세요.',
    'not-found': '이 주소에는 아무것도 없습니다. 첫 페이지로 가세요.',
    full: '자리가 다 찼습니다. 구경하거나, 직접 새 테이블을 열 수 있습니다.',
    'name-taken': '이 테이블에 같은 이름을 쓰는 사람이 있습니다. 다른 이름을 적으세요.',
    'not-started': '게임이 아직 시작되지 않았습니다. 자리가 다 차면 시작됩니다.',
    'not-over': '게임이 끝나야 볼 수 있습니다. 끝난 뒤에 다시 오세요.',
    'not-your-turn': '지금은 내 차례가 아닙니다. 누구 차례인지 테이블에서 확인하세요.',
    illegal: '지금은 둘 수 없는 수입니다. 테이블을 보고 다른 수를 고르세요.',
    stale: '이미 수를 두었습니다. 다른 탭에서 두었을 수도 있으니, 지금의 테이블을 보고 다시 고르세요.',
    'too-large': '한 번에 보내기에는 너무 깁니다. 줄여서 다시 보내세요.',
    'too-many-requests': '짧은 시간에 너무 많이 보냈습니다. 1분쯤 뒤에 다시 해 보세요.',
    'rules-drift': '지금까지의 수가 규칙과 맞지 않아 이 테이블을 멈추었습니다. 사라진 것은 없으니 운영자에게 알려 주세요.',
    failed: '서버에 문제가 생겼습니다. 페이지를 새로 고쳐 어디까지 전해졌는지 보고 다시 해 보세요.',
  },
};

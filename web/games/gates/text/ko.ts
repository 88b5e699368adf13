import { words as game } from '../../../../shared/games/gates/text/ko.ts';
import { type Phase, renews, valueOf } from '../../../../shared/games/gates/state.ts';
import type { Words } from '../words.ts';

export { text } from '../../../../shared/games/gates/text/ko.ts';

const waits = '능력의 대상을 고르는 중입니다';
const what = { pearls: '진주', characters: '캐릭터' } as const;

/** The board's own words in Korean. */
export const words: Words = {
  ...game,
  pearl: (pearl) => `${valueOf(pearl)}${renews(pearl) ? ', 교체 기호' : ''}`,
  step: (phase, left, who) => {
    const where: Partial<Record<Phase, string>> = { end: '행동을 모두 마쳤습니다', limit: '손패가 제한을 넘었습니다', look: waits, steal: waits, banish: waits, recover: waits };
    return `${who === null ? '내' : who.inside} 차례: ${where[phase] ?? `남은 행동 ${left}번`}`;
  },
  prompt: (phase, left, first, tooMany) =>
    ({
      look: '누구의 손패를 볼까요?',
      steal: '어느 진주를 가져올까요?',
      banish: '다른 사람의 관문에서 버릴 캐릭터를 고르세요.',
      recover: '어느 진주를 되찾을까요?',
      end: '행동을 모두 마쳤습니다. 차례를 끝내기 전에 더 할 일이 있나요?',
      limit: `진주 ${tooMany}장을 버려야 합니다. 손패에서 고르세요.`,
    } as Partial<Record<Phase, string>>)[phase] ?? `남은 행동은 ${left}번입니다. 진주를 가져오거나 캐릭터를 놓거나 활성화하세요.${first ? ' 그 전에 능력을 쓸 수도 있습니다.' : ''}`,
  round: (round, last) => (last === null ? `${round}라운드` : last === round ? `${round}라운드, 마지막 라운드` : `${round}라운드, 마지막은 ${last}라운드`),
  renewal: '교체: 펼쳐진 캐릭터가 모두 바뀌었습니다.',
  fresh: '새로 나옴',
  pearls: what.pearls,
  characters: what.characters,
  pile: (of, n, can) => `${what[of]} 더미 ${n}장${can ? (of === 'pearls' ? ': 맨 위 진주 뽑기' : ': 맨 위 캐릭터를 보지 않고 놓기') : ''}`,
  left: (n) => `${n}장 남음`,
  discards: (_, n) => `버린 카드 ${n}장`,
  topFirst: '나중에 버린 것부터',
  sweep: '네 장 모두 바꾸기',
  onTop: (id) => `맨 위: ${game.face(id)} (나만 아는 카드)`,
  portal: '내 관문',
  free: '빈자리',
  comes: (id) => `${id === null ? '더미 맨 위의 캐릭터' : game.face(id)}, 여기에 놓임`,
  leaves: '버려짐',
  ready: '활성화 가능',
  hand: '내 손패',
  handHolds: (n, limit) => `${n} / ${limit}장`,
  power: (n) => `힘 ${n}`,
  diamonds: (n) => `다이아몬드 ${n}개`,
  pearlsHeld: (n) => `손패 ${n}장`,
  activated: '활성화한 캐릭터',
  costs: '비용',
  gives: '얻는 것',
  closeDialog: '닫기',
  also: '그 밖에',
  acts: { peek: '더미 맨 위 캐릭터 보기', exchange: '캐릭터 맞바꾸기', trade: '2를 다이아몬드와 바꾸기', redraw: '손패 새로 뽑기', end: '차례 끝내기' },
  payWith: '비용 내는 방법',
  narrow: '손패의 진주를 고르면 방법이 좁혀집니다.',
  showAll: (n) => `${n}가지 모두 보기`,
  makesRoom: '자리를 내줄 내 관문의 캐릭터를 고르세요.',
  exchanges: '내 관문의 캐릭터와 펼쳐진 캐릭터를 고르세요.',
};

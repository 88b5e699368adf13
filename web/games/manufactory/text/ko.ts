import { words as game } from '../../../../shared/games/manufactory/text/ko.ts';
import type { Words } from '../words.ts';

export { text } from '../../../../shared/games/manufactory/text/ko.ts';

/** The board's own words in Korean. */
export const words: Words = {
  ...game,
  letters: { w: '흰', u: '파', k: '검', r: '빨', g: '초', n: '무' },
  says: (part) => `${game.name(part)}, ${game.traits(part)}${part.universal ? ', 비용 0' : ''}`,
  belt: '벨트',
  left: (n) => (n === 0 ? '더미는 비었습니다' : `더미에 ${n}개`),
  free: '무료',
  costly: '내 부품 하나를 버리고',
  lies: (part, place, costs) => `${words.says(part)}: ${place}번 자리, ${costs ? words.costly : words.free}`,
  yours: '내 부품',
  noneYet: '아직 없습니다. 첫 부품은 무료로 가져오는 것이어야 합니다.',
  parts: (n) => `부품 ${n}개`,
  whatPays: '대가로 버릴 내 부품을 고르세요.',
  held: (part, colour, count) => `${words.says(part)}${count > 1 ? `, ${count}개` : ''}, ${game.colours[colour]} 묶음`,
  as: '어떤 색으로 할까요?',
  groups: '묶음',
  key: '개수 · 최고 비용 · 점수',
  you: '나',
  youInside: '나',
  lead({ by, mine, theirs }, names) {
    const who = names.join(', ');
    if (by === 'nobody') return '아직 없음';
    if (by === 'alone') return `${who}만 있음`;
    if (by === 'tie') return `공동 선두: ${who}`;
    return `선두: ${who}, ${by === 'size' ? `${mine - theirs}개 차이` : `비용 ${mine} 대 ${theirs}`}`;
  },
  top: (cost) => `최고 ${cost}`,
  points: (n) => `${n}점`,
  kinds: '모은 색의 수',
  total: '점수',
  allFree: '부품을 하나 가져오세요. 남은 것은 모두 무료입니다.',
  onlyFree: '앞쪽 부품 두 개 중 하나를 무료로 가져오세요.',
  freeOrPaid: '앞쪽 부품 두 개 중 하나를 무료로 가져오거나, 내 부품 하나를 버리고 뒤쪽 부품을 가져오세요.',
};

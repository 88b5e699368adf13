import { cardWords, letters } from '../../../../shared/cards/text/ko.ts';
import { kind, where } from '../../../../shared/games/energy/text/ko.ts';
import { josa } from '../../../../shared/text/korean.ts';
import { plain } from '../../../../shared/text/say.ts';
import type { Words } from '../words.ts';

export { text } from '../../../../shared/games/energy/text/ko.ts';

/** The board's own words in Korean. */
export const words: Words = {
  card: cardWords,
  letter: (colour) => letters[colour],
  kind,
  group: (aspect, energy) => `${kind(aspect, energy)} 무리`,
  cell: (move, state) => plain(where(move, state), () => ''),
  layout: '놓인 카드',
  laid: (n, left) => `${n}장 놓임 · 더미 ${left}장`,
  keys: '화살표 키로 칸을 옮겨 다닙니다. 비스듬히 가려면 Home, Page Up, End, Page Down 키를 누르세요.',
  zoomIn: '크게 보기',
  zoomOut: '작게 보기',
  fit: '전체 보기',
  lies: (card, by, last, groups) =>
    `${cardWords(card)}, ${by === null ? '내가' : `${by}${josa(by, '이/가')}`}${last ? ' 마지막으로' : ''} 놓음${groups.length === 0 ? '' : `, ${groups.join(', ')}`}`,
  yourCards: '내 카드',
  toPlace: '놓을 카드',
  noneLeft: '더 놓을 카드 없음',
  energy: '에너지 카드',
  largest: (of, from, to) => `${of}: 가장 큰 무리 ${from}장${from === to ? '' : `, 놓으면 ${to}장`}`,
  product: '곱',
  productIs: (from, to) => `곱 ${from}${from === to ? '' : `, 놓으면 ${to}`}`,
  cards: '카드',
  hidden: '뒷면',
  placed: (n) => `${n}장 놓음`,
  holds: (placed, card) => `${placed} · 놓을 카드 ${cardWords(card)}`,
  energyIs: (card) => `에너지 ${cardWords(card)}`,
  prompt: (card) => `${cardWords(card)}${josa(cardWords(card), '을/를')} 어디에 놓을까요?`,
};

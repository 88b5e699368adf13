import { cardWords, letters } from '../../../../shared/cards/text/ko.ts';
import { words as game } from '../../../../shared/games/eddies/text/ko.ts';
import { josa } from '../../../../shared/text/korean.ts';
import type { Words } from '../words.ts';

export { text } from '../../../../shared/games/eddies/text/ko.ts';

/** The board's own words in Korean. */
export const words: Words = {
  ...game,
  card: cardWords,
  letter: (colour) => letters[colour],
  trick: '이번 트릭',
  lastTrick: '지난 트릭',
  trickOf: (n, of) => `트릭 ${n}/${of}`,
  manner: { lead: '시작', set: '첫 따름', follow: '따름', toss: '버림' },
  aheadNow: '앞섬',
  won: '땀',
  toLead: '시작할 차례',
  toPlay: '낼 차례',
  you: '나',
  leads: ({ inside }) => `이제 ${inside}${josa(inside, '이/가')} 시작합니다.`,
  willGoHere: (card) => `${cardWords(card)}${josa(cardWords(card), '이/가')} 여기에 놓입니다`,
  lookThrough: (n) => `지난 트릭 ${n}개 보기`,
  tricksOfRound: '이번 라운드의 트릭',
  trickNumber: (n) => `트릭 ${n}`,
  closeDialog: '닫기',
  yourHand: '내 손패',
  cards: (n) => `${n}장`,
  canPlay: (n, of) => `${of}장 가운데 ${n}장을 낼 수 있음`,
  mustFollow: '따를 수 있는 카드가 있어서 나머지는 지금 낼 수 없습니다.',
  mayToss: '따를 수 있는 카드가 없으니 아무 카드나 버릴 수 있습니다.',
  allFollow: '모든 카드가 따를 수 있으니 아무 카드나 낼 수 있습니다.',
  mustWait: (card, duty) => `${cardWords(card)}${josa(cardWords(card), '은/는')} 지금 낼 수 없습니다. ${duty} 손에 따를 수 있는 카드가 있습니다.`,
  notNow: (card) => `${cardWords(card)}, 지금 낼 수 없음`,
  leadAny: '내가 시작합니다. 아무 카드나 낼 수 있습니다.',
  hands: '손패',
  handOf: ({ inside }, n) => `${inside}, ${n}장`,
  scores: '점수',
  player: '이름',
  thisRound: '이번 라운드',
  total: '합계',
  score: '점수',
  column: (aspect) => game.category(aspect),
  counts: '점수가 되는 수',
  lowestCounts: '가장 낮은 것이 점수',
  tricks: (n) => `트릭 ${n}개`,
  points: (n) => `${n}점`,
};

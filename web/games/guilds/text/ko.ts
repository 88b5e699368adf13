import { cardWords, guildTitle, letters } from '../../../../shared/cards/text/ko.ts';
import { josa } from '../../../../shared/text/korean.ts';
import type { Person } from '../../../table/view.ts';
import type { Words } from '../words.ts';

export { text } from '../../../../shared/games/guilds/text/ko.ts';

const called = (who: Person | null): string => (who === null ? '내가' : `${who.inside}${josa(who.inside, '이/가')}`);

/** The board's own words in Korean. */
export const words: Words = {
  card: cardWords,
  letter: (colour) => letters[colour],
  guild: guildTitle,
  cards: (n) => `${n}장`,
  decks: '두 더미',
  drawDeck: '뽑을 더미',
  discardDeck: '버린 더미',
  left: (n) => `${n}장 남음`,
  drawDeckHolds: (n) => `뽑을 더미, ${n}장 남음`,
  drawOne: '한 장 뽑기',
  discardDeckHolds: (n, top) => `버린 더미 ${n}장, 맨 위는 ${cardWords(top)}`,
  takeTop: '가져오기',
  discardDeckEmpty: '버린 더미, 비어 있음',
  willBeDrawn: (n) => `${n}장을 뽑습니다`,
  willBeTaken: (n) => `${n}장을 가져옵니다`,
  willGoHere: (card) => `${cardWords(card)}${josa(cardWords(card), '이/가')} 여기에 놓입니다`,
  lookThrough: (n) => `${n}장 훑어보기`,
  topFirst: '맨 위 카드부터',
  closeDialog: '닫기',
  yourHand: '내 손패',
  hands: '손패',
  handHolds: (n, guilds) => `${n}장, 길드 ${guilds}개`,
  shows: ({ inside }, value) => ({ short: `공개 ${value}+`, long: `${inside}에게 공개된 합은 ${value}입니다.` }),
  discarded: (value) => ({ short: `버린 더미 ${value}`, long: `버린 더미에 ${value}만큼 있습니다.` }),
  legend: '“공개 4+”: 모두가 본 합이며 더 있을 수 있습니다. 파랑 해(×2)는 2점입니다.',
  proposal: '거래 제안',
  proposes: (buyer, seller, card) =>
    `${called(buyer)} ${cardWords(card)}${josa(cardWords(card), '을/를')} 내고 ${seller === null ? '나' : seller.inside}에게서 카드를 사려고 합니다.`,
  wanted: '원하는 길드',
  anything: '아무거나',
  laidOut: (n, most) => `${n}장 내놓음, 최대 ${most}장`,
  laying: (seller) => `${called(seller)} 카드를 뒷면으로 내놓습니다.`,
  answering: (buyer) => `${called(buyer)} 카드를 보고 답할 차례입니다.`,
  ask: '또는 거래 상대',
  close: '이대로 제안',
  refuse: '거절',
  yourAnswer: '내 대답',
  accept: '받아들이기',
  decline: '사지 않기',
  handOf: ({ inside }, n) => `${inside}, ${n}장`,
  turn: '더미에서 한 장을 가져오거나, 낼 카드를 손패에서 고르세요.',
  again: '거래가 이루어지지 않았습니다.',
  say: '어느 길드의 카드를 원하는지 고르세요.',
  lay: (laid, most) => (laid === most ? '' : `팔 카드를 고르세요(최대 ${most}장). 보낸 카드는 거둘 수 없습니다. `) + (laid > 0 ? '이대로 제안하거나 거절하세요.' : '거절해도 됩니다.'),
  answer: '영향력 카드를 주고 이 카드를 받거나, 사지 마세요.',
};

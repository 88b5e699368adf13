import { cardWords, guildTitle, letters } from '../../../../shared/cards/text/ko.ts';
import { josa } from '../../../../shared/text/korean.ts';
import type { Words } from '../words.ts';

export { text } from '../../../../shared/games/guilds/text/ko.ts';

const nim = (name: string): string => `${name} 님`;

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
  drawOne: (n) => `뽑을 더미, ${n}장 남음: 한 장 뽑기`,
  discardDeckHolds: (n, top) => `버린 더미 ${n}장, 맨 위는 ${cardWords(top)}`,
  takeTop: (n, top) => `버린 더미 ${n}장, 맨 위는 ${cardWords(top)}: 가져오기`,
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
  shows: (name, value) => ({ short: `${value}+`, long: `${nim(name)}에게 공개된 합은 ${value}입니다.` }),
  discarded: (value) => ({ short: `버림 ${value}`, long: `버린 더미에 ${value}만큼 있습니다.` }),
  proposal: '거래 제안',
  proposes: (buyer, seller, card) =>
    `${buyer === null ? '내' : nim(buyer)}${buyer === null ? '가' : '이'} ${cardWords(card)}${josa(cardWords(card), '을/를')} 내고 ${seller === null ? '나' : nim(seller)}에게서 카드를 사려고 합니다.`,
  wanted: '원하는 길드',
  anything: '아무거나',
  laidOut: (n, most) => `${n}장 내놓음, 최대 ${most}장`,
  laying: (seller) => `${seller === null ? '내가' : `${nim(seller)}이`} 카드를 뒷면으로 내놓습니다.`,
  answering: (buyer) => `${buyer === null ? '내가' : `${nim(buyer)}이`} 카드를 보고 답할 차례입니다.`,
  cardsToDraw: '뽑을 장수',
  ask: '상대',
  orAsk: '또는 거래 상대',
  close: '이대로 제안',
  refuse: '거절',
  yourAnswer: '내 대답',
  accept: '받아들이기',
  decline: '사지 않기',
  handOf: (name, n) => `${nim(name)}, ${n}장`,
};

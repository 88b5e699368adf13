import { cardWords, guildTitle, letters } from '../../../../shared/cards/text/en.ts';
import type { Words } from '../words.ts';

export { text } from '../../../../shared/games/guilds/text/en.ts';

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

/** The board's own words in English. */
export const words: Words = {
  card: cardWords,
  letter: (colour) => letters[colour],
  guild: guildTitle,
  cards,
  decks: 'The two decks',
  drawDeck: 'Draw Deck',
  discardDeck: 'Discard Deck',
  left: (n) => `${n} left`,
  drawDeckHolds: (n) => `Draw Deck, ${cards(n)} left`,
  drawOne: 'draw one',
  discardDeckHolds: (n, top) => `Discard Deck, ${cards(n)}, the ${cardWords(top)} on top`,
  takeTop: 'take it',
  discardDeckEmpty: 'Discard Deck, empty',
  willBeDrawn: (n) => `${cards(n)} will be drawn`,
  willBeTaken: (n) => `${cards(n)} will be taken`,
  willGoHere: (card) => `The ${cardWords(card)} goes here`,
  lookThrough: (n) => `Look through ${n}`,
  topFirst: 'the top card first',
  closeDialog: 'Close',
  yourHand: 'Your hand',
  hands: 'Hands',
  handHolds: (n, guilds) => `${cards(n)}, ${guilds === 1 ? '1 guild' : `${guilds} guilds`}`,
  shows: ({ name }, value) => ({ short: `shows ${value}+`, long: `${name} shows ${value}.` }),
  discarded: (value) => ({ short: `${value} in discards`, long: `${value} lie in the Discard Deck.` }),
  legend: '“Shows 4+”: everybody saw that much go to that hand; it may hold more. Blue suns (×2) are worth two points.',
  proposal: 'Proposal',
  proposes: (buyer, seller, card) => `${buyer?.name ?? 'You'} ${buyer === null ? 'ask' : 'asks'} ${seller?.inside ?? 'you'} for cards, and ${buyer === null ? 'offer' : 'offers'} the ${cardWords(card)}.`,
  wanted: 'Wanted',
  anything: 'Anything',
  laidOut: (n, most) => `${n} laid out, at most ${most}`,
  laying: (seller) => (seller === null ? 'You lay out cards, face down.' : `${seller.name} lays out cards, face down.`),
  answering: (buyer) => (buyer === null ? 'You see them now, and answer.' : `${buyer.name} sees them now, and answers.`),
  ask: 'Or ask',
  close: 'That is my offer',
  refuse: 'Refuse',
  yourAnswer: 'Your answer',
  accept: 'Accept',
  decline: 'Decline',
  handOf: ({ name }, n) => `${name}, ${cards(n)}`,
  turn: 'Take a card from a deck, or choose a card of your hand to buy with.',
  again: 'No trade this time.',
  say: 'Say which guild you would like, or any.',
  lay: (laid, most) => (laid === most ? '' : `Choose cards to offer (up to ${most}). What you send stays laid out. `) + (laid > 0 ? 'Close your offer, or refuse.' : 'Or refuse.'),
  answer: 'Accept these cards for your Influence card, or decline.',
};

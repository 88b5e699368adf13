import { cardWords, letters } from '../../../../shared/cards/text/en.ts';
import { words as game } from '../../../../shared/games/eddies/text/en.ts';
import type { Words } from '../words.ts';

export { text } from '../../../../shared/games/eddies/text/en.ts';

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

/** The board's own words in English. */
export const words: Words = {
  ...game,
  card: cardWords,
  letter: (colour) => letters[colour],
  trick: 'The trick',
  lastTrick: 'The last trick',
  trickOf: (n, of) => `trick ${n} of ${of}`,
  manner: { lead: 'led', set: 'set it', follow: 'followed', toss: 'tossed' },
  aheadNow: 'ahead',
  won: 'won',
  toLead: 'leads',
  toPlay: 'to play',
  you: 'You',
  leads: ({ name }) => `${name} leads now.`,
  willGoHere: (card) => `The ${cardWords(card)} goes here`,
  lookThrough: (n) => (n === 1 ? 'Look at the trick before' : `Look through ${n} tricks`),
  tricksOfRound: 'Tricks of this round',
  trickNumber: (n) => `Trick ${n}`,
  closeDialog: 'Close',
  yourHand: 'Your hand',
  cards,
  canPlay: (n, of) => `${n} of ${cards(of)} can be played`,
  mustFollow: 'You hold cards that follow, so the others have to wait.',
  mayToss: 'None of your cards follows, so you may toss any.',
  allFollow: 'All your cards follow: play any.',
  mustWait: (card, duty) => `The ${cardWords(card)} has to wait. ${duty} It does not, and you hold cards that do.`,
  notNow: (card) => `${cardWords(card)}, has to wait`,
  leadAny: 'You lead: play any card.',
  hands: 'Hands',
  handOf: ({ name }, n) => `${name}, ${cards(n)}`,
  scores: 'Scores',
  player: 'Player',
  thisRound: 'This round',
  total: 'Total',
  score: 'Points',
  column: (aspect) => ({ suit: 'Suit', colour: 'Colour', number: 'Number' })[aspect],
  counts: 'counts',
  lowestCounts: 'the lowest counts',
  tricks: (n) => (n === 1 ? '1 trick' : `${n} tricks`),
  points: (n) => (n === 1 ? '1 point' : `${n} points`),
};

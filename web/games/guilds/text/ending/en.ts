import { type Part, type Say, listed, say, seat } from '../../../../../shared/text/say.ts';
import type { EndingWords } from './index.ts';

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const list = (names: readonly string[]): string => listed(names, ' and ').join('');
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const PLACES = ['wins', 'comes second', 'comes third', 'comes fourth'];
const and = (items: readonly (Part | Say)[]): Say => listed(items, ' and ');

/** The reckoning's words in English. */
export const words: EndingWords = {
  twelveGuilds: 'Twelve guilds',
  legend: 'a ring marks control; blue suns count two',
  guildColumn: 'Guild',
  whyColumn: 'Who, and why',
  points: 'Points',
  atMost: 'of 13 at most',
  pointsShort: 'Pts',
  cardsInHand: 'Cards in hand',
  fewerWin: 'fewer win a tie',
  controls: ({ name }, value, next) => `${name}, ${value} to ${next}`,
  tied: (names, value) => `Nobody: ${list(names)} ${names.length === 2 ? 'both' : 'all'} ${value}`,
  nobodyHolds: 'Nobody holds any',
  pointsOf: ({ name }, n, guilds) => `${name}, ${points(n)}${guilds.length === 0 ? '' : `: ${list(guilds)}`}`,
  allCards: 'All cards',
  allOpen: 'everything is open now',
  verdict: {
    ended: (who) => say`${seat(who)} emptied the Draw Deck, which ended the game.`,
    fewer: (fewer, more, n, place) =>
      say`${seat(fewer)} and ${seat(more)} have ${points(n)} each; ${seat(fewer)} holds fewer cards and ${PLACES[place - 1] ?? ''}.`,
    byCards: (seats, n) => say`${and(seats.map((one) => seat(one.seat)))} have ${points(n)} each; fewer cards decide: ${and(seats.map((one) => say`${seat(one.seat)} ${one.cards}`))}.`,
    shared: (seats, n, held, place) =>
      say`${and(seats.map(seat))} have ${points(n)} and ${cards(held)} each${place === 1 ? '' : ` and share ${ORDINALS[place - 1] ?? ''} place`}.`,
    rematch: (seats) => say`${and(seats.map(seat))} share the win; a rematch can settle it.`,
  },
};

import { describe } from 'vitest';
import { type Row, rulings } from '../table.ts';
import { GUILDS_NOTATION } from './position.ts';

const rows: Row[] = [
  {
    rule: 'G30', says: 'd and k together from 1 to the number, each at most its deck, zero parts unwritten: the complete list',
    given: 'with buyFromBoth | p1 3ys | p2 3bs | discard 1bc 2bc | deck *5',
    legal: {
      p1: 'draw; take; buy 3ys deck 1; buy 3ys deck 2; buy 3ys deck 3; buy 3ys discard 1 deck 1; buy 3ys discard 1 deck 2; buy 3ys discard 2; buy 3ys discard 2 deck 1',
      p2: '',
    },
    cannot: 'p1: buy 3ys discard 2 deck 2; p1: buy 3ys discard 3; p1: buy 3ys discard 0 deck 1; p1: buy 3ys discard 2 deck 0; p1: buy 3ys deck 1 discard 1; p1: buy 3ys discard 0 deck 0',
  },
  {
    rule: 'G30', says: 'the Draw Deck limits k, the Discard Deck d, the number both: the complete list',
    given: 'with buyFromBoth | p1 5ys 2ra | p2 3bs | discard 1bc 2bc 3bc 4bc 5bc 1ba | deck *1',
    legal: {
      p1: `draw; take; buy 5ys deck 1; buy 5ys discard 1 deck 1; buy 5ys discard 2; buy 5ys discard 2 deck 1; buy 5ys discard 3; buy 5ys discard 3 deck 1;
        buy 5ys discard 4; buy 5ys discard 4 deck 1; buy 5ys discard 5; buy 2ra deck 1; buy 2ra discard 1 deck 1; buy 2ra discard 2`,
    },
    cannot: 'p1: buy 5ys discard 6; p1: buy 5ys deck 2; p1: buy 2ra discard 2 deck 1',
  },
  {
    rule: 'G30', says: 'with an empty Discard Deck the list is that of the base game',
    given: 'with buyFromBoth | p1 2ys 1bc | p2 3bs | deck *9', legal: { p1: 'draw; buy 2ys deck 1; buy 2ys deck 2; buy 1bc deck 1' },
  },
  {
    rule: 'G30', says: 'an ace buys one card from the Draw Deck only (G34)',
    given: 'with buyFromBoth | p1 1ys | p2 3bs | discard 1bc 2bc | deck *9', legal: { p1: 'draw; take; buy 1ys deck 1' },
  },
  {
    rule: 'G30', says: 'without the option there is no part from the Discard Deck',
    given: 'p1 3ys | p2 3bs | discard 1bc 2bc | deck *5', legal: { p1: 'draw; take; buy 3ys deck 1; buy 3ys deck 2; buy 3ys deck 3' },
  },
  {
    rule: 'G31', says: 'the discards come off the top, then the draws, all with one declaration',
    given: 'with buyFromBoth | p1 4ys 1rm | p2 3bs | discard 1bc 2bc 3bc | deck 1ra 2ra 3ra', play: 'p1: buy 4ys discard 2 deck 2',
    then: 'p1 1rm 2ra 3ra 2bc 3bc | discard 1bc 4ys | deck 1ra | turn p2',
    told: { p1: 'p1 bought 4ys discard 2bc 3bc deck 2ra 3ra', p2: 'p1 bought 4ys discard 2bc 3bc deck ?*2', nobody: 'p1 bought 4ys discard 2bc 3bc deck ?*2' },
  },
  {
    rule: 'G31', says: 'the discards alone, and X3: everybody knows where they are now',
    given: 'with buyFromBoth | p1 4ys | p2 3bs | discard 1bc 2bc 3bc | deck *3', play: 'p1: buy 4ys discard 3',
    then: 'p1 1bc 2bc 3bc | discard 4ys | known p1 1bc 2bc 3bc | turn p2', sees: { nobody: 'p1 ?*3 | known p1 1bc 2bc 3bc | deck ?*3', p2: 'p1 ?*3 | known p1 1bc 2bc 3bc' },
    told: { nobody: 'p1 bought 4ys discard 1bc 2bc 3bc' },
  },
  {
    rule: 'G32', says: 'the Influence card cannot be bought back in the same purchase',
    given: 'with buyFromBoth | p1 5ys | p2 3bs | discard 1bc 2bc | deck *2', cannot: 'p1: buy 5ys discard 3; p1: buy 5ys discard 3 deck 1', can: 'p1: buy 5ys discard 2',
  },
  { rule: 'G32', says: 'it lies on top afterwards', given: 'with buyFromBoth | p1 5ys | p2 3bs | discard 1bc 2bc | deck *2', play: 'p1: buy 5ys discard 2', then: 'p1 1bc 2bc | discard 5ys', can: 'p2: take' },
  {
    rule: 'G34', says: 'one discard and no draw is not allowed, with any number',
    given: 'with buyFromBoth | p1 1ys 2ys 3ys 4ys 5ys | p2 3bs | discard 1bc 2bc | deck *5',
    cannot: 'p1: buy 1ys discard 1; p1: buy 2ys discard 1; p1: buy 3ys discard 1; p1: buy 4ys discard 1; p1: buy 5ys discard 1; p1: buy 5ys discard 1 deck 0',
    can: 'p1: buy 2ys discard 1 deck 1; p1: buy 2ys discard 2',
  },
  {
    rule: 'G15', says: 'a mixed purchase that empties the Draw Deck ends the game with all it brought',
    given: 'with buyFromBoth | p1 5ys | p2 4ys | discard 1bm 3bs | deck 1rs', play: 'p1: buy 5ys discard 2 deck 1',
    then: 'p1 1rs 3bs 1bm | discard 5ys | deck - | turn nobody', legal: { p1: '', p2: '' }, outcome: { scores: [4, 1], places: [1, 2] },
  },
  {
    rule: 'G17', says: 'emptying the Discard Deck does not end the game',
    given: 'with buyFromBoth | p1 5ys | p2 4ys | discard 1bm 3bs | deck 1rs', play: 'p1: buy 5ys discard 2', then: 'turn p2 | discard 5ys', outcome: null,
  },
  {
    rule: 'X7', says: 'after the end the draws of a mixed purchase are told to everybody',
    given: 'with buyFromBoth | p1 5ys | p2 4ys | discard 1bm 3bs | deck 1rs', play: 'p1: buy 5ys discard 2 deck 1',
    told: { everyone: 'p1 bought 5ys discard 3bs 1bm deck 1rs; p1 ended' },
  },
];

describe('buying from both decks', () => rulings(GUILDS_NOTATION, rows));

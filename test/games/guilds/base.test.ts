import { describe, expect, test } from 'vitest';
import { findMove } from '../../../shared/engine/match.ts';
import { guilds } from '../../../shared/games/guilds/index.ts';
import { movesOf, type Row, rulings } from '../table.ts';
import { GUILDS_NOTATION } from './position.ts';

const picks: Row[] = [
  {
    rule: 'G4', says: 'one action a turn, pick or buy, and the complete list of both: no passing, nothing of the variants',
    given: 'p1 1ys 4bc | p2 3bs | p3 5ys | discard 2ra | deck *9',
    legal: { p1: 'draw; take; buy 1ys deck 1; buy 4bc deck 1; buy 4bc deck 2; buy 4bc deck 3; buy 4bc deck 4', p2: '', p3: '' },
    cannot: 'p1: pass; p1: buy 1ys; p1: buy 4bc discard 1 deck 1; p1: ask p2 4bc; p1: close; p1: refuse; p1: accept; p1: decline; p1: for any',
  },
  { rule: 'G4', says: 'the turn passes after a draw', given: 'p1 1ys | p2 3bs | p3 5ys', play: 'p1: draw', then: 'turn p2', legal: { p1: '', p3: '' } },
  { rule: 'G4', says: 'the turn passes after a take', given: 'p1 1ys | p2 3bs | discard 1bc', play: 'p1: take', then: 'turn p2', legal: { p1: '' } },
  { rule: 'G4', says: 'the turn passes after a purchase', given: 'p1 1ys | p2 3bs', play: 'p1: buy 1ys deck 1', then: 'turn p2', legal: { p1: '' } },
  { rule: 'G4', says: 'play goes round in seat order', given: 'p1 1ys | p2 3bs | p3 5ys | p4 2bc', play: 'p1: draw; p2: draw; p3: draw; p4: draw', then: 'turn p1' },
  {
    rule: 'G5', says: 'a pick from the Draw Deck is its top card, seen by nobody else',
    given: 'p1 4ys | p2 3bs | discard 1bc | deck 5ra 2rm 3ba', play: 'p1: draw',
    then: 'p1 4ys 3ba | deck 5ra 2rm | discard 1bc | p2 3bs | turn p2 | known p1 -',
    told: { p1: 'p1 drew 3ba', p2: 'p1 drew ?', nobody: 'p1 drew ?' },
    sees: { p1: 'p1 4ys 3ba | deck ?*2', p2: 'p1 ?*2 | p2 3bs | deck ?*2', nobody: 'p1 ?*2 | p2 ?*1' },
  },
  {
    rule: 'G6', says: 'a pick from the Discard Deck is only its top card, and everybody knows which',
    given: 'p1 4ys | p2 3bs | discard 1bc 5bs 2ra | deck *3', play: 'p1: take',
    then: 'p1 4ys 2ra | discard 1bc 5bs | deck 1ys 2ys 3ys | turn p2',
    told: { p1: 'p1 took 2ra', p2: 'p1 took 2ra', nobody: 'p1 took 2ra' },
  },
  { rule: 'G6', says: 'no other discard can be named', given: 'p1 4ys | p2 3bs | discard 1bc 5bs 2ra', cannot: 'p1: take 5bs; p1: take 2ra; p1: take 2; p1: take 1bc', can: 'p1: take' },
  { rule: 'G7', says: 'no pick from an empty Discard Deck', given: 'p1 4ys | p2 3bs | discard - | deck *1', legal: { p1: 'draw; buy 4ys deck 1' }, cannot: 'p1: take' },
  {
    rule: 'G8', says: 'the Discard Deck lies open, in order, to anyone',
    given: 'p1 4ys | p2 3bs | discard 1bc 5bs 2ra',
    sees: { p1: 'discard 1bc 5bs 2ra', p2: 'discard 1bc 5bs 2ra', nobody: 'discard 1bc 5bs 2ra' },
  },
  {
    rule: 'G9', says: 'one may take back a card one discarded oneself, when it is on top',
    given: 'p1 1ys 4ys | p2 3bs | deck *9', play: 'p1: buy 1ys deck 1; p2: draw', can: 'p1: take',
  },
  { rule: 'G9', says: 'and gets that very card', given: 'p1 1ys 4rm | p2 3bs', play: 'p1: buy 1ys deck 1; p2: draw; p1: take', told: { nobody: 'p1 bought 1ys deck ?*1; p2 drew ?; p1 took 1ys' } },
  {
    rule: 'G9', says: 'but not when another covers it',
    given: 'p1 1ys 4rm | p2 3bs | deck 1ra 2ra 3ra 4ra 5ra 1ba', play: 'p1: buy 1ys deck 1; p2: buy 3bs deck 1; p1: take', then: 'p1 3bs 4rm 1ba | discard 1ys',
  },
];

const purchases: Row[] = [
  { rule: 'G10', says: 'buying needs a card in hand', given: 'p1 - | p2 3bs | discard 1bc', legal: { p1: 'draw; take' } },
  { rule: 'G10', says: 'and that card: not one of another hand, of a deck, or of none', given: 'p1 4ys | p2 3bs | discard 2bc | deck *5', cannot: 'p1: buy 3bs deck 1; p1: buy 2bc deck 1; p1: buy 1ys deck 1; p1: buy 5ys deck 1' },
  { rule: 'G11', says: 'at least one, at most the number on the card', given: 'p1 3ys | p2 3bs', can: 'p1: buy 3ys deck 1; p1: buy 3ys deck 3', cannot: 'p1: buy 3ys deck 0; p1: buy 3ys; p1: buy 3ys deck 4' },
  { rule: 'G11', says: 'an ace buys one', given: 'p1 1ys | p2 3bs', legal: { p1: 'draw; buy 1ys deck 1' } },
  { rule: 'G11', says: 'never more than the Draw Deck holds', given: 'p1 5ys 4ys 1ra | p2 3bs | deck *2', legal: { p1: 'draw; buy 4ys deck 1; buy 4ys deck 2; buy 5ys deck 1; buy 5ys deck 2; buy 1ra deck 1' } },
  { rule: 'G12', says: 'any number in that range, by choice', given: 'p1 5ys | p2 3bs', legal: { p1: 'draw; buy 5ys deck 1; buy 5ys deck 2; buy 5ys deck 3; buy 5ys deck 4; buy 5ys deck 5' } },
  {
    rule: 'G13', says: 'the number is declared, then all are drawn at once, the top ones (X8), and the turn is over',
    given: 'p1 5ys 2bc | p2 3bs | deck 1ra 2ra 3ra 4ra 5ra', play: 'p1: buy 5ys deck 3',
    then: 'p1 3ra 4ra 5ra 2bc | deck 1ra 2ra | discard 5ys | turn p2',
    told: { p1: 'p1 bought 5ys deck 3ra 4ra 5ra', p2: 'p1 bought 5ys deck ?*3', nobody: 'p1 bought 5ys deck ?*3' },
  },
  {
    rule: 'G14', says: 'the Influence card is public from the moment of buying and lands on top of the Discard Deck',
    given: 'p1 2ys 2bc | p2 3bs | discard 1bc 5bs | deck 1ra 2ra 3ra', play: 'p1: buy 2ys deck 2',
    then: 'p1 2ra 3ra 2bc | discard 1bc 5bs 2ys | deck 1ra | turn p2',
    sees: { p2: 'p1 ?*3 | discard 1bc 5bs 2ys', nobody: 'discard 1bc 5bs 2ys' },
    told: { p2: 'p1 bought 2ys deck ?*2' },
  },
  { rule: 'G18', says: 'the Discard Deck is never reshuffled: it stays as it is when the Draw Deck runs out', given: 'p1 2ys | p2 3bs | discard 1bc 5bs 4ra | deck 1ys', play: 'p1: draw', then: 'deck - | discard 1bc 5bs 4ra | turn nobody' },
  { rule: 'G19', says: 'no hand limit', given: 'p1 *40 | p2 *3 | deck *10', play: 'p1: draw; p2: draw', can: 'p1: draw', sees: { nobody: 'p1 ?*41 | deck ?*8' } },
  { rule: 'G27', says: 'a legal move always exists: with nothing at all in hand and no discards there is the draw', given: 'p1 - | p2 - | deck *1', legal: { p1: 'draw', p2: '' }, outcome: null },
];

const endings: Row[] = [
  {
    rule: 'G15', says: 'a purchase that empties the Draw Deck: drawn cards count, the Influence card does not, neither for a guild nor as a card',
    given: 'p1 5ys | p2 4ys 1bm | deck 1rs 1bs', play: 'p1: buy 5ys deck 2',
    then: 'deck - | discard 5ys | p1 1rs 1bs | turn nobody', legal: { p1: '', p2: '' }, outcome: { scores: [3, 2], places: [1, 2] },
    told: { nobody: 'p1 bought 5ys deck ?*2; p1 ended' },
  },
  { rule: 'G15', says: 'the Influence card is no card in hand: equal points, one card against two', given: 'p1 5ys | p2 4ys 3ys | deck 1rs', play: 'p1: buy 5ys deck 1', outcome: { scores: [1, 1], places: [1, 2] } },
  { rule: 'G16', says: 'a pick that empties it: the picked card counts and the game ends', given: 'p1 5rm | p2 4ys | deck 5ys', play: 'p1: draw', then: 'p1 5ys 5rm | deck - | turn nobody', legal: { p1: '', p2: '' }, outcome: { scores: [2, 0], places: [1, 2] }, told: { p1: 'p1 drew 5ys; p1 ended' } },
  { rule: 'G17', says: 'nobody gets a last turn, also when a later seat ends it', given: 'p1 5rm | p2 4ys | p3 1bc | deck *1 | turn p2', play: 'p2: draw', legal: { p1: '', p2: '', p3: '' }, then: 'turn nobody' },
  { rule: 'G17', says: 'while one card is left the game goes on', given: 'p1 5rm | p2 4ys | deck *2', play: 'p1: draw', then: 'turn p2', outcome: null },
  { rule: 'G17', says: 'taking the last discard does not end it', given: 'p1 5rm | p2 4ys | discard 1bc | deck *1', play: 'p1: take', then: 'turn p2 | discard -', outcome: null },
];

const common: Row[] = [
  { rule: 'X3', says: 'a taken discard is known to be in that hand until it leaves it', given: 'p1 4ys | p2 3bs | discard 1bc', play: 'p1: take', then: 'known p1 1bc | known p2 -', sees: { nobody: 'p1 ?*2 | known p1 1bc', p2: 'known p1 1bc' } },
  { rule: 'X3', says: 'after it was used to buy it is on the Discard Deck and known nowhere else', given: 'p1 4ys | p2 3bs | discard 1bc', play: 'p1: take; p2: draw; p1: buy 1bc deck 1', then: 'known p1 - | discard 1bc', sees: { nobody: 'p1 ?*2 | discard 1bc' } },
  { rule: 'X4', says: 'an only move is not played by itself: nobody drew, p1 is awaited', given: 'p1 - | p2 - | deck *2', then: 'turn p1 | deck 1ys 2ys', legal: { p1: 'draw' }, told: { everyone: '' } },
  { rule: 'X5', says: 'the default of a turn is a draw, whatever else there is', given: 'p1 5ys 4ys | p2 3bs | discard 5bs', idle: 'draw' },
  { rule: 'X5', says: 'also for another seat, with both variants', given: 'with buyFromBoth market | p1 5ys | p2 3bs 4bs | p3 1bc | discard 5bs | turn p3', idle: 'draw' },
  {
    rule: 'X7', says: 'when the game ends everything becomes public, blind draws too',
    given: 'p1 5ys 2rm | p2 4ys | deck 1ra 2ra 3bs', play: 'p1: buy 5ys deck 1; p2: draw; p1: draw',
    sees: { everyone: 'p1 3bs 2rm 1ra | p2 4ys 2ra | discard 5ys | deck -' },
    told: { everyone: 'p1 bought 5ys deck 3bs; p2 drew 2ra; p1 drew 1ra; p1 ended' },
  },
  { rule: 'X8', says: 'the top is the last card: draws go from the end of the pile to its front', given: 'p1 5ys | p2 4ys | deck 1ra 2ra 3ra 4ra', play: 'p1: draw; p2: draw; p1: draw', then: 'p1 5ys 2ra 4ra | p2 4ys 3ra | deck 1ra' },
  { rule: 'X10', says: 'a seat not to move has the empty list', given: 'p1 5ys | p2 4ys | p3 3bs | p4 1bc | turn p3', legal: { p1: '', p2: '', p4: '', p3: 'draw; buy 3bs deck 1; buy 3bs deck 2; buy 3bs deck 3' }, then: 'turn p3' },
];

describe('picks', () => rulings(GUILDS_NOTATION, picks));
describe('purchases', () => rulings(GUILDS_NOTATION, purchases));
describe('the end', () => rulings(GUILDS_NOTATION, endings));
describe('shared rulings', () => rulings(GUILDS_NOTATION, common));

describe('X11 text is matched, never repaired', () => {
  const { state } = GUILDS_NOTATION.set('with buyFromBoth market | p1 4ys | p2 3bs | discard 1bc 2bc | deck *9');

  test.each(['draw', 'take', 'buy 4ys deck 3', 'buy 4ys discard 2', 'buy 4ys discard 1 deck 2', 'ask p2 4ys'])('%j is a move', (text) => {
    const move = findMove(guilds, state, 0, text);
    expect(move === undefined ? undefined : guilds.notate(move)).toBe(text);
  });

  test.each([
    '', ' draw', 'draw ', 'Draw', 'DRAW', 'draw 1', 'draw\n', 'buy  4ys deck 3', 'buy 4ys deck +3', 'buy 4ys deck 03', 'buy 4ys deck 3.0', 'buy 4YS deck 3',
    'buy 4ys deck 2 discard 1', 'buy 4ys discard 0 deck 3', 'buy 4ys discard 2 deck 0', 'buy 4ys deck -1', 'buy ys4 deck 3', 'buy 4sy deck 3', 'buy 4ys 3',
    'ask 2 4ys', 'ask P2 4ys', 'ask p02 4ys', 'ask p2', 'ask 4ys p2', 'take 2bc', 'buy 4ys deck ３', 'toString', '__proto__',
  ])('%j is none', (text) => {
    expect(findMove(guilds, state, 0, text)).toBeUndefined();
  });

  test('every text of the list is lower-case ASCII, its words parted by one space', () => {
    for (const text of movesOf(GUILDS_NOTATION.set('with buyFromBoth market | p1 5ys 1bc | p2 3bs | discard 1ra 2ra'), 0)) expect(text).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
  });
});

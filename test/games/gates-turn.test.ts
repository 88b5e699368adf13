import { describe } from 'vitest';
import { GATES_NOTATION } from './gates-position.ts';
import { type Row, rulings } from './table.ts';

const ALWAYS = 'pearl 1; pearl 2; pearl 3; pearl 4; pearl deck; sweep';

const actions: Row[] = [
  {
    rule: 'R3', says: 'with nothing at all: pearls and characters, no passing', given: '',
    legal: { p1: `${ALWAYS}; place 1; place 2; place deck`, p2: '' },
  },
  {
    rule: 'R3', says: 'nothing else between actions', given: 'p1 2 7 7 | left 2 | p1.a g-88',
    legal: { p1: `${ALWAYS}; place 1; place 2; place deck` },
  },
  { rule: 'R3', says: 'one is always possible, without a single character left', given: 'open - - | pile -', legal: { p1: ALWAYS } },
  {
    rule: 'R1', says: 'a pearl is replaced in its own place', given: 'row 1 2 4 5 | pearls 7 8', play: 'p1: pearl 2',
    then: 'row 1 8 4 5 | p1 2 | pearls 7 | left 2 | turn p1', told: { nobody: 'p1 took 2 from 2, next 8' },
  },
  {
    rule: 'R1', says: 'a character too', given: 'open g-88 g-quad | pile g-pair b-peek', play: 'p1: place 1',
    then: 'open b-peek g-quad | p1.a g-88 | p1.b - | pile g-pair | left 2', told: { nobody: 'p1 placed g-88 from 1, next b-peek, on a' },
  },
  {
    rule: 'R1', says: 'on the other place too', given: 'open g-88 g-quad | pile g-pair b-peek', play: 'p1: place 2',
    then: 'open g-88 b-peek | p1.a g-quad | pile g-pair',
  },
  {
    rule: 'turn', says: 'a blind pearl is seen by its taker alone', given: 'p1 1 | pearls 7 5', play: 'p1: pearl deck',
    then: 'p1 1 5 | pearls 7 | row 8 8 7 7', sees: { p1: 'p1 1 5 | pearls ?*1', p2: 'p1 ?*2', nobody: 'p1 ?*2 | pearls ?*1' },
    told: { p1: 'p1 drew 5', p2: 'p1 drew ?', nobody: 'p1 drew ?' },
  },
  {
    rule: 'turn', says: 'hands are kept by value, the symbol last', given: 'p1 3r 5 | row 3 8 8 8', play: 'p1: pearl 1', then: 'p1 3 3r 5',
  },
  {
    rule: 'turn', says: 'the four open pearls are replaced, place by place', given: 'row 4 1 3 2 | pearls 1 8 7 6 5 | spent 8',
    play: 'p1: sweep', then: 'row 5 6 7 8 | pearls 1 | spent 8 4 1 3 2 | left 2', told: { nobody: 'p1 swept 4 1 3 2 for 5 6 7 8' },
  },
  {
    rule: 'turn', says: 'a character goes to a, then to b', given: 'open g-88 g-quad', play: 'p1: place 1; p1: place 2',
    then: 'p1.a g-88 | p1.b g-quad | left 1',
  },
  {
    rule: 'turn', says: 'to a when that is free', given: 'p1.b g-pair | open g-88 g-quad', play: 'p1: place 1',
    then: 'p1.a g-88 | p1.b g-pair',
  },
  {
    rule: 'turn', says: 'a blind one lies face up', given: 'pile g-pair b-peek', play: 'p1: place deck',
    then: 'p1.a b-peek | open g-quad g-8888 | pile g-pair', told: { p2: 'p1 placed b-peek from the deck on a' },
  },
  {
    rule: 'turn', says: 'repeats are allowed, and three actions are a turn', given: '', play: 'p1: sweep; p1: sweep; p1: sweep',
    then: 'turn p2 | left 3 | phase start | round 1',
  },
  { rule: 'turn', says: 'all of them compulsory', given: '', play: 'p1: sweep; p1: sweep', then: 'turn p1 | left 1', cannot: 'p1: end' },
  {
    rule: 'turn', says: 'play goes in the order of seats, then the next round begins', given: 'p3 - | turn p3 | left 1', play: 'p3: sweep',
    then: 'turn p1 | round 2 | left 3',
  },
  {
    rule: 'R10', says: 'nothing is discarded while a place is free', given: 'p1.b g-pair',
    legal: { p1: `${ALWAYS}; place 1; place 2; place deck` },
  },
  {
    rule: 'R10', says: 'with both taken something is', given: 'p1.a g-pair | p1.b g-88',
    legal: { p1: `${ALWAYS}; place 1 dropping a; place 1 dropping b; place 2 dropping a; place 2 dropping b; place deck dropping a; place deck dropping b` },
  },
  {
    rule: 'turn', says: 'the new card takes the place of the one discarded',
    given: 'p1.a g-pair | p1.b g-88 | open b-peek g-quad | pile g-triple b-trade', play: 'p1: place 1 dropping b',
    then: 'p1.a g-pair | p1.b b-peek | open b-trade g-quad | out g-88 | pile g-triple',
    told: { nobody: 'p1 placed b-peek from 1, next b-trade, on b dropping g-88' },
  },
  {
    rule: 'turn', says: 'before a blind card is seen', given: 'p1.a g-pair | p1.b g-88 | pile g-triple b-trade',
    play: 'p1: place deck dropping a', then: 'p1.a b-trade | p1.b g-88 | out g-pair | pile g-triple',
    told: { nobody: 'p1 placed b-trade from the deck on a dropping g-pair' },
  },
  {
    rule: 'R11', says: 'a card may be activated in the turn it was placed', given: 'p1 8 8 | open g-88 g-quad',
    play: 'p1: place 1; p1: activate a with 8 8', then: 'p1.a - | p1.has g-88 | p1.power 2 | left 1 | spent 8 8',
  },
  {
    rule: 'R44', says: 'keepPortal: a full portal is not cleared', given: 'with keepPortal | p1.a g-pair | p1.b g-88',
    legal: { p1: ALWAYS },
  },
  {
    rule: 'R44', says: 'with a free place nothing changes', given: 'with keepPortal | p1.a g-pair',
    legal: { p1: `${ALWAYS}; place 1; place 2; place deck` },
  },
  {
    rule: 'R44', says: 'an activation makes room', given: 'with keepPortal | p1.a g-pair | p1.b g-88 | p1 2 2',
    play: 'p1: activate a with 2 2', can: 'p1: place 1; p1: place deck', then: 'p1.a -',
  },
  {
    rule: 'R44', says: 'nor does a neighbour’s portal matter', given: 'with keepPortal | turn p2 | p1.a g-pair | p1.b g-88',
    can: 'p2: place 1; p2: place deck',
  },
];

const limit: Row[] = [
  {
    rule: 'R28', says: 'the hand may be above its limit during the turn', given: 'p1 1 1 1 1 1 | left 2 | pearls 6 7',
    play: 'p1: pearl deck', then: 'p1 1 1 1 1 1 7 | turn p1 | phase actions | left 1',
  },
  { rule: 'limit', says: 'five cards may stay', given: 'p1 1 2 3 4 | left 1', play: 'p1: pearl 1', then: 'turn p2 | p1 1 2 3 4 8' },
  {
    rule: 'limit', says: 'then it is discarded down, one card after another, own choice', given: 'p1 1 3 3r 4 4 8 | left 1 | row 8 1 1 1',
    play: 'p1: pearl 1', legal: { p1: 'discard 1; discard 3; discard 4; discard 8', p2: '' }, then: 'phase limit | turn p1 | left 0',
  },
  {
    rule: 'limit', says: 'the one without the symbol first', given: 'p1 1 3 3r 4 4 8 | left 1 | row 8 1 1 1',
    play: 'p1: pearl 1; p1: discard 3; p1: discard 1', then: 'p1 3r 4 4 8 8 | spent 3 1 | turn p2',
    told: { nobody: 'p1 took 8 from 1, next 6; p1 discarded 3; p1 discarded 1' },
  },
  {
    rule: 'limit', says: 'one more for each that says so', given: 'p1 1 2 3 4 5 6 | p1.has b-limit b-limit | left 1', play: 'p1: pearl 1',
    then: 'turn p2 | p1 1 2 3 4 5 6 8',
  },
  {
    rule: 'limit', says: 'and no more', given: 'p1 1 2 3 4 5 6 | p1.has b-limit | left 1', play: 'p1: pearl 1',
    then: 'turn p1 | phase limit',
  },
  {
    rule: 'limit', says: 'others’ abilities help nobody', given: 'p1 1 2 3 4 5 | p2.has b-limit | left 1', play: 'p1: pearl 1',
    then: 'turn p1 | phase limit',
  },
  {
    rule: 'R47', says: 'a single possible discard is asked for', given: 'p1 7 7 7 7 7 | left 1 | row 7 8 8 8', play: 'p1: pearl 1',
    legal: { p1: 'discard 7' },
  },
];

describe('actions', () => rulings(GATES_NOTATION, actions));
describe('hand limit', () => rulings(GATES_NOTATION, limit));

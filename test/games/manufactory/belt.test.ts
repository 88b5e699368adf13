import { describe } from 'vitest';
import { type Row, rulings } from '../table.ts';
import { MANUFACTORY_NOTATION } from './position.ts';

const BELT = 'belt w001/3 u001/2 k001/4 r001/1';

const places: Row[] = [
  { rule: 'R2', says: '1 and 2 are free, 3 and 4 cost a part of one’s own', given: `${BELT} | deck g001 | p1 n001 | p2 -`, legal: { p1: 'take 1; take 2; take 3 scrap n001; take 4 scrap n001', p2: '' } },
  { rule: 'R6', says: 'with nothing collected nothing can be taken from the back', given: `${BELT} | deck g001 | p1 - | p2 n001`, legal: { p1: 'take 1; take 2' } },
  { rule: 'R6', says: 'what another player has collected pays for nothing', given: `${BELT} | deck g001 | turn p2 | p1 n001 | p2 -`, legal: { p1: '', p2: 'take 1; take 2' } },
  { rule: 'R8', says: 'any one part of one’s own pays, from any group', given: `${BELT} | deck g001 | p1 w002 w003 u002 n001 x001>g d001wu>w | p2 g002`,
    legal: { p1: ['take 1', 'take 2', ...[3, 4].flatMap((place) => ['w002', 'w003', 'd001', 'u002', 'x001', 'n001'].map((id) => `take ${place} scrap ${id}`))].join('; ') } },
  { rule: 'R8', says: 'exactly one: two are not offered', given: `${BELT} | deck g001 | p1 w002 u002 | p2 -`, cannot: 'p1: take 3 scrap w002 u002; p1: take 4 scrap w002 scrap u002' },
  { rule: 'R9', says: 'no passing, no discarding otherwise, none for a free part', given: `${BELT} | deck g001 | p1 w002 | p2 -`,
    cannot: 'p1: pass; p1: scrap w002; p1: take 1 scrap w002; p1: take 2 scrap w002; p1: take 3; p1: take 4; p1: take 0; p1: take 5' },
  { rule: 'R9', says: 'one part a turn, then the next seat', given: `${BELT} | deck g001 g002 | p1 - | p2 - | p3 -`, play: 'p1: take 1', then: 'turn p2 | p1 w001', legal: { p1: '', p3: '' } },
  { rule: 'R9', says: 'after the last seat comes p1', given: `${BELT} | deck g001 g002 | turn p3 | p1 - | p2 - | p3 -`, play: 'p3: take 2', then: 'turn p1 | p3 u001' },
];

const slides: Row[] = [
  { rule: 'R3', says: 'after place 1 all move, and the deck’s top refills place 4', given: `${BELT} | deck g001 g002 | p1 - | p2 -`, play: 'p1: take 1', then: 'belt u001 k001 r001 g002 | deck g001' },
  { rule: 'R3', says: 'after place 2', given: `${BELT} | deck g001 g002 | p1 - | p2 -`, play: 'p1: take 2', then: 'belt w001 k001 r001 g002 | deck g001' },
  { rule: 'R3', says: 'after place 3', given: `${BELT} | deck g001 g002 | p1 n001 | p2 -`, play: 'p1: take 3 scrap n001', then: 'belt w001 u001 r001 g002 | deck g001' },
  { rule: 'R3', says: 'after place 4 nothing moves', given: `${BELT} | deck g001 g002 | p1 n001 | p2 -`, play: 'p1: take 4 scrap n001', then: 'belt w001 u001 k001 g002 | deck g001' },
  { rule: 'R3', says: 'a part that cost something can become free', given: `${BELT} | deck g001 | p1 - | p2 n001`, play: 'p1: take 1', can: 'p2: take 2', then: 'belt u001 k001 r001 g001' },
  { rule: 'R2', says: 'the new part is never free at once while the belt is full', given: `${BELT} | deck g001 | p1 - | p2 -`, play: 'p1: take 1', legal: { p2: 'take 1; take 2' } },
];

const emptyDeck: Row[] = [
  { rule: 'R4', says: 'the last of the deck comes on, the next leaves a gap', given: `${BELT} | deck g001 | p1 - | p2 -`, play: 'p1: take 1; p2: take 1', then: 'belt k001 r001 g001 | deck -' },
  { rule: 'R4', says: 'four left and no deck: 3 and 4 still cost', given: `${BELT} | p1 n001 | p2 -`, legal: { p1: 'take 1; take 2; take 3 scrap n001; take 4 scrap n001' } },
  { rule: 'R4', says: 'three left: only place 3 costs', given: 'belt w001 u001 k001 | p1 n001 | p2 -', legal: { p1: 'take 1; take 2; take 3 scrap n001' } },
  { rule: 'R4', says: 'three left and nothing collected: 1 and 2', given: 'belt w001 u001 k001 | p1 - | p2 -', legal: { p1: 'take 1; take 2' } },
  { rule: 'R4', says: 'after place 1 is taken both that are left are free', given: 'belt w001 u001 k001 | p1 n001 | p2 n002', play: 'p1: take 1', then: 'belt u001 k001', legal: { p2: 'take 1; take 2' } },
  { rule: 'R4', says: 'after place 3 is paid for, too', given: 'belt w001 u001 k001 | p1 n001 | p2 -', play: 'p1: take 3 scrap n001', then: 'belt w001 u001 | p1 k001', legal: { p2: 'take 1; take 2' } },
  { rule: 'R4', says: 'one left: free', given: 'belt w001 | p1 n001 | p2 -', legal: { p1: 'take 1' } },
  { rule: 'R5', says: 'nobody is stuck: with nothing collected and one left', given: 'belt x001 | p1 - | p2 n001', can: 'p1: take 1 as neutral' },
];

const discards: Row[] = [
  { rule: 'R7', says: 'the discard is paid in the same move', given: `${BELT} | deck g001 | p1 n001 u002 | p2 -`, play: 'p1: take 4 scrap n001', then: 'p1 u002 r001 | discard n001 | belt w001 u001 k001 g001 | turn p2' },
  { rule: 'R7', says: 'the part being taken cannot be it', given: `${BELT} | deck g001 | p1 n001 | p2 -`, cannot: 'p1: take 3 scrap k001; p1: take 4 scrap r001' },
  { rule: 'R7', says: 'nor another on the belt', given: `${BELT} | deck g001 | p1 n001 | p2 -`, cannot: 'p1: take 3 scrap w001; p1: take 3 scrap r001' },
  { rule: 'R7', says: 'a copy of it that one has can', given: `${BELT} | deck g001 | p1 k001 | p2 -`, play: 'p1: take 3 scrap k001', then: 'p1 k001 | discard k001 | belt w001 u001 r001 g001' },
  { rule: 'R7', says: 'it is told with the part', given: `${BELT} | deck g001/7 | p1 n001/5 | p2 -`, play: 'p1: take 3 scrap n001', told: { nobody: 'p1 took 3 k001/4 for n001/5 of n, came g001/7, left 0, 3 0 to 3 0' } },
  { rule: 'R10', says: 'discards are public, in the order they came', given: `${BELT} | deck g001 g002 | discard w009/9 | p1 n001 | p2 u003`, play: 'p1: take 4 scrap n001; p2: take 4 scrap u003', then: 'discard w009 n001 u003', sees: { nobody: 'discard w009 n001 u003', p1: 'discard w009 n001 u003' } },
  { rule: 'R10', says: 'they never score', given: 'belt w001/1 | discard w002/9 w003/9 | p1 - | p2 -', play: 'p1: take 1', outcome: { scores: [3, 0], places: [1, 2] } },
  { rule: 'R10', says: 'they never come back: the game ends without them', given: 'belt w001 | discard w002 w003 | p1 - | p2 -', play: 'p1: take 1', then: 'belt - | turn nobody | discard w002 w003', legal: { p1: '', p2: '' } },
];

const end: Row[] = [
  { rule: 'R29', says: 'play goes on until the belt is empty', given: 'belt w001 u001 | p1 - | p2 -', play: 'p1: take 1', outcome: null, then: 'turn p2 | belt u001' },
  { rule: 'R29', says: 'and ends with the last part', given: 'belt w001 u001 | p1 - | p2 -', play: 'p1: take 1; p2: take 1', outcome: { scores: [3, 3], places: [1, 1] }, then: 'turn nobody', legal: { p1: '', p2: '' } },
  { rule: 'R29', says: 'also when turns come out unequal', given: 'belt w001 u001 k001 r001 | p1 - | p2 - | p3 -', play: 'p1: take 1; p2: take 1; p3: take 1; p1: take 1', outcome: { scores: [6, 3, 3], places: [1, 2, 2] }, then: 'turn nobody | p1 w001 r001 | p2 u001 | p3 k001' },
  { rule: 'R29', says: 'the end is told, with the scores', given: 'belt w001/2 | p1 - | p2 u001/1', play: 'p1: take 1', told: { p2: 'p1 took 1 w001/2, came nothing, left 0, 0 3 to 3 3; p1 ended 3 3' } },
];

describe('the four places', () => rulings(MANUFACTORY_NOTATION, places));
describe('the belt moves', () => rulings(MANUFACTORY_NOTATION, slides));
describe('the deck is empty', () => rulings(MANUFACTORY_NOTATION, emptyDeck));
describe('what is paid', () => rulings(MANUFACTORY_NOTATION, discards));
describe('the end', () => rulings(MANUFACTORY_NOTATION, end));

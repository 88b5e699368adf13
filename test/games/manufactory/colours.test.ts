import { describe } from 'vitest';
import { type Row, rulings } from '../table.ts';
import { MANUFACTORY_NOTATION } from './position.ts';

const SIX = ['white', 'blue', 'black', 'red', 'green', 'neutral'];

const declared: Row[] = [
  { rule: 'R12', says: 'a part of one colour is that colour, and says nothing', given: 'belt w001 g001 | p1 - | p2 -', legal: { p1: 'take 1; take 2' }, cannot: 'p1: take 1 as white; p1: take 2 as blue' },
  { rule: 'R12', says: 'a neutral part is neutral, and says nothing', given: 'belt n001 | p1 - | p2 -', legal: { p1: 'take 1' }, play: '', cannot: 'p1: take 1 as neutral' },
  { rule: 'R12', says: 'a dual part is declared when it is taken', given: 'belt d001wu/4 | p1 - | p2 -', legal: { p1: 'take 1 as white; take 1 as blue' } },
  { rule: 'R13', says: 'a dual part cannot be neutral, nor a colour it has not', given: 'belt d001kg | p1 - | p2 -', cannot: 'p1: take 1 as neutral; p1: take 1 as white; p1: take 1' },
  { rule: 'R12', says: 'a part of three colours is any one of them', given: 'belt d001wug | p1 - | p2 -', legal: { p1: 'take 1 as white; take 1 as blue; take 1 as green' } },
  { rule: 'R12', says: 'a universal part is any of the six', given: 'belt x001 | p1 - | p2 -', legal: { p1: SIX.map((colour) => `take 1 as ${colour}`).join('; ') } },
  { rule: 'R12', says: 'it joins the group that was declared', given: 'belt d001wu/4 x001 | p1 - | p2 -', play: 'p1: take 1 as blue; p2: take 1 as neutral', then: 'p1 d001>u | p2 x001>n' },
  { rule: 'R12', says: 'the declaration never changes: it is discarded from where it lies', given: 'belt w001 u001 k001 r001 | p1 d001wu/4>u | p2 -', play: 'p1: take 3 scrap d001', then: 'p1 k001 | discard d001', told: { nobody: 'p1 took 3 k001/0 for d001/4 of u, came nothing, left 0, 3 0 to 3 0' } },
  { rule: 'R12', says: 'it is told', given: 'belt d001wu/4 | p1 - | p2 -', play: 'p1: take 1 as blue', told: { nobody: 'p1 took 1 d001/4 as u, came nothing, left 0, 0 0 to 3 0; p1 ended 3 0' } },
  { rule: 'R12', says: 'a copy may be declared otherwise', given: 'belt d001wu/4 d001 | p1 - | p2 w001', play: 'p1: take 1 as blue; p2: take 1 as white', then: 'p1 d001>u | p2 w001 d001>w' },
  { rule: 'R17', says: 'a universal part counts as a cost of 0', given: 'belt - | p1 x001>w | p2 w001/1', outcome: { scores: [2, 3], places: [2, 1] } },
  { rule: 'R17', says: 'and ties with another part that costs 0', given: 'belt - | p1 x001>n | p2 n001/0', outcome: { scores: [2, 2], places: [1, 1] } },
  { rule: 'R16', says: 'neutral scores like the other five', given: 'belt - | p1 n001/1 n002/2 | p2 n003/9', outcome: { scores: [3, 2], places: [1, 2] } },
];

const written: Row[] = [
  { rule: 'Notation', says: 'in full: take 3 as blue scrap w007', given: 'belt w001 u001 x001 r001 | p1 w007/2 | p2 -', can: 'p1: take 3 as blue scrap w007' },
  { rule: 'Notation', says: 'every colour with every discard', given: 'belt w001 u001 d001wu r001 | p1 w007 n001 | p2 -',
    legal: { p1: ['take 1', 'take 2', ...['white', 'blue'].flatMap((colour) => ['w007', 'n001'].map((id) => `take 3 as ${colour} scrap ${id}`)), 'take 4 scrap w007', 'take 4 scrap n001'].join('; ') } },
  { rule: 'Notation', says: 'from <colour> when parts with that id lie in two own groups', given: 'belt w001 u001 k001 | p1 d001wu>w d001>u n001 | p2 -', legal: { p1: 'take 1; take 2; take 3 scrap d001 from white; take 3 scrap d001 from blue; take 3 scrap n001' }, cannot: 'p1: take 3 scrap d001' },
  { rule: 'Notation', says: 'in three', given: 'belt w001 u001 k001 | p1 x001>w x001>g x001>n | p2 -', legal: { p1: 'take 1; take 2; take 3 scrap x001 from white; take 3 scrap x001 from green; take 3 scrap x001 from neutral' } },
  { rule: 'Notation', says: 'not when the other lies with somebody else', given: 'belt w001 u001 k001 | p1 d001wu>w | p2 d001>u', legal: { p1: 'take 1; take 2; take 3 scrap d001' } },
  { rule: 'Notation', says: 'copies within one group make one move', given: 'belt w001 u001 k001 | p1 w009 w009 w009 | p2 -', legal: { p1: 'take 1; take 2; take 3 scrap w009' } },
  { rule: 'Notation', says: 'and one of them is discarded', given: 'belt w001 u001 k001 | p1 w009 w009 w009 | p2 -', play: 'p1: take 3 scrap w009', then: 'p1 w009 w009 k001 | discard w009' },
  { rule: 'Notation', says: 'two copies in one group and one in another: two moves', given: 'belt w001 u001 k001 | p1 d001wu>w d001>w d001>u | p2 -', legal: { p1: 'take 1; take 2; take 3 scrap d001 from white; take 3 scrap d001 from blue' } },
  { rule: 'Notation', says: 'the discard leaves the group that is named', given: 'belt w001 u001 k001 | p1 d001wu>w d001>u | p2 -', play: 'p1: take 3 scrap d001 from white', then: 'p1 d001>u k001 | discard d001' },
  { rule: 'Notation', says: 'the colour, the discard and where it comes from', given: 'belt w001 u001 x002 | p1 x001>w x001>g | p2 -', can: 'p1: take 3 as neutral scrap x001 from white; p1: take 3 as green scrap x001 from green' },
  { rule: 'Notation', says: 'ids of four digits', given: 'belt w001 u001 k001 | p1 w1000 w100 | p2 -', legal: { p1: 'take 1; take 2; take 3 scrap w1000; take 3 scrap w100' } },
  { rule: 'Notation', says: 'the same part twice on the belt is two places', given: 'belt w001 w001 w001 | p1 n001 | p2 -', legal: { p1: 'take 1; take 2; take 3 scrap n001' } },
];

describe('colours', () => rulings(MANUFACTORY_NOTATION, declared));
describe('how moves are written', () => rulings(MANUFACTORY_NOTATION, written));

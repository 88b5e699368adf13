import { describe, expect, test } from 'vitest';
import { diceFor } from '../../../shared/engine/dice.ts';
import { openCells } from '../../../shared/games/energy/grid.ts';
import { energy } from '../../../shared/games/energy/index.ts';
import { cellName } from '../../../shared/games/energy/state.ts';
import { testSeed } from '../playout.ts';
import { movesOf, type Row, rulings } from '../table.ts';
import { ENERGY_NOTATION } from './position.ts';
import { openWithin } from './sheet.ts';

const RING = '1,0:1ys 0,1:2ys -1,1:3ys -1,0:4ys 0,-1:5ys 1,-1:1rs';

const placing: Row[] = [
  { rule: 'N6', says: 'after two cards side by side: the two cells that touch both', given: 'p1 5ys | p2 3ba | layout 0,0:1rs 1,0:2rs', legal: { p1: 'place 1,-1; place 0,1', p2: '' } },
  { rule: 'N6', says: 'one neighbour is not enough, none still less', given: 'p1 5ys | p2 3ba | layout 0,0:1rs 1,0:2rs', cannot: 'p1: place 2,0; p1: place -1,0; p1: place 1,1; p1: place 0,-1; p1: place 5,5' },
  { rule: 'N6', says: 'no card goes on another', given: 'p1 5ys | p2 3ba | layout 0,0:1rs 1,0:2rs', cannot: 'p1: place 0,0; p1: place 1,0' },
  {
    rule: 'N6', says: 'three in a triangle: three cells', given: 'p1 5ys | p2 3ba | p3 1bc | layout 0,0:1rs 1,0:2rs 0,1:4bm',
    legal: { p1: 'place 1,-1; place 1,1; place -1,1' },
  },
  { rule: 'N6', says: 'the two need not touch each other: two in line', given: 'p1 5ys | p2 3ba | layout 0,0:1rs 2,0:2rs', legal: { p1: 'place 1,0' } },
  { rule: 'N6', says: 'nor when they lie askew', given: 'p1 5ys | p2 3ba | layout 0,0:1rs 1,1:2rs', legal: { p1: 'place 1,0; place 0,1' } },
  { rule: 'N6', says: 'and not beyond that', given: 'p1 5ys | p2 3ba | layout 0,0:1rs 3,0:2rs', legal: { p1: '' } },
  { rule: 'N6', says: 'a hole may be filled', given: `p1 5ya | p2 3ba | layout ${RING}`, can: 'p1: place 0,0' },
  {
    rule: 'N6', says: 'and filled it is', given: `e1 1bc | e2 2bc | p1 5ya | p2 3ba | layout ${RING} | deck 1ym`, play: 'p1: place 0,0',
    then: `layout ${RING} 0,0:5ya | turn p2`, told: { nobody: 'p1 placed 5ya at 0,0 beside 1rs 1ys 2ys 3ys 4ys 5ys' }, cannot: 'p2: place 0,0',
  },
  { rule: 'N6', says: 'nothing has to match', given: 'e1 5ys | e2 4ys | p1 1bc | p2 3ba | layout 0,0:5rs 1,0:4rs | deck 2ym', play: 'p1: place 0,1', then: 'layout 0,0:5rs 1,0:4rs 0,1:1bc' },
  {
    rule: 'N7', says: 'six neighbours: (±1,0), (0,±1), (1,−1), (−1,1); not (1,1) and (−1,−1)',
    given: 'p1 5ya | p2 3ba | layout 0,0:1rs 1,0:2rs 0,1:4bm -1,1:1bs -1,0:2bs 0,-1:3bs 1,-1:4bs 1,1:5bs',
    can: 'p1: place 2,0; p1: place 0,2; p1: place 2,-1; p1: place -1,2; p1: place -1,-1',
    cannot: 'p1: place 2,1; p1: place 1,2; p1: place -2,0; p1: place 0,-2; p1: place 2,-2; p1: place -2,2',
  },
  { rule: 'N9', says: 'no edge to the board', given: 'p1 5ys | p2 3ba | layout 28,0:1rs 28,1:2rs', legal: { p1: 'place 29,0; place 27,1' } },
  { rule: 'N9', says: 'on the other side neither', given: 'p1 5ys | p2 3ba | layout -28,0:1rs -28,-1:2rs', legal: { p1: 'place -29,0; place -27,-1' } },
  { rule: 'N9', says: 'nor up or down', given: 'p1 5ys | p2 3ba | layout 0,-28:1rs 1,-28:2rs', legal: { p1: 'place 1,-29; place 0,-27' } },
  {
    rule: 'N10', says: 'after placing, the next card is drawn at once, off the top', given: 'e1 4ym | e2 1bc | p1 5ys | p2 3ba | layout 0,0:1rs 1,0:2rs | deck 1ya 2ya 3ya', play: 'p1: place 0,1',
    then: 'p1 3ya | p2 3ba | deck 1ya 2ya | layout 0,0:1rs 1,0:2rs 0,1:5ys | turn p2 | e1 4ym | e2 1bc',
  },
  {
    rule: 'N10', says: 'while there are any', given: 'p1 5ys | p2 3ba | layout 0,0:1rs 1,0:2rs | apart 54 | deck -', play: 'p1: place 0,1',
    then: 'p1 - | p2 3ba | deck - | turn p2', outcome: null,
  },
  { rule: 'N11', says: 'no passing, no swapping', given: 'p1 5ys | p2 3ba | layout 0,0:1rs 1,0:2rs', cannot: 'p1: pass; p1: swap; p1: draw; p1: swap 0,0; p1: place 5ys; p1: place' },
  { rule: 'N2', says: 'nobody is skipped: turns go round in seat order', given: 'p1 5ys | p2 3ba | p3 1bc | layout 0,0:1rs 1,0:2rs', play: 'p3: place 0,1; p1: place 1,1; p2: place 0,2', then: 'turn p3', legal: { p1: '', p2: '' } },
  { rule: 'N4', says: 'the playing card is seen by its owner alone until it is placed', given: 'e1 4ym | e2 1bc | p1 5ys | p2 3ba | layout 0,0:1rs 1,0:2rs | deck 1ya 2ya', sees: { p1: 'p1 5ys | p2 ? | deck ?*2', p2: 'p1 ? | p2 3ba', nobody: 'p1 ? | p2 ?' } },
  {
    rule: 'N4', says: 'placed, it lies open, and the new one is as hidden', given: 'e1 4ym | e2 1bc | p1 5ys | p2 3ba | layout 0,0:1rs 1,0:2rs | deck 1ya 2ya', play: 'p1: place 0,1',
    sees: { p1: 'p1 2ya', p2: 'p1 ? | layout 0,0:1rs 1,0:2rs 0,1:5ys', nobody: 'p1 ? | layout 0,0:1rs 1,0:2rs 0,1:5ys | deck ?*1' },
    told: { p1: 'p1 placed 5ys at 0,1 beside 1rs 2rs', p2: 'p1 placed 5ys at 0,1 beside 1rs 2rs', nobody: 'p1 placed 5ys at 0,1 beside 1rs 2rs' },
  },
  {
    rule: 'N4', says: 'openCards: it lies face up from the moment it is drawn', given: 'with openCards | e1 4ym | e2 1bc | p1 5ys | p2 3ba | layout 0,0:1rs 1,0:2rs | deck 1ya 2ya', play: 'p1: place 0,1',
    sees: { p2: 'p1 2ya | p2 3ba | e1 ? | e2 1bc | deck ?*1', nobody: 'p1 2ya | p2 3ba | e1 ? | e2 ? | deck ?*1' },
  },
  {
    rule: 'N3', says: 'the energy card is seen by its owner at any time, by the others only at the end', given: 'e1 4ym | e2 1bc | p1 5ys | p2 3ba | layout 0,0:1rs 1,0:2rs', play: 'p1: place 0,1',
    sees: { p1: 'e1 4ym | e2 ?', p2: 'e1 ? | e2 1bc', nobody: 'e1 ? | e2 ?', everyone: 'e1 4ym | e2 1bc' },
  },
  { rule: 'X3', says: 'the cards left are counted, the layout is open', given: 'p1 5ys | p2 3ba | p3 1bc | layout 0,0:1rs 1,0:2rs | deck 1ya 2ya', sees: { nobody: 'deck ?*2 | layout 0,0:1rs 1,0:2rs' } },
  { rule: 'X7', says: 'after the end everything is', given: 'e1 4ym | e2 1bc | p1 5ys | p2 3ba | layout 0,0:1rs 1,0:2rs | deck 1ya 2ya', sees: { everyone: 'e1 4ym | e2 1bc | p1 5ys | p2 3ba | deck 1ya 2ya' } },
  { rule: 'X4', says: 'a forced cell is asked for', given: 'p1 5ys | p2 3ba | layout 0,0:1rs 2,0:2rs', then: 'turn p1', legal: { p1: 'place 1,0' } },
  {
    rule: 'X11', says: 'a cell is written one way only', given: 'p1 5ys | p2 3ba | layout 0,0:1rs 1,0:2rs', can: 'p1: place 1,-1; p1: place 0,1',
    cannot: 'p1: 0,1; p1: place 0, 1; p1: place 0 1; p1: place  0,1; p1: place 00,1; p1: place 0,+1; p1: place +0,1; p1: place -0,1; p1: place 0,01; p1: place 0,1.0; p1: place 1,−1; p1: place (0,1); p1: Place 0,1; p1: place 5ys 0,1; p1: place 0,1,-1',
  },
  { rule: 'X10', says: 'only the seat to move has moves', given: 'p1 5ys | p2 3ba | p3 1bc | layout 0,0:1rs 1,0:2rs', legal: { p1: '', p2: '', p3: 'place 0,1; place 1,-1' } },
];

describe('placing', () => rulings(ENERGY_NOTATION, placing));

describe('open cells', () => {
  test.each([
    ['a single card', '0,0:1rs'],
    ['the ring', RING],
    ['two rings with a common card', `${RING} 2,0:2rs 1,1:3rs 2,-1:4rs 3,-1:5rs`],
    ['far corners', '29,0:1rs 28,0:2rs -29,0:3rs -28,0:4rs 0,29:5rs 0,28:1bs 0,-29:2bs 0,-28:3bs 29,-29:4bs -29,29:5bs 28,-28:1ym -28,28:2ym'],
    ['opposite ends of neighbouring rows', '29,0:1rs -29,1:2rs 29,1:3rs -29,2:4rs 28,2:5rs -28,0:1bs'],
  ])('N6 N7 N9 %s, against every cell of a square', (_title, text) => {
    const { state } = ENERGY_NOTATION.set(`p1 5ba | p2 3ba | layout ${text}`);
    expect(openCells(state.layout).map(cellName).sort()).toEqual(openWithin(state.layout, 32).sort());
  });
});

describe('X5 the default', () => {
  const position = ENERGY_NOTATION.set('p1 5ys | p2 3ba | p3 1bc | layout 0,0:1rs 1,0:2rs 0,1:4bm');
  const defaultAt = (n: number): string => energy.notate(energy.idle(position.state, 0, diceFor(testSeed(n), 1, 'idle')));

  test('is a legal cell, chosen by the dice: each of them comes up, and no other', () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < 300; n++) counts.set(defaultAt(n), (counts.get(defaultAt(n)) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual(movesOf(position, 0).sort());
    for (const count of counts.values()) expect(count).toBeGreaterThan(60);
  });

  test('is the same for the same dice', () => {
    expect(defaultAt(7)).toBe(defaultAt(7));
  });
});

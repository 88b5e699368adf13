import { describe, expect, test } from 'vitest';
import type { Card } from '../../../shared/cards/mystique.ts';
import { redact } from '../../../shared/engine/secret.ts';
import { DIRECTIONS, opposite, towards } from '../../../shared/games/energy/grid.ts';
import { after, factorsOf, largestGroup, product, reckon } from '../../../shared/games/energy/groups.ts';
import { cellName } from '../../../shared/games/energy/state.ts';
import { type Row, rulings } from '../table.ts';
import { ENERGY_NOTATION } from './position.ts';
import { touch } from './sheet.ts';

/** The layout of the sheet's worked example. */
const EXAMPLE = '0,0:1rs 0,1:2rs 1,0:3rs 1,1:5rs 2,0:4rs 2,1:4ba 3,0:1ym 3,1:2ym 4,0:3bm 4,1:1ya 5,0:2ya 5,1:1bc';
/** Far from it, for an opponent who holds 5bc: six blue cards in line, two crowns, two fives. */
const OPPONENT = '0,-10:1ba 1,-10:2ba 2,-10:5ba 3,-10:5bs 4,-10:2bc 5,-10:3bc';

const layoutOf = (text: string) => ENERGY_NOTATION.set(`p1 - | p2 - | deck - | layout ${text}`).state.layout;
const factors = (text: string, energy: string) => factorsOf(layoutOf(text), energy as Card);

describe('groups', () => {
  test.each([
    ['N13 cards that touch and are alike', '0,0:1rs 1,0:2rs 0,1:3ym', '5rs', { colour: 2, suit: 2, number: 0 }],
    ['N13 the colour of the energy card, its suit and its number, each for itself', '0,0:1rs 1,0:2ra 2,0:5ya 3,0:5bm', '5rm', { colour: 2, suit: 1, number: 2 }],
    ['N13 one card is a group of 1', '0,0:1rs 2,0:2rs 4,0:3rs', '3rs', { colour: 1, suit: 1, number: 1 }],
    ['N13 a card can be in several groups, in all three too', '0,0:4ra 1,0:1rs 0,1:1bm 1,-1:4yc', '4rm', { colour: 2, suit: 1, number: 2 }],
    ['N13 the largest group counts, not all of them together', '0,0:1rs 1,0:2rs 3,0:3rs 4,0:1rm 5,0:2rm', '5rc', { colour: 3, suit: 0, number: 0 }],
    ['N13 connected by way of others, round corners', '0,0:1rs 1,0:2rs 1,1:3rs 0,2:1rm -1,2:2rm', '5rc', { colour: 5, suit: 0, number: 0 }],
    ['N13 not by way of a card of another kind', '0,0:1rs 1,0:2ys 2,0:3rs', '5rc', { colour: 1, suit: 0, number: 0 }],
    ['N13 N7 (1,1) and (−1,−1) do not touch the middle', '0,0:1rs 1,1:2rs -1,-1:3rs', '5rc', { colour: 1, suit: 0, number: 0 }],
    ['N13 N7 all six neighbours do', '0,0:1rs 1,0:2rs 0,1:3rs -1,1:4rs -1,0:5rs 0,-1:1rm 1,-1:2rm', '5rc', { colour: 7, suit: 0, number: 1 }],
    ['N13 a ring round another kind is one group', '0,0:1ys 1,0:2rs 0,1:3rs -1,1:4rs -1,0:5rs 0,-1:1rm 1,-1:2rm', '5rc', { colour: 6, suit: 0, number: 1 }],
    ['N13 N7 a step from one end of a row to the other is none', '29,0:1rs -29,1:2rs -29,0:3rs 29,-1:4rs', '5rc', { colour: 2, suit: 0, number: 0 }],
    ['N3 the energy card is not in the layout and not counted', '0,0:1rs', '4rs', { colour: 1, suit: 1, number: 0 }],
  ])('%s', (_says, layout, energy, expected) => {
    expect(factors(layout, energy)).toEqual(expected);
  });

  test('N13 the cards of the largest group', () => {
    const group = largestGroup(layoutOf('0,0:1rs 1,0:2rs 3,0:3rs 4,0:1rm 5,0:2rm'), 'colour', '5rc');
    expect(group.map(cellName).sort()).toEqual(['3,0', '4,0', '5,0']);
    expect(largestGroup(layoutOf('0,0:1rs 1,0:2rs'), 'suit', '5rc')).toEqual([]);
  });

  test('N13 of equal groups the one with the earliest card', () => {
    expect(largestGroup(layoutOf('0,0:1rs 3,0:2rs 1,0:3rs 4,0:1rm'), 'colour', '5rc').map(cellName).sort()).toEqual(['0,0', '1,0']);
    expect(largestGroup(layoutOf('3,0:2rs 0,0:1rs 4,0:1rm 1,0:3rs'), 'colour', '5rc').map(cellName).sort()).toEqual(['3,0', '4,0']);
  });

  test.each([[{ colour: 5, suit: 3, number: 2 }, 30], [{ colour: 6, suit: 2, number: 2 }, 24], [{ colour: 1, suit: 1, number: 1 }, 1], [{ colour: 19, suit: 14, number: 11 }, 2926]])(
    'N15 %j make %i', (three, expected) => {
      expect(product(three)).toBe(expected);
    },
  );
});

describe('before a card is placed', () => {
  const position = (options: string) => ENERGY_NOTATION.set(`${options}e1 4rm | e2 1bc | p1 5rm | p2 3ba | layout 0,0:1rs 1,0:2rs 0,1:1bm`).state;
  const cell = { q: 1, r: -1 };

  test('the own factors before and after', () => {
    const before = { colour: 2, suit: 1, number: 0 };
    expect(after(redact(position(''), 0), 0, cell)).toEqual({ before, after: { colour: 3, suit: 1, number: 0 } });
    expect(after(redact(position(''), 0), 0, { q: 1, r: 1 })).toEqual({ before, after: { colour: 3, suit: 2, number: 0 } });
  });

  test('N3 N4 and nobody else’s, open cards or not', () => {
    for (const viewer of [1, null]) {
      expect(after(redact(position(''), viewer), 0, cell)).toBeNull();
      expect(after(redact(position('with openCards | '), viewer), 0, cell)).toBeNull();
    }
    expect(after(redact(position('with openCards | '), 0), 0, cell)).not.toBeNull();
  });
});

describe('N7 directions', () => {
  test.each(DIRECTIONS)('%s and back is where one was', (direction) => {
    const there = towards({ q: 2, r: -1 }, direction);
    expect(touch(there, { q: 2, r: -1 })).toBe(true);
    expect(towards(there, opposite(direction))).toEqual({ q: 2, r: -1 });
  });

  test('six of them, all different', () => {
    expect(new Set(DIRECTIONS.map((direction) => cellName(towards({ q: 0, r: 0 }, direction)))).size).toBe(6);
  });
});

describe('worked example', () => {
  test('4rm: largest red group 5, moons 3, fours 2, which is 30', () => {
    expect(factors(EXAMPLE, '4rm')).toEqual({ colour: 5, suit: 3, number: 2 });
    expect(reckon(layoutOf(EXAMPLE), ['4rm', '5bc']).scores[0]).toBe(30);
  });

  test('an opponent with 6·2·2 = 24 wins', () => {
    expect(reckon(layoutOf(`${EXAMPLE} ${OPPONENT}`), ['4rm', '5bc'])).toMatchObject({
      factors: [{ colour: 5, suit: 3, number: 2 }, { colour: 6, suit: 2, number: 2 }], scores: [30, 24], places: [2, 1],
    });
  });
});

describe('places', () => {
  const ROWS = '0,0:1ys 1,0:2ys 0,5:1rm 1,5:2rm 0,10:1ba 1,10:2ba 2,10:3ba 10,0:3yc 12,0:3ym';
  test.each<[string, Card[], number[], number[]]>([
    ['N15 the lowest wins', ['2bs', '1rc', '3ra'], [3 * 1 * 2, 2 * 1 * 1, 2 * 3 * 1], [2, 1, 3]],
    ['N15 every factor counts', ['3ya', '3bs', '1rs'], [2 * 3 * 1, 3 * 2 * 1, 2 * 2 * 1], [2, 3, 1]],
  ])('%s', (_says, energies, scores, places) => {
    expect(reckon(layoutOf(ROWS), energies)).toMatchObject({ scores, places });
  });

  // No two cards touch: whoever has a card of each kind there has 1.
  const APART = '0,0:1ys 2,0:2rm 4,0:3ba 6,0:4yc 8,0:5bs';
  test.each<[string, Card[], number[], number[]]>([
    ['N16 X9 all tied: places in turn order, none shared', ['2ya', '3rs', '1bm', '5yc'], [1, 1, 1, 1], [1, 2, 3, 4]],
  ])('%s', (_says, energies, scores, places) => {
    expect(reckon(layoutOf(APART), energies)).toMatchObject({ scores, places });
  });

  // 5bs and 4bs touch: a 2 for whoever counts suns, and for whoever counts blue cards too a 4.
  const PAIR = '0,0:1ys 2,0:2rm 4,0:3ba 6,0:4yc 8,0:5bs 9,0:4bs';
  test.each<[string, Card[], number[], number[]]>([
    ['N16 the last of four wins, the tied between are in turn order', ['3ys', '2rs', '1bs', '1ya'], [2, 2, 4, 1], [2, 3, 4, 1]],
    ['N16 tied for last', ['1ya', '3bs', '2bs'], [1, 4, 4], [1, 2, 3]],
    ['N16 tied for first, a worse one between them', ['1ya', '3bs', '2ya'], [1, 4, 1], [1, 3, 2]],
    ['N16 tied for first, a worse one before them', ['3bs', '1ya', '2ya'], [4, 1, 1], [3, 1, 2]],
  ])('%s', (_says, energies, scores, places) => {
    expect(reckon(layoutOf(PAIR), energies)).toMatchObject({ scores, places });
  });
});

const played: Row[] = [
  {
    rule: 'N12', says: 'the game ends when the last card is placed', given: `e1 4rm | e2 5bc | p1 - | p2 3ya | deck - | layout ${EXAMPLE} ${OPPONENT} | apart 39`, play: 'p2: place -27,24',
    then: 'turn nobody | p2 -', legal: { p1: '', p2: '' }, outcome: { scores: [30, 24], places: [2, 1] }, sees: { everyone: 'e1 4rm | e2 5bc' },
  },
  {
    rule: 'N12', says: 'not one card earlier', given: `e1 4rm | e2 5bc | p1 3ya | p2 2ys | deck - | layout ${EXAMPLE} ${OPPONENT} | apart 38`, play: 'p1: place -27,24',
    then: 'turn p2 | p1 - | p2 2ys', legal: { p1: '' }, outcome: null,
  },
  {
    rule: 'N12', says: 'and is told', given: `e1 4rm | e2 5bc | p1 - | p2 3ya | deck - | layout ${EXAMPLE} ${OPPONENT} | apart 39`, play: 'p2: place 1,-9',
    told: { nobody: 'p2 placed 3ya at 1,-9 beside 2ba 5ba; p2 ended' },
  },
  {
    rule: 'N16', says: 'equal at the end: the earlier in turn order wins', given: 'e1 4rm | e2 5bc | p1 - | p2 3ya | deck - | layout 0,0:1rs 0,1:2rs | apart 55', play: 'p2: place 1,0',
    outcome: { scores: [2, 1], places: [2, 1] },
  },
  { rule: 'N8', says: 'with the last card there is a choice as ever', given: 'p1 - | p2 3ya | deck - | layout 0,0:1rs 0,1:2rs | apart 55', can: 'p2: place 1,0; p2: place -1,1; p2: place -27,24' },
];

describe('at the end of a game', () => rulings(ENERGY_NOTATION, played));

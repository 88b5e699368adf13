import { describe, expect, test } from 'vitest';
import { type Match, outcome } from '../../../shared/engine/match.ts';
import { type Row, rulings } from '../table.ts';
import { MANUFACTORY_NOTATION } from './position.ts';

const LETTERS = [...'wukrgn'];

/** A group of a colour: so many parts, the first of that cost, the others of `rest`. */
const group = (letter: string, owner: number, size: number, top: number, rest = 0): string =>
  Array.from({ length: size }, (_, i) => `${letter}${owner + 1}0${i}/${i === 0 ? top : Math.min(rest, top)}`).join(' ');

const scored = (given: string) => outcome(MANUFACTORY_NOTATION.set(given) as unknown as Match);

/** Groups in one colour, by seat; whoever has none has nothing. */
const inOne = (letter: string, sizes: readonly number[], tops: readonly number[], with_ = ''): string =>
  [`with ${with_ || '-'}`, 'belt -', ...sizes.map((size, seat) => `p${seat + 1} ${group(letter, seat, size, tops[seat]!) || '-'}`)].join(' | ');

type Example = readonly [rule: string, sizes: number[], tops: number[], points: number[], withOption?: number[]];

const EXAMPLES: readonly Example[] = [
  ['R21 equal sizes, higher cost', [3, 3], [5, 4], [3, 2]],
  ['R23 equal in both', [3, 3], [5, 5], [2, 2]],
  ['R23 two of three tied for first, no second place', [4, 4, 2], [5, 5, 9], [2, 2, 0], [2, 2, 2]],
  ['R25 two tied for second', [5, 3, 3], [1, 4, 4], [3, 1, 1]],
  ['R25 two tied for second, by size and cost', [3, 3, 3], [6, 5, 5], [3, 1, 1]],
  ['R23 all equal', [3, 3, 3], [5, 5, 5], [2, 2, 2]],
  ['R26 a sole owner gets 3, nobody 2', [2, 0, 0, 0], [4, 0, 0, 0], [3, 0, 0, 0]],
  ['R21 size before cost', [4, 3], [1, 9], [3, 2]],
  ['R22 second place by size', [5, 2, 3], [1, 9, 1], [3, 0, 2]],
  ['R22 second place by cost', [5, 3, 3], [1, 4, 6], [3, 0, 2]],
  ['Score third and fourth get nothing', [4, 3, 2, 1], [1, 1, 1, 1], [3, 2, 0, 0]],
  ['R23 two of four tied for first', [3, 3, 2, 2], [5, 5, 4, 3], [2, 2, 0, 0], [2, 2, 2, 0]],
  ['R23 R25 two tied for first and two after them', [3, 3, 2, 2], [5, 5, 4, 4], [2, 2, 0, 0], [2, 2, 1, 1]],
  ['R23 three tied for first: 2 each, however many', [3, 3, 3, 2], [5, 5, 5, 4], [2, 2, 2, 0], [2, 2, 2, 2]],
  ['R23 four tied for first', [1, 1, 1, 1], [2, 2, 2, 2], [2, 2, 2, 2]],
  ['R25 three tied for second', [4, 2, 2, 2], [1, 3, 3, 3], [3, 1, 1, 1]],
  ['R26 an empty group is no group: no second for those without', [1, 0], [0, 0], [3, 0]],
  ['R26 two tied, the third has none', [2, 2, 0], [3, 3, 0], [2, 2, 0]],
  ['R26 nobody has any', [0, 0, 0], [0, 0, 0], [0, 0, 0]],
  ['R21 fractions are compared as they are', [1, 1], [2.5, 2], [3, 2]],
  ['R21 half a point of cost parts nothing from its like', [1, 1], [0.5, 0.5], [2, 2]],
];

describe('a single colour', () => {
  const rows = EXAMPLES.flatMap(([rule, sizes, tops, points, other]) => [
    [rule, '', sizes, tops, points] as const,
    [rule, 'secondAfterTie', sizes, tops, other ?? points] as const,
  ]);

  test.each(rows)('%s %s: %j, %j → %j', (_rule, option, sizes, tops, points) => {
    for (const letter of LETTERS) expect(scored(inOne(letter, sizes, tops, option))?.scores).toEqual(points);
  });

  test('R21 further parts are not compared, nor the sum', () => {
    expect(scored('belt - | p1 w101/5 w102/5 | p2 w201/5 w202/0')?.scores).toEqual([2, 2]);
    expect(scored('belt - | p1 w101/0 w102/1 w103/5 | p2 w201/5 w202/4 w203/4')?.scores).toEqual([2, 2]);
  });

  test('R21 the highest single cost counts wherever it lies in the group', () => {
    expect(scored('belt - | p1 w101/1 w102/1 w103/6 | p2 w201/5 w202/5 w203/5')?.scores).toEqual([3, 2]);
  });

  test('two groups of universals, 2 v 2', () => {
    expect(scored('belt - | p1 x001>g x002>g | p2 x003>g x004>g')).toMatchObject({ scores: [2, 2], places: [1, 1] });
  });

  test('a dual part counts in its group alone, with its cost', () => {
    expect(scored('belt - | p1 d001wu/7>u | p2 u001/6 w001/1')?.scores).toEqual([3, 2 + 3]);
  });
});

describe('R27 groups held at the end', () => {
  // Against a player who holds a larger group of each colour, and so has six of them.
  const against = LETTERS.map((letter) => group(letter, 1, 3, 9)).join(' ');

  test.each([[1, 0], [2, 0], [3, 0], [4, 2], [5, 4], [6, 6]])('%i groups: %i points', (groups, points) => {
    const own = LETTERS.slice(0, groups).map((letter) => group(letter, 0, 1, 1)).join(' ');
    expect(scored(`belt - | p1 ${own} | p2 ${against}`)?.scores).toEqual([2 * groups + points, 18 + 6]);
  });

  test('any four are as good', () => {
    expect(scored(`belt - | p1 u101/1 k101/1 g101/1 n101/1 | p2 ${against}`)?.scores).toEqual([8 + 2, 24]);
  });
});

describe('R28 places', () => {
  test.each<[string, string, number[], number[]]>([
    ['most points win', 'p1 w101/1 | p2 w201/2', [2, 3], [2, 1]],
    ['ties share a place: 1, 1, 3', 'p1 w101/1 | p2 u201/1 | p3 -', [3, 3, 0], [1, 1, 3]],
    ['1, 2, 2', 'p1 w101/5 u101/1 | p2 k201/1 | p3 r301/1', [6, 3, 3], [1, 2, 2]],
    ['all share', 'p1 w101/1 | p2 u201/1 | p3 k301/1 | p4 r401/1', [3, 3, 3, 3], [1, 1, 1, 1]],
    ['1, 2, 2, 4', 'p1 w101/1 u101/1 | p2 k201/1 | p3 r301/1 | p4 -', [6, 3, 3, 0], [1, 2, 2, 4]],
  ])('%s', (_says, seats, scores, places) => {
    expect(scored(`belt - | ${seats}`)).toEqual({ scores, places });
  });
});

const running: Row[] = [
  { rule: 'R28', says: 'the running score is public, before and after each move', given: 'belt w001/3 u001/2 k001 r001 | deck g001/7 | p1 w002/1 | p2 w003/2 u002/1', play: 'p1: take 1',
    told: { nobody: 'p1 took 1 w001/3, came g001/7, left 0, 2 6 to 3 5', p2: 'p1 took 1 w001/3, came g001/7, left 0, 2 6 to 3 5' }, outcome: null },
  { rule: 'R28 R27', says: 'the groups count in it', given: 'belt r001/1 | p1 w101 u101 k101 | p2 -', play: 'p1: take 1', told: { nobody: 'p1 took 1 r001/1, came nothing, left 0, 9 0 to 14 0; p1 ended 14 0' } },
  { rule: 'R27', says: 'a group that was discarded to the last part counts no more', given: 'belt w001/1 w002/1 w003/1 | p1 w101/5 u101/5 k101/5 r101/5 | p2 -', play: 'p1: take 3 scrap r101', told: { nobody: 'p1 took 3 w003/1 for r101/5 of r, came nothing, left 0, 14 0 to 9 0' } },
  { rule: 'R23', says: 'secondAfterTie counts in it as well', given: 'with secondAfterTie | belt u001 | p1 w101/3 | p2 w201/3 | p3 w301/2', play: 'p1: take 1', told: { p3: 'p1 took 1 u001/0, came nothing, left 0, 2 2 2 to 5 2 2; p1 ended 5 2 2' }, outcome: { scores: [5, 2, 2], places: [1, 2, 2] } },
  { rule: 'R23', says: 'without it the third has nothing', given: 'belt u001 | p1 w101/3 | p2 w201/3 | p3 w301/2', play: 'p1: take 1', outcome: { scores: [5, 2, 0], places: [1, 2, 3] } },
];

describe('the running score', () => rulings(MANUFACTORY_NOTATION, running));

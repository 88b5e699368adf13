import { describe, expect, test } from 'vitest';
import { pointsIn, standings } from '../../shared/games/manufactory/score.ts';
import { COLOURS, type Groups, type Part } from '../../shared/games/manufactory/state.ts';

// Sizes, then top costs, of one colour; the points by the base rule, and with `secondAfterTie`.
const EXAMPLES: readonly (readonly [string, readonly number[], readonly number[], readonly number[], readonly number[]])[] = [
  ['equal sizes, the higher cost is first', [3, 3], [5, 4], [3, 2], [3, 2]],
  ['all equal', [3, 3], [5, 5], [2, 2], [2, 2]],
  ['R23: no second place after a tie', [4, 4, 2], [5, 5, 9], [2, 2, 0], [2, 2, 2]],
  ['R25: tied for second', [5, 3, 3], [1, 4, 4], [3, 1, 1], [3, 1, 1]],
  ['R25 after R21', [3, 3, 3], [6, 5, 5], [3, 1, 1], [3, 1, 1]],
  ['three are first', [3, 3, 3], [5, 5, 5], [2, 2, 2], [2, 2, 2]],
  ['R26: a sole owner', [2, 0, 0, 0], [4, 0, 0, 0], [3, 0, 0, 0], [3, 0, 0, 0]],
  ['two groups of universals', [2, 2], [0, 0], [2, 2], [2, 2]],
  ['R22: second by the higher cost', [4, 2, 2], [1, 3, 7], [3, 0, 2], [3, 0, 2]],
  ['R25 after R23', [3, 3, 1, 1], [2, 2, 5, 5], [2, 2, 0, 0], [2, 2, 1, 1]],
  ['R26: nobody is second to a tie', [1, 1, 0], [2, 2, 0], [2, 2, 0], [2, 2, 0]],
];

describe('points in a colour', () => {
  test.each(EXAMPLES)('%s', (_title, sizes, tops, plain, withSecond) => {
    const groups = sizes.map((size, seat) => ({ size, top: tops[seat]! }));
    expect(pointsIn(groups, false)).toEqual(plain);
    expect(pointsIn(groups, true)).toEqual(withSecond);
  });
});

test.each([[0, 0], [1, 0], [2, 0], [3, 0], [4, 2], [5, 4], [6, 6]])('R27: %i groups give %i', (kinds, bonus) => {
  const parts: Record<string, Part> = Object.fromEntries(COLOURS.map((colour) => [`${colour}001`, { cost: 1, colours: [], universal: false, rarity: null }]));
  const own = Object.fromEntries(COLOURS.map((colour, i) => [colour, i < kinds ? [`${colour}001`] : []])) as unknown as Groups;
  const none: Groups = { w: [], u: [], k: [], r: [], g: [], n: [] };
  const [mine, other] = standings({ groups: [own, none], parts, options: { secondAfterTie: false } });
  expect(mine).toMatchObject({ kinds, bonus, total: 3 * kinds + bonus }); // alone in each
  expect(other).toMatchObject({ kinds: 0, bonus: 0, total: 0 });
});

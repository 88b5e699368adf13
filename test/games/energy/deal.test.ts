import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { deal } from '../../../shared/engine/match.ts';
import { open } from '../../../shared/engine/secret.ts';
import { energy } from '../../../shared/games/energy/index.ts';
import { options as OPTIONS } from '../../../shared/games/energy/options.ts';
import { shuffledBy, wordsBy } from '../../engine/words.ts';
import { testSeed } from '../playout.ts';
import { movesOf, partsOf, toldTo } from '../table.ts';
import { ENERGY_NOTATION } from './position.ts';
import { ORDERED } from './sheet.ts';

const dealt = (seats: number, seed = 1, openCards = false) => deal(energy, { options: { openCards }, seats, seed: testSeed(seed) });

/** Seating and deck as the dice of the deal give them, computed beside the engine. */
function expected(seats: number, seed: number): { seating: number[]; top: (n: number) => string } {
  const words = wordsBy(testSeed(seed), Array.from({ length: 12 }, () => 0), 200);
  const seating = shuffledBy(words, Array.from({ length: seats }, (_, player) => player));
  const deck = shuffledBy(words, ORDERED);
  return { seating, top: (n) => deck.at(-n)! };
}

describe('the deal', () => {
  test('N1 two to six players', () => {
    expect(energy.seats).toEqual([2, 3, 4, 5, 6]);
    for (const seats of [0, 1, 7, 8]) expect(() => dealt(seats)).toThrow(RangeError);
  });

  test.each([2, 3, 4, 5, 6].flatMap((seats) => [[seats, 1], [seats, 2]]))(
    'N2 N5 X1 X8 with %i players and seed %i: an energy card each, a playing card each, the first two laid and two drawn', (seats, seed) => {
      const match = dealt(seats, seed);
      const { seating, top } = expected(seats, seed);
      const nth = (from: number): string[] => Array.from({ length: seats }, (_, seat) => top(from + seat));
      const [first, second, ...others] = nth(seats + 1);
      const drawn = [top(2 * seats + 1), top(2 * seats + 2)];
      expect(match.seating).toEqual(seating);
      expect(match.state.energy.map((card) => open(card))).toEqual(nth(1));
      expect(match.state.layout).toEqual([{ q: 0, r: 0, card: first }, { q: 1, r: 0, card: second }]);
      expect(partsOf(ENERGY_NOTATION, match)).toMatchObject(Object.fromEntries([...drawn, ...others].map((card, seat) => [`p${seat + 1}`, card])));
      expect(open(match.state.deck)).toEqual(Array.from({ length: 60 - 2 * seats - 2 }, (_, i) => top(60 - i)));
    },
  );

  test.each([[2, 'p1'], [3, 'p3'], [4, 'p3'], [5, 'p3'], [6, 'p3']])('N5 with %i players %s is to move, with the two cells that touch both cards', (seats, mover) => {
    const match = dealt(seats);
    expect(partsOf(ENERGY_NOTATION, match)).toMatchObject({ turn: mover });
    for (let seat = 0; seat < seats; seat++) {
      expect(movesOf(match, seat).sort()).toEqual(`p${seat + 1}` === mover ? ['place 0,1', 'place 1,-1'] : []); // X10
    }
  });

  test('N5 X4 the first two cards are told as the rules’ own, in the words of moves, and are none', () => {
    const match = dealt(4);
    const { top } = expected(4, 1);
    expect(match.n).toBe(0);
    expect(toldTo(ENERGY_NOTATION, match, 'nobody')).toEqual([
      `p1 placed ${top(5)} at 0,0 by the rules`,
      `p2 placed ${top(6)} at 1,0 beside ${top(5)} by the rules`,
    ]);
  });

  test('N3 N4 each sees the own two cards; a spectator sees the layout and how many cards are left', () => {
    const match = dealt(3);
    const { top } = expected(3, 1);
    const layout = `0,0:${top(4)} 1,0:${top(5)}`;
    expect(partsOf(ENERGY_NOTATION, match, 'p2')).toMatchObject({ e1: '?', e2: top(2), e3: '?', p1: '?', p2: top(8), p3: '?', deck: '?*52', layout });
    expect(partsOf(ENERGY_NOTATION, match, 'nobody')).toMatchObject({ e1: '?', e2: '?', e3: '?', p1: '?', p2: '?', p3: '?', deck: '?*52', layout });
  });

  test('X6 after the deal nothing is shuffled: no move has any dice to throw', () => {
    const dealtState = dealt(2).state;
    const state = structuredClone(dealtState);
    for (let i = 0; i < 56; i++) energy.apply(state, i % 2, energy.legal(state, i % 2)[0]!, { dice: { below: refused, shuffle: refused }, emit: () => undefined });
    expect(open(state.deck)).toEqual([]);
    expect(state.layout.slice(4).map(({ card }) => card)).toEqual([...open(dealtState.deck)].reverse());
  });

  test('openCards: playing cards lie face up from the deal on, energy cards do not', () => {
    const match = dealt(3, 1, true);
    const { top } = expected(3, 1);
    const held = { p1: top(7), p2: top(8), p3: top(6) };
    expect(partsOf(ENERGY_NOTATION, match, 'nobody')).toMatchObject({ ...held, e1: '?', e2: '?', e3: '?', deck: '?*52' });
    expect(partsOf(ENERGY_NOTATION, match, 'p1')).toMatchObject({ ...held, e1: top(1), e2: '?', e3: '?' });
  });
});

describe('X12 options', () => {
  const parsed = (options: unknown) => safeParse(OPTIONS, options);

  test.each([[{}, false], [{ openCards: false }, false], [{ openCards: true }, true]])('%j is read', (given, openCards) => {
    const result = parsed(given);
    expect(result.success).toBe(true);
    expect(result.output).toEqual({ openCards });
  });

  test.each([
    { openCards: 1 }, { openCards: 'true' }, { openCards: null }, { opencards: true }, { openCards: true, more: false }, { market: false }, { match: { rounds: 3 } }, 'openCards', null, true,
  ].map((given) => [given]))('%j is refused', (given) => {
    expect(parsed(given).success).toBe(false);
  });
});

function refused(): never {
  throw new Error('dice were thrown');
}

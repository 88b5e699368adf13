import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { deal } from '../../../shared/engine/match.ts';
import { open, redact, seen } from '../../../shared/engine/secret.ts';
import { eddies } from '../../../shared/games/eddies/index.ts';
import { options as schema } from '../../../shared/games/eddies/options.ts';
import { settle } from '../../../shared/games/eddies/settle.ts';
import type { Options } from '../../../shared/games/eddies/state.ts';
import { shuffledBy, wordsBy } from '../../engine/words.ts';
import { testSeed } from '../playout.ts';
import { movesOf, partsOf, toldTo } from '../table.ts';
import { EDDIES_NOTATION } from './position.ts';
import { handOf, ORDERED, usualTarget } from './sheet.ts';

const PLAIN: Options = { match: { rounds: 3 }, scoring: 'plain', hand: 'full' };
const dealt = (seats: number, seed = 1, options: Options = PLAIN) => deal(eddies, { options, seats, seed: testSeed(seed) });

/** Seating and deck as the dice of the deal give them, computed beside the engine. */
function expected(seats: number, seed: number): { seating: number[]; deck: string[] } {
  const words = wordsBy(testSeed(seed), Array.from({ length: 12 }, () => 0), 200);
  const seating = shuffledBy(words, Array.from({ length: seats }, (_, player) => player));
  return { seating, deck: shuffledBy(words, ORDERED) };
}

describe('the deal', () => {
  test('E1 three to eight players', () => {
    expect(eddies.seats).toEqual([3, 4, 5, 6, 7, 8]);
    for (const seats of [0, 1, 2, 9]) expect(() => dealt(seats)).toThrow(RangeError);
  });

  test.each([[3, 20, 0], [4, 15, 0], [5, 12, 0], [6, 10, 0], [7, 8, 4], [8, 7, 4]])('E2 with %i players %i cards each, %i stay out', (seats, cards, out) => {
    const { state } = dealt(seats);
    expect(state.hands.map((hand) => open(hand).length)).toEqual(Array.from({ length: seats }, () => cards));
    expect(open(state.out)).toHaveLength(out);
    expect(new Set([...state.hands.flatMap((hand) => open(hand)), ...open(state.out)]).size).toBe(60);
  });

  test.each([[3, 30], [4, 20], [5, 10], [6, 0]])('E2 short with %i players: 10 each, %i stay out', (seats, out) => {
    const { state } = dealt(seats, 1, { ...PLAIN, hand: 'short' });
    expect(state.hands.map((hand) => open(hand).length)).toEqual(Array.from({ length: seats }, () => 10));
    expect(open(state.out)).toHaveLength(out);
  });

  test.each([3, 4, 5, 6, 7, 8])('E4 with %i players p1 leads the first trick, with any card', (seats) => {
    const match = dealt(seats);
    expect(partsOf(EDDIES_NOTATION, match)).toMatchObject({ turn: 'p1', first: 'p1', led: 'p1', trick: '-', done: '-', round: '1', extra: '0' });
    expect(movesOf(match, 0).sort()).toEqual(open(match.state.hands[0]!).map((card) => `play ${card}`).sort());
    for (let seat = 1; seat < seats; seat++) expect(movesOf(match, seat)).toEqual([]); // X10
  });

  test.each([3, 4, 5, 6, 7, 8].flatMap((seats) => [[seats, 'full'], [seats, 'short']] as const).filter(([seats, hand]) => hand === 'full' || seats <= 6))(
    'X1 X8 with %i players, %s hands: seats and hands by the dice, one card at a time off the top', (seats, hand) => {
      for (const seed of [2, 3]) {
        const match = dealt(seats, seed, { ...PLAIN, hand });
        const { seating, deck } = expected(seats, seed);
        const cards = handOf(seats, hand === 'short');
        expect(match.seating).toEqual(seating);
        const hands = Array.from({ length: seats }, (_, seat) => Array.from({ length: cards }, (__, i) => deck.at(-1 - seat - i * seats)!));
        expect(match.state.hands.map((held) => [...open(held)].sort())).toEqual(hands.map((held) => held.sort()));
        expect([...open(match.state.out)].sort()).toEqual(deck.slice(0, 60 - seats * cards).sort());
      }
    },
  );

  test('the deal is told without a card', () => {
    expect(toldTo(EDDIES_NOTATION, dealt(7), 'p3')).toEqual(['dealt 8 in round 1 to p1']);
    expect(toldTo(EDDIES_NOTATION, dealt(4, 1, { ...PLAIN, hand: 'short' }), 'nobody')).toEqual(['dealt 10 in round 1 to p1']);
  });

  test('X3 each sees the own hand; hands of others and what stays out are only counted', () => {
    const match = dealt(7);
    expect(partsOf(EDDIES_NOTATION, match, 'nobody')).toMatchObject({ p1: '?*8', p2: '?*8', p7: '?*8', out: '?*4' });
    const view = redact(match.state, 2);
    expect(view.hands.map((hand) => seen(hand) !== undefined)).toEqual([false, false, true, false, false, false, false]);
    expect(seen(view.out)).toBeUndefined();
  });
});

describe('X12 options', () => {
  const parsed = (options: unknown) => safeParse(schema, options);

  test.each<[unknown, Options]>([
    [{}, PLAIN],
    [{ match: { rounds: 1 } }, { ...PLAIN, match: { rounds: 1 } }],
    [{ match: { rounds: 8 } }, { ...PLAIN, match: { rounds: 8 } }],
    [{ match: { target: 1 } }, { ...PLAIN, match: { target: 1 } }],
    [{ match: { target: 60 } }, { ...PLAIN, match: { target: 60 } }],
    [{ match: { target: null } }, { ...PLAIN, match: { target: null } }],
    [{ scoring: 'balance' }, { ...PLAIN, scoring: 'balance' }],
    [{ scoring: 'plain', hand: 'full' }, PLAIN],
    [{ hand: 'short' }, { ...PLAIN, hand: 'short' }],
    [{ scoring: 'balance', match: { target: 20 } }, { match: { target: 20 }, scoring: 'balance', hand: 'full' }],
    [{ scoring: 'balance', match: { target: 1 } }, { match: { target: 1 }, scoring: 'balance', hand: 'full' }],
    [{ scoring: 'balance', match: { target: null }, hand: 'short' }, { match: { target: null }, scoring: 'balance', hand: 'short' }],
    [{ scoring: 'balance', match: { rounds: 8 } }, { match: { rounds: 8 }, scoring: 'balance', hand: 'full' }],
  ])('%j is read', (given, options) => {
    const result = parsed(given);
    expect(result.success).toBe(true);
    expect(result.output).toEqual(options);
  });

  test.each([
    [{ match: {} }], [{ match: { rounds: 3, target: 9 } }], [{ match: { rounds: 3, target: null } }], [{ match: null }], [{ match: 3 }], [{ match: [] }], [{ match: 'rounds' }],
    [{ match: { rounds: 0 } }], [{ match: { rounds: 9 } }], [{ match: { rounds: -1 } }], [{ match: { rounds: 2.5 } }], [{ match: { rounds: '3' } }], [{ match: { rounds: null } }], [{ match: { rounds: true } }],
    [{ match: { rounds: Number.NaN } }], [{ match: { rounds: Number.POSITIVE_INFINITY } }],
    [{ match: { target: 0 } }], [{ match: { target: 61 } }], [{ match: { target: -1 } }], [{ match: { target: 9.5 } }], [{ match: { target: '9' } }], [{ match: { target: false } }],
    [{ match: { rounds: 3, more: 1 } }], [{ match: { target: 9, extra: 3 } }], [{ match: { tricks: 9 } }],
    [{ scoring: 'Balance' }], [{ scoring: '' }], [{ scoring: null }], [{ scoring: true }], [{ hand: 'long' }], [{ hand: 10 }], [{ hand: null }],
    [{ rounds: 3 }], [{ target: 9 }], [{ trump: false }], [{ ...PLAIN, market: true }], [{ openCards: false }], ['plain'], [null], [3],
  ])('%j is refused', (given) => {
    expect(parsed(given).success).toBe(false);
  });

  test.each([1, 2])('E32 balance with %i rounds is refused', (rounds) => {
    expect(parsed({ scoring: 'balance', match: { rounds } }).success).toBe(false);
    expect(parsed({ scoring: 'plain', match: { rounds } }).success).toBe(true);
  });

  test('E32 three to eight are not', () => {
    for (const rounds of [3, 4, 5, 6, 7, 8]) expect(parsed({ scoring: 'balance', match: { rounds } }).success).toBe(true);
  });

  test.each([21, 60])('a target of %i is for plain alone', (target) => {
    expect(parsed({ scoring: 'balance', match: { target } }).success).toBe(false);
    expect(parsed({ scoring: 'plain', match: { target } }).success).toBe(true);
  });
});

describe('options at a table of so many', () => {
  test.each([
    ['plain', 'full', [20, 15, 12, 10, 8, 7]],
    ['plain', 'short', [10, 10, 10, 10]],
    ['balance', 'full', [6, 5, 4, 3, 2, 2]],
    ['balance', 'short', [6, 5, 4, 3]],
  ] as const)('E23 %s, %s: the usual targets from 3 players on are %j', (scoring, hand, targets) => {
    targets.forEach((target, i) => {
      const seats = 3 + i;
      expect(settle({ match: { target: null }, scoring, hand }, seats)).toEqual({ ok: true, value: { match: { target }, scoring, hand } });
      expect(usualTarget(seats, scoring === 'balance', hand === 'short')).toBe(target);
    });
  });

  test('E23 the number is kept with the deal', () => {
    const match = dealt(5, 1, { match: { target: null }, scoring: 'balance', hand: 'short' });
    expect(match.deal.options.match).toEqual({ target: 4 });
    expect(match.state.options.match).toEqual({ target: 4 });
  });

  test.each([3, 8])('a number that was named stays, and so do rounds, with %i players', (seats) => {
    for (const match of [{ target: 1 }, { target: 60 }, { rounds: 1 }, { rounds: 8 }]) {
      expect(settle({ ...PLAIN, match }, seats)).toEqual({ ok: true, value: { ...PLAIN, match } });
    }
  });

  test.each([7, 8])('E2 short is refused with %i players, with a sentence', (seats) => {
    const result = settle({ ...PLAIN, hand: 'short' }, seats);
    expect(result).toMatchObject({ ok: false, error: expect.stringMatching(/\w.*\.$/) as unknown });
    expect(eddies.settle?.({ ...PLAIN, hand: 'short' }, seats).ok).toBe(false);
    expect(() => dealt(seats, 1, { ...PLAIN, hand: 'short' })).toThrow(RangeError);
  });

  test.each([3, 4, 5, 6])('E2 and allowed with %i', (seats) => {
    expect(settle({ ...PLAIN, hand: 'short' }, seats)).toEqual({ ok: true, value: { ...PLAIN, hand: 'short' } });
  });
});

import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { deal, settle } from '../../../shared/engine/match.ts';
import { open, size } from '../../../shared/engine/secret.ts';
import { manufactory } from '../../../shared/games/manufactory/index.ts';
import { options as OPTIONS } from '../../../shared/games/manufactory/options.ts';
import type { Options } from '../../../shared/games/manufactory/state.ts';
import { shuffledBy, wordsBy } from '../../engine/words.ts';
import { testSeed } from '../playout.ts';
import { movesOf, partsOf, toldTo } from '../table.ts';
import { deckBy, pool, type PoolPart } from './crates.ts';
import { MANUFACTORY_NOTATION } from './position.ts';

const dealt = (seats: number, crates: number | null = null, seed = 1) =>
  deal(manufactory, { options: { crates, secondAfterTie: false, parts: 'pool' }, seats, seed: testSeed(seed) });

/** Seating and deck as the dice of the deal give them, computed beside the engine. */
function expected(seats: number, crates: number, seed: number): { seating: number[]; deck: PoolPart[] } {
  const words = wordsBy(testSeed(seed), Array.from({ length: 12 }, () => 0), 1000);
  const seating = shuffledBy(words, Array.from({ length: seats }, (_, player) => player));
  return { seating, deck: deckBy(words, crates) };
}

const TABLES = [2, 3, 4].flatMap((seats) => [seats, seats + 1, 12].flatMap((crates) => [1, 2, 3].map((seed) => [seats, crates, seed] as const)));

describe('the deal', () => {
  test('two to four players', () => {
    expect(manufactory.seats).toEqual([2, 3, 4]);
    for (const seats of [0, 1, 5]) expect(() => dealt(seats)).toThrow(RangeError);
  });

  test.each(TABLES)('R1 R2 %i players, %i crates, seed %i: the dice as the sheet orders them, the belt off the top', (seats, crates, seed) => {
    const match = dealt(seats, crates, seed);
    const { seating, deck } = expected(seats, crates, seed);
    const ids = deck.map(({ id }) => id);
    expect(match.seating).toEqual(seating);
    expect(match.state.belt).toEqual(ids.slice(-4).reverse()); // R2: place 1 first
    expect(open(match.state.deck)).toEqual(ids.slice(0, -4));
    expect(size(match.state.deck)).toBe(15 * crates - 4);
  });

  test('R1 what a part is, by its id', () => {
    const { state } = dealt(4, 12);
    const known = new Map(Object.values(pool()).flat().map((part) => [part.id, part]));
    for (const [id, part] of Object.entries({ ...state.parts, ...open(state.coming) })) {
      const { cost, colours } = known.get(id)!;
      expect([part.cost, part.colours.join(''), part.universal], id).toEqual([cost, colours, id.startsWith('x')]);
    }
  });

  test('nobody holds a part, and p1 starts', () => {
    for (const seats of [2, 3, 4]) {
      const match = dealt(seats);
      expect(partsOf(MANUFACTORY_NOTATION, match)).toMatchObject({ turn: 'p1', discard: '-', ...Object.fromEntries(Array.from({ length: seats }, (_, seat) => [`p${seat + 1}`, '-'])) });
      expect(new Set(movesOf(match, 0).map((text) => text.split(' ')[1]))).toEqual(new Set(['1', '2'])); // R6
    }
  });

  test('the deal is told: crates, belt and what is left', () => {
    const match = dealt(3, 5);
    const { deck } = expected(3, 5, 1);
    const belt = deck.slice(-4).reverse().map(({ id, cost }) => `${id}/${cost}`).join(' ');
    expect(toldTo(MANUFACTORY_NOTATION, match, 'nobody')).toEqual([`dealt 5: ${belt}, left 71`]);
  });

  test('the deck is hidden from everybody, its size is public', () => {
    const match = dealt(2);
    const { belt } = match.state;
    for (const who of ['p1', 'p2', 'nobody'] as const) {
      expect(partsOf(MANUFACTORY_NOTATION, match, who)).toMatchObject({ deck: '?*26', belt: belt.join(' '), facts: [...new Set(belt)].sort().join(' ') });
    }
  });
});

describe('R31 crates', () => {
  const settled = (crates: number | null, seats: number) => settle(manufactory, { crates, secondAfterTie: false, parts: 'pool' } as Options, seats);

  test.each([2, 3, 4])('as many as the %i players unless the host chooses more', (seats) => {
    expect(settled(null, seats)).toMatchObject({ ok: true, value: { crates: seats } });
    expect(settled(seats, seats)).toMatchObject({ ok: true, value: { crates: seats } });
    expect(settled(12, seats)).toMatchObject({ ok: true, value: { crates: 12 } });
    expect(settled(seats - 1, seats)).toMatchObject({ ok: false });
  });

  const parsed = (given: unknown) => safeParse(OPTIONS, given);

  test.each([[{}, null, false], [{ crates: 4 }, 4, false], [{ crates: 12, secondAfterTie: true }, 12, true], [{ crates: null }, null, false], [{ parts: 'pool' }, null, false]])('%j is read', (given, crates, secondAfterTie) => {
    const result = parsed(given);
    expect(result.success).toBe(true);
    expect(result.output).toEqual({ crates, secondAfterTie, parts: 'pool' });
  });

  test.each([
    { crates: 13 }, { crates: 1 }, { crates: 0 }, { crates: -2 }, { crates: 2.5 }, { crates: '3' }, { secondAfterTie: 1 }, { secondaftertie: true }, { parts: 'all' }, { parts: [] }, { parts: {} }, { more: 1 }, null, 'crates',
  ].map((given) => [given]))('%j is refused', (given) => {
    expect(parsed(given).success).toBe(false);
  });
});

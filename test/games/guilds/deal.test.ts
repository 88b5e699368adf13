import { describe, expect, test } from 'vitest';
import { safeParse } from 'valibot';
import { DECK } from '../../../shared/cards/mystique.ts';
import { deal } from '../../../shared/engine/match.ts';
import { open, redact, seen } from '../../../shared/engine/secret.ts';
import { guilds } from '../../../shared/games/guilds/index.ts';
import { options as schema } from '../../../shared/games/guilds/options.ts';
import { shuffledBy, wordsBy } from '../../engine/words.ts';
import { testSeed } from '../playout.ts';
import { movesOf, partsOf, played, toldTo } from '../table.ts';
import { GUILDS_NOTATION } from './position.ts';

const OPTIONS = { buyFromBoth: false, market: false };
const dealt = (seats: number, seed = testSeed(1)) => deal(guilds, { options: OPTIONS, seats, seed });

/** The deck of X8, written out from the sheet: suns, moons, arms, crowns; yellow, red, blue; 1 to 5. */
const ORDERED: string[] = [...'smac'].flatMap((suit) => [...'yrb'].flatMap((colour) => [...'12345'].map((number) => number + colour + suit)));

/** Seating and deck as DESIGN's dice give them, computed beside the engine. */
function expected(seats: number, seed: Uint8Array): { seating: number[]; deck: string[] } {
  const words = wordsBy(seed, Array.from({ length: 12 }, () => 0), 200);
  const seating = shuffledBy(words, Array.from({ length: seats }, (_, player) => player));
  return { seating, deck: shuffledBy(words, ORDERED) };
}

describe('the deal', () => {
  test('X8 the deck before shuffling: suns, moons, arms, crowns; yellow, red, blue; 1 to 5', () => {
    expect(DECK).toEqual(ORDERED);
    expect(new Set(DECK).size).toBe(60);
  });

  test('G1 two, three or four players', () => {
    expect(guilds.seats).toEqual([2, 3, 4]);
    expect(() => dealt(1)).toThrow(RangeError);
    expect(() => dealt(5)).toThrow(RangeError);
  });

  test.each([2, 3, 4])('G2 G3 with %i players each hand is the one card of the first turn, and p1 is to move', (seats) => {
    const match = dealt(seats);
    expect(match.state.hands.map((hand) => open(hand).length)).toEqual(Array.from({ length: seats }, () => 1));
    expect(open(match.state.deck)).toHaveLength(60 - seats);
    expect(partsOf(GUILDS_NOTATION, match)).toMatchObject({ turn: 'p1', discard: '-', open: '-', laid: '-' });
  });

  test('G3 X4 the first turns are told as draws, in seat order, as the rules’ own, and are no moves', () => {
    const match = dealt(3);
    expect(match.n).toBe(0);
    expect(match.told.map(({ n }) => n)).toEqual([0, 0, 0]);
    expect(toldTo(GUILDS_NOTATION, match, 'nobody')).toEqual(['p1 drew ? by the rules', 'p2 drew ? by the rules', 'p3 drew ? by the rules']);
    const own = open(match.state.hands[1]!)[0];
    expect(toldTo(GUILDS_NOTATION, match, 'p2')).toEqual(['p1 drew ? by the rules', `p2 drew ${own} by the rules`, 'p3 drew ? by the rules']);
  });

  test('X4 a draw of one’s own is told in the same words, without the mark', () => {
    const match = played(dealt(2), 'p1: draw');
    expect(toldTo(GUILDS_NOTATION, match, 'p2').slice(2)).toEqual(['p1 drew ?']);
  });

  test.each([[2, 1], [3, 2], [4, 3], [4, 4], [2, 5]])('X1 X8 with %i players and seed %i: seats, deck and hands by the dice', (seats, number) => {
    const match = dealt(seats, testSeed(number));
    const { seating, deck } = expected(seats, testSeed(number));
    expect(match.seating).toEqual(seating);
    expect(match.state.hands.map((hand) => open(hand))).toEqual(deck.slice(-seats).reverse().map((card) => [card]));
    expect(open(match.state.deck)).toEqual(deck.slice(0, 60 - seats));
    expect(movesOf(match, 0)).not.toEqual([]);
  });

  test('X8 what is drawn later are the top cards, one or k at a time', () => {
    const { deck } = expected(2, testSeed(6));
    const at = (n: number): string => deck[60 - n] as string;
    const card = at(1);
    const k = Number(card[0]);
    const match = played(dealt(2, testSeed(6)), `p1: buy ${card} deck ${k}; p2: draw`);
    const drawn = Array.from({ length: k }, (_, i) => at(3 + i));
    expect([...open(match.state.hands[0]!)].sort()).toEqual(drawn.sort());
    expect([...open(match.state.hands[1]!)].sort()).toEqual([at(2), at(3 + k)].sort());
    expect(match.state.discard).toEqual([card]);
  });

  test('X6 after the deal nothing is shuffled: no move has any dice to throw', () => {
    const dice = { below: refused, shuffle: refused };
    const state = structuredClone(dealt(2).state);
    for (const act of ['draw', 'draw'] as const) guilds.apply(state, state.turn, { act }, { dice, emit: () => undefined });
    expect(open(state.deck)).toEqual(expected(2, testSeed(1)).deck.slice(0, 56));
  });

  test('X3 a spectator and a player see sizes, and no card drawn face down by another', () => {
    const match = dealt(3);
    expect(partsOf(GUILDS_NOTATION, match, 'nobody')).toMatchObject({ deck: '?*57', p1: '?*1', p2: '?*1', p3: '?*1' });
    const view = redact(match.state, 2);
    expect(view.hands.map((hand) => seen(hand) !== undefined)).toEqual([false, false, true]);
    expect(seen(view.deck)).toBeUndefined();
  });
});

describe('X12 options', () => {
  const parsed = (options: unknown) => safeParse(schema, options);

  test.each([
    [{}, { buyFromBoth: false, market: false }],
    [{ market: true }, { buyFromBoth: false, market: true }],
    [{ buyFromBoth: true }, { buyFromBoth: true, market: false }],
    [{ buyFromBoth: true, market: true }, { buyFromBoth: true, market: true }],
    [{ buyFromBoth: false, market: false }, { buyFromBoth: false, market: false }],
  ])('%j is read as %j', (given, options) => {
    const result = parsed(given);
    expect(result.success).toBe(true);
    expect(result.output).toEqual(options);
  });

  test.each([
    { scoring: 'plain' },
    { buyFromBoth: false, market: false, more: true },
    { market: 1 },
    { market: 'true' },
    { buyFromBoth: null },
    'market',
    null,
    7,
  ].map((given) => [given]))('%j is refused', (given) => {
    expect(parsed(given).success).toBe(false);
  });
});

function refused(): never {
  throw new Error('dice were thrown');
}

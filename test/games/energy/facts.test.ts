import { describe, expect, test } from 'vitest';
import { type Match, outcome, turn } from '../../../shared/engine/match.ts';
import { factorsOf } from '../../../shared/games/energy/groups.ts';
import { energy } from '../../../shared/games/energy/index.ts';
import type { Event, Move, Options, State } from '../../../shared/games/energy/state.ts';
import { atRandom, byDefault, playout, testSeed } from '../playout.ts';
import { bare, movesOf, played, toldTo } from '../table.ts';
import { ENERGY_NOTATION } from './position.ts';
import { factors, type Lying, openCells, openWithin, ORDERED, placedBy, placesOf, product, strip, touch } from './sheet.ts';

type Table = Match<State, Move, Event, Options>;

const TABLES = [2, 3, 4, 5, 6].flatMap((seats) => [[seats, false], [seats, true]] as const);

describe.each(TABLES)('%i players, open cards %s', (seats, openCards) => {
  const choices = [['at random', atRandom()], ['by default', byDefault]] as const;

  test.each(choices)('N2 N6 N8 N10 X10 played %s: cells, draws and what is told at every step', (_title, choose) => {
    for (const seed of [1, 2]) {
      let before: Table | null = null;
      playout(energy, { options: { openCards }, seats, seed: testSeed(seed) }, choose, (now, last) => {
        checkMoves(now, seats);
        if (before !== null && last !== null) checkMove(before, now, last.text, seats);
        before = now;
      });
    }
  });

  test.each(choices)('N2 N12 N13 N15 N16 played %s: the end', (_title, choose) => {
    for (const seed of [3, 4]) checkEnd(playout(energy, { options: { openCards }, seats, seed: testSeed(seed) }, choose).match, seats);
  });
});

describe('a small layout', () => {
  test('N6 N9 the cells of the first dozen cards, against every cell of a square', () => {
    playout(energy, { options: { openCards: false }, seats: 3, seed: testSeed(7) }, atRandom(), (now) => {
      if (now.n > 12) return;
      const { layout } = bare<State>(now.state);
      expect(movesOf(now, layout.length % 3).sort()).toEqual(openWithin(layout, 16).map((cell) => `place ${cell}`).sort());
    });
  });
});

describe('the longest and the shortest product', () => {
  test('N15 2926 = 19 · 14 · 11 can happen, on a board 29 cells long', () => {
    const match = inStrip(tight());
    expect(factorsOf(match.state.layout, '4rm')).toEqual({ colour: 19, suit: 14, number: 11 });
    expect(outcome(match as unknown as Match)?.scores[0]).toBe(2926);
    expect(Math.max(...match.state.layout.map(({ q }) => q))).toBe(28);
  });

  test('N15 1 can happen: no two of a kind touch', () => {
    const match = inStrip(loose());
    expect(factorsOf(match.state.layout, '4rm')).toEqual({ colour: 1, suit: 1, number: 1 });
    expect(outcome(match as unknown as Match)).toMatchObject({ scores: [1, expect.any(Number) as number], places: [1, 2] });
  });
});

function checkMoves(now: Table, seats: number): void {
  const { layout, deck, playing } = bare<State>(now.state);
  const left = 60 - seats - layout.length;
  const mover = left === 0 ? null : layout.length % seats;
  expect(turn(now as unknown as Match)).toEqual(mover === null ? [] : [mover]);
  const cells = openCells(layout);
  expect(cells.length).toBeGreaterThan(0); // N8
  for (let seat = 0; seat < seats; seat++) {
    const texts = movesOf(now, seat);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.sort()).toEqual(seat === mover ? cells.map((cell) => `place ${cell}`).sort() : []);
  }
  expect(deck).toHaveLength(Math.max(0, left - seats));
  expect(playing.filter((card) => card !== null)).toHaveLength(Math.min(left, seats));
}

function checkMove(before: Table, after: Table, text: string, seats: number): void {
  const [was, is] = [bare<State>(before.state), bare<State>(after.state)];
  const seat = was.layout.length % seats;
  const [q, r] = text.slice('place '.length).split(',').map(Number) as [number, number];
  const card = was.playing[seat]!;
  expect(is.layout).toEqual([...was.layout, { q, r, card }]);
  expect(is.playing).toEqual(was.playing.with(seat, was.deck.at(-1) ?? null)); // N10
  expect(is.deck).toEqual(was.deck.slice(0, -1));
  expect(is.energy).toEqual(was.energy);
  const beside = was.layout.filter((other) => touch(other, { q, r })).map((other) => other.card).sort();
  const ended = is.layout.length === 60 - seats ? [`p${seat + 1} ended`] : [];
  const told = toldTo(ENERGY_NOTATION, { ...after, told: after.told.filter(({ n }) => n === after.n) }, 'nobody');
  expect(told).toEqual([`p${seat + 1} placed ${card} at ${q},${r} beside ${beside.join(' ')}`, ...ended]);
}

function checkEnd(match: Table, seats: number): void {
  const { layout, energy: energies, deck, playing } = bare<State>(match.state);
  expect(match.n).toBe(60 - seats - 2);
  expect(deck).toEqual([]);
  expect(playing).toEqual(Array.from({ length: seats }, () => null));
  for (let seat = 0; seat < seats; seat++) {
    const placed = match.told.filter(({ event }) => event.type === 'placed' && event.seat === seat);
    expect(placed).toHaveLength(placedBy(seats)); // N2
    expect(factorsOf(match.state.layout, energies[seat]!)).toEqual(factors(layout, energies[seat]!));
  }
  expect([...layout.map(({ card }) => card), ...energies].sort()).toEqual([...ORDERED].sort());
  const scores = energies.map((card) => product(layout, card));
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...scores)).toBeLessThanOrEqual(2926);
  expect(outcome(match as unknown as Match)).toMatchObject({ scores, places: placesOf(scores) });
  for (const at of ['q', 'r'] as const) {
    const along = layout.map((placed) => placed[at]);
    expect(Math.max(...along.map(Math.abs))).toBeLessThanOrEqual(29);
    expect(Math.max(...along) - Math.min(...along)).toBeLessThan(15);
  }
}

/** A whole game of two, laid in two rows: the cards by their places in the strip. The energy cards are 4rm and 1bc. */
function inStrip(cards: readonly string[]): Table {
  const order = [0, 2, 1, ...Array.from({ length: 55 }, (_, i) => i + 3)];
  const laid: Lying[] = order.map((index) => ({ ...strip(index), card: cards[index]! }));
  const [first, second, third, fourth, ...others] = laid;
  const layout = `${first!.q},${first!.r}:${first!.card} ${second!.q},${second!.r}:${second!.card}`;
  const deck = others.map(({ card }) => card).reverse().join(' ');
  const match = ENERGY_NOTATION.set(`e1 4rm | e2 1bc | p1 ${third!.card} | p2 ${fourth!.card} | layout ${layout} | deck ${deck}`);
  return played(match, laid.slice(2).map(({ q, r }, i) => `p${(i % 2) + 1}: place ${q},${r}`).join('; '));
}

const REST = ORDERED.filter((card) => card !== '4rm' && card !== '1bc');
const is = (card: string, kind: string): boolean => card.includes(kind);
const reds = REST.filter((card) => is(card, 'r') && !is(card, 'm') && !is(card, '4'));
const redMoons = REST.filter((card) => is(card, 'r') && is(card, 'm'));
const redFours = REST.filter((card) => is(card, 'r') && is(card, '4'));
const moons = REST.filter((card) => is(card, 'm') && !is(card, 'r') && !is(card, '4'));
const moonFours = REST.filter((card) => is(card, 'm') && is(card, '4') && !is(card, 'r'));
const fours = REST.filter((card) => is(card, '4') && !is(card, 'r') && !is(card, 'm'));

/** Everything like 4rm in one piece for each kind: two kinds side by side in turns where they run together. */
const tight = (): string[] => filled([
  [reds, 0, 1], [redMoons, 12, 2], [redFours, 13, 2], [fours, 19, 2], [moonFours, 20, 2], [moons, 24, 2],
]);

/** Everything like 4rm at least three places from the next of its kind. */
const loose = (): string[] => filled([
  [redMoons, 0, 3], [reds, 12, 3], [redFours, 48, 3], [moonFours, 13, 3], [moons, 19, 3], [fours, 20, 3],
]);

/** The strip with these cards from a place on in steps, and all others where there is room. */
function filled(runs: readonly (readonly [readonly string[], number, number])[]): string[] {
  const places = new Map(runs.flatMap(([cards, from, step]) => cards.map((card, i) => [from + i * step, card] as const)));
  const others = REST.filter((card) => ![...places.values()].includes(card));
  return Array.from({ length: 58 }, (_, index) => places.get(index) ?? others.shift()!);
}

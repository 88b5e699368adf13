import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../shared/cards/mystique.ts';
import type { Dice } from '../../shared/engine/dice.ts';
import { legalMoves, type Match } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import { after, factorsOf, largestGroup, product, reckon } from '../../shared/games/energy/groups.ts';
import { neighbours, openCells } from '../../shared/games/energy/grid.ts';
import { energy } from '../../shared/games/energy/index.ts';
import { type Cell, cellName, type Event, type Move, type Options, type Placed, placer, type State } from '../../shared/games/energy/state.ts';
import { atRandom, playout, testSeed } from './playout.ts';
import { bare } from './table.ts';

type Table = Match<State, Move, Event, Options>;

const TABLES = [2, 3, 4, 5, 6].flatMap((seats) => [false, true].map((openCards) => [seats, openCards] as const));
const AROUND = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, -1], [-1, 1]] as const; // N7

describe.each(TABLES)('%i seats, open cards %s, played at random', (seats, openCards) => {
  const games = Array.from({ length: 4 }, (_, seed) => gameOf(seats, openCards, seed));

  test('N6 N8 N9 X10: at every step the list is what a search of the whole grid finds, and only one seat has it', () => {
    for (const now of games.flat()) {
      const open = now.state.layout.length === 60 - seats ? [] : searched(now.state.layout);
      for (let seat = 0; seat < seats; seat++) {
        const cells = legalMoves(energy, now.state, seat).map(cellName);
        expect(cells).toEqual(seat === now.state.layout.length % seats ? open : []);
      }
    }
  });

  test('N2: all place equally many cards in turn, 60 − n in all', () => {
    for (const game of games) {
      const placed = game.at(-1)!.told.flatMap(({ event }) => (event.type === 'placed' ? [event] : []));
      expect(placed.map(({ seat }) => seat)).toEqual(placed.map((_, index) => placer(index, seats)));
      expect(placed).toHaveLength(60 - seats);
      for (let seat = 0; seat < seats; seat++) expect(placed.filter((event) => event.seat === seat)).toHaveLength(60 / seats - 1);
      expect(placed.map(({ rules = false }) => rules)).toEqual(placed.map((_, index) => index < 2)); // N5, X4
      expect(placed.map(({ q, r, card }) => ({ q, r, card }))).toEqual(game.at(-1)!.state.layout);
    }
  });

  test('N9: coordinates stay within −29…29', () => {
    for (const game of games) {
      for (const { q, r } of game.at(-1)!.state.layout) expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThanOrEqual(29);
    }
  });

  test('N13 N15 N16: scores are what a second count says, no factor is 0, places follow and are never shared', () => {
    for (const { state } of games.map((game) => game.at(-1)!)) {
      const energies = bare<State>(state).energy as Card[];
      const factors = energies.map((card) => counted(state.layout, card));
      const scores = factors.map(([colour, suit, number]) => colour * suit * number);
      for (const factor of factors.flat()) expect(factor).toBeGreaterThanOrEqual(1);
      for (const score of scores) expect(score).toBeLessThanOrEqual(2926);
      const order = scores.map((score, seat) => ({ score, seat })).sort((a, b) => a.score - b.score || a.seat - b.seat);
      expect(energy.outcome(state)).toEqual({ scores, places: scores.map((_, seat) => 1 + order.findIndex((one) => one.seat === seat)) });
    }
  });

  test('what a move would change is what it changes', () => {
    for (const [index, now] of games[0]!.entries()) {
      const next = games[0]![index + 1];
      if (next === undefined) continue;
      const seat = now.state.turn;
      const card = bare<State>(now.state).energy[seat] as Card;
      const said = after(redact(now.state, seat), seat, next.state.layout.at(-1)!);
      expect(said).toEqual({ before: factorsOf(now.state.layout, card), after: factorsOf(next.state.layout, card) });
      expect(after(redact(now.state, null), seat, next.state.layout.at(-1)!)).toBeNull();
    }
  });
});

describe('the sheet’s facts', () => {
  test('the worked example', () => {
    const cells = '0,0 0,1 1,0 1,1 2,0 2,1 3,0 3,1 4,0 4,1 5,0 5,1'.split(' ').map(cellIn);
    const cards = '1rs 2rs 3rs 5rs 4rs 4ba 1ym 2ym 3bm 1ya 2ya 1bc'.split(' ') as Card[];
    const layout = cells.map((cell, index): Placed => ({ ...cell, card: cards[index]! }));
    expect(factorsOf(layout, '4rm')).toEqual({ colour: 5, suit: 3, number: 2 });
    expect(product(factorsOf(layout, '4rm'))).toBe(30);
    expect(largestGroup(layout, 'suit', '4rm').map(({ card }) => card)).toEqual(['1ym', '2ym', '3bm']);
    expect(neighbours(layout, { q: 2, r: 0 }).map(({ card, direction }) => `${direction} ${card}`)).toEqual([
      'right 1ym', 'lowerRight 4ba', 'lowerLeft 5rs', 'left 3rs',
    ]);
  });

  test('N16: equal products go by turn order, at every place', () => {
    const layout: Placed[] = [{ q: 0, r: 0, card: '1rs' }, { q: 1, r: 0, card: '2ym' }, { q: 0, r: 1, card: '5bm' }];
    const { scores, places } = reckon(layout, ['2bs', '1ym', '1bs', '5ys']);
    expect(scores).toEqual([1, 2, 1, 1]);
    expect(places).toEqual([1, 4, 2, 3]);
  });

  test('a product of 1 can happen: reds, moons and fours three apart in a strip in which cards touch the next two', () => {
    const red = kinds('r').filter((card) => !/m$|^4/.test(card));
    const moons = kinds('m').filter((card) => !card.includes('r'));
    const strip = new Map<number, Card>();
    const lay = (cards: readonly Card[], from: number) => cards.forEach((card, index) => strip.set(from + 3 * index, card));
    lay([...kinds('rm'), ...red, ...kinds('4').filter((card) => card[1] === 'r')], 0);
    lay([...moons.filter((card) => card.startsWith('4')), ...moons.filter((card) => !card.startsWith('4'))], 13);
    lay(kinds('4').filter((card) => !/[rm]/.test(card)), 20);
    const rest = DECK.filter((card) => card !== '4rm' && card !== OTHER && ![...strip.values()].includes(card));
    const cards = Array.from({ length: 58 }, (_, index) => strip.get(index) ?? rest.pop()!);
    const zigzag = cards.map((card, index): Placed => ({ q: index >> 1, r: index % 2, card }));
    expect(energy.outcome(arranged(zigzag).state)!.scores[0]).toBe(1);
  });

  test('the highest product can happen: 19 · 14 · 11 = 2926', () => {
    const others = (letter: string) => kinds(letter).filter((card) => !card.includes('r'));
    const moons = others('m').sort((a, b) => Number(a.startsWith('4')) - Number(b.startsWith('4'))); // the fours last
    const fours = others('4').filter((card) => !card.includes('m'));
    const reds = [...kinds('rm'), ...kinds('r').filter((card) => !/m$|^4/.test(card)), ...kinds('4').filter((card) => card[1] === 'r')];
    const first = [...reds.slice(0, 14), ...reds.slice(16), ...reds.slice(14, 16)]; // red fours above the other fours
    const second = [...moons, ...fours];
    const rest = DECK.filter((card) => card !== '4rm' && card !== OTHER && ![...first, ...second].includes(card));
    const row = (cards: readonly Card[], r: number, from = 0) => cards.map((card, index): Placed => ({ q: from + index, r, card }));
    const table = [...row(first, 0), ...row([...second, ...rest.splice(0, 3)], 1), ...row(rest, 2, -1)];
    const { state } = arranged(table);
    expect(energy.outcome(state)!.scores[0]).toBe(2926);
    expect(bare<State>(state).energy[0]).toBe('4rm');
  });
});

/** The second energy card of arranged games: of no kind of the first, 4rm. */
const OTHER: Card = '1ys';

/** All cards with these letters except the energy card. */
const kinds = (letters: string): Card[] => DECK.filter((card) => card !== '4rm' && [...letters].every((letter) => card.includes(letter)));

/** Every position of a game of random moves. */
function gameOf(seats: number, openCards: boolean, seed: number): Table[] {
  const game: Table[] = [];
  playout(energy, { options: { openCards }, seats, seed: testSeed(seed) }, atRandom(), (now) => game.push(now));
  return game;
}

/** A game of two by the rules whose deck is in such an order that every card comes to its cell. */
function arranged(table: readonly Placed[]): { state: State } {
  const order = [0, 1].map((q) => table.find((placed) => placed.q === q && placed.r === 0)!);
  while (order.length < table.length) {
    const open = new Set(openCells(order).map(cellName));
    const next = table.find((placed) => open.has(cellName(placed)) && !order.includes(placed));
    if (next === undefined) throw new Error('this table cannot be laid');
    order.push(next);
  }
  const deck = ['4rm', OTHER, ...order.map(({ card }) => card)].reverse();
  const dice: Dice = { below: () => 0, shuffle: <T>(_cards: readonly T[]) => deck as readonly unknown[] as T[] };
  expect([...deck].sort()).toEqual([...DECK].sort());
  const state = energy.setup({ openCards: false }, 2, { dice, emit: () => undefined });
  for (const placed of order.slice(2)) {
    const move = energy.legal(state, state.turn).find((cell) => cellName(cell) === cellName(placed));
    if (move === undefined) throw new Error(`${cellName(placed)} is not legal`);
    energy.apply(state, state.turn, move, { dice, emit: () => undefined });
  }
  return { state };
}

/** N6 by looking at every cell there could be, row by row. */
function searched(layout: readonly Placed[]): string[] {
  const full = new Set(layout.map(cellName));
  const found: string[] = [];
  for (let r = -31; r <= 31; r++) {
    for (let q = -31; q <= 31; q++) {
      const touching = AROUND.filter(([dq, dr]) => full.has(`${q + dq},${r + dr}`)).length;
      if (!full.has(`${q},${r}`) && touching >= 2) found.push(`${q},${r}`);
    }
  }
  return found;
}

/** N13 counted again: groups grow from single cards until nothing touches. */
function counted(layout: readonly Placed[], own: Card): [number, number, number] {
  const largest = (letter: number): number => {
    const kin = layout.filter(({ card }) => card[letter] === own[letter]);
    return Math.max(...kin.map((start) => {
      const group = new Set([start]);
      for (const one of group) for (const other of kin) if (touch(one, other)) group.add(other);
      return group.size;
    }));
  };
  return [largest(1), largest(2), largest(0)];
}

const touch = (a: Cell, b: Cell): boolean => AROUND.some(([dq, dr]) => a.q + dq === b.q && a.r + dr === b.r);

function cellIn(text: string): Cell {
  const [q, r] = text.split(',').map(Number);
  return { q: q!, r: r! };
}

import { describe, expect, test } from 'vitest';
import { deal, legalMoves, type Match, play } from '../../shared/engine/match.ts';
import { seatName } from '../../shared/engine/types.ts';
import { gates } from '../../shared/games/gates/index.ts';
import type { Event, Move, Options, State } from '../../shared/games/gates/state.ts';
import { diceFor } from '../../shared/engine/dice.ts';
import { shuffledBy, wordsBy } from '../engine/words.ts';
import { lawful, type Open } from './gates-chronicle.ts';
import { GATES_NOTATION } from './gates-position.ts';
import { CHARACTERS_IN_ORDER, PEARLS_IN_ORDER } from './gates-sheet.ts';
import { atRandom, playout, type Step, testSeed } from './playout.ts';
import { bare, movesOf } from './table.ts';

type Table = Match<State, Move, Event, Options>;

describe.each([2, 3, 4, 5])('the deal with %i players', (seats) => {
  test('seats, pearls, characters are shuffled in this order; four pearls lie open, then two characters, place 1 first; no symbol counts', () => {
    let symbols = 0;
    for (let seed = 0; seed < 12; seed++) {
      const words = wordsBy(testSeed(seed), Array.from({ length: 12 }, () => 0), 400);
      const seating = shuffledBy(words, Array.from({ length: seats }, (_, player) => player));
      const pearls = shuffledBy(words, PEARLS_IN_ORDER);
      const characters = shuffledBy(words, CHARACTERS_IN_ORDER);
      const match = dealt(seats, seed);
      const state = bare<State>(match.state);
      const row = pearls.slice(-4).reverse();
      expect(match.seating).toEqual(seating);
      expect(state.pearls).toEqual({ pile: pearls.slice(0, -4), discard: [], row });
      expect(state.characters).toEqual({ pile: characters.slice(0, -2), discard: [], row: characters.slice(-2).reverse(), peeked: null });
      expect(state.players).toEqual(Array.from({ length: seats }, () => ({ hand: [], portal: { a: null, b: null }, active: [], diamonds: [], power: 0 })));
      expect([state.round, state.turn, state.actions, state.end]).toEqual([1, 0, 3, null]);
      expect(movesOf(match, 0)).toHaveLength(9);
      symbols += row.filter((pearl) => pearl.endsWith('r')).length;
    }
    expect(symbols).toBeGreaterThan(0);
  });
});

test('2 to 5 players', () => {
  expect(gates.seats).toEqual([2, 3, 4, 5]);
  for (const seats of [1, 6]) expect(() => dealt(seats, 0)).toThrow(RangeError);
});

describe('games kept by hand beside the rules, position by position', () => {
  const seen = new Set<string>();

  test.each([
    [2, false, 1], [3, false, 2], [4, true, 3], [5, false, 4], [5, true, 5], [2, true, 6], [5, false, 7], [4, false, 8],
  ])('%i seats, keepPortal %s, seed %i', (seats, keepPortal, seed) => {
    let before: Open | null = null;
    const weights = { activate: 40, place: seed % 2 === 0 ? 4 : 1, pearl: 4, trade: 2, redraw: 2 };
    playout(gates, { options: { keepPortal }, seats, seed: testSeed(seed) }, atRandom(weights), (now, last) => {
      const state = bare<State>(now.state);
      if (before !== null) beside(before, last!, state, testSeed(seed), now);
      before = state;
    });
  });

  test('from positions with few characters left, in which the pile runs out', () => {
    for (let seed = 100; seed < 130; seed++) {
      const choose = atRandom({ activate: 20, place: 4, trade: 3, peek: 3, exchange: 3 });
      let match = scarce(seed);
      for (let before = bare<State>(match.state); match.n < 70 && before.phase !== 'over';) {
        const move = choose(match, before.turn, legalMoves(gates, match.state, before.turn));
        const step = { seat: before.turn, text: gates.notate(move) };
        match = play(match, step.seat, move);
        const state = bare<State>(match.state);
        beside(before, step, state, testSeed(seed), match);
        before = state;
      }
    }
  });

  test('in which everything happened', () => {
    expect([...seen].sort()).toEqual([
      'activate', 'activate p', 'banish', 'discard', 'empty place', 'end', 'end for want of characters', 'exchange', 'look', 'over', 'pearl', 'peek',
      'place', 'recover', 'redraw', 'renewed', 'reshuffled characters', 'reshuffled pearls', 'steal', 'sweep', 'trade',
    ]);
  });

  function beside(before: Open, { seat, text }: Step, state: Open, seed: Uint8Array, now: Table): void {
    const expected = lawful(before, text, seed, now.n);
    const ended = expected.phase === 'over';
    const where = `${now.n}: ${seatName(seat)}: ${text}`;
    expect(seat).toBe(before.turn);
    expect({ ...state, ...(ended ? left(expected) : {}) }, where).toEqual(expected);
    seen.add(text.split(' ')[0]!);
    if (text.startsWith('activate p')) seen.add('activate p');
    if (state.characters.row.includes(null)) seen.add('empty place');
    if (ended) seen.add('over');
    if (state.end?.why === 'characters') seen.add('end for want of characters');
    for (const { event } of now.told.filter(({ n }) => n === now.n)) {
      if (event.type === 'renewed') seen.add('renewed');
      if (event.type === 'reshuffled') seen.add(`reshuffled ${event.pile}`);
    }
  }
});

/** What no longer matters when the game is over. */
const left = ({ turn, actions, bonus, used }: Open) => ({ turn, actions, bonus, used });

function dealt(seats: number, seed: number): Table {
  return deal(gates, { options: { keepPortal: false }, seats, seed: testSeed(seed) });
}

/** Some characters on portals, in the row and in the pile, some of them live, some of them diamonds; no others exist. */
function scarce(seed: number): Table {
  const dice = diceFor(testSeed(seed), 0);
  const seats = 2 + dice.below(4);
  const characters = dice.shuffle(CHARACTERS_IN_ORDER);
  const none = seed % 2 === 0; // none but on portals
  const some = (most: number): string => characters.splice(0, dice.below(most + 1)).join(' ') || '-';
  const blue = ['b-trade', 'b-peek', 'b-exchange', 'b-redraw', 'b-limit', 'b-minus', 'b-three-any', 'b-virtual-5', 'b-virtual-any', 'b-one-eight'];
  const pearls = dice.shuffle(PEARLS_IN_ORDER);
  const players = Array.from({ length: seats }, (_, seat) => {
    const name = seatName(seat);
    const has = blue.filter(() => dice.below(5) === 0).join(' ') || '-';
    const hand = pearls.splice(0, dice.below(6)).join(' ') || '-';
    return `${name} ${hand} | ${name}.a ${some(1)} | ${name}.b ${none ? '-' : some(1)} | ${name}.has ${has} | ${name}.gems ${some(4)}`;
  });
  const open = none ? '- -' : characters.splice(0, 2).join(' ');
  const pile = none ? '-' : some(3);
  const row = pearls.splice(0, 4).join(' ');
  const match = GATES_NOTATION.set(`${players.join(' | ')} | open ${open} | pile ${pile} | row ${row} | pearls ${pearls.join(' ')}`);
  return { ...match, deal: { ...match.deal, seed: testSeed(seed) } };
}

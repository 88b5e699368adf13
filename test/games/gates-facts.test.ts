import { describe, expect, test } from 'vitest';
import { type Match, outcome, turn } from '../../shared/engine/match.ts';
import { CHARACTERS, FACES } from '../../shared/games/gates/characters.ts';
import { CHARACTER_CARDS, PEARL_CARDS } from '../../shared/games/gates/decks.ts';
import { gates } from '../../shared/games/gates/index.ts';
import { type Event, type Move, type Options, type State } from '../../shared/games/gates/state.ts';
import { FACTS } from './gates-sheet.ts';
import { atRandom, playout, testSeed } from './playout.ts';
import { type Bare, bare } from './table.ts';

type Table = Match<State, Move, Event, Options>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const count = <T>(items: readonly T[], item: T): number => items.filter((one) => one === item).length;

describe('the cards', () => {
  test('54 characters, 40 faces, in the order of the sheet; 89 power, 10 diamonds; 23 green, 10 red, 21 blue', () => {
    expect(CHARACTER_CARDS).toHaveLength(54);
    expect(FACES).toEqual(Object.keys(FACTS));
    expect(FACES).toHaveLength(40);
    expect(CHARACTER_CARDS).toEqual(Object.entries(FACTS).flatMap(([id, { copies }]) => Array.from({ length: copies }, () => id)));
    expect(sum(CHARACTER_CARDS.map((id) => CHARACTERS[id].power))).toBe(89);
    expect(sum(CHARACTER_CARDS.map((id) => CHARACTERS[id].diamonds))).toBe(10);
    expect(['green', 'red', 'blue'].map((colour) => CHARACTER_CARDS.filter((id) => CHARACTERS[id].colour === colour).length)).toEqual([23, 10, 21]);
  });

  test.each(FACES)('%s is as the sheet says', (id) => {
    const { copies, power, diamonds, colour, cost } = CHARACTERS[id];
    const fact = FACTS[id]!;
    expect({ ...fact, copies, power, diamonds, colour, price: cost.diamonds }).toEqual(fact);
    expect(CHARACTERS[id].ability === null).toBe(colour === 'green');
  });

  test('the abilities', () => {
    const does = (ability: string): string[] => FACES.filter((id) => CHARACTERS[id].ability?.does === ability);
    expect(does('virtual')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', 'any'].map((value) => `b-virtual-${value}`));
    expect(does('wisp')).toEqual(['r-wisp-36', 'r-wisp-45']);
    expect(does('actions')).toEqual(['r-actions-odd', 'r-actions-even']);
    const single = ['bonus', 'banish', 'look', 'recover', 'minus', 'trade', 'limit', 'extra', 'peek', 'exchange', 'redraw'];
    for (const ability of single) expect(does(ability), ability).toHaveLength(1);
    expect(does('counts')).toEqual(['b-three-any', 'b-one-eight']);
  });

  test('56 pearls, seven of each value, values ascending; the symbol on the last 3, 4 and 5', () => {
    expect(PEARL_CARDS.join(' ')).toBe([1, 2, 3, 4, 5, 6, 7, 8].map((value) => `${`${value} `.repeat(6)}${value}${value >= 3 && value <= 5 ? 'r' : ''}`).join(' '));
    expect(PEARL_CARDS).toHaveLength(56);
  });
});

const TABLES = [2, 3, 4, 5].flatMap((seats) => [false, true].map((keepPortal) => ({ seats, keepPortal })));

describe.each(TABLES)('$seats seats, keepPortal $keepPortal, played at random', ({ seats, keepPortal }) => {
  test('every card in one place, piles never empty beside a discard, turns and rounds in order, an end that is right', () => {
    const rounds: number[] = [];
    let before: Bare<State> | null = null;
    const choose = atRandom({ activate: 30, pearl: 3, place: keepPortal ? 2 : 1 });
    const { match } = playout(gates, { options: { keepPortal }, seats, seed: testSeed(seats) }, choose, (now) => {
      const state = bare<State>(now.state);
      checkPearls(state, seats);
      checkCharacters(state);
      if (before !== null) checkTurn(before, state, seats);
      if (before?.round !== state.round) rounds.push(state.round);
      checkMover(now);
      before = state;
    });
    expect(rounds).toEqual(Array.from({ length: rounds.length }, (_, index) => index + 1));
    checkEnd(match);
  });
});

function checkPearls({ pearls, players, paid }: Bare<State>, seats: number): void {
  const out = [...pearls.row, ...players.flatMap(({ hand }) => hand), ...paid];
  expect([...out, ...pearls.pile, ...pearls.discard].sort()).toEqual([...PEARL_CARDS].sort());
  expect(out.length).toBeLessThanOrEqual(41);
  expect(pearls.row).toHaveLength(4);
  expect(pearls.pile.length, 'R5').toBeGreaterThan(0);
  expect(seats).toBe(players.length);
  for (const { hand } of players) expect(hand).toEqual([...hand].sort());
}

function checkCharacters({ characters: { pile, discard, row, peeked }, players }: Bare<State>): void {
  const laid = players.flatMap(({ portal, active, diamonds }) => [portal.a, portal.b, ...active, ...diamonds]);
  const all = [...pile, ...discard, ...row, ...laid].filter((character) => character !== null);
  expect(all.sort()).toEqual([...CHARACTER_CARDS].sort());
  if (pile.length === 0) expect(discard, 'R4').toEqual([]);
  if (count(row, null) > 0) expect(pile, 'R6').toEqual([]);
  if (peeked !== null) expect(peeked.card, 'R25').toBe(pile.at(-1));
  for (const { active, power } of players) expect(power).toBe(sum(active.map((id) => FACTS[id]!.power)));
}

/** The turn goes on in the order of seats, a round after the last seat; hands are within their limits then. */
function checkTurn(before: Bare<State>, now: Bare<State>, seats: number): void {
  if (before.turn === now.turn) return expect(now.round).toBe(before.round);
  expect(now.turn).toBe((before.turn + 1) % seats);
  expect(now.round).toBe(before.round + (now.turn === 0 ? 1 : 0));
  const { hand, active } = now.players[before.turn]!;
  expect(hand.length).toBeLessThanOrEqual(5 + count(active, 'b-limit'));
  const extra = count(now.players[now.turn]!.active, 'b-extra');
  expect([3 + extra, 4 + extra]).toContain(now.actions);
  expect(now.phase).toBe('start');
}

/** Exactly one seat moves while there is no outcome; the end, once set, stays. */
function checkMover(match: Table): void {
  const over = outcome(match as unknown as Match) !== null;
  expect(turn(match as unknown as Match)).toEqual(over ? [] : [match.state.turn]);
  const most = Math.max(...match.state.players.map(({ power }) => power));
  if (most >= 12) expect(match.state.end).not.toBeNull();
  expect(match.state.round).toBeLessThanOrEqual(Math.min(101, match.state.end?.last ?? 101));
}

function checkEnd({ state, told }: Table): void {
  const { players, end, round } = bare<State>(state);
  const score = players.map(({ power, diamonds }) => power * 100 + diamonds.length);
  const places = score.map((one) => 1 + score.filter((other) => other > one).length);
  expect(gates.outcome(state)).toEqual({ scores: players.map(({ power }) => power), places });
  expect(round).toBe(end!.last);
  const set = told.filter(({ event }) => event.type === 'set');
  expect(set).toHaveLength(1);
  const closed = told.flatMap(({ event }) => (event.type === 'round' ? [event.round] : []));
  expect(closed).toEqual(Array.from({ length: round }, (_, index) => index + 1));
  const setIn = 1 + told.filter(({ event, n }) => event.type === 'round' && n < set[0]!.n).length;
  expect(end!.last).toBe(end!.why === 'rounds' ? 101 : setIn + 1);
}

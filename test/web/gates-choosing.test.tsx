import { act } from '@testing-library/preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { diceFor } from '../../shared/engine/dice.ts';
import { own } from '../../shared/engine/secret.ts';
import { type Seat, seatName } from '../../shared/engine/types.ts';
import { gates } from '../../shared/games/gates/index.ts';
import { type Move, PLACES, valueOf } from '../../shared/games/gates/state.ts';
import view from '../../web/games/gates/index.tsx';
import { atRandom, playout, testSeed } from '../games/playout.ts';
import { afterwards, drawn, type Drawn, type GatesMatch, nameOf, PEOPLE, position } from './gates-table.tsx';

beforeAll(() => view.load('en'));

const TABLES = gates.seats.map((seats) => ({ seats, options: { keepPortal: seats === 3 } }));
const LONGEST_LIST = 25;
const PRESSES = 12;

// Each kind of step that a turn can hold, some of which come up rarely by themselves.
const STEPS = {
  'the start window': 'p1 2 3 4 | p1.a g-pair | p1.b g-88 | p1.has b-peek b-exchange b-trade | p2 1',
  'a full portal': 'left 2 | p1 8 8 | p1.a g-88 | p1.b g-pair | p2 1 2',
  'a full portal that is kept': 'with keepPortal | left 2 | p1 8 8 | p1.a g-88 | p1.b g-pair | p2 1 2',
  'many ways to pay': 'left 1 | p1 1 3 3r 7 8 8 | p1.a g-88 | p1.b g-pair | p1.has b-one-eight b-three-any b-virtual-8 b-virtual-any | p1.gems g-pair g-pair g-pair | p2 1',
  'wisps of both neighbours': 'left 2 | p1 3 3 3 4 4 4 | p2.a r-wisp-36 | p3.b r-wisp-45 | p3 1',
  'whose hand': 'left 1 | phase look | paid 5 6 7 | p1 1 | p2 2 3 | p3 4',
  'which pearl of a hand': 'left 1 | phase steal | victim p2 | paid 5 6 7 | p1 1 | p2 2 3 3r 5r | p3 4',
  'which character is discarded': 'left 1 | phase banish | paid 1 2 4 | p1 1 | p2.a g-pair | p2.b r-wisp-36 | p3.b g-88',
  'which pearl comes back': 'left 1 | phase recover | paid 3r 4 5 | p1 1 | p2 1',
  'the end window': 'left 0 | phase end | p1 2 5 | p1.has b-redraw b-trade | p2 1',
  'the hand limit': 'left 0 | phase limit | p1 1 1 3 3r 6 7 8 8 | p2 1',
  'no characters in the pile': 'left 1 | p1 1 | pile - | open g-pair - | p2 1',
} as const;

describe.each(Object.entries(STEPS))('%s', (_, given) => {
  test('every legal move can be pressed together', () => pressAll(position(given), 0));
  test('nothing else can be sent', () => pressAnything(position(given), 0));
});

describe.each(TABLES)('$seats players, the portal is kept: $options.keepPortal', ({ seats, options }) => {
  const positions = positionsOf(seats, options);

  test('every legal move can be pressed together', () => positions.forEach(([match, seat]) => pressAll(match, seat)));
  test('nothing else can be sent, whatever is pressed in whatever order', () => positions.forEach(([match, seat]) => pressAnything(match, seat)));
});

describe('in few presses', () => {
  test('a pearl is one, and sending it the second', () => {
    const table = drawn(position(STEPS['a full portal']), 0);
    table.press('.pearl-row button', 2);
    expect(table.texts()).toEqual(['pearl 3']);
    table.press('.pearl-row button', 0);
    expect(table.texts()).toEqual(['pearl 1']);
    table.press('.pearl-row button', 0);
    expect(table.texts()).toEqual([]);
  });

  test('a card of the portal is activated in the cheapest way until more is said', () => {
    const table = drawn(position(STEPS['many ways to pay']), 0);
    const cheapest = gates.notate(gates.legal(position(STEPS['many ways to pay']).state, 0).find(({ act }) => act === 'activate')!);
    table.press('.portal button.card');
    expect(table.texts()).toEqual([cheapest]);
    expect(table.root.querySelector<HTMLInputElement>('.payments input')!.checked).toBe(true);
  });

  test('pointing at pearls of the hand narrows the payments, and another tap widens them again', () => {
    const table = drawn(position(STEPS['many ways to pay']), 0);
    table.press('.portal button.card');
    const all = table.controls().filter(({ tagName }) => tagName === 'INPUT').map(nameOf);
    table.press('.own-hand button', 3);
    const fewer = table.controls().filter(({ tagName }) => tagName === 'INPUT').map(nameOf);
    expect(fewer.every((name) => name.includes('7'))).toBe(true);
    expect(table.texts()[0]).toMatch(/^activate a with (\d )*7/);
    table.press('.own-hand button[aria-pressed=true]');
    expect(table.controls().filter(({ tagName }) => tagName === 'INPUT').map(nameOf)).toEqual(all);
  });

  test('a payment that is picked among those for the pearls pointed at stays there, and is marked', () => {
    const table = drawn(position('left 1 | p1 1 1 2 2 3 3 4 4 5 5 | p1.a b-limit | p1.has b-minus b-virtual-2 | p1.gems g-pair g-pair g-pair'), 0);
    const payments = () => [...table.root.querySelectorAll<HTMLInputElement>('.payments input')];
    table.press('.portal button.card');
    table.press('.own-hand li:nth-child(9) button');
    table.press('.own-hand li:nth-child(10) button');
    const names = payments().map(nameOf);
    table.press('.payments input', names.length - 1);
    expect(table.texts()).toEqual(['activate a with 1 2 5 5 diamonds 3']);
    expect(payments().map(nameOf)).toEqual(names);
    expect(payments().findIndex(({ checked }) => checked)).toBe(names.length - 1);
  });

  test('R43: a step that brings up a card is sent before the next one can be chosen', () => {
    const table = drawn(position(STEPS['the start window']), 0);
    for (const step of ['.pearl-row li:nth-child(1) button', '.pearl-row li:nth-child(5) button', '.market button.small', '.market .character-row > li:nth-child(1) button.card']) {
      table.press(step);
      expect(table.texts().length).toBeLessThan(2);
    }
    expect(table.texts().join()).toMatch(/^(place 1)?$/);
  });

  test('pearls above the limit are discarded together', () => {
    const table = drawn(position(STEPS['the hand limit']), 0);
    for (const value of ['1', '8', '6']) table.press(`.own-hand button[aria-label="${value}"]`);
    expect(table.texts()).toEqual(['discard 1', 'discard 8', 'discard 6']);
    expect(afterwards(position(STEPS['the hand limit']), 0, table.texts())!.state.turn).toBe(1);
  });

  test('after an exchange the turn goes on at once', () => {
    const table = drawn(position(STEPS['the start window']), 0);
    table.press('form input[value=exchange]');
    table.press('.portal button.card', 1);
    table.press('.market button.card', 0);
    expect(table.texts()).toEqual(['exchange b with 1']);
    expect(table.says('.portal .character-row .look')).toEqual(['Lamplighter', 'Map Maker']);
    table.press('.pearl-row button', 3);
    expect(table.texts()).toEqual(['exchange b with 1', 'pearl 4']);
    expect(afterwards(position(STEPS['the start window']), 0, table.texts())).toBeDefined();
  });
});

function pressAll(match: GatesMatch, seat: Seat): void {
  const table = drawn(match, seat);
  const moves = gates.legal(match.state, seat);
  expect(moves.length).toBeGreaterThan(0);
  for (const move of moves) {
    void act(() => table.choice!.clear());
    pressTogether(table, move, match, seat);
    expect(table.texts()).toEqual([gates.notate(move)]);
  }
}

function pressAnything(match: GatesMatch, seat: Seat): void {
  const table = drawn(match, seat);
  const dice = diceFor(testSeed(match.n), 0);
  for (let i = 0; i < PRESSES; i++) {
    const controls = table.controls();
    const control = controls[dice.below(controls.length)]!;
    const name = nameOf(control);
    void act(() => control.click());
    expect(afterwards(match, seat, table.texts()), `${table.texts().join('; ')} after ${name}`).toBeDefined();
  }
}

/** Presses what a person would. */
function pressTogether(table: Drawn, move: Move, match: GatesMatch, seat: Seat): void {
  const radio = (name: string, value: string | number) => table.press(`form input[name=${name}][value="${value}"]`);
  const portalOf = (owner: Seat, place: 'a' | 'b') => {
    if (owner === seat) return table.press(`.portal li:nth-child(${PLACES.indexOf(place) + 1}) button.card`);
    const at = (owner - seat + match.deal.seats) % match.deal.seats;
    table.press(`.others > li:nth-child(${at}) .character-row > li:nth-child(${PLACES.indexOf(place) + 1}) button.card`);
  };
  switch (move.act) {
    case 'pearl':
      return table.press(`.pearl-row li:nth-child(${move.from === 'deck' ? 5 : move.from + 1}) button`);
    case 'sweep':
      return table.press('.market button.small');
    case 'place':
      table.press(`.market .character-row > li:nth-child(${move.from === 'deck' ? 3 : move.from + 1}) button.card`);
      if (move.dropping !== null) portalOf(seat, move.dropping);
      return;
    case 'activate':
      portalOf(move.owner ?? seat, move.place);
      return pay(table, move, match, seat);
    case 'exchange':
      radio('act', 'exchange');
      if (table.texts().length > 0) return;
      portalOf(seat, move.place);
      if (table.texts().length === 0) table.press(`.market .character-row > li:nth-child(${move.with + 1}) button.card`);
      return;
    case 'look':
      return radio('seat', move.seat);
    case 'banish':
      return portalOf(move.seat, move.place);
    case 'steal':
    case 'recover':
      return radio('value', move.value);
    case 'discard': {
      const hand = own(match.state.players[seat]!.hand, seat);
      return table.press('.own-hand button', hand.findIndex((pearl) => valueOf(pearl) === move.value));
    }
    default:
      return radio('act', move.act);
  }
}

/** Points at the pearls of a payment, and at the payment itself where that leaves another one. */
function pay(table: Drawn, move: Move & { act: 'activate' }, match: GatesMatch, seat: Seat): void {
  const text = gates.notate(move);
  if (table.texts()[0] === text) return;
  const hand = own(match.state.players[seat]!.hand, seat).map(valueOf);
  move.values.forEach((value, i) => {
    const nth = move.values.slice(0, i).filter((other) => other === value).length;
    const at = hand.indexOf(value) + nth;
    const pearl = table.root.querySelectorAll('.own-hand li')[at]!.querySelector('button');
    if (pearl !== null && pearl.getAttribute('aria-pressed') !== 'true') void act(() => pearl.click());
  });
  if (table.texts()[0] === text) return;
  if (table.root.querySelector('form .look') !== null) table.press('form .look');
  const inputs = [...table.root.querySelectorAll<HTMLElement>('.payments input')];
  for (const input of inputs) {
    void act(() => input.click());
    if (table.texts()[0] === text) return;
  }
}

/** Positions of games at random, one for every kind of step that comes up in them. */
function positionsOf(seats: number, options: { readonly keepPortal: boolean }): readonly (readonly [GatesMatch, Seat])[] {
  const found = new Map<string, (readonly [GatesMatch, Seat])[]>();
  playout(gates, { options, seats, seed: testSeed(seats) }, atRandom({ activate: 8, place: 2 }), (match) => {
    const seat = match.state.turn;
    const moves = gates.legal(match.state, seat);
    if (moves.length === 0 || moves.length > LONGEST_LIST) return;
    const kind = [match.state.phase, ...new Set(moves.map((move) => move.act))].join(' ');
    found.set(kind, [...(found.get(kind) ?? []), [match, seat]]);
  });
  return [...found.values()].slice(0, 5).map((all) => all[Math.floor(all.length / 2)]!);
}

test('names tell whose card a wisp is', () => {
  const table = drawn(position(STEPS['wisps of both neighbours']), 0);
  expect(table.controls().map(nameOf).filter((name) => name.includes('Wisp'))).toEqual([
    expect.stringContaining(`(${PEOPLE[1]!.name})`), expect.stringContaining(`(${PEOPLE[2]!.name})`),
  ]);
  table.press('.others > li:nth-child(1) button.card');
  expect(table.texts()).toEqual([`activate ${seatName(1)}.a with 3 3 3`]);
});

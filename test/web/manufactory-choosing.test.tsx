import { act, fireEvent } from '@testing-library/preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { diceFor } from '../../shared/engine/dice.ts';
import { type Match, turn } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import { manufactory } from '../../shared/games/manufactory/index.ts';
import { costs, type Move, type Options, shown } from '../../shared/games/manufactory/state.ts';
import view from '../../web/games/manufactory/index.tsx';
import { wordsOf } from '../../web/games/manufactory/words.ts';
import { LIST } from '../games/manufactory-list.ts';
import { MANUFACTORY_NOTATION } from '../games/manufactory/position.ts';
import { atRandom, playout, testSeed } from '../games/playout.ts';
import { type Drawn, drawn, type ManufactoryMatch } from './manufactory-table.tsx';

beforeAll(() => view.load('en'));

const TABLES: readonly { seats: number; options: Options }[] = [
  ...manufactory.seats.map((seats) => ({ seats, options: { crates: seats, secondAfterTie: seats === 3, parts: 'pool' as const } })),
  { seats: 2, options: { crates: 2, secondAfterTie: false, parts: { list: LIST } } },
];
const PRESSES = 15;
const LONGEST_LIST = 24;

describe.each(TABLES)('$seats players, list $options.parts.list.length', ({ seats, options }) => {
  const positions = positionsOf(seats, options);

  test('every legal move can be clicked together', () => {
    for (const [match, seat] of positions) {
      const table = drawn(match, seat);
      for (const move of manufactory.legal(match.state, seat)) {
        void act(() => table.choice!.clear());
        clickTogether(table, match, seat, move);
        expect(table.texts()).toEqual([manufactory.notate(move)]);
      }
    }
  });

  test('nothing else can be sent, whatever is clicked in whatever order', () => {
    for (const [match, seat] of positions) {
      const table = drawn(match, seat);
      const legal = manufactory.legal(match.state, seat).map((move) => manufactory.notate(move));
      const dice = diceFor(testSeed(match.n), 0);
      let sent = 0;
      for (let i = 0; i < PRESSES; i++) {
        const controls = table.controls();
        void act(() => controls[dice.below(controls.length)]!.click());
        const texts = table.texts();
        expect(texts.length).toBeLessThanOrEqual(1);
        for (const text of texts) expect(legal).toContain(text);
        sent += texts.length;
      }
      expect(sent).toBeGreaterThan(0);
    }
  });
});

describe('one part after another', () => {
  const GIVEN = 'p1 w002/5 x002>w w003/1 | p2 k001/2 | belt w001/3 d001wu/4 x001 n001/2 | deck k002/1';
  const position = (given = GIVEN): ManufactoryMatch => MANUFACTORY_NOTATION.set(given);
  const at = (table: Drawn, place: number) => table.root.querySelector<HTMLButtonElement>(`.works li:nth-child(${place}) button`)!;
  const press = (table: Drawn, place: number) => void act(() => at(table, place).click());

  test('a free part of one colour is one tap', () => {
    const table = drawn(position(), 0);
    press(table, 1);
    expect(table.texts()).toEqual(['take 1']);
    expect(at(table, 1).getAttribute('aria-pressed')).toBe('true');
    expect(table.root.querySelector('form input')).toBeNull();
  });

  test('a dual part asks for one of its colours, a universal one for any', () => {
    const table = drawn(position(), 0);
    press(table, 2);
    expect(table.texts()).toEqual([]);
    expect([...table.root.querySelectorAll('form label')].map((one) => one.textContent)).toEqual(['Wwhite3 points', 'Ublue6 points']);
    table.press('blue');
    expect(table.texts()).toEqual(['take 2 as blue']);
    press(table, 3);
    expect(table.root.querySelectorAll('form input').length).toBe(6);
    expect(table.texts()).toEqual([]);
  });

  test('a part at the back asks for one of one’s own: only then can those be pressed', () => {
    const table = drawn(position(), 0);
    expect(table.root.querySelectorAll('.own button').length).toBe(0);
    press(table, 4);
    expect(table.root.querySelector('form')!.textContent).toContain('Point at the part of yours that pays for it.');
    const own = [...table.root.querySelectorAll<HTMLButtonElement>('.own button')];
    expect(own.length).toBe(3);
    void act(() => own[2]!.click());
    expect(table.texts()).toEqual(['take 4 scrap w003']);
    expect(table.root.querySelector('form')!.textContent).toBe('');
    // Another free place lets go of what was to pay.
    press(table, 1);
    expect(table.texts()).toEqual(['take 1']);
    expect(table.root.querySelectorAll('.own button').length).toBe(0);
  });

  test('who holds nothing cannot press what costs (R6), and with two left all is free (R4)', () => {
    const places = (given: string) => [...drawn(position(given), 0).root.querySelectorAll<HTMLButtonElement>('.works button')].map((one) => one.disabled);
    expect(places('p1 - | p2 - | belt w001/3 u001/4 k001/1 n001/2 | deck k002/1')).toEqual([false, false, true, true]);
    expect(places('p1 - | p2 - | belt w001/3 u001/4')).toEqual([false, false]);
  });

  test('arrow keys go from part to part', () => {
    const table = drawn(position(), 0);
    at(table, 1).focus();
    void act(() => void fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' }));
    expect(document.activeElement).toBe(at(table, 2));
    void act(() => void fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' }));
    expect(document.activeElement).toBe(at(table, 1));
  });
});

/** Presses what a person would, by its name. */
function clickTogether(table: Drawn, match: ManufactoryMatch, seat: Seat, { place, colour, declared, scrap }: Move): void {
  const state = redact(match.state, seat);
  const words = wordsOf('en');
  const lying = table.root.querySelectorAll<HTMLButtonElement>('.works li button')[place - 1]!;
  expect(lying.getAttribute('aria-label')).toBe(words.lies(shown(state, state.belt[place - 1]!), place, costs(place)));
  void act(() => lying.click());
  if (declared) table.press(words.colours[colour]);
  if (scrap === null) return;
  const copies = state.groups[seat]![scrap.from].filter((id) => id === scrap.id).length;
  table.press(words.held(shown(state, scrap.id), scrap.from, copies));
}

/** The first position of a game at random, one in the middle, one near the end. */
function positionsOf(seats: number, options: Options): readonly (readonly [ManufactoryMatch, Seat])[] {
  const found: (readonly [ManufactoryMatch, Seat])[] = [];
  playout(manufactory, { options, seats, seed: testSeed(seats) }, atRandom(), (match) => {
    const [seat] = turn(match as unknown as Match);
    if (seat !== undefined && manufactory.legal(match.state, seat).length <= LONGEST_LIST) found.push([match, seat]);
  });
  return [found[0]!, found[Math.floor(found.length / 2)]!, found.at(-2)!];
}

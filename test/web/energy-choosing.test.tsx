import { act, fireEvent } from '@testing-library/preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { diceFor } from '../../shared/engine/dice.ts';
import { turn, type Match } from '../../shared/engine/match.ts';
import type { Seat } from '../../shared/engine/types.ts';
import { energy } from '../../shared/games/energy/index.ts';
import { cellName } from '../../shared/games/energy/state.ts';
import view from '../../web/games/energy/index.tsx';
import { wordsOf } from '../../web/games/energy/words.ts';
import { ENERGY_NOTATION } from '../games/energy/position.ts';
import { atRandom, playout, testSeed } from '../games/playout.ts';
import { drawn, type EnergyMatch } from './energy-table.tsx';

beforeAll(() => view.load('en'));

const TABLES = energy.seats.map((seats) => ({ seats, options: { openCards: seats % 2 === 0 } }));
const PRESSES = 10;

describe.each(TABLES)('$seats players, open cards: $options.openCards', ({ seats, options }) => {
  const positions = positionsOf(seats, options);

  test('every legal move can be clicked together', () => {
    for (const [match, seat] of positions) {
      const table = drawn(match, seat);
      for (const move of energy.legal(match.state, seat)) {
        table.press(wordsOf('en').cell(move, match.state));
        expect(table.texts()).toEqual([energy.notate(move)]);
      }
    }
  });

  test('nothing else can be sent, whatever is clicked in whatever order', () => {
    for (const [match, seat] of positions) {
      const table = drawn(match, seat);
      const legal = energy.legal(match.state, seat).map((move) => energy.notate(move));
      const dice = diceFor(testSeed(match.n), 0);
      for (let i = 0; i < PRESSES; i++) {
        const spots = table.spots();
        expect(spots).toHaveLength(legal.length);
        void act(() => spots[dice.below(spots.length)]!.click());
        const texts = table.texts();
        expect(texts.length).toBeLessThanOrEqual(1);
        for (const text of texts) expect(legal).toContain(text);
      }
    }
  });
});

describe('by keyboard', () => {
  // Row by row: · (1,-1) · / (0,0) (1,0) / · (0,1) (1,1) ·, and the open cells around.
  const match = ENERGY_NOTATION.set('p1 5ys | p2 3ba | layout 0,0:1rs 1,0:2rs 0,1:3rs 1,1:5rs');
  const key = (name: string) => void act(() => void fireEvent.keyDown(document.activeElement!, { key: name }));
  const focused = () => (document.activeElement as HTMLElement).dataset['at'];

  test('one place is in the order of Tab, a cell where the card may go', () => {
    const { root } = drawn(match, 0);
    const stops = [...root.querySelectorAll<HTMLElement>('[data-at][tabindex="0"]')];
    expect(stops.map((one) => one.dataset['at'])).toEqual(['1,-1']);
    expect(stops[0]!.tagName).toBe('BUTTON');
    expect(root.querySelectorAll('[data-at]').length).toBe(4 + energy.legal(match.state, 0).length);
  });

  test.each([
    ['ArrowRight', '1,0'], ['ArrowLeft', '0,0'], ['End', '-1,1'], ['PageDown', '0,1'], ['PageUp', '1,-1'],
  ])('%s from 0,0 goes to %s', (name, to) => {
    const { root } = drawn(match, 0);
    void act(() => root.querySelector<HTMLElement>('[data-at="0,0"]')!.focus());
    key(name);
    expect(focused()).toBe(to);
    expect(root.querySelector('[data-at][tabindex="0"]')).toBe(document.activeElement);
  });

  test('up and down keep to their column, and come back', () => {
    const { root } = drawn(match, 0);
    void act(() => root.querySelector<HTMLElement>('[data-at="1,1"]')!.focus());
    const went = ['ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown'].map((name) => (key(name), focused()));
    expect(went[0]).toBe('0,1');
    expect(went[4]).toBe('0,1');
    expect(went[3]).toBe(went[1]);
  });

  test('a pressed cell shows the card, and pressed again lets go of it', () => {
    const table = drawn(match, 0);
    const [first] = energy.legal(match.state, 0);
    const name = wordsOf('en').cell(first!, match.state);
    table.press(name);
    const button = table.root.querySelector(`button[data-at="${cellName(first!)}"]`)!;
    expect([button.getAttribute('aria-pressed'), button.querySelector('.num')!.getAttribute('href')]).toEqual(['true', '#n5']);
    table.press(name);
    expect([button.getAttribute('aria-pressed'), button.querySelector('.num')]).toEqual(['false', null]);
    expect(table.texts()).toEqual([]);
  });
});

/** The first position of a game at random, and one in the middle. */
function positionsOf(seats: number, options: { readonly openCards: boolean }): readonly (readonly [EnergyMatch, Seat])[] {
  const found: (readonly [EnergyMatch, Seat])[] = [];
  playout(energy, { options, seats, seed: testSeed(seats) }, atRandom(), (match) => {
    const [seat] = turn(match as unknown as Match);
    if (seat !== undefined) found.push([match, seat]);
  });
  return [found[0]!, found[Math.floor(found.length / 3)]!];
}

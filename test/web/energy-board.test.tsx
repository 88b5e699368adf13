import { act, fireEvent } from '@testing-library/preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { DECK } from '../../shared/cards/mystique.ts';
import { cardWords } from '../../shared/cards/text/en.ts';
import { type Match, turn } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import { energy } from '../../shared/games/energy/index.ts';
import { LANGUAGES } from '../../shared/text/say.ts';
import { frameFor, outline } from '../../web/games/energy/geometry.ts';
import view from '../../web/games/energy/index.tsx';
import { ENERGY_NOTATION } from '../games/energy/position.ts';
import { atRandom, playout, testSeed } from '../games/playout.ts';
import { drawn, type EnergyMatch, labels } from './energy-table.tsx';

beforeAll(() => Promise.all(LANGUAGES.map(view.load)));

// Red 1rs 2rs 3rc in a row, moons none yet, fours 4ba alone; the 2rm to be placed.
const GIVEN = 'e1 4rm | e2 1bc | p1 2rm | p2 3ba | layout 0,0:1rs 1,0:2rs 2,0:3rc 0,1:4ba';
const position = (given = GIVEN): EnergyMatch => ENERGY_NOTATION.set(given);
const factors = (root: ParentNode) => [...root.querySelectorAll('.factors .hide')].map((one) => one.textContent);

describe('what is shown', () => {
  test('every card where it lies, row by row: who placed it, which came last, which groups it is in', () => {
    const { root } = drawn(position(), 0);
    expect(labels(root, '[role=gridcell][aria-label]')).toEqual([
      '1 of red suns, placed by you, in the red group',
      '2 of red suns, placed by Ana, in the red group',
      '3 of red crowns, placed by you, in the red group',
      '4 of blue arms, placed by Ana, the last one, in the fours group',
    ]);
    expect([...root.querySelectorAll('[role=row]')].map((row) => row.children.length)).toEqual([2, 3, 3]);
    expect(root.querySelectorAll('.tile.last').length).toBe(1);
  });

  test('the cells where the card may go, by what they touch; none on somebody else’s turn', () => {
    expect(labels(drawn(position(), 0).root, '[role=gridcell] button')).toEqual([
      'To the upper left of the 2 of red suns, next to the 1 of red suns',
      'To the upper left of the 3 of red crowns, next to the 2 of red suns',
      'To the left of the 4 of blue arms, next to the 1 of red suns',
      'To the right of the 4 of blue arms, next to the 2 of red suns and the 3 of red crowns',
    ]);
    expect(drawn(position(), 1).root.querySelectorAll('[role=gridcell] button').length).toBe(0);
  });

  test('one’s own two cards, the three groups and their product', () => {
    const { root } = drawn(position(), 0);
    expect(labels(root, '.mine .card')).toEqual(['2 of red moons', '4 of red moons']);
    expect(factors(root)).toEqual(['Red: largest group 3', 'Moons: largest group 0', 'Fours: largest group 1', 'Product 0']);
    expect(root.querySelectorAll('.outlines .over').length).toBe(3);
  });

  test('before it is sent: the card in its cell, the groups with it, each number before and after', () => {
    const table = drawn(position(), 0);
    const name = table.spots().map((one) => one.getAttribute('aria-label')!).find((one) => one.includes('right of the 4 of blue arms') || one.includes('lower right of the 2 of red suns'))!;
    const before = [...table.root.querySelectorAll('.over')].map((one) => one.getAttribute('d'));
    table.press(name);
    expect(factors(table.root)).toEqual(['Red: largest group 3, then 4', 'Moons: largest group 0, then 1', 'Fours: largest group 1', 'Product 0, then 4']);
    expect(table.root.querySelectorAll('.will .num').length).toBe(1);
    const after = [...table.root.querySelectorAll('.over')].map((one) => one.getAttribute('d'));
    expect([after[0] === before[0], after[1] === before[1], after[2] === before[2]]).toEqual([false, false, true]);
    expect(labels(table.root, '.mine .ghost')).toEqual(['2 of red moons']);
  });

  test('nothing left to place, near the end', () => {
    const { root } = drawn(position('e1 4rm | e2 1bc | p1 - | p2 3ba | layout 0,0:1rs 1,0:2rs | apart 55 | deck -'), 0);
    expect(labels(root, '.mine .ghost')).toEqual(['Nothing left to place']);
  });

  test('how many each has placed; with open cards what each holds; at the end the energy card', () => {
    const standing = (match: EnergyMatch, seat: number, all = false) => view.standing(redact(match.state, all ? 'everyone' : 0), seat, 'en');
    expect([standing(position(), 0), standing(position(), 1)]).toEqual(['2 cards placed', '2 cards placed']);
    expect(standing(position(`with openCards | ${GIVEN}`), 1)).toBe('2 cards placed · holds the 3 of blue arms');
    expect(standing(position('e1 4rm | e2 1bc | p1 - | p2 - | apart 58 | deck -'), 1, true)).toBe('energy: 1 of blue crowns');
  });

  test('what the slip asks', () => {
    const ask = (language: 'en' | 'ko' | 'es') => view.prompt!(redact(position().state, 0), 0, language);
    expect(LANGUAGES.map(ask)).toEqual([
      'Where does the 2 of red moons go?',
      '빨강 달 2를 어디에 놓을까요?',
      '¿Dónde va el 2 de lunas rojas?',
    ]);
  });
});

describe('who sees what', () => {
  test('open cards lie beside the layout for the others, without energy cards', () => {
    const match = position(`with openCards | ${GIVEN}`);
    expect(labels(drawn(match, 0).root, '.held [role=img]')).toEqual(['To place: 3 of blue arms']);
    expect(labels(drawn(match, null).root, '.held [role=img]')).toEqual(['To place: 2 of red moons', 'Energy card: face down', 'To place: 3 of blue arms', 'Energy card: face down']);
  });

  test('a spectator sees backs; when all is open, every card', () => {
    const match = position();
    expect(labels(drawn(match, null).root, '.held [role=img]')).toEqual(['To place', 'Energy card', 'To place', 'Energy card'].map((one) => `${one}: face down`));
    const open = drawn(match, null, { shown: redact(match.state, 'everyone') });
    expect(labels(open.root, '.held [role=img]')).toEqual(['To place: 2 of red moons', 'Energy card: 4 of red moons', 'To place: 3 of blue arms', 'Energy card: 1 of blue crowns']);
  });

  test('nobody’s page names a card of another seat or of the deck, at any time of a game', () => {
    playout(energy, { options: { openCards: false }, seats: 3, seed: testSeed(4) }, atRandom(), (match) => {
      if (match.n % 11 !== 0 || turn(match as unknown as Match).length === 0) return;
      for (const viewer of [0, null]) {
        const page = drawn(match, viewer).root.innerHTML;
        const shown = new Set(JSON.stringify(redact(match.state, viewer)).match(/\b[1-5][yrb][smac]\b/g) ?? []);
        const named = DECK.filter((card) => page.includes(cardWords(card)) || page.includes(`card-${card}`));
        expect(named.filter((card) => !shown.has(card))).toEqual([]);
        expect(named).toHaveLength(shown.size);
      }
    });
  });
});

describe('nearer and farther', () => {
  test('the layout keeps its place while cards fit into the frame, and grows when one does not', () => {
    const cells = [{ q: 0, r: 0 }, { q: 3, r: 0 }];
    const frame = frameFor(cells, null);
    expect(frameFor([...cells, { q: 1, r: 0 }], frame)).toBe(frame);
    const grown = frameFor([...cells, { q: 5, r: 0 }], frame);
    expect(grown.right).toBeGreaterThan(frame.right);
    expect(grown.left).toBe(frame.left);
  });

  test('the buttons have names, and there is nothing to show more of while all is shown', () => {
    const { root } = drawn(position(), 0);
    expect(labels(root, '.lens')).toEqual(['Smaller', 'Larger', 'Show all']);
    expect([...root.querySelectorAll<HTMLButtonElement>('.lens')].map((one) => one.disabled)).toEqual([true, false, true]);
  });

  test('a drag of the mouse is no press', () => {
    const { root, texts, spots } = drawn(position(), 0);
    const ground = root.querySelector('.ground')!;
    const at = (clientX: number) => ({ pointerType: 'mouse', button: 0, buttons: 1, clientX, clientY: 10 });
    fireEvent.pointerDown(ground, at(10));
    fireEvent.pointerMove(ground, at(60));
    void act(() => spots()[0]!.click());
    expect(texts()).toEqual([]);
    void act(() => spots()[0]!.click());
    expect(texts()).toHaveLength(1);
  });

  test('after a drag that ended outside, a key presses all the same', () => {
    const { root, texts, spots } = drawn(position(), 0);
    const ground = root.querySelector('.ground')!;
    const at = (clientX: number) => ({ pointerType: 'mouse', button: 0, buttons: 1, clientX, clientY: 10 });
    fireEvent.pointerDown(ground, at(10));
    fireEvent.pointerMove(ground, at(60));
    fireEvent.keyDown(spots()[0]!, { key: 'Enter' });
    void act(() => spots()[0]!.click());
    expect(texts()).toHaveLength(1);
  });

  test('up and down keep to the column that one pointed at', () => {
    const { root, spots } = drawn(position(), 0);
    const grid = root.querySelector('[role=grid]')!;
    const ways = spots().map((spot) => {
      void act(() => spot.focus());
      const names = ['ArrowUp', 'ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowUp'].map((key) => {
        fireEvent.keyDown(grid, { key });
        return document.activeElement!.getAttribute('data-at');
      });
      return [names.slice(0, 4).join(' '), new Set(names).size <= 4] as const;
    });
    expect(ways.filter(([, stayed]) => !stayed)).toEqual([]);
  });
});

describe('outlines', () => {
  const corners = (path: string) => path.split('Z').slice(0, -1).map((loop) => loop.split('L').length);

  test('around one cell, two, three in a corner, and a ring with its hole', () => {
    const ring = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]].map(([q, r]) => ({ q: q!, r: r! }));
    expect(corners(outline([{ q: 0, r: 0 }], 0.1))).toEqual([6]);
    expect(corners(outline([{ q: 0, r: 0 }, { q: 1, r: 0 }], 0.1))).toEqual([10]);
    expect(corners(outline([{ q: 0, r: 0 }, { q: 1, r: 0 }, { q: 0, r: 1 }], 0.1))).toEqual([12]);
    expect(corners(outline(ring, 0.1)).toSorted((a, b) => a - b)).toEqual([6, 18]);
  });

  test('runs so far inside the edge', () => {
    const [left] = outline([{ q: 0, r: 0 }], 0.1).match(/-?[\d.]+ /g)!.map(Number).sort((a, b) => a - b);
    expect(left).toBeCloseTo(-0.4, 2);
  });
});

describe('for every way of reading', () => {
  test('each card moves from one place only', () => {
    for (const viewer of [0, 1, null]) {
      const { root, spots } = drawn(position(`with openCards | ${GIVEN}`), viewer);
      for (const press of [null, ...spots().slice(0, 1)]) {
        void act(() => press?.click());
        const names = [...root.querySelectorAll<HTMLElement>('[style]')].map((one) => one.style.getPropertyValue('view-transition-name')).filter((name) => name !== '');
        expect(names.length).toBeGreaterThan(1);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  test.each(LANGUAGES)('every control and picture has a name: %s', (language) => {
    const { root, spots } = drawn(position(`with openCards | ${GIVEN}`), 0, { language });
    expect(spots().length).toBeGreaterThan(2);
    for (const one of root.querySelectorAll('[role=img], button, [role=gridcell][tabindex], section, [role=grid]')) expect(one.getAttribute('aria-label')).toMatch(/\p{L}/u);
    for (const svg of root.querySelectorAll('svg')) expect(svg.closest('[aria-hidden=true], [role=img]')).not.toBeNull();
  });
});

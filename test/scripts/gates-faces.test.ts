import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sheet } from '../../scripts/gates/faces.ts';
import { abilitySigns, costSigns } from '../../scripts/gates/signs.ts';
import { type Character, FACES, faceOf } from '../../shared/games/gates/characters.ts';
import { PEARL_CARDS } from '../../shared/games/gates/decks.ts';

const printed = readFileSync(new URL('../../web/games/gates/faces.svg', import.meta.url), 'utf8');
const figures = readFileSync(new URL('../../scripts/gates/figures.svg', import.meta.url), 'utf8');
const symbols = new Map([...printed.matchAll(/<symbol id="([^"]+)"[^>]*>(.*)<\/symbol>/g)].map(([, id, inside]) => [id!, inside!]));
const figureOf = (id: string): string | undefined => new RegExp(`<g id="${id}"[^>]*>(.*)</g>`).exec(figures)?.[1];
const costOf = (id: Character): string => costSigns(faceOf(id).cost).map((row) => row.join(' ')).join(' | ');

test('the sheet is what the figures and the cards’ data make: after a change, `npm run faces`', () => {
  expect(printed).toBe(sheet());
});

describe('the forty faces', () => {
  test('each has a figure of its own, put together from motifs that are there', () => {
    const made = FACES.map((id) => figureOf(id));
    expect(new Set(made).size).toBe(40);
    const motifs = new Set(made.flatMap((figure) => [...figure!.matchAll(/href="#([^"]+)"/g)].map(([, motif]) => motif!)));
    for (const motif of motifs) expect(figureOf(motif), motif).toBeDefined();
    expect(motifs.size).toBeLessThan(70);
  });

  test('everything that is pointed at is on the sheet, once', () => {
    const ids = [...printed.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    expect(ids).toHaveLength(new Set(ids).size);
    const wanted = [...printed.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id!);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('every face, every ability, every pearl can be shown', () => {
    for (const id of FACES) {
      expect(symbols.has(`face-${id}`)).toBe(true);
      expect(symbols.has(`does-${id}`)).toBe(faceOf(id).ability !== null);
    }
    for (const pearl of PEARL_CARDS) expect(symbols.get(`pearl-${pearl}`)!.includes('renews')).toBe(pearl.endsWith('r'));
  });

  test('power and diamonds are the card’s; the gate’s shape tells the colour', () => {
    for (const id of FACES) {
      const inside = symbols.get(`face-${id}`)!;
      const { power, diamonds, cost, ability, colour } = faceOf(id);
      expect(/class="print" x="14" y="20.5"[^>]*>(\d)</.exec(inside)?.[1] ?? '0').toBe(String(power));
      const gems = abilitySigns(ability ?? { does: 'peek' }).filter((sign) => sign === 'd').length;
      expect(inside.split('#sign-d"').length - 1, id).toBe(diamonds + cost.diamonds + gems);
      expect(inside).toContain(`#in-${colour}`);
      expect(inside.includes('class="plaque"')).toBe(ability !== null);
    }
    const gates = FACES.map((id) => [faceOf(id).colour, /<path d="([^"]+)" class="hue"/.exec(symbols.get(`face-${id}`)!)![1]!] as const);
    expect(new Set(gates.map(([, gate]) => gate)).size).toBe(3);
    expect(new Set(gates.map((pair) => pair.join())).size).toBe(3);
  });

  test.each([
    ['g-pair', 'o = o'],
    ['g-quad', 'o = o = o = o'],
    ['g-6688', '6 6 8 8'],
    ['g-pair-66', 'o = o 6 6'],
    ['g-odd', 'o o o | "1 · 3 · 5 · 7'],
    ['g-even', 'o o o | "2 · 4 · 6 · 8'],
    ['g-sum-20', 'o + o + o | "= 20'],
    ['b-limit', 'o + o + "… | "= 10'],
    ['g-222', '2 2 2 d'],
    ['r-wisp-36', '3 3 3 / | 6 6 6'],
    ['r-bonus', 'o = o | o = o'],
    ['b-peek', 's s s'],
  ] as const)('the cost of %s is drawn as %s', (id, signs) => expect(costOf(id)).toBe(signs));

  test('no two costs are drawn alike that are not alike', () => {
    const costs = new Map(FACES.map((id) => [JSON.stringify(faceOf(id).cost), costOf(id)]));
    expect(new Set(costs.values()).size).toBe(costs.size);
  });
});

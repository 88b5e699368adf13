import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogueOf, readCounts } from '../../scripts/manufactory-parts.ts';
import { diceFor, diceFrom } from '../../shared/engine/dice.ts';
import { catalogue, drawCrate, idsOf, partOf, stockOfList, stockOfPool } from '../../shared/games/manufactory/catalogue.ts';
import { CRATE, type Row, type Traits } from '../../shared/games/manufactory/state.ts';
import { testSeed } from './playout.ts';

const COUNTS = readCounts();
const KINDS = catalogue();
const SLOT = new Map(Object.entries(KINDS).flatMap(([kind, ids]) => ids.map((id): [string, string] => [id, kind])));

describe('the catalogue', () => {
  test('the file is what the generator writes', () => {
    expect(readFileSync(join(import.meta.dirname, '../../shared/games/manufactory/pool.ts'), 'utf8')).toBe(catalogueOf(COUNTS));
  });

  test('has by slot, colour and cost as many parts as it should', () => {
    const found: Record<string, Record<string, Record<string, number>>> = {};
    for (const [kind, ids] of Object.entries(KINDS)) {
      for (const id of ids) {
        const { cost, colours, universal } = partOf(id)!;
        const costs = ((found[kind] ??= {})[universal ? 'x' : colours.join('') || 'n'] ??= {});
        costs[cost] = (costs[cost] ?? 0) + 1;
      }
    }
    expect(found).toEqual(COUNTS.parts);
  });

  test('counts its parts from 001 by letter, in the order of the file', () => {
    const ids = Object.values(KINDS).flat();
    expect(ids).toHaveLength(335);
    for (const letter of 'wukrgndx') {
      const own = ids.filter((id) => id.startsWith(letter));
      expect(own).toEqual(own.map((_, i) => `${letter}${String(i + 1).padStart(3, '0')}`));
    }
    for (const id of ids) expect(id[0]).toBe(letterOf(partOf(id)!));
    expect(ids.slice(0, 14).every((id) => id.startsWith('k')), 'the file begins with black').toBe(true);
    expect(ids[14]).toBe('n001');
  });

  test('a part is as rare as its slot', () => {
    const rarities = Object.fromEntries(Object.entries(KINDS).map(([kind, ids]) => [kind, [...new Set(ids.map((id) => partOf(id)!.rarity))]]));
    expect(rarities).toEqual({
      common: ['common'], uncommon: ['uncommon'], rare: ['rare'], mythic: ['mythic'], artifactU: ['uncommon'], artifactR: ['rare'], artifactM: ['mythic'], basicLand: ['common'],
    });
  });
});

describe('crates', () => {
  const CRATES = 10_000;
  const dice = diceFor(testSeed(15), 0);
  const crates = Array.from({ length: CRATES }, () => drawCrate(dice));
  const tally = new Map<string, number>();
  for (const id of crates.flat()) tally.set(id, (tally.get(id) ?? 0) + 1);
  const ofKind = (kind: string) => KINDS[kind as keyof typeof KINDS].reduce((sum, id) => sum + (tally.get(id) ?? 0), 0);

  test('hold fifteen parts in one of the two layouts, three times as often the first', () => {
    const slots = (crate: readonly string[]) => crate.map((id) => SLOT.get(id)!.replace(/^(rare|mythic)$/, 'rareOrMythic').replace(/^artifact.$/, 'artifact'));
    const layouts = COUNTS.crate.layouts.map(({ slots: layout }) => Object.entries(layout).flatMap(([slot, count]) => Array.from({ length: count }, () => slot)));
    const seen = layouts.map((layout) => crates.filter((crate) => slots(crate).join() === layout.join()).length);
    expect(layouts.map(({ length }) => length)).toEqual([CRATE, CRATE]);
    expect(seen[0]! + seen[1]!).toBe(CRATES);
    expectShare(seen[0]!, CRATES, 3 / 4);
  });

  test('hold no part twice', () => {
    for (const crate of crates) expect(new Set(crate).size).toBe(CRATE);
  });

  test('hold kinds by their weights', () => {
    for (const weights of Object.values(COUNTS.crate.kinds)) {
      const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
      for (const [kind, weight] of Object.entries(weights)) expectShare(ofKind(kind), CRATES, weight / all);
    }
  });

  test('within a slot every part is as likely', () => {
    for (const ids of Object.values(KINDS)) {
      const drawn = ids.reduce((sum, id) => sum + (tally.get(id) ?? 0), 0);
      for (const id of ids) expectShare(tally.get(id) ?? 0, drawn, 1 / ids.length, 5);
    }
  });

  test('the dice choose the layout, then slot by slot the kind and one of what is left', () => {
    const asked: number[] = [];
    const first = { below: (n: number) => (asked.push(n), 0), shuffle: diceFrom(() => 0).shuffle };
    expect(drawCrate(first)).toEqual([...KINDS.common.slice(0, 10), ...KINDS.uncommon.slice(0, 3), KINDS.rare[0], KINDS.artifactU[0]]);
    expect(asked).toEqual([4, 101, 100, 99, 98, 97, 96, 95, 94, 93, 92, 80, 79, 78, 149, 63, 15, 18]);
    asked.length = 0;
    const last = { ...first, below: (n: number) => (asked.push(n), n - 1) };
    expect(drawCrate(last)).toEqual([
      ...KINDS.common.slice(-9).toReversed(), KINDS.basicLand.at(-1), ...KINDS.uncommon.slice(-3).toReversed(), KINDS.mythic.at(-1), KINDS.artifactM.at(-1),
    ]);
    expect(asked).toEqual([4, 101, 100, 99, 98, 97, 96, 95, 94, 93, 5, 80, 79, 78, 149, 23, 15, 15]);
  });

  test('are shuffled together once all are drawn', () => {
    const shuffled: unknown[] = [];
    const { below } = diceFor(testSeed(3), 0);
    const dice = { below, shuffle: <T>(items: readonly T[]) => (shuffled.push([...items]), items.toReversed()) };
    const again = diceFor(testSeed(3), 0);
    const drawn = [drawCrate(again), drawCrate(again), drawCrate(again)].flat();
    expect(stockOfPool(3, dice).deck).toEqual(drawn.toReversed());
    expect(shuffled).toEqual([drawn]);
  });
});

describe('lists', () => {
  const row = (name: string, traits: Partial<Row> = {}): Row => ({ name, cost: 1, colours: ['w'], universal: false, rarity: null, count: 1, ...traits });

  test('rows equal in name, cost, colours and universal are copies', () => {
    const rows = [
      row('Ash'), row('Ash', { rarity: 'rare' }), row('Ash', { cost: 1.5 }), row('Ash', { colours: ['w', 'u'] }), row('Ash', { colours: [] }),
      row('Ash', { colours: [], universal: true, cost: 0 }), row('Elm', { colours: ['k'] }), row('ash'), row('Ash', { cost: 1.5, count: 3 }),
    ];
    expect(idsOf(rows)).toEqual(['w001', 'w001', 'w002', 'd001', 'n001', 'x001', 'k001', 'w003', 'w002']);
  });

  test('a thousandth part has four digits', () => {
    const ids = idsOf(Array.from({ length: 1_001 }, (_, i) => row(`No. ${i}`)));
    expect(ids.slice(998)).toEqual(['w999', 'w1000', 'w1001']);
  });

  test('are counted out and shuffled, and their first parts are the deck', () => {
    const rows = [row('Ash', { count: 20 }), row('Elm', { colours: ['g'], count: 15 }), row('Ash', { count: 2 }), row('Oak', { colours: [], count: 3 })];
    const counted = [...Array<string>(20).fill('w001'), ...Array<string>(15).fill('g001'), 'w001', 'w001', ...Array<string>(3).fill('n001')];
    const { deck, find } = stockOfList(rows, 2, diceFor(testSeed(4), 0));
    expect(deck).toEqual(diceFor(testSeed(4), 0).shuffle(counted).slice(0, 30));
    expect(find('n001')).toMatchObject({ name: 'Oak', colours: [] });
  });
});

const letterOf = ({ colours, universal }: Traits): string => (universal ? 'x' : colours.length > 1 ? 'd' : (colours[0] ?? 'n'));

/** Within four standard deviations of what is likely; the dice are fixed, so that it is so each time or never. */
function expectShare(count: number, all: number, share: number, deviations = 4): void {
  const spread = Math.sqrt(all * share * (1 - share));
  expect(Math.abs(count - all * share), `${count} of ${all}, for ${share}`).toBeLessThan(deviations * spread);
}

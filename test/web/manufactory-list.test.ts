// @vitest-environment node
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { options as OPTIONS } from '../../shared/games/manufactory/options.ts';
import { missingFor } from '../../web/games/manufactory/list/parts.ts';
import { readText } from '../../web/games/manufactory/list/read.ts';
import { SAMPLE } from '../../web/games/manufactory/list/sample.ts';
import { summaryOf } from '../../web/games/manufactory/list/summary.ts';
import { lines, read } from './manufactory-lists.ts';

describe('our own table', () => {
  test('commas, quotes, an empty line, copies', async () => {
    const list = await read('own.csv');
    expect(list).toMatchObject({ format: 'own', bad: [], names: [], dropped: {} });
    expect(lines(list)).toEqual([
      '4 Paper Lantern 1 w common', '6 Tide Gauge 2 u common', '3 Crank, Left-Handed 3 wu uncommon', '1 The "Little" Press 4.5 k rare',
      '2 Blank Frame 5 n mythic', '3 Spare Yard 0 x -', '1 Seed Drill 0 g -', '2 Coal Barrow 2 k -',
    ]);
  });

  test('semicolons, a byte order mark, carriage returns, a decimal comma, columns in another order', async () => {
    const list = await read('own-semicolon.csv');
    expect(list).toMatchObject({ format: 'own', bad: [] });
    expect(lines(list)).toEqual(['4 Paper Lantern 1 w common', '2 Hinge; Double 1.5 wu uncommon', '1 모루 3 n rare', '3 Muelle de carga 0 x -']);
  });

  test('tabs, titles in any case, commas in names', async () => {
    expect(lines(await read('own-tabs.tsv'))).toEqual(['4 Paper Lantern 1 w -', '1 Flywheel, Large 6 r -']);
  });

  test('old line ends and a hint for spreadsheets', () => {
    const result = readText('sep=;\rname;cost;colors\rAnvil;3;W\rBellows;4;R\rBad;x9x!;R\r');
    expect(result).toMatchObject({ ok: true, value: { parts: [{ name: 'Anvil' }, { name: 'Bellows' }], bad: [{ line: 5 }] } });
  });

  test('the sample is one', () => {
    const result = readText(SAMPLE.text);
    expect(result).toMatchObject({ ok: true, value: { format: 'own', bad: [] } });
    if (!result.ok) return;
    expect(summaryOf(result.value.parts)).toMatchObject({ parts: 30, byColour: { w: 4, u: 4, k: 4, r: 4, g: 4, n: 4, dual: 3, universal: 3 } });
    expect(missingFor(result.value.parts, 2)).toBe(0);
  });

  test.each([
    ['3', 3], ['0', 0], ['', 0], ['99', 99], ['2.5', 2.5], ['2,5', 2.5], ['X', 0], ['xx', 0], ['{X}{2}{U}', 3], ['2WW', 4], ['{2/W}{G/P}', 3], ['{10}', 10],
  ])('a cost of "%s" is %d', (given, cost) => {
    expect(readText(`name\tcost\tcolors\nAnvil\t${given}\tW`)).toMatchObject({ ok: true, value: { parts: [{ cost }] } });
  });

  test.each(['-1', '100', '99.5', 'three', '1e1', '1/2', '{', '{Q}', '∞', '0x10'])('"%s" is no cost', (given) => {
    expect(readText(`name\tcost\tcolors\nAnvil\t${given}\tW`)).toMatchObject({ ok: true, value: { parts: [], bad: [{ line: 2, reason: { code: 'cost', value: given } }] } });
  });

  test.each([
    ['', ''], ['W', 'w'], ['gw', 'wg'], ['B', 'k'], ['k', 'k'], ['W/U', 'wu'], ['{W}{U}', 'wu'], ['["R","G"]', 'rg'], ['white, blue', 'wu'], ['Black', 'k'], ['C', ''], ['n', ''], ['colorless', ''], ['WUBRG', 'wukrg'], ['WW', 'w'],
  ])('colours "%s" are "%s"', (given, colours) => {
    expect(readText(`name\tcost\tcolors\nAnvil\t3\t${given.replaceAll('"', '')}`)).toMatchObject({ ok: true, value: { parts: [{ colours: [...colours] }] } });
  });
});

test.each([['Rare', 'rare'], ['M', 'mythic'], ['c', 'common'], ['bonus', 'special'], ['basic', 'common'], ['', null], ['shiny', 'special']])('rarity "%s" is %s', (given, rarity) => {
  expect(readText(`name\tcost\tcolors\trarity\nAnvil\t3\tW\t${given}`)).toMatchObject({ ok: true, value: { parts: [{ rarity }] } });
});

test.each(['own.csv', 'own-semicolon.csv', 'cubecobra.csv', 'scryfall-array.json', 'mtgjson-set.json', 'trouble.csv'])('what is read of %s is what a table takes', async (name) => {
  const { parts } = await read(name, { frontFaces: true });
  expect(parts.length).toBeGreaterThan(0);
  expect(safeParse(OPTIONS, { parts: { list: parts } })).toMatchObject({ success: true, output: { parts: { list: parts } } });
});

describe('lists of others', () => {
  test('Cube Cobra: maybes are skipped, notes may have lines, lands count on the first face', async () => {
    const list = await read('cubecobra.csv');
    expect(list).toMatchObject({ format: 'cubecobra', bad: [], dropped: { maybe: 1 } });
    expect(lines(list)).toEqual(['2 Paper Lantern 1 w common', '1 Crank, Left-Handed 3 wu uncommon', '1 Blank Frame 5 n rare', '1 Spare Yard 0 x common', '1 Hedge Path // Hidden Yard 2 g rare']);
  });

  const SCRYFALL = ['1 Paper Lantern 1 w common', '1 Crank, Left-Handed 3 wu uncommon', '1 Half Gear 0.5 n special', '1 Spare Yard 0 x common', '1 Push // Pull 5 kr rare'];

  test('Scryfall, an array: what has not the common back is left out', async () => {
    const list = await read('scryfall-array.json');
    expect(list).toMatchObject({ format: 'scryfall', bad: [] });
    expect(lines(list)).toEqual(SCRYFALL);
    expect(list.dropped).toEqual({ token: 1, art: 1, meld: 1, 'double-faced': 3, 'other-back': 2 });
  });

  test('with the switch the fronts are kept', async () => {
    const list = await read('scryfall-array.json', { frontFaces: true });
    expect(lines(list)).toEqual([...SCRYFALL, '1 Old Mill 2 g rare', '1 Night Yard 0 x rare', '1 Left Half 3 w rare', '1 Twin Sign 4 r mythic']);
    expect(list.dropped).toEqual({ token: 1, art: 1, 'other-back': 2 });
  });

  test('Scryfall, a list', async () => {
    expect(lines(await read('scryfall-list.json'))).toEqual(['1 Paper Lantern 1 w common', '1 Bellows 4 r uncommon']);
  });

  test('Scryfall, one object a line: a broken one spoils no other', async () => {
    const list = await read('scryfall-lines.jsonl');
    expect(lines(list)).toEqual(['1 Paper Lantern 1 w common', '1 Bellows 4 r uncommon']);
    expect(list.bad).toEqual([
      { line: 2, reason: { code: 'cut-off' } }, { line: 5, reason: { code: 'no-colours' } },
      { line: 6, reason: { code: 'cost', value: '1000000' } }, { line: 7, reason: { code: 'not-a-card' } },
    ]);
  });

  test('MTGJSON: first sides alone, no tokens', async () => {
    const list = await read('mtgjson-set.json');
    expect(list).toMatchObject({ format: 'mtgjson', bad: [], dropped: { 'double-faced': 1 } });
    expect(lines(list)).toEqual(['2 Paper Lantern 1 w common', '1 Crank, Left-Handed 3 wu uncommon', '1 Spare Yard 0 x common', '1 Push // Pull 5 r rare']);
    expect(lines(await read('mtgjson-set.json', { frontFaces: true }))).toContain('1 Old Mill 2 g rare');
  });

  test.each([
    ['arena.txt', ['5: 4 Paper Lantern', '6: 2 Push // Pull', '7: 1 Bellows', '10: 3 Spare Yard']],
    ['mtgo.txt', ['1: 4 Paper Lantern', '2: 2 Push/Pull', '4: 1 Bellows']],
    ['names.txt', ['1: 1 Paper Lantern', '2: 1 jotun’s aether-wheel', '3: 1996 Exhibition', '5: 1 Old Mill', '6: 1 Unheard Of, the Part']],
  ])('names only: %s', async (name, expected) => {
    const list = await read(name);
    expect(list).toMatchObject({ format: 'names', parts: [], bad: [] });
    expect(list.names.map((wanted) => `${wanted.line}: ${wanted.count} ${wanted.name}`)).toEqual(expected);
  });

  test.each(['Name\nAnvil, the Old\nBellows', 'Count,Name,Edition\n1,"Anvil, the Old",Ours\n1,Bellows,Ours'])('a table without cost and colours is one of names', (text) => {
    expect(readText(text)).toMatchObject({ ok: true, value: { format: 'names', parts: [], bad: [], names: [{ line: 2, name: 'Anvil, the Old', count: 1 }, { line: 3, name: 'Bellows', count: 1 }] } });
  });
});

// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Row } from '../../shared/games/manufactory/state.ts';
import { merged, missingFor, type Refusal } from '../../web/games/manufactory/list/parts.ts';
import { readFile, readText } from '../../web/games/manufactory/list/read.ts';
import { summaryOf } from '../../web/games/manufactory/list/summary.ts';
import { line, read, refused } from './manufactory-lists.ts';

describe('rows that are wrong', () => {
  test('each is named by its line, and the others are kept', async () => {
    const list = await read('trouble.csv');
    expect(list.bad.map(({ line: at, reason }) => `${at} ${reason.code}`)).toEqual([
      '8 no-name', '9 cost', '10 cost', '11 cost', '12 colours', '13 colours', '14 count', '15 count', '16 fields', '17 open-quote', '19 invisible', '20 invisible', '21 invisible',
    ]);
    expect(list.parts.map(({ name }) => name)).toEqual([
      '=HYPERLINK("http://x.example")', '+1+1', '-2', '@SUM(A1:A9)', '<script>alert(1)</script>', '<b>Bold</b> &amp; plain', 'Kept', 'Last',
    ]);
  });

  test.each(['a', '𐂂'])('a name of 141 characters, and one of 142: %s', (letter) => {
    const list = readText(`name,cost,colors\n${letter.repeat(141)},1,W\n${letter.repeat(142)},1,W`);
    expect(list).toMatchObject({ ok: true, value: { parts: [{ name: letter.repeat(141) }], bad: [{ line: 3, reason: { code: 'long-name', length: 142, most: 141 } }] } });
  });

  test('a quote that is never closed spoils its own line alone, though others follow', () => {
    const list = readText('name,cost,colors\n"Anvil,1,W\nBellows,2,R\n"Crank, Left",3,U\nDam,4,U');
    expect(list).toMatchObject({ ok: true, value: { parts: [{ name: 'Bellows' }, { name: 'Crank, Left' }, { name: 'Dam' }], bad: [{ line: 2, reason: { code: 'open-quote' } }] } });
  });

  test('what is shown of a value is short and plain', () => {
    const list = readText(`name\tcost\tcolors\nAnvil\t${'9'.repeat(500)}\tW\nBellows\ta\u0007b\u202e\tW`);
    expect(list).toMatchObject({ ok: true, value: { bad: [{ reason: { value: `${'9'.repeat(40)}…` } }, { reason: { value: 'a b' } }] } });
  });

  test('JSON that ends in the middle: what came before is kept', () => {
    const list = readText('[\n{"name": "Anvil", "cmc": 1, "colors": []},\n{"name": "Bell');
    expect(list).toMatchObject({ ok: true, value: { parts: [{ name: 'Anvil' }], bad: [{ line: 3, reason: { code: 'cut-off' } }] } });
    expect(readText('{"data": [{"name": "Anvil", "cmc": 1, "colors": []}]]')).toMatchObject({ ok: true, value: { parts: [{ name: 'Anvil' }], bad: [{ reason: { code: 'broken-json' } }] } });
  });

  test('half characters and control characters in JSON names', () => {
    const list = readText('[{"name": "A\\u0000b", "cmc": 1, "colors": []}, {"name": "\\ud800", "cmc": 1, "colors": []}, {"name": "Good", "cmc": 1, "colors": []}]');
    expect(list).toMatchObject({ ok: true, value: { parts: [{ name: 'Good' }], bad: [{ reason: { code: 'invisible' } }, { reason: { code: 'invisible' } }] } });
  });
});

describe('files that are refused', () => {
  const rows = (n: number, count = 1): string => `name,cost,colors,count\n${Array.from({ length: n }, (_, i) => `Part ${i},1,W,${count}`).join('\n')}\n`;

  test('20,000 rows are read, 20,001 are not', async () => {
    expect(readText(rows(20_000))).toMatchObject({ ok: true, value: { bad: [] } });
    expect(await refused(rows(20_001))).toEqual({ code: 'too-many-rows', rows: 20_001, most: 20_000 });
    const cards = (n: number) => `[${Array.from({ length: n }, () => '{"name":"A","colors":[]}').join(',')}]`;
    expect(await refused(cards(20_000))).toBeNull();
    expect(await refused(cards(20_001))).toEqual({ code: 'too-many-rows', rows: 20_001, most: 20_000 });
    expect(await refused('4 Anvil\n'.repeat(20_001))).toMatchObject({ code: 'too-many-rows' });
  });

  test('20,000 parts, all copies counted', async () => {
    expect(await refused(rows(200, 100))).toBeNull();
    expect(await refused(`${rows(200, 100)}One more,1,W,1`)).toEqual({ code: 'too-many-parts', parts: 20_001, most: 20_000 });
    expect(await refused('5000 Anvil\n15001 Bellows')).toEqual({ code: 'too-many-parts', parts: 20_001, most: 20_000 });
  });

  test('5 MB are read, a byte more is not', async () => {
    const most = 5 * 1024 * 1024;
    const padded = (bytes: number) => `name,cost,colors,notes\nAnvil,1,W,${'x'.repeat(bytes - 33)}`;
    expect(await refused(padded(most))).toBeNull();
    expect(await refused(padded(most + 1))).toEqual({ code: 'too-big', bytes: most + 1, most });
    expect(readText(`Anvil\n${'모'.repeat(1_750_000)}`)).toMatchObject({ ok: false, error: { code: 'too-big' } });
  });

  test('a list that would be longer on its way than when it was read', async () => {
    const long = Array.from({ length: 12_000 }, (_, i) => `${String(i).padStart(141, '모')},1,W`).join('\n');
    expect(await refused(`name,cost,colors\n${long}`)).toMatchObject({ code: 'too-big', most: 5 * 1024 * 1024 });
  });

  test.each<[string, string | Uint8Array<ArrayBuffer>, Refusal['code']]>([
    ['nothing', '', 'empty'], ['spaces', ' \r\n\t\n', 'empty'], ['a header alone', 'name,cost,colors\n', 'empty'],
    ['a zip, as workbooks are', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 8, 0]), 'zip'], ['gzip', new Uint8Array(gzipSync('4 Anvil')), 'gzip'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), 'not-text'], ['a PDF', '%PDF-1.7\n', 'not-text'], ['zeros', 'Anvil\0Bellows', 'not-text'],
    ['letters of an older encoding', new Uint8Array([0x4d, 0xe1, 0x71, 0x75, 0x69, 0x6e, 0x61]), 'encoding'],
    ['a web page', '<!DOCTYPE html><html><body>Anvil</body></html>', 'web-page'], ['JSON without cards', '{"hello": ["world"]}', 'no-cards'], ['an empty array', '[]', 'no-cards'],
    ['JSON that is cut off', '{"data": [{"name": "A', 'cut-off'], ['JSON that is broken', '[{"a": 1}}', 'broken-json'],
    ['a table without titles', 'Anvil,3,W\nBellows,4,R', 'no-header'],
  ])('%s', async (_what, content, code) => {
    expect(await refused(content)).toMatchObject({ code });
  });

  test('a table that lacks a column', async () => {
    expect(await refused('name,cost\nAnvil,3')).toEqual({ code: 'columns', missing: ['colors'] });
    expect(await refused('name;colors\nAnvil;W')).toEqual({ code: 'columns', missing: ['cost'] });
  });

  test.each([['little-endian, marked', 'le', true], ['little-endian', 'le', false], ['big-endian, marked', 'be', true], ['big-endian', 'be', false]])('UTF-16 is read: %s', async (_what, order, isMarked) => {
    const bytes = new Uint8Array(Buffer.from(`${isMarked ? '\ufeff' : ''}name\tcost\tcolors\r\nYunque «ñ»\t3\tW\r\n모루\t2\t\r\n`, 'utf16le'));
    if (order === 'be') for (let i = 0; i < bytes.length; i += 2) bytes.subarray(i, i + 2).reverse();
    const result = await readFile(new Blob([bytes]));
    expect(result).toMatchObject({ ok: true, value: { bad: [], parts: [{ name: 'Yunque «ñ»', cost: 3 }, { name: '모루', cost: 2 }] } });
  });

  test('a file that cannot be read', async () => {
    const gone = { size: 10, arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) } as unknown as Blob;
    expect(await readFile(gone)).toEqual({ ok: false, error: { code: 'unreadable' } });
  });
});

describe('a list that was read', () => {
  test('14 parts lack one for a crate, and 16 for two', () => {
    const list = readText('name,cost,colors,count\nAnvil,1,W,10\nBellows,2,R,4');
    if (!list.ok) throw new Error(list.error.code);
    expect([1, 2, 4].map((crates) => missingFor(list.value.parts, crates))).toEqual([1, 16, 46]);
  });

  test('copies are those of equal name, cost, colours and universal', () => {
    const row = (name: string, cost: number, rarity: Row['rarity'], universal = false): Row => ({ name, cost, colours: [], universal, rarity, count: 2 });
    expect(merged([row('A', 1, 'rare'), row('B', 1, null), row('A', 1, null), row('A', 2, 'rare'), row('A', 0, null, true), row('A', 0, null)]).map(line)).toEqual([
      '4 A 1 n rare', '2 B 1 n -', '2 A 2 n rare', '2 A 0 x -', '2 A 0 n -',
    ]);
  });

  test('counts by colour and by cost', () => {
    const list = readText('name,cost,colors,type,count\nA,2,W,,2\nB,2,WU,,3\nC,0.5,,,1\nD,0,,land,4');
    if (!list.ok) throw new Error(list.error.code);
    expect(summaryOf(list.value.parts)).toEqual({ parts: 10, byColour: { w: 2, u: 0, k: 0, r: 0, g: 0, n: 1, dual: 3, universal: 4 }, byCost: [[0, 4], [0.5, 1], [2, 5]] });
  });
});

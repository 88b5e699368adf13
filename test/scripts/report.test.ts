import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportSizes } from '../../scripts/sizes.ts';

let dist = '';

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'longhand-sizes-'));
  mkdirSync(join(dist, 'client'));
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify({
    'index.html': { file: 'index.js' },
    'pages/Home.tsx': { file: 'home.js', isDynamicEntry: true },
    'table/Table.tsx': { file: 'table.js', isDynamicEntry: true },
    'games/guilds/Board.tsx': { file: 'board.js', isDynamicEntry: true },
  }));
  writeFileSync(join(dist, 'client', 'index.html'), '<script type="module" src="/index.js"></script>');
  write('home.js', 5);
  write('table.js', 5);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dist, { recursive: true });
});

/** Bytes that gzip cannot make fewer. */
const write = (file: string, bytes: number): void => writeFileSync(join(dist, 'client', file), randomBytes(bytes));

test('a build within its budgets passes', () => {
  write('index.js', 24_900);
  write('board.js', 11_900);
  reportSizes(dist);
  expect(console.log).toHaveBeenCalledTimes(3);
});

test('a shell over its budget fails', () => {
  write('index.js', 25_001);
  write('board.js', 10);
  expect(() => reportSizes(dist)).toThrow(/^Too heavy: shell: first page by \d+ bytes, shell: a table by \d+ bytes$/);
});

test('a game over its budget fails', () => {
  write('index.js', 10);
  write('board.js', 12_001);
  expect(() => reportSizes(dist)).toThrow(/^Too heavy: guilds by \d+ bytes$/);
});

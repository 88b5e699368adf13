import { describe, expect, test } from 'vitest';
import { type Manifest, sizes } from '../../scripts/sizes.ts';

const MANIFEST: Manifest = {
  'index.html': { file: 'index.js', imports: ['_common.js'] },
  '_common.js': { file: 'common.js' },
  'pages/Home.tsx': { file: 'home.js', isDynamicEntry: true, imports: ['_common.js'] },
  'table/choice.ts': { file: 'choice.js', isDynamicEntry: true },
  'table/Table.tsx': { file: 'table.js', isDynamicEntry: true, imports: ['_common.js', '_drawn.js'] },
  '_drawn.js': { file: 'drawn.js' },
  'pages/About.tsx': { file: 'about.js', isDynamicEntry: true, imports: ['_common.js'] },
  'text/en.ts': { file: 'en.js', isDynamicEntry: true },
  'text/ko.ts': { file: 'ko.js', isDynamicEntry: true, imports: ['_particles.js'] },
  '_particles.js': { file: 'particles.js' },
  '../shared/games/guilds/index.ts': { file: 'rules.js', isDynamicEntry: true, imports: ['_deck.js'] },
  'games/guilds/Board.tsx': { file: 'board.js', isDynamicEntry: true, imports: ['_common.js', '_drawn.js', '_deck.js'] },
  '_deck.js': { file: 'deck.js' },
  '../shared/games/guilds/rules/en.ts': { file: 'sheet.js', isDynamicEntry: true },
  '../shared/games/guilds/text/en.ts': { file: 'guilds-en.js', isDynamicEntry: true },
  '../shared/games/guilds/text/es.ts': { file: 'guilds-es.js', isDynamicEntry: true },
  '_guilds-Ab3.js': { file: 'guilds-Ab3.js' },
  'games/guilds/fields/parts.tsx': { file: 'field.js', isDynamicEntry: true },
  'games/guilds/import/Importer.tsx': { file: 'importer.js', isDynamicEntry: true, imports: ['_guilds-Ab3.js'] },
  'table/Delete.tsx': { file: 'delete.js', isDynamicEntry: true },
  'games/energy/Board.tsx': { file: 'energy.js', isDynamicEntry: true, imports: ['_deck.js'] },
};

const PAGE = '<script type="module" src="/index.js"></script>';

const WEIGHTS: Readonly<Record<string, number>> = {
  'home.js': 5000, 'choice.js': 10_000, 'index.js': 1, 'common.js': 2, 'table.js': 4, 'drawn.js': 8, 'about.js': 16, 'en.js': 32, 'ko.js': 16, 'particles.js': 64,
  'field.js': 1e6, 'importer.js': 1e6, 'delete.js': 1e6, 'rules.js': 100, 'board.js': 200, 'deck.js': 400, 'guilds-en.js': 1000, 'guilds-es.js': 2000, 'energy.js': 3, 'guilds-Ab3.js': 20_000,
};

const measured = (weight: (file: string) => number = (file) => WEIGHTS[file] ?? Number.NaN) =>
  Object.fromEntries(sizes(MANIFEST, PAGE, weight).map((size) => [size.part, size]));

describe('what a build weighs', () => {
  test('the shell: the entry, what it imports, the page and the heaviest language with its imports; not pages for later', () => {
    expect(measured()['shell: a table']?.bytes).toBe(1 + 2 + 4 + 8 + 16 + 64);
    expect(measured()['shell: first page']?.bytes).toBe(1 + 2 + 5000 + 16 + 64);
  });

  test('a game: board and what choices are built with, what they share counted once, its heaviest language; nothing of the shell, and nothing for later', () => {
    expect(measured()['guilds']?.bytes).toBe(100 + 200 + 400 + 2000 + 10_000 + 20_000);
  });

  test('what two games share is counted for each: either may be the only one loaded', () => {
    expect(measured()['energy']?.bytes).toBe(3 + 400 + 10_000);
  });

  test('a page without a script of the build cannot be weighed', () => {
    expect(() => sizes(MANIFEST, '<script src="/other.js">', () => 1)).toThrow('cannot be told');
  });

  test('the budgets', () => {
    expect(Object.values(measured()).map(({ part, budget }) => [part, budget])).toEqual([['shell: first page', 25_000], ['shell: a table', 25_000], ['energy', 12_000], ['guilds', 12_000]]);
  });
});

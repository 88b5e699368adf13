import { describe, expect, test } from 'vitest';
import { breaches } from '../../scripts/arrows.ts';

const wrong = (file: string, source: string): string[] => breaches(file, source).map(({ what }) => what);

describe('arrows between the parts', () => {
  test.each([
    ['shared/engine/a.ts', `import { b } from '../../web/b.ts';`, 'imports web/b.ts'],
    ['shared/engine/a.ts', `import type { Env } from '../../worker/env.ts';`, 'imports worker/env.ts'],
    ['web/table/a.ts', `import type { Table } from '../../worker/table.ts';`, 'imports worker/table.ts'],
    ['web/table/a.ts', `const b = await import('../../worker/table.ts');`, 'imports worker/table.ts'],
    ['web/table/a.ts', `const all = import.meta.glob('../../worker/*.ts');`, 'imports worker/*.ts'],
    ['worker/a.ts', `export { b } from '../web/b.ts';`, 'imports web/b.ts'],
    ['worker/a.ts', `import '../test/b.ts';`, 'imports test/b.ts'],
    ['shared/games/guilds/a.ts', `import {\n  b,\n} from '../energy/state.ts';`, `imports shared/games/energy/state.ts, another game's`],
    ['web/games/guilds/a.tsx', `import { b } from '../../../shared/games/energy/state.ts';`, `imports shared/games/energy/state.ts, another game's`],
    ['shared/engine/a.ts', `import { readFileSync } from 'node:fs';`, 'imports the package node:fs'],
    ['shared/engine/a.ts', `import { signal } from '@preact/signals';`, 'imports the package @preact/signals'],
    ['web/a.ts', `import { Hono } from 'hono';`, 'imports the package hono'],
    ['worker/a.ts', `import { render } from "preact";`, 'imports the package preact'],
  ])('%s: %s', (file, source, what) => {
    expect(wrong(file, source)).toEqual([what]);
  });

  test.each([
    ['web/table/a.ts', `import { b } from '../../shared/protocol.ts';\nimport { signal } from '@preact/signals';`],
    ['worker/a.ts', `import { b } from '../shared/protocol.ts';\nimport { DurableObject } from 'cloudflare:workers';`],
    ['shared/games/index.ts', `import { guilds } from './guilds/complete.ts';\nimport { energy } from './energy/complete.ts';`],
    ['shared/games/guilds/a.ts', `import { deck } from '../../cards/mystique.ts';\nimport { b } from './text/en.ts';`],
    ['web/games/guilds/a.tsx', `import { b } from '../../../shared/games/guilds/state.ts';`],
    ['test/web/a.ts', `import { b } from '../../worker/table.ts';\nconst now = new Date();`],
  ])('%s: %s is as it should be', (file, source) => {
    expect(wrong(file, source)).toEqual([]);
  });
});

describe('what shared must do without', () => {
  test('chance and clock', () => {
    expect(wrong('shared/a.ts', 'const a = Math.random();\nconst b = Date.now();\nconst c = new Date(0);')).toEqual(['uses Math.random', 'uses Date', 'uses Date']);
  });

  test('words about them are no use of them', () => {
    expect(wrong('shared/a.ts', `// never Math.random\n/* nor Date */\nconst a = 'Date';\nconst b = new Intl.DateTimeFormat('en');`)).toEqual([]);
  });

  test('elsewhere there is a clock', () => {
    expect(wrong('worker/a.ts', 'const now = Date.now();')).toEqual([]);
  });
});

test('a file of more than 400 lines is too long', () => {
  expect(wrong('web/a.ts', 'a();\n'.repeat(400))).toEqual([]);
  expect(wrong('web/a.ts', 'a();\n'.repeat(401))).toEqual(['is longer than 400 lines']);
});

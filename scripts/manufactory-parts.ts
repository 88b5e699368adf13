import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// `npm run parts`: writes Manufactory's built-in catalogue, shared/games/manufactory/pool.ts, from the counts beside this file.
// Rules, faces and recorded games hang on the order of its parts: on purpose only.

/** By slot, colour and cost: how many different parts there are; and how a crate is put together, each choice with its weight. */
export interface Counts {
  readonly crate: {
    readonly layouts: readonly { readonly weight: number; readonly slots: Readonly<Record<string, number>> }[];
    readonly kinds: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
  readonly parts: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
}

/** The counts that the catalogue is made from. */
export const readCounts = (): Counts => JSON.parse(readFileSync(join(import.meta.dirname, 'manufactory-parts.json'), 'utf8')) as Counts;

/** The text of the catalogue's file. */
export function catalogueOf({ crate, parts }: Counts): string {
  const slots = Object.entries(parts).map(([slot, colours]) => {
    const groups = Object.entries(colours).map(([key, costs]) => `${key}: '${costsOf(costs)}'`);
    return `  ${slot}: { ${groups.join(', ')} },`;
  });
  const layouts = crate.layouts.map(({ weight, slots }) => `  { weight: ${weight}, slots: ${pairs(slots)} },`);
  const kinds = Object.entries(crate.kinds).map(([slot, weights]) => `  ${slot}: ${pairs(weights)},`);
  return [
    '// Written by `npm run parts`; not to be changed by hand.',
    '',
    '/**',
    ' * The built-in catalogue: by slot and colours (several letters: dual; `x`: universal) a character for each part, which is',
    ' * its cost in base 36. Parts are numbered in this order.',
    ' */',
    'export const POOL = {',
    ...slots,
    '} as const;',
    '',
    '/** What a crate is made of: how many parts of each slot. The weights are those of a choice by the dice. */',
    'export const LAYOUTS = [',
    ...layouts,
    '] as const;',
    '',
    '/** Slots that are filled from one of several, each with its weight. */',
    'export const KINDS = {',
    ...kinds,
    '} as const;',
    '',
  ].join('\n');
}

const costsOf = (costs: Readonly<Record<string, number>>): string =>
  Object.entries(costs).map(([cost, count]) => Number(cost).toString(36).repeat(count)).join('');

const pairs = (numbers: Readonly<Record<string, number>>): string =>
  `{ ${Object.entries(numbers).map(([key, number]) => `${key}: ${number}`).join(', ')} }`;

const FILE = join(import.meta.dirname, '..', 'shared', 'games', 'manufactory', 'pool.ts');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, catalogueOf(readCounts()));

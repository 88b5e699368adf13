import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../shared/engine/types.ts';
import { GAMES } from '../../shared/games/index.ts';
import { TABLES } from '../contract/tables.ts';
import { CASES } from './cases.ts';
import { difference, read, write } from './transcript.ts';

const folder = new URL('./', import.meta.url);
const kept = (name: string) => readFileSync(new URL(`${name}.txt`, folder), 'utf8');

describe.each(CASES)('$name', ({ name, game, seats, options, shows }) => {
  const text = kept(name);
  const played = read(text);

  test('is played and told as it was', () => {
    const result = write(played);
    if (!result.ok) expect.fail(`move ${result.error.n}, "${result.error.text}", is no longer legal`);
    const changed = difference(text, result.value.text);
    if (changed !== null) expect.fail(`${changed}\nIf this is meant: npm run golden, and bump the rules where play differs (README).`);
  });

  test('is the game that its name says', () => {
    expect({ game: played.game, seats: played.seats, options: played.options }).toEqual({ game, seats, options });
  });

  test.each(Object.entries(shows))('shows: %s', (_what, show) => {
    // From the file alone: what it says was played, told and reached.
    const outcome = JSON.parse(/^outcome (.+)$/m.exec(text)![1]!) as Outcome;
    expect(show({ ...played, text, outcome })).toBe(true);
  });
});

test('every transcript in the folder has its case', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  expect(files.sort()).toEqual(CASES.map(({ name }) => `${name}.txt`).sort());
});

test('every game is kept with each combination of its options and each number of seats', () => {
  for (const [id, { rules }] of Object.entries(GAMES)) {
    const cases = CASES.filter(({ game }) => game === id);
    expect(new Set(cases.map(({ seats }) => seats))).toEqual(new Set(rules.seats));
    const tables = TABLES.filter(({ game }) => game.id === id);
    const kept = new Set(cases.map(({ options }) => JSON.stringify(v.parse(rules.options, options))));
    for (const { sent } of tables) expect([...kept]).toContain(JSON.stringify(v.parse(rules.options, sent)));
  }
});

test('a difference is told by its first line and the move it stands under', () => {
  const text = kept(CASES[0]!.name);
  expect(difference(text, text)).toBeNull();
  const line = text.split('\n').findIndex((one) => one.startsWith('3 p'));
  const changed = text.split('\n').with(line + 1, '  all {}').with(line + 5, '');
  expect(difference(text, changed.join('\n'))).toMatch(new RegExp(`^line ${line + 2} \\(under "3 p[^]*now: {2}  all \\{\\}$`));
  expect(difference(text, `${text}more`)).toContain('now:  more');
});

test('a move that is no longer legal is told by its number and text', () => {
  const played = read(kept(CASES[0]!.name));
  const moves = played.moves.with(1, { ...played.moves[1]!, text: 'pass' });
  expect(write({ ...played, moves })).toEqual({ ok: false, error: { n: 2, text: 'pass' } });
});

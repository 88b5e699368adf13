import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { settle } from '../../shared/engine/match.ts';
import { GAMES } from '../../shared/games/index.ts';
import { NewTable } from '../../shared/protocol.ts';
import { SAMPLES } from './samples.ts';
import { valuesOf } from './tables.ts';

// X12
describe.each(Object.entries(GAMES))('the options of %s', (id, { rules, text }) => {
  const accepts = (options: unknown) => v.safeParse(rules.options, options).success;
  const values = valuesOf(rules, SAMPLES[id]!);

  test('a missing key has its default', () => {
    const defaults = v.parse(rules.options, {}) as Record<string, unknown>;
    expect(Object.keys(defaults).sort()).toEqual(Object.keys(values).sort());
    for (const [key, each] of Object.entries(values)) {
      expect(each).toContainEqual(defaults[key]);
      for (const value of each) expect(v.parse(rules.options, { [key]: value })).toEqual({ ...defaults, [key]: value });
    }
  });

  test('the defaults go with every number of seats, and what is settled stays so', () => {
    for (const seats of rules.seats) {
      expect(settle(rules, v.parse(rules.options, {}), seats).ok, `${seats} seats`).toBe(true);
      for (const [key, each] of Object.entries(values)) {
        for (const value of each) {
          const settled = settle(rules, v.parse(rules.options, { [key]: value }), seats);
          if (settled.ok) expect(settle(rules, v.parse(rules.options, settled.value), seats)).toEqual(settled);
          else expect(settled.error).toMatch(/\.$/);
        }
      }
    }
  });

  test('an unknown key is refused', () => {
    for (const key of ['nothing', '', 'constructor', 'toString']) expect(accepts({ [key]: false }), key).toBe(false);
    expect(accepts(JSON.parse('{"__proto__": false}'))).toBe(false);
    for (const key of Object.keys(values)) expect(accepts({ [key.toUpperCase()]: values[key]![0] }), key).toBe(false);
  });

  test('a wrong type is refused', () => {
    for (const [key, each] of Object.entries(values)) {
      for (const wrong of [null, 0, 1, '', 'true', 'no such value', [], {}, [true]]) {
        if (!each.includes(wrong)) expect(accepts({ [key]: wrong }), `${key}: ${JSON.stringify(wrong)}`).toBe(false);
      }
    }
  });

  test('only an object is taken', () => {
    for (const wrong of [null, true, 3, '', '{}']) expect(accepts(wrong), JSON.stringify(wrong)).toBe(false);
    const table = { game: id, seats: rules.seats[0], name: 'Ana' };
    expect(v.safeParse(NewTable, { ...table, options: {} }).success).toBe(true);
    expect(v.safeParse(NewTable, table).success).toBe(true);
    expect(v.safeParse(NewTable, { ...table, options: [] }).success).toBe(false);
  });

  test.each(Object.entries(text))('each has a title and a sentence in %s', (_language, { options }) => {
    expect(Object.keys(options).sort()).toEqual(Object.keys(values).sort());
    for (const { title, help } of Object.values(options)) {
      expect(title.trim()).not.toBe('');
      expect(help.trim().length).toBeGreaterThan(title.length);
    }
  });
});

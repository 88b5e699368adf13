import { beforeEach, describe, expect, it } from 'vitest';
import type { Happening, Sync } from '../../shared/protocol.ts';
import { ok } from '../../shared/engine/types.ts';
import { holdKey, putAway } from '../../web/pages/held.ts';
import { fieldsOf, housesFor, initialOf } from '../../web/pages/form.ts';
import { refreshTables, rows, waitingCount } from '../../web/pages/tables.ts';
import { absolute, relative } from '../../web/pages/time.ts';
import { entriesOf } from '../../web/table/log.ts';
import { lastSeen, markSeen, merged, recapOf } from '../../web/table/recap.ts';
import { dealt, draw, syncOf } from './mock.ts';

const happening = (n: number, more: Partial<Happening> = {}): Happening => ({ n, at: `2026-11-30T0${n}:00:00.000Z`, event: { n } as unknown as Happening['event'], ...more });

beforeEach(() => localStorage.clear());

describe('the recap', () => {
  it('tells what came after the number seen, and nothing to who never looked', () => {
    const events = [happening(0), happening(1), happening(2)];
    expect(recapOf(events, 0, 1).map((event) => event.n)).toEqual([2]);
    expect(recapOf(events, 0, null)).toEqual([]);
  });

  it('tells nothing of one’s own moves, and to a spectator everything', () => {
    const by = (n: number, seat: number): Happening => happening(n, { event: { seat } as unknown as Happening['event'] });
    const events = [by(1, 0), by(2, 1), happening(3), by(4, 0)];
    expect(recapOf(events, 0, 0).map((event) => event.n)).toEqual([2, 3]);
    expect(recapOf(events, null, 0).map((event) => event.n)).toEqual([1, 2, 3, 4]);
    expect(recapOf(events, 0, 0, 2).map((event) => event.n)).toEqual([2]);
  });

  it('remembers by table and seat how far one looked', () => {
    const sync = syncOf(draw(dealt()), 1);
    markSeen(sync, '2026-11-30T10:00:00.000Z');
    expect(lastSeen('abc', 1)).toEqual({ n: 1, at: '2026-11-30T10:00:00.000Z' });
    expect(lastSeen('abc', 0)).toBeNull();
    expect(lastSeen('abc', null)).toBeNull();
  });
});

describe('events', () => {
  it('replace what a sync tells anew', () => {
    const sync = { ...syncOf(dealt(), 0), since: 0, events: [happening(1), happening(2)] } as Sync;
    expect(merged([happening(0), happening(1)], sync).map((event) => event.n)).toEqual([0, 1, 2]);
    expect(merged([happening(0), happening(1)], { ...sync, since: -1, events: [happening(0)] })).toEqual([happening(0)]);
  });

  it('are logged by move, the latest first, with who played', () => {
    const entries = entriesOf([happening(0), happening(0), happening(1, { by: 'time' }), happening(1, { by: 'time' }), happening(2)]);
    expect(entries.map((entry) => [entry.n, entry.events.length, entry.by])).toEqual([
      [2, 1, null],
      [1, 2, 'time'],
      [0, 2, null],
    ]);
  });
});

describe('the form of a new table', () => {
  const schema = {
    type: 'object',
    properties: {
      market: { type: 'boolean', default: false },
      length: { enum: ['short', 'long'], default: 'long' },
      rounds: { anyOf: [{ const: 1 }, { const: 3 }] },
      power: { type: 'integer', minimum: 8, maximum: 12, default: 12 },
      strange: { type: 'array' },
    },
  };

  it('is made from the schema of the options', () => {
    expect(fieldsOf(schema)).toEqual([
      { kind: 'tick', name: 'market', initial: false },
      { kind: 'pick', name: 'length', values: ['short', 'long'], initial: 'long' },
      { kind: 'pick', name: 'rounds', values: [1, 3], initial: 1 },
      { kind: 'number', name: 'power', least: 8, most: 12, initial: 12, open: false },
    ]);
    expect(initialOf(fieldsOf(schema))).toEqual({ market: false, length: 'long', rounds: 1, power: 12 });
  });

  it('asks for nothing where there are no options', () => expect(fieldsOf({ type: 'object' })).toEqual([]));

  it('lets the house play every seat but one', () => expect(housesFor(3)).toEqual([0, 1, 2]));
});

describe('your tables', () => {
  const at = (table: string, iso: string, more: Partial<Sync>): Sync => ({ ...syncOf(dealt(), 0), table, at: iso, ...more });
  const hold = (...tables: string[]): void => tables.forEach((table) => holdKey(table, { key: `key-${table}`, kind: 'seat' }));

  it('shows those that wait for you first, the longest wait on top, and those that are over last', async () => {
    const known: Record<string, Sync> = {
      over: at('over', '2026-11-30T12:00:00Z', { status: 'over', turn: [], outcome: { scores: [1, 2], places: [2, 1] } }),
      theirs: at('theirs', '2026-11-30T11:00:00Z', { turn: [1] }),
      lately: at('lately', '2026-11-30T10:00:00Z', { turn: [0] }),
      long: at('long', '2026-11-28T10:00:00Z', { turn: [0, 1] }),
      away: at('away', '2026-11-28T10:00:00Z', { turn: [0] }),
    };
    hold(...Object.keys(known));
    putAway('away', true);
    let [open, most] = [0, 0];
    await refreshTables(false, async (table) => {
      most = Math.max(most, ++open);
      await Promise.resolve();
      open--;
      return ok(known[table]!);
    });
    expect(rows.value.map((row) => row.held.table)).toEqual(['long', 'lately', 'theirs', 'over']);
    expect(waitingCount(null)).toBe(2);
    expect(waitingCount('long')).toBe(1);
    expect(most).toBeLessThanOrEqual(4);
    expect(most).toBeGreaterThan(1);
  });
});

describe('times', () => {
  const noon = Date.parse('2026-11-30T12:00:00');
  it('are told from where one stands', () => {
    expect(relative(new Date(noon - 2 * 3_600_000).toISOString(), 'en', noon)).toBe('2 hours ago');
    expect(relative(new Date(noon - 26 * 3_600_000).toISOString(), 'ko', noon)).toBe('어제');
    expect(relative(new Date(noon + 5000).toISOString(), 'en', noon)).toBe('now');
  });
  it('name the day only when it is another', () => {
    expect(absolute(new Date(noon - 3_600_000).toISOString(), 'en', noon)).not.toMatch(/Monday|November/);
    expect(absolute(new Date(noon - 30 * 3_600_000).toISOString(), 'en', noon)).toMatch(/Sunday/);
    expect(absolute(new Date(noon - 30 * 86_400_000).toISOString(), 'en', noon)).toMatch(/October/);
  });
});

import { describe, expect, test } from 'vitest';
import type { Quiet } from '../../shared/inbox.ts';
import { endOfQuiet, startOfQuiet } from '../../worker/inbox/quiet.ts';
import { dueAt, gathered, reminderAt, type Waiting } from '../../worker/inbox/telling.ts';

const at = (text: string): number => Date.parse(text);
const iso = (time: number): string => new Date(time).toISOString().replace(':00.000Z', 'Z');
const hours = (text: string): Quiet => ({ from: text.slice(0, 5), to: text.slice(6) });

describe('quiet hours end', () => {
  test.each([
    // Every day, and across midnight.
    ['Asia/Seoul', '22:00-08:00', '2026-11-30T12:59Z', '2026-11-30T12:59Z', 'a minute before they begin'],
    ['Asia/Seoul', '22:00-08:00', '2026-11-30T13:00Z', '2026-11-30T23:00Z', 'from their first minute'],
    ['Asia/Seoul', '22:00-08:00', '2026-11-30T22:59Z', '2026-11-30T23:00Z', 'up to their last'],
    ['Asia/Seoul', '22:00-08:00', '2026-11-30T23:00Z', '2026-11-30T23:00Z', 'and no longer'],
    ['Asia/Seoul', '13:00-14:30', '2026-11-30T04:10Z', '2026-11-30T05:30Z', 'within a day'],
    // Seoul has no summer time: the nights of the others' changes are as any.
    ['Asia/Seoul', '22:00-08:00', '2026-03-28T15:00Z', '2026-03-28T23:00Z', 'Seoul, when Madrid puts its clocks forward'],
    ['Asia/Seoul', '22:00-08:00', '2026-10-24T15:00Z', '2026-10-24T23:00Z', 'Seoul, when Madrid puts them back'],
    // Madrid: 29 March 2026, 02:00 becomes 03:00; 25 October, 03:00 becomes 02:00.
    ['Europe/Madrid', '22:00-08:00', '2026-03-28T21:00Z', '2026-03-29T06:00Z', 'Madrid, an hour shorter'],
    ['Europe/Madrid', '22:00-08:00', '2026-10-24T20:00Z', '2026-10-25T07:00Z', 'Madrid, an hour longer'],
    ['Europe/Madrid', '22:00-02:30', '2026-03-28T23:00Z', '2026-03-29T01:00Z', 'an end that the clock jumps over: with the jump'],
    ['Europe/Madrid', '22:00-02:30', '2026-10-25T00:00Z', '2026-10-25T00:30Z', 'an end that shows twice: the first time'],
    ['Europe/Madrid', '22:00-02:30', '2026-10-25T01:10Z', '2026-10-25T01:30Z', 'and in the hour that shows again: the second time'],
    // New York: 8 March 2026, 02:00 becomes 03:00; 1 November, 02:00 becomes 01:00.
    ['America/New_York', '23:00-07:00', '2026-03-08T04:00Z', '2026-03-08T11:00Z', 'New York, an hour shorter'],
    ['America/New_York', '23:00-07:00', '2026-11-01T03:00Z', '2026-11-01T12:00Z', 'New York, an hour longer'],
    ['America/New_York', '00:00-02:00', '2026-03-08T05:30Z', '2026-03-08T07:00Z', 'an end that is the jump itself'],
    ['America/New_York', '00:00-01:30', '2026-11-01T06:10Z', '2026-11-01T06:30Z', 'the second half past one'],
    // Adelaide, half an hour off: 5 April 2026, 03:00 becomes 02:00; 4 October, 02:00 becomes 03:00.
    ['Australia/Adelaide', '22:30-06:15', '2026-04-04T12:00Z', '2026-04-04T20:45Z', 'Adelaide, an hour longer'],
    ['Australia/Adelaide', '22:30-06:15', '2026-10-03T13:00Z', '2026-10-03T19:45Z', 'Adelaide, an hour shorter'],
    ['Australia/Adelaide', '22:30-02:15', '2026-10-03T13:00Z', '2026-10-03T16:30Z', 'an end that the clock jumps over'],
  ])('%s %s: %s → %s (%s)', (zone, quiet, from, to) => {
    expect(iso(endOfQuiet(at(from), hours(quiet), zone))).toBe(to);
  });

  test('at the first moment at which the wall shows a time outside of them: minute by minute through all changes of a year', () => {
    const clocks = new Map<string, Intl.DateTimeFormat>();
    const clock = (zone: string) => clocks.get(zone) ?? clocks.set(zone, new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })).get(zone)!;
    const wall = (time: number, zone: string) => clock(zone).format(time);
    const isQuiet = (text: string, { from, to }: Quiet) => (from < to ? text >= from && text < to : text >= from || text < to);
    const changes: [string, string][] = [['Europe/Madrid', '2026-03-29T01:00Z'], ['Europe/Madrid', '2026-10-25T01:00Z'], ['America/New_York', '2026-03-08T07:00Z'], ['America/New_York', '2026-11-01T06:00Z'], ['Australia/Adelaide', '2026-04-04T16:30Z'], ['Australia/Adelaide', '2026-10-03T16:30Z']];
    let checked = 0;
    for (const [zone, change] of changes) {
      for (const quiet of ['22:00-08:00', '00:30-02:30', '01:15-02:00', '02:10-02:50']) {
        for (let minute = -240; minute <= 240; minute += 17) {
          const from = at(change) + minute * 60_000;
          let expected = from;
          while (isQuiet(wall(expected, zone), hours(quiet))) expected += 60_000;
          expect(iso(endOfQuiet(from, hours(quiet), zone)), `${zone} ${quiet} ${iso(from)}`).toBe(iso(expected));
          checked += expected === from ? 0 : 1;
        }
      }
    }
    expect(checked).toBeGreaterThan(100);
  });

  test('and are preceded by a moment that is not quiet', () => {
    expect(iso(startOfQuiet(at('2026-10-25T05:00Z'), hours('22:00-08:00'), 'Europe/Madrid'))).toBe('2026-10-24T19:59Z');
    expect(iso(startOfQuiet(at('2026-10-24T12:00Z'), hours('22:00-08:00'), 'Europe/Madrid'))).toBe('2026-10-24T12:00Z');
  });
});

describe('what is due', () => {
  const now = at('2026-11-30T12:00Z');
  const MINUTE = 60_000;
  const waiting = (seat: number, next: number, kind: Waiting['kind'] = 'turn'): Waiting => ({ seat, n: 3, kind, next: now + next * MINUTE, tries: 0, sent: [] });
  const free = { quiet: null, zone: 'UTC' };

  test('is nothing where nothing waits, and nothing before the first has waited', () => {
    expect(dueAt([], free)).toBeNull();
    expect(gathered([waiting(1, 1), waiting(2, 5)], free, now)).toEqual([]);
  });

  test('takes along every turn that waits, however short, and no reminder before its time', () => {
    const all = [waiting(1, 0), waiting(2, 5), waiting(3, 60, 'reminder'), waiting(4, -1, 'reminder')];
    expect(gathered(all, free, now).map(({ seat }) => seat)).toEqual([1, 2, 4]);
  });

  test('is nothing in quiet hours, and everything when they end', () => {
    const night = { quiet: hours('22:00-08:00'), zone: 'Asia/Seoul' };
    const late = at('2026-11-30T14:00Z');
    const all = [{ ...waiting(1, 0), next: late }];
    expect(iso(dueAt(all, night)!)).toBe('2026-11-30T23:00Z');
    expect(gathered(all, night, late)).toEqual([]);
    expect(gathered(all, night, at('2026-11-30T23:00Z'))).toHaveLength(1);
  });

  test.each<[string, string | null, string]>([
    ['2026-12-04T12:00Z', '2026-12-03T12:00Z', 'a day ahead of a far one'],
    ['2026-12-01T12:00Z', '2026-12-01T06:00Z', 'when a quarter is left'],
    ['2026-11-30T16:00Z', '2026-11-30T15:00Z', 'an hour ahead of a near one'],
    ['2026-11-30T13:30Z', null, 'when there is no time for it'],
  ])('of a deadline at %s one is reminded at %s (%s)', (deadline, reminder, _) => {
    expect(reminderAt(now, at(deadline), free)).toBe(reminder === null ? null : at(reminder));
  });

  test('a reminder goes out before quiet hours rather than too late after them, and none without a deadline', () => {
    const night = { quiet: hours('22:00-08:00'), zone: 'Europe/Madrid' };
    expect(iso(reminderAt(now, at('2026-12-01T07:15Z'), night)!)).toBe('2026-11-30T20:59Z');
    expect(iso(reminderAt(now, at('2026-12-01T08:00Z'), night)!)).toBe('2026-12-01T07:00Z');
    expect(reminderAt(now, null, night)).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { move, party, record, sync } from './api.ts';
import { later } from './clock.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('the house', () => {
  test('moves by the alarm, a second after the turn came to it, and its moves are marked as its own', async () => {
    const guests = await party(['Ana'], { seats: 3, house: 2 });
    for (;;) {
      const { status, turn, seat, n } = await sync(guests.table, guests.keys[0]);
      if (status === 'over') break;
      if (turn[0] === seat) {
        expect((await move(guests.table, guests.keys[0]!, n, 'draw')).status).toBe(200);
        continue;
      }
      expect(await later(guests.table, 1)).toBe(true);
      expect((await sync(guests.table)).n).toBe(n + 1);
    }
    const { body } = await record(guests.table);
    const mine = (await sync(guests.table, guests.keys[0])).seat;
    for (const [seat, , , by] of body.moves) expect(by).toBe(seat === mine ? undefined : 'house');
    expect(body.moves.some(([, , , by]) => by === 'house')).toBe(true);
  });

  test('does not move before its time, nor for a person', async () => {
    const guests = await party(['Ana'], { seats: 2, house: 1 });
    const { turn, seat, n } = await sync(guests.table, guests.keys[0]);
    await later(guests.table, 0);
    expect((await sync(guests.table)).n).toBe(n);
    if (turn[0] !== seat) await later(guests.table, 1);
    const after = await sync(guests.table);
    expect(after.turn[0]).toBe(seat);
    await later(guests.table, 3600);
    expect((await sync(guests.table)).n).toBe(after.n);
  });
});

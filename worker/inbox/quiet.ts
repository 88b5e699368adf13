import type { Quiet } from '../../shared/inbox.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

/**
 * When quiet hours are over for somebody at a moment: the first moment from then on (milliseconds since 1970) at which
 * the clock on their wall shows a time outside of them. Where clocks are put back, an hour shows twice and is quiet twice;
 * where they are put forward past the end, quiet ends with the jump.
 */
export function endOfQuiet(at: number, quiet: Quiet | null, zone: string): number {
  if (quiet === null) return at;
  let end = at;
  // Each turn of this loop goes to the end by the wall; only a clock put back meanwhile makes another necessary.
  while (isQuiet(wall(end, zone), quiet)) end = afterWall(end, minutesTo(wall(end, zone), quiet.to), zone);
  return end;
}

/** The last moment before quiet hours that cover a moment; the moment itself when they do not. */
export function startOfQuiet(at: number, quiet: Quiet | null, zone: string): number {
  let start = at;
  while (quiet !== null && isQuiet(wall(start, zone), quiet)) {
    const back = minutesTo(minutesOf(quiet.from), wallText(wall(start, zone)));
    start -= (back + 1) * MINUTE + (start % MINUTE);
  }
  return start;
}

/** The moment when the wall's clock has gone on by so many minutes, or the jump that took it past them. */
function afterWall(at: number, minutes: number, zone: string): number {
  const full = at - (at % MINUTE) + minutes * MINUTE;
  const shift = offset(full, zone) - offset(at, zone);
  if (shift <= 0) return full;
  // The clock was put forward on the way: by the wall it is later than asked for.
  const jump = jumpBetween(at, full, zone);
  return Math.max(full - shift, jump);
}

/** The moment between two at which the zone's offset changes. */
function jumpBetween(from: number, to: number, zone: string): number {
  const before = offset(from, zone);
  let [low, high] = [Math.floor(from / MINUTE), Math.ceil(to / MINUTE)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offset(middle * MINUTE, zone) === before) low = middle;
    else high = middle;
  }
  return high * MINUTE;
}

/** Minutes since midnight on the wall. */
const wall = (at: number, zone: string): number => (((Math.floor(at / MINUTE) + offset(at, zone) / MINUTE) % DAY) + DAY) % DAY;

/** How far the zone's clock is ahead of UTC, milliseconds. */
function offset(at: number, zone: string): number {
  const parts = Object.fromEntries(clockOf(zone).formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts as Record<string, number>;
  return Date.UTC(year, month - 1, day, hour, minute) - (at - (((at % MINUTE) + MINUTE) % MINUTE));
}

const CLOCKS = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const clock = CLOCKS.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' });
  CLOCKS.set(zone, clock);
  return clock;
}

function isQuiet(minute: number, { from, to }: Quiet): boolean {
  return minutesTo(minutesOf(from), wallText(minute)) < minutesTo(minutesOf(from), to);
}

const minutesTo = (minute: number, to: string): number => (minutesOf(to) - minute + DAY) % DAY;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const wallText = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

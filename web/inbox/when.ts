import type { Language } from '../../shared/text/say.ts';
import { localeOf } from '../pages/time.ts';

const DAY = 86_400_000;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

/** When, in somebody's zone: the hour today, the weekday within a week, else the date. */
export function whenIn(zone: string, iso: string, language: Language, at: number): string {
  const locale = localeOf(language);
  const day = (time: number): string => new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(time);
  const time = Date.parse(iso);
  const date: Intl.DateTimeFormatOptions = day(time) === day(at) ? {} : at - time < 6 * DAY ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
  return new Intl.DateTimeFormat(locale, { ...CLOCK, ...date, timeZone: zone }).format(time);
}

/** What the clock on the wall shows in a zone. */
export const clockIn = (zone: string, language: Language, at: number): string =>
  new Intl.DateTimeFormat(localeOf(language), { ...CLOCK, timeZone: zone }).format(at);

/** Every zone the browser knows, with this one among them. */
export function zonesWith(zone: string): readonly string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return zones.includes(zone) ? zones : [zone, ...zones];
}

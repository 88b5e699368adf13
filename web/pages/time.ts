import { signal } from '@preact/signals';
import type { Language } from '../../shared/text/say.ts';

const MINUTE = 60_000;
const DAY = 1440;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

/** The time, looked at twice a minute while the page is seen: what is drawn from it says "5 minutes ago" and stays true. */
export const now = signal(Date.now());

/** Starts the clock. */
export function startClock(): void {
  const tick = (): void => void (document.visibilityState === 'visible' && (now.value = Date.now()));
  setInterval(tick, MINUTE / 2);
  document.addEventListener('visibilitychange', tick);
}

/** The reader's own way of writing the language: British hours for a British browser. */
export const localeOf = (language: Language): string => navigator.languages.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;

/** How long ago, in words: "2 hours ago", "yesterday". */
export function relative(iso: string, language: Language, at: number): string {
  const minutes = Math.min(0, Math.round((Date.parse(iso) - at) / MINUTE));
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  if (minutes > -60) return minutes === 0 ? format.format(0, 'second') : format.format(minutes, 'minute');
  if (minutes > -DAY) return format.format(Math.round(minutes / 60), 'hour');
  return format.format(Math.round(minutes / DAY), 'day');
}

/** When, in the reader's own zone, as short as it is clear: the hour today, the weekday within a week, else the date. */
export function absolute(iso: string, language: Language, at: number): string {
  return new Intl.DateTimeFormat(localeOf(language), { ...CLOCK, ...dayOf(new Date(iso), new Date(at)) }).format(new Date(iso));
}

/** The hour alone. */
export const hour = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), CLOCK).format(new Date(iso));

/** The weekday, short. */
export const weekday = (iso: string, language: Language): string => new Intl.DateTimeFormat(localeOf(language), { weekday: 'short' }).format(new Date(iso));

function dayOf(when: Date, at: Date): Intl.DateTimeFormatOptions {
  if (when.toDateString() === at.toDateString()) return {};
  if (at.getTime() - when.getTime() < 6 * DAY * MINUTE) return { weekday: 'long' };
  return { day: 'numeric', month: 'long' };
}

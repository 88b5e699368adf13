import type { Feed, FeedEntry } from '../ways.ts';

/** The deadlines of a feed as iCalendar (RFC 5545): an event for each turn that has one, at its end. */
export function calendar({ title, language, entries }: Feed): string {
  const events = entries.flatMap(event);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Longhand//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    `NAME;LANGUAGE=${parameter(language)}:${text(title)}`,
    `X-WR-CALNAME:${text(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(events.length === 0 ? SOMETHING : events),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

// A calendar without any component is none by the standard's grammar; a time zone that nothing refers to does no harm.
const SOMETHING = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function event({ id, at, title, text: said, link, deadline }: FeedEntry): string[] {
  if (deadline === null) return [];
  return [
    'BEGIN:VEVENT',
    `UID:${text(id)}`,
    `DTSTAMP:${stamp(at)}`,
    `DTSTART:${stamp(deadline)}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(`${said}\n${link}`)}`,
    `URL:${new URL(link).href}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** "20261130T100000Z". */
const stamp = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '');

/** A value of type TEXT. */
const text = (value: string): string =>
  value
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/(?!\t)[\p{Cc}\p{Cs}]/gu, '');

const parameter = (value: string): string => value.replace(/[^\w-]/g, '');

const OCTETS = 75;

/** Lines of at most 75 bytes, broken between signs and never within one; each next one begins with a space. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  const parts: string[] = [];
  let [part, size] = ['', 0];
  for (const sign of line) {
    const more = bytes.encode(sign).length;
    if (size + more > OCTETS) {
      parts.push(part);
      [part, size] = [' ', 1];
    }
    part += sign;
    size += more;
  }
  return [...parts, part].join('\r\n');
}

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { atom } from '../../worker/feeds/atom.ts';
import { calendar } from '../../worker/feeds/calendar.ts';
import type { Feed, FeedEntry } from '../../worker/ways.ts';

const entry = (change: Partial<FeedEntry> = {}): FeedEntry => ({
  id: 'urn:longhand:abc:0:17',
  at: '2026-11-30T10:00:00.123Z',
  title: '미스틱 길드: 보 님 — 당신 차례입니다',
  text: 'Bo bought with the 4 of yellow suns.',
  link: 'https://longhand.example/t/abc',
  deadline: '2026-12-02T09:30:00.000+09:00',
  ...change,
});

const feed = (entries: readonly FeedEntry[]): Feed => ({
  self: 'https://longhand.example/feed/token123.atom?a=1&b=2',
  title: 'Longhand: 내 차례',
  language: 'ko',
  updated: '2026-11-30T10:00:00.123Z',
  entries,
});

// What breaks XML, iCalendar or a line: signs of markup, breaks, control characters, half a sign, and much of everything.
const NASTY = [
  `<script>alert("1")</script> & ]]> '; --`,
  'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\nX:1',
  'back\\slash; semi, comma: colon\ttab',
  'C:\\new\\,folder\\',
  'null\0 bell\u0007 escape\u001b next\u0085 line\u2028 end \ufffe\uffff',
  'half \ud83e sign',
  '🦉'.repeat(100),
  '길드 é '.repeat(60),
  'x'.repeat(1000),
  '',
];

/** Without what no text can hold: halves of signs, and the three control characters above. */
const said = (text: string): string => ['\0', '\u0007', '\u001b'].reduce((rest, sign) => rest.replaceAll(sign, ''), text.replace(/\p{Cs}/gu, ''));

describe('Atom', () => {
  interface Parsed {
    readonly feed: {
      readonly '@_xmlns': string;
      readonly '@_xml:lang': string;
      readonly id: string;
      readonly title: string;
      readonly updated: string;
      readonly author: { readonly name: string };
      readonly link: { readonly '@_rel': string; readonly '@_href': string };
      readonly entry: readonly Readonly<Record<string, unknown>>[];
    };
  }
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, trimValues: false, isArray: (name) => name === 'entry', htmlEntities: true });
  const parsed = (text: string): Parsed => {
    expect(XMLValidator.validate(text)).toBe(true);
    return parser.parse(text) as Parsed;
  };

  test('says all that the standard wants, once', () => {
    const read = parsed(atom(feed([entry(), entry({ id: 'urn:longhand:abd:1:3', deadline: null })]))).feed;
    expect(read).toMatchObject({
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      '@_xml:lang': 'ko',
      'id': feed([]).self,
      'title': 'Longhand: 내 차례',
      'updated': '2026-11-30T10:00:00.123Z',
      'author': { name: 'Longhand' },
      'link': { '@_rel': 'self', '@_href': feed([]).self },
    });
    expect(read.entry).toEqual([
      expect.objectContaining({
        id: 'urn:longhand:abc:0:17',
        title: entry().title,
        updated: '2026-11-30T10:00:00.123Z',
        link: expect.objectContaining({ '@_rel': 'alternate', '@_href': 'https://longhand.example/t/abc' }),
        content: { '#text': entry().text, '@_type': 'text' },
      }),
      expect.objectContaining({ id: 'urn:longhand:abd:1:3' }),
    ]);
  });

  test('is a feed when nothing waits', () => expect(parsed(atom(feed([]))).feed.entry).toBeUndefined());

  test.each(NASTY)('keeps what it can of %j, and stays a feed', (text) => {
    const read = parsed(atom({ ...feed([entry({ text, title: text })]), title: text })).feed;
    const kept = said(text).replace(/[\ufffe\uffff]/g, '');
    const lines = (value: unknown): string => String(value).replace(/\r\n?/g, '\n');
    expect(read.entry).toHaveLength(1);
    expect(lines(read.entry[0]!['title'])).toBe(lines(kept));
    expect(lines(read.title)).toBe(lines(kept));
  });

  test('the same turn is the same text: nothing in it is of the moment', () => expect(atom(feed([entry()]))).toBe(atom(feed([entry()]))));
});

describe('iCalendar', () => {
  const parsed = (text: string): ICAL.Component => new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = (text: string): ICAL.Event[] => parsed(text).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));

  test('has an event for each deadline, in universal time', () => {
    const text = calendar(feed([entry(), entry({ id: 'urn:longhand:abd:1:3', deadline: null }), entry({ id: 'urn:longhand:abe:0:5', deadline: '2027-01-01T00:00:00Z' })]));
    const [first, second, ...others] = events(text);
    expect(others).toEqual([]);
    expect(first!.uid).toBe('urn:longhand:abc:0:17');
    expect(first!.summary).toBe(entry().title);
    expect(first!.description).toBe('Bo bought with the 4 of yellow suns.\nhttps://longhand.example/t/abc');
    expect(first!.startDate.toJSDate().toISOString()).toBe('2026-12-02T00:30:00.000Z');
    expect(first!.startDate.zone.tzid).toBe('UTC');
    expect(first!.component.getFirstPropertyValue('url')).toBe('https://longhand.example/t/abc');
    expect(text).toContain('\r\nDTSTAMP:20261130T100000Z\r\nDTSTART:20261202T003000Z\r\n');
    expect(second!.uid).toBe('urn:longhand:abe:0:5');
    const whole = parsed(text);
    expect([whole.getFirstPropertyValue('version'), whole.getFirstPropertyValue('name'), whole.getFirstPropertyValue('x-wr-calname')]).toEqual(['2.0', 'Longhand: 내 차례', 'Longhand: 내 차례']);
    expect(whole.getFirstPropertyValue('prodid')).toMatch(/Longhand/);
  });

  test('without a deadline is a calendar too, with a component as the grammar wants', () => {
    const whole = parsed(calendar(feed([entry({ deadline: null })])));
    expect(whole.getAllSubcomponents('vevent')).toEqual([]);
    expect(whole.getAllSubcomponents()).toHaveLength(1);
    expect(whole.getFirstSubcomponent('vtimezone')!.getFirstPropertyValue('tzid')).toBe('Etc/UTC');
  });

  test.each(NASTY)('keeps what it can of %j, and stays one event in lines of at most 75 bytes', (title) => {
    const text = calendar({ ...feed([entry({ title, text: title })]), title });
    const all = events(text);
    expect(all).toHaveLength(1);
    const kept = said(title.replace(/\r\n?|[\u2028\u0085]/g, '\n'));
    expect(all[0]!.summary ?? '').toBe(kept);
    expect(text.endsWith('\r\n')).toBe(true);
    const lines = text.slice(0, -2).split('\r\n');
    expect(lines.filter((line) => /[\r\n]/.test(line) || line === '')).toEqual([]);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    // No sign is cut in two.
    expect(Buffer.from(text).toString()).toBe(text);
  });
});

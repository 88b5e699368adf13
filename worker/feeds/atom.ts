import type { Feed, FeedEntry } from '../ways.ts';

/** A feed as Atom (RFC 4287): an entry keeps its id, so that a reader shows it once. */
export function atom({ self, title, language, updated, entries }: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">
  <id>${xml(self)}</id>
  <title>${xml(title)}</title>
  <updated>${time(updated)}</updated>
  <author><name>Longhand</name></author>
  <link rel="self" type="application/atom+xml" href="${xml(self)}"/>
${entries.map(entry).join('')}</feed>
`;
}

const entry = ({ id, at, title, text, link }: FeedEntry): string => `  <entry>
    <id>${xml(id)}</id>
    <title>${xml(title)}</title>
    <updated>${time(at)}</updated>
    <link rel="alternate" type="text/html" href="${xml(link)}"/>
    <content type="text">${xml(text)}</content>
  </entry>
`;

const time = (iso: string): string => new Date(iso).toISOString();

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as XML has it; what XML 1.0 cannot say at all is left out. */
const xml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

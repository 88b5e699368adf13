/** The text of an HTML mail, line by line; what is quoted gets "> " before it, as in plain text. */
export function textOf(html: string): string {
  const lines: string[] = [];
  let [line, depth, at] = ['', 0, 0];
  const end = (): void => {
    lines.push(depth > 0 && line.trim() !== '' ? `> ${line}` : line);
    line = '';
  };
  // Every search goes on from where the last one ended: the time it takes grows with the length alone.
  while (at < html.length) {
    const open = html.indexOf('<', at);
    line += words(html.slice(at, open < 0 ? html.length : open));
    if (open < 0) break;
    const comment = html.startsWith('<!--', open);
    const close = comment ? html.indexOf('-->', open + 4) : html.indexOf('>', open);
    if (close < 0) break;
    at = close + (comment ? 3 : 1);
    const [, shut = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 20)) ?? [];
    const tag = name.toLowerCase();
    if (shut === '' && UNSEEN.has(tag)) at = after(html, tag, at);
    if (BREAKS.has(tag)) end();
    if (tag === 'blockquote') depth = Math.max(0, depth + (shut === '' ? 1 : -1));
  }
  end();
  return lines.join('\n');
}

const UNSEEN = new Set(['head', 'style', 'script', 'title']);
const BREAKS = new Set(['address', 'blockquote', 'br', 'div', 'h1', 'h2', 'h3', 'hr', 'li', 'ol', 'p', 'pre', 'table', 'td', 'tr', 'ul']);

/** Where a tag whose content nobody sees ends; the end of everything when it never does. */
function after(html: string, tag: string, at: number): number {
  const ending = new RegExp(`</${tag}\\s*>`, 'gi');
  ending.lastIndex = at;
  return ending.exec(html) === null ? html.length : ending.lastIndex;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const words = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const point = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });

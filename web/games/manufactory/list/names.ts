import { countFrom, nameFrom } from './fields.ts';
import type { Pile } from './pile.ts';

/**
 * Puts the lines of a list of names on the pile: `4 Name (SET) 123`, `4x Name`, `SB: 1 Name` or a name alone.
 * Headings, remarks (`//`, `#`) and empty lines are passed over.
 */
export function readNames(text: string, pile: Pile): void {
  let isAbout = false;
  text.split(/\r\n|\r|\n/).forEach((given, index) => {
    const line = given.replace(/^\ufeff/, '').trim();
    const isHeading = HEADING.test(line);
    const isTitle = isAbout && line.startsWith('Name ');
    isAbout = /^about$/i.test(line);
    if (line !== '' && !isHeading && !isTitle && !REMARK.test(line) && pile.row()) readLine(line, index + 1, pile);
  });
}

const HEADING = /^\[?(about|deck|main ?deck|main|sideboard|commander|companion|maybeboard)\]?:?$/i;
const REMARK = /^(\/\/|#)/;
const COUNTED = /^(?:sb:\s*)?(?:(\d+)\s*[x×]?\s+)?(.*)$/i;

// What Arena and its like put after a name: the set's code, the number in it, marks of print.
const PRINTING = /\s+\([A-Z0-9_]{2,8}\)(?:\s+[^\s()]{1,8})?(?:\s+\*[A-Z]+\*)*$/;

function readLine(line: string, number: number, pile: Pile): void {
  const [, digits = '', rest = ''] = COUNTED.exec(line) ?? [];
  const name = nameFrom(rest.replace(PRINTING, ''));
  if (!name.ok) return pile.bad(number, name.error);
  const count = countFrom(digits);
  if (!count.ok) return pile.bad(number, count.error);
  pile.name({ line: number, whole: line, name: name.value, count: count.value });
}

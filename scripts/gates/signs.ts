import type { Ability, Cost, Part } from '../../shared/games/gates/characters.ts';
import { unreachable } from '../../shared/engine/types.ts';

/**
 * Signs in a row: a figure is a pearl of that value, `o` one of any value, `s` one on a stair, `*` one of all values,
 * `?5` one that is not there; a letter of GLYPHS is that glyph; what begins with `"` is written out.
 */
export type Signs = readonly string[];

/** What is drawn for a letter, around 0 0, some 20 wide: filled with ink, or with an f before it in lines alone. */
export const GLYPHS: Readonly<Record<string, string>> = {
  d: 'M0-9L8-2L0 10L-8-2ZM-8-2H8M-3.5-2L0 9',
  a: 'M-6-8L9 0L-6 8Z',
  h: 'fM-9-5L-3-8L2 6L-4 9ZM-1-5L1-9L8-6L2 8M3-2L9 0L5 9L0 8',
  e: 'fM-10 0Q0-11 10 0Q0 11-10 0ZM-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M0-1V1',
  k: 'fM-6-9H6V9H-6ZM-9-6L9 6M9-6L-9 6',
  x: 'fM-9-4H8M4-8L8-4L4 0M9 4H-8M-4 0L-8 4L-4 8',
  c: 'fM-4-7A8 8 0 1 0 4-7M-4-7L-9-6M-4-7L-5-2',
  u: 'fM9 8V2A6 6 0 0 0-3 2V7M-8 2L-3 7L2 2',
  f: 'M0-10C7-3 8 0 6 5C4 9-4 9-6 5C-8-1-2-4 0-10Z',
  '>': 'fM-7 0H6M2-4L6 0L2 4',
  '<': 'fM7 0H-6M-2-4L-6 0L-2 4',
  '=': 'fM-4-2.5H4M-4 2.5H4',
  '+': 'fM-4 0H4M0-4V4',
  '/': 'fM-3 9L3-9',
};

const many = (n: number, sign: string, between: readonly string[] = []): Signs => Array.from({ length: n }, (_, i) => (i === 0 ? [sign] : [...between, sign])).flat();

/** What a cost asks for, in one row of signs or two. */
export function costSigns({ parts, diamonds }: Cost): readonly Signs[] {
  const rows = parts.map(partSigns);
  // Parts of a kind stand under each other, a pair and two values beside each other.
  const all = rows.length > 1 && parts.every(({ of }) => of === 'same') ? rows.flat() : [rows.map((row) => row[0]!).flat(), ...rows.flatMap((row) => row.slice(1))];
  return [[...all[0]!, ...many(diamonds, 'd')], ...all.slice(1)];
}

function partSigns(part: Part): readonly Signs[] {
  switch (part.of) {
    case 'values':
      return [part.values.map(String)];
    case 'same':
      return [many(part.count, 'o', ['='])];
    case 'sum':
      return [part.count === null ? ['o', '+', 'o', '+', '"…'] : many(part.count, 'o', ['+']), [`"= ${part.total}`]];
    case 'parity':
      return [many(part.count, 'o'), [part.parity === 'odd' ? '"1 · 3 · 5 · 7' : '"2 · 4 · 6 · 8']];
    case 'run':
      return [many(part.length, 's')];
    case 'either':
      return part.parts.map(partSigns).map(([row], i) => (i === 0 ? [...row!, '/'] : row!));
    default:
      return unreachable(part);
  }
}

/** What an ability does, in signs. */
export function abilitySigns(ability: Ability): Signs {
  switch (ability.does) {
    case 'virtual':
      return [ability.values.length > 1 ? '?*' : `?${ability.values[0]}`];
    case 'counts':
      return [String(ability.printed), '>', ability.as.length > 1 ? '*' : String(ability.as[0])];
    case 'minus':
      return ['d', '"−1'];
    case 'trade':
      return ['2', '>', 'd'];
    case 'limit':
      return ['h', `"+${ability.more}`];
    case 'extra':
    case 'actions':
      return ['a', `"+${ability.more}`];
    case 'bonus':
      return ['>', 'a', `"+${ability.more}`];
    case 'peek':
      return ['e'];
    case 'exchange':
      return ['x'];
    case 'redraw':
      return ['h', 'c'];
    case 'banish':
      return ['k'];
    case 'look':
      return ['e', 'h'];
    case 'recover':
      return ['u', 'o'];
    case 'wisp':
      return ['<', 'f', '>'];
    default:
      return unreachable(ability);
  }
}

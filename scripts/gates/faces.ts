import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Character, type Colour, FACES, faceOf } from '../../shared/games/gates/characters.ts';
import { abilitySigns, costSigns, GLYPHS, type Signs } from './signs.ts';

/** The shapes of the three gates: round, pointed, square. */
const GATE: Readonly<Record<Colour, string>> = {
  green: 'M7 92V47A43 41 0 0 1 93 47V92Z',
  red: 'M7 92V50C7 30 26 14 50 4C74 14 93 30 93 50V92Z',
  blue: 'M7 92V29H23V6H77V29H93V92Z',
};
/** Heraldry's hatching: vert aslant, gules upright, azure level. */
const SLANT: Readonly<Record<Colour, number>> = { green: 45, red: 90, blue: 0 };
const SHIELD = 'M-11-12H11V1C11 8 5 12 0 14C-5 12-11 8-11 1Z';

/** The sheet that all cards of Gates are printed on: a symbol for each face, pearl and ability, put together from figures.svg and the cards' data. */
export function sheet(): string {
  const figures = readFileSync(join(import.meta.dirname, 'figures.svg'), 'utf8').replaceAll(/<!--.*?-->\n?|<\/?(?:svg|defs)[^>]*>\n?/g, '');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true">',
    '<!-- made by scripts/gates/print.ts -->',
    `<defs>${inks()}`,
    figures.trimEnd(),
    ...Object.keys(GLYPHS).map(glyphOnce),
    ...['1', '2', '3', '4', '5', '6', '7', '8', '*', 'o'].map(orbOnce),
    '</defs>',
    ...FACES.map(face),
    ...FACES.flatMap(ability),
    ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((value) => [pearl(String(value), ''), ...(value >= 3 && value <= 5 ? [pearl(String(value), RENEWS)] : [])]),
    symbol('pearl-back', BEADED, '<circle r="9" class="back"/><path d="M-6 0A6 6 0 1 1 0 6A4 4 0 1 1 4 2A2 2 0 1 1 1 1" class="fold"/>'),
    symbol('gate-back', CARD, BACK),
    symbol('diamonds', '-10 -11 20 22', glyph('d', 0, 0, 10)),
    symbol('power', '-13 -14 26 30', `<path d="${SHIELD}" class="shield"/>`),
    '</svg>',
    '',
  ].join('\n');
}

const CARD = '0 0 100 140';
const BEADED = '-10 -10 20 20';
const BACK =
  '<path d="M5 5H95V135H5Z" class="back"/><path d="M22 122V66A28 28 0 0 1 78 66V122ZM31 122V66A19 19 0 0 1 69 66V122M14 14H86V126H14Z" class="fold"/>' +
  '<path d="M50 62L60 72L50 87L40 72ZM40 72H60" class="fold"/>';
const RENEWS = `<g class="renews" transform="translate(6.5 6.5)"><circle r="3.3"/><path d="${GLYPHS['c']!.slice(1)}" transform="scale(.24)"/></g>`;

const symbol = (id: string, box: string, inside: string): string => `<symbol id="${id}" viewBox="${box}">${inside}</symbol>`;

/** Engraved flesh, whose lines swell to the right, and by colour the hatching of the ground and the edge of the gate. */
const inks = (): string =>
  '<pattern id="flesh" width="100" height="2.6" patternUnits="userSpaceOnUse"><path d="M0 0H100V2.6H0Z" class="paper"/><path d="M46 1.3L90 .3V2.3Z" class="engraved"/></pattern>' +
  (Object.keys(GATE) as Colour[])
    .map(
      (colour) =>
        `<pattern id="on-${colour}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(${SLANT[colour]})"><path d="M0 3.5H7" class="tint"/></pattern>` +
        `<clipPath id="in-${colour}"><path d="${GATE[colour]}"/></clipPath>`,
    )
    .join('');

/** A character in its gate, with power, diamonds, ability and cost. */
function face(id: Character): string {
  const { colour, cost, power, diamonds, ability: can } = faceOf(id);
  const gate = GATE[colour];
  return symbol(
    `face-${id}`,
    CARD,
    `<path d="${gate}" class="hue"/><path d="${gate}" fill="url(#on-${colour})"/><g clip-path="url(#in-${colour})"><use href="#${id}"/></g>` +
      `<path d="${gate}" class="arch"/><path d="${gate}" class="arch in"/>` +
      (power > 0 ? `<path d="${SHIELD}" transform="translate(14 15)" class="shield"/>${text(power, 14, 20.5, 15)}` : '') +
      Array.from({ length: diamonds }, (_, i) => glyph('d', 88, 13 + i * 20, 10)).join('') +
      (can === null ? '' : plaque(abilitySigns(can), colour === 'red')) +
      rows(costSigns(cost)),
  );
}

/** What an ability does, by itself. */
function ability(id: Character): string[] {
  const { ability: can } = faceOf(id);
  return can === null ? [] : [symbol(`does-${id}`, '17 -12 66 24', row(abilitySigns(can), 0, 10))];
}

const pearl = (value: string, more: string): string =>
  symbol(`pearl-${value}${more === '' ? '' : 'r'}`, BEADED, `${orb(value, 0, 0, 10)}<path class="gleam" d="M-6.5-3.5A7.4 7.4 0 0 1-3.5-6.5"/>${more}`);

/** What an ability does: on a ribbon when it works once, in a ring when it lasts. */
function plaque(signs: Signs, once: boolean): string {
  const half = (widthOf(signs) * 8.5) / 2 + 5;
  const [left, right] = [short(50 - half), short(50 + half)];
  const d = once
    ? `M${left - 7} 73H${right + 7}L${right + 2} 83L${right + 7} 93H${left - 7}L${left - 2} 83Z`
    : `M${left} 73H${right}A10 10 0 0 1 ${right} 93H${left}A10 10 0 0 1 ${left} 73Z`;
  return `<path d="${d}" class="plaque"/>${row(signs, 83, 8.5)}`;
}

function rows(all: readonly Signs[]): string {
  const r = Math.min(all.length > 1 ? 9.2 : 11, 94 / Math.max(...all.map(widthOf)));
  const shift = (i: number): number => (all[0]!.includes('/') ? (i === 0 ? -8 : 8) : 0);
  return all.map((signs, i) => row(signs, all.length > 1 ? 106 + i * 21 : 117, r, shift(i))).join('');
}

/** How much higher each stair is. */
const STEP = 5;

/** Signs beside each other, the middle of the row at 50; `r`: half of a pearl. */
function row(signs: Signs, y: number, r: number, shift = 0): string {
  let x = 50 + shift - (widthOf(signs) * r) / 2;
  return signs
    .map((sign, i) => {
      const width = signWidth(sign) * r;
      x += width;
      return drawn(sign, x - width / 2, sign === 's' ? y + ((signs.length - 1) / 2 - i) * STEP : y, r);
    })
    .join('');
}

const widthOf = (signs: Signs): number => signs.reduce((sum, sign) => sum + signWidth(sign), 0);

/** In halves of a pearl. */
function signWidth(sign: string): number {
  if (sign.startsWith('"')) return (sign.length - 1) * 0.9;
  if ('=+/'.includes(sign)) return 1;
  return sign === 's' ? 1.8 : 2.1;
}

function drawn(sign: string, x: number, y: number, r: number): string {
  if (sign in GLYPHS) return glyph(sign, x, y, r * 0.9);
  if (sign.startsWith('"')) return text(sign.slice(1), x, y + r * 0.5, r * 1.5);
  return orb(sign.replace('?', ''), x, y, r, sign.startsWith('?'));
}

const placed = (id: string, x: number, y: number, r: number, more = ''): string =>
  `<use href="#${id}"${more} transform="translate(${short(x)} ${short(y)})${r === 10 ? '' : ` scale(${short(r / 10)})`}"/>`;

const glyph = (sign: string, x: number, y: number, r: number): string => placed(glyphId(sign), x, y, r);
const orb = (value: string, x: number, y: number, r: number, absent = false): string => placed(orbId(value), x, y, r, absent ? ' class="absent"' : '');

// An id of letters alone can be pointed at as it is.
const glyphId = (sign: string): string => `sign-${NAMES[sign] ?? sign}`;
const orbId = (value: string): string => `orb-${NAMES[value] ?? value}`;
const NAMES: Readonly<Record<string, string>> = { '>': 'to', '<': 'from', '=': 'same', '+': 'plus', '/': 'or', '*': 'all', s: 'o' };

function glyphOnce(sign: string): string {
  const d = GLYPHS[sign]!;
  const lines = d.startsWith('f');
  return `<path id="${glyphId(sign)}" d="${lines ? d.slice(1) : d}" class="glyph ${lines ? 'open' : sign}"/>`;
}

/** A pearl of a value in its tint, with as many beads on its rim; one of any value is blank, one of all values a star. */
function orbOnce(value: string): string {
  const n = Number(value);
  const beads = n > 0 ? `<circle r="7.3" class="beads" stroke-dasharray="0 ${short(45.867 / n)}" transform="rotate(-90)"/><text y="3.9">${n}</text>` : '';
  const all = value === '*' ? '<path class="all" d="M0-7V7M-6-3.5L6 3.5M6-3.5L-6 3.5"/>' : '';
  return `<g id="${orbId(value)}" class="orb" data-v="${value}"><circle class="rim" r="9"/><path class="dusk" d="M8.8 2A9 9 0 0 1-7 5.7A11 11 0 0 0 8.8 2Z"/>${beads}${all}</g>`;
}

const text = (words: string | number, x: number, y: number, size: number): string => `<text class="print" x="${short(x)}" y="${short(y)}" font-size="${short(size)}">${words}</text>`;

const short = (n: number): number => Number(n.toFixed(2));

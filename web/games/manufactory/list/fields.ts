import { fail, ok, type Result } from '../../../../shared/engine/types.ts';
import { type Colour, COLOURS, RARITIES, type Rarity, type Row } from '../../../../shared/games/manufactory/state.ts';
import { type Facts, MOST, type Reason } from './parts.ts';

/** A row as it was typed: what a table file has in its columns, and what is filled in by hand. */
export interface Typed {
  readonly name: string;
  readonly cost: string;
  readonly colours: string;
  readonly type: string;
  readonly rarity: string;
  readonly count: string;
}

/** The part that a typed row means, or what is wrong with it. */
export function partFrom(row: Typed): Result<Row, Reason> {
  const name = nameFrom(row.name);
  if (!name.ok) return name;
  const cost = costFrom(row.cost);
  if (!cost.ok) return cost;
  const colours = coloursFrom(row.colours);
  if (!colours.ok) return colours;
  const count = countFrom(row.count);
  if (!count.ok) return count;
  const facts = factsOf(name.value, cost.value, colours.value, isUniversal(row.type), row.rarity);
  return ok({ ...facts, count: count.value });
}

/** Facts as the game has them. R17: a universal part costs 0, whatever the list says. */
export function factsOf(name: string, cost: number, colours: readonly Colour[], universal: boolean, rarity: string): Facts {
  return { name, cost: universal ? 0 : cost, colours: universal ? [] : colours, universal, rarity: rarityFrom(rarity) };
}

/** A name is text: kept as it is, formulas and markup too. */
export function nameFrom(given: string): Result<string, Reason> {
  const name = given.trim();
  if (name === '') return fail({ code: 'no-name' });
  if (INVISIBLE.test(name)) return fail({ code: 'invisible' });
  const { length } = [...name]; // characters, as the table counts them
  if (length > MOST.name) return fail({ code: 'long-name', length, most: MOST.name });
  return ok(name);
}

/** A number from 0 to 99; empty is 0. Costs in symbols are added up, an X counting 0 (R17). */
export function costFrom(given: string): Result<number, Reason> {
  const text = given.trim();
  const cost = text === '' ? 0 : NUMBER.test(text) ? Number(text.replace(',', '.')) : symbolsIn(text);
  return cost === null || cost > MOST.cost ? fail({ code: 'cost', value: excerpt(given) }) : ok(cost);
}

/** Letters (`WU`, `w/u`, `{W}{U}`; black is B or K) or words; empty, C, N: neutral. */
export function coloursFrom(given: string): Result<readonly Colour[], Reason> {
  const words = given.toLowerCase().match(/[^\s,;/|+&{}[\]"'-]+/g) ?? [];
  const named = words.flatMap((word) => (NAMES[word] === undefined ? [...word].map((letter) => NAMES[letter]) : [NAMES[word]]));
  const colours = COLOURS.filter((colour) => colour !== 'n' && named.includes(colour));
  const isNeutral = named.includes('n');
  // R13: no part is both coloured and neutral.
  if (named.includes(undefined) || (isNeutral && colours.length > 0)) return fail({ code: 'colours', value: excerpt(given) });
  return ok(colours);
}

/** A rarity we know by its word or first letter; any other word is something special: it is shown and counts for nothing. Null where nothing is said. */
export function rarityFrom(given: string): Rarity | null {
  const word = given.trim().toLowerCase();
  if (word === '') return null;
  return RARITIES.find((rarity) => rarity === word || rarity[0] === word) ?? (word === 'basic' ? 'common' : 'special');
}

/** A whole number from 1; empty is 1. */
export function countFrom(given: string): Result<number, Reason> {
  const text = given.trim();
  const count = text === '' ? 1 : /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return count < 1 ? fail({ code: 'count', value: excerpt(given) }) : ok(count);
}

/** Whether a type line says so of the first face. */
export const isUniversal = (type: string): boolean => /land|universal/i.test(type.split('//')[0]!);

/** A few characters of what was found, fit to be shown. */
export const excerpt = (text: string): string => {
  const clean = text.replace(new RegExp(INVISIBLE, 'gu'), ' ').trim();
  return clean.length > SHOWN ? `${clean.slice(0, SHOWN)}…` : clean;
};

const SHOWN = 40;
const NUMBER = /^(\d{1,6}([.,]\d{1,6})?|[.,]\d{1,6})$/;

// Control characters, halves of characters, line ends, and marks that turn or hide text; the two joiners that scripts need are not meant.
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;

const NAMES: Readonly<Record<string, Colour>> = {
  w: 'w', u: 'u', b: 'k', k: 'k', r: 'r', g: 'g', c: 'n', n: 'n',
  white: 'w', blue: 'u', black: 'k', red: 'r', green: 'g', colorless: 'n', colourless: 'n', neutral: 'n',
};

/** `{X}{2}{W}`, `{2/W}`, `2WW`: what the symbols come to; null when they are none. */
function symbolsIn(text: string): number | null {
  const symbols = BRACED.test(text) ? text.slice(1, -1).split('}{') : BARE.test(text) ? text.match(/\d+|\D/g)! : [''];
  return symbols.reduce<number | null>((sum, symbol) => {
    const worth = worthOf(symbol.trim().toLowerCase());
    return sum === null || worth === null ? null : sum + worth;
  }, 0);
}

const BRACED = /^(\{[^{}]*\})+$/;
const BARE = /^[xyz]*\d*[wubkrgcs]*$/i;

function worthOf(symbol: string): number | null {
  if (/^\d{1,3}$/.test(symbol)) return Number(symbol);
  if (/^[xyz]$/.test(symbol)) return 0;
  if (/^\d\/[wubrgk]$/.test(symbol)) return Number(symbol[0]);
  return /^[wubrgkcs](\/[wubrgkcsp]){0,2}$/.test(symbol) ? 1 : null;
}

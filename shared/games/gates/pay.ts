import { unreachable } from '../../engine/types.ts';
import { type Character, FACES, faceOf, type Part } from './characters.ts';
import { type Pearl, type Use, valueOf } from './state.ts';

/** A way to pay: the printed values of the hand pearls, ascending, and all diamonds, the printed cost included. */
export interface Payment {
  readonly values: readonly number[];
  readonly diamonds: number;
}

/** What a player's activated characters do for payments. */
export interface Skills {
  /** `ways[printed][final]`: how a hand pearl comes to count so, with the fewest diamonds; undefined: it cannot. */
  readonly ways: readonly (readonly (Way | undefined)[])[];
  /** The virtual pearls, those of one value before those of any. */
  readonly virtual: readonly { readonly by: Character; readonly values: readonly number[] }[];
}

interface Way {
  readonly as: number;
  readonly by: Character | null;
  /** 1 when a diamond changes it. */
  readonly diamonds: number;
}

/** Reads the skills off a player's activated characters. */
export function skillsOf(active: readonly Character[]): Skills {
  const lower = active.some((by) => faceOf(by).ability?.does === 'minus');
  let ways = lower ? LOWERED : RAISED;
  const virtual: { by: Character; values: readonly number[] }[] = [];
  for (const by of active) {
    const { ability } = faceOf(by);
    if (ability?.does === 'counts') ways = ways.with(ability.printed, rowOf(ability.printed, by, ability.as, lower));
    else if (ability?.does === 'virtual') virtual.push({ by, values: ability.values });
  }
  return { ways, virtual: virtual.sort((one, other) => one.values.length - other.values.length) };
}

/**
 * Every way to pay for a character: one for each multiset of printed values that can, with the fewest diamonds (R45);
 * fewest diamonds first, then fewest pearls, then values.
 */
export function payments(character: Character, hand: readonly Pearl[], diamonds: number, { ways, virtual }: Skills): readonly Payment[] {
  const printed = faceOf(character).cost.diamonds;
  const budget = diamonds - printed;
  if (budget < 0) return [];
  const left = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const pearl of hand) left[valueOf(pearl)]!++;
  const found = new Map<number, number>();
  // Equal needs take ascending cards, so that no multiset is tried twice over; `code` counts the cards taken, a hexadecimal digit for each value.
  const take = (needs: readonly number[], i: number, from: number, code: number, spent: number): void => {
    if (i === needs.length) {
      if (spent < (found.get(code) ?? Infinity)) found.set(code, spent);
      return;
    }
    const need = needs[i]!;
    for (let card = from; card <= 8; card++) {
      if (left[card] === 0) continue;
      const way = ways[card]![need];
      if (way === undefined || spent + way.diamonds > budget) continue;
      left[card]!--;
      take(needs, i + 1, needs[i + 1] === need ? card : 1, code + UNIT[card]!, spent + way.diamonds);
      left[card]!++;
    }
  };
  const solutions = SOLUTIONS[character];
  for (const needs of virtual.length === 0 ? solutions : withoutVirtual(solutions, virtual)) if (needs.length <= hand.length) take(needs, 0, 1, 0, 0);
  return [...found].map(([code, spent]) => ({ values: valuesIn(code), diamonds: spent + printed })).sort(cheaper);
}

/** How the pearls of a payment met the cost: fewest diamonds, then fewest virtual pearls, then fewest substitutions; hand pearls first. Undefined: they do not. */
export function explain(character: Character, pearls: readonly Pearl[], { ways, virtual }: Skills): readonly Use[] | undefined {
  let best: readonly Use[] | undefined;
  let least = Infinity;
  const match = (needs: readonly number[], uses: readonly Use[], weight: number): void => {
    if (weight >= least) return;
    const pearl = pearls[uses.length];
    if (pearl === undefined) {
      const joined = joinVirtual(needs, virtual);
      if (joined !== undefined) [best, least] = [[...uses, ...joined], weight];
      return;
    }
    const printed = valueOf(pearl);
    needs.forEach((counts, i) => {
      const way = ways[printed]![counts];
      if (way === undefined || counts === needs[i - 1]) return;
      const { as, by, diamonds } = way;
      match(needs.toSpliced(i, 1), [...uses, { pearl, by, printed, as, counts }], weight + diamonds * 10_000 + (by === null ? 0 : 1));
    });
  };
  for (const needs of SOLUTIONS[character]) {
    const more = needs.length - pearls.length;
    if (more >= 0 && more <= virtual.length) match(needs, [], more * 100);
  }
  return best;
}

/** The cards that are meant by values: those without the symbol first. The hand is in its order. */
export function cardsFor(hand: readonly Pearl[], values: readonly number[]): Pearl[] {
  const rest = [...hand];
  return values.map((value) => rest.splice(rest.findIndex((pearl) => valueOf(pearl) === value), 1)[0]!).sort();
}

const ascending = (one: number, other: number): number => one - other;
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8];
// What hand pearls can count as without a substitution, and whether a diamond may lower them, too.
const [RAISED, LOWERED] = [rowsOf(false), rowsOf(true)];
const UNIT = [0, ...VALUES.map((value) => 16 ** (value - 1))];

function rowsOf(lower: boolean): Skills['ways'] {
  return [[], ...VALUES.map((printed) => rowOf(printed, null, [], lower))];
}

/** R15: printed, then perhaps substituted, then changed by at most one diamond, within 1–8. */
function rowOf(printed: number, by: Character | null, substitutes: readonly number[], lower: boolean): (Way | undefined)[] {
  const row: (Way | undefined)[] = [];
  for (const as of [printed, ...substitutes]) {
    for (const final of lower ? [as, as + 1, as - 1] : [as, as + 1]) {
      const diamonds = final === as ? 0 : 1;
      if (final >= 1 && final <= 8 && diamonds < (row[final]?.diamonds ?? 2)) row[final] = { as, by: as === printed ? null : by, diamonds };
    }
  }
  return row;
}

/** By character: the multisets of final values that meet its cost, each ascending. */
export const SOLUTIONS = Object.fromEntries(FACES.map((id) => [id, all(faceOf(id).cost.parts)])) as Readonly<Record<Character, readonly (readonly number[])[]>>;

function all(parts: readonly Part[]): readonly (readonly number[])[] {
  const joined = parts.map(solutionsOf).reduce((some, more) => some.flatMap((one) => more.map((other) => [...one, ...other].sort(ascending))), [[]]);
  return [...new Map(joined.map((needs) => [needs.join(), needs])).values()];
}

function solutionsOf(part: Part): number[][] {
  switch (part.of) {
    case 'values':
      return [[...part.values]];
    case 'same':
      return VALUES.map((value) => Array.from({ length: part.count }, () => value));
    case 'sum':
      return sums(part.total, 1).filter(({ length }) => part.count === null || length === part.count); // R19
    case 'parity':
      return picks(VALUES.filter((value) => (value % 2 === 1) === (part.parity === 'odd')), part.count);
    case 'run':
      return VALUES.slice(part.length - 1).map((last) => VALUES.slice(last - part.length, last)); // R20
    case 'either':
      return part.parts.flatMap(solutionsOf);
    default:
      return unreachable(part);
  }
}

/** The ascending rows of values, from `least` on, that add up to the total. */
function sums(total: number, least: number): number[][] {
  if (total === 0) return [[]];
  return VALUES.filter((value) => value >= least && value <= total).flatMap((value) => sums(total - value, value).map((rest) => [value, ...rest]));
}

function picks(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return from.flatMap((value, i) => picks(from.slice(i), count - 1).map((rest) => [value, ...rest]));
}

/** What is left of the solutions for the hand to meet, whichever virtual pearls join. */
function withoutVirtual(solutions: readonly (readonly number[])[], virtual: Skills['virtual']): Iterable<readonly number[]> {
  const wild = virtual.filter(({ values }) => values.length > 1).length;
  const fixed = [0, ...VALUES.map((value) => virtual.filter(({ values }) => values.length === 1 && values[0] === value).length)];
  const left = new Map<number, readonly number[]>();
  const split = (needs: readonly number[], i: number, kept: readonly number[], code: number, free: number): void => {
    const value = needs[i];
    if (value === undefined) {
      left.set(code, kept);
      return;
    }
    const next = needs.lastIndexOf(value) + 1;
    for (let join = 0; join <= next - i && join - fixed[value]! <= free; join++) {
      const rest = next - i - join;
      split(needs, next, rest === 0 ? kept : [...kept, ...needs.slice(i, i + rest)], code + rest * UNIT[value]!, free - Math.max(0, join - fixed[value]!));
    }
  };
  for (const needs of solutions) split(needs, 0, [], 0, wild);
  return left.values();
}

/** Meets each need with a virtual pearl of its own, or undefined. Pearls of one value come first, so taking the first that fits is enough. */
function joinVirtual(needs: readonly number[], virtual: Skills['virtual']): Use[] | undefined {
  const rest = [...virtual];
  const uses: Use[] = [];
  for (const value of needs) {
    const at = rest.findIndex(({ values }) => values.includes(value));
    if (at < 0) return undefined;
    uses.push({ pearl: null, by: rest.splice(at, 1)[0]!.by, printed: value, as: value, counts: value }); // R16
  }
  return uses;
}

function valuesIn(code: number): number[] {
  const values: number[] = [];
  for (const value of VALUES) for (let n = Math.floor(code / UNIT[value]!) % 16; n > 0; n--) values.push(value);
  return values;
}

const cheaper = (one: Payment, other: Payment): number =>
  one.diamonds - other.diamonds || one.values.length - other.values.length || (one.values.join() < other.values.join() ? -1 : 1);

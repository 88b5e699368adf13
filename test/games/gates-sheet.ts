/** What one face of a character shows, copied from the rules sheet. A cost is text, read by `meets`. */
export interface Fact {
  readonly copies: number;
  readonly power: number;
  readonly diamonds: number;
  readonly colour: 'green' | 'red' | 'blue';
  readonly cost: string;
  /** Diamonds to pay on top. */
  readonly price: number;
  /** How many multisets of final values meet the cost. */
  readonly solutions: number;
}

const fact = (copies: number, power: number, diamonds: number, colour: Fact['colour'], cost: string, solutions = 1, price = 0): Fact =>
  ({ copies, power, diamonds, colour, cost, solutions, price });

/** The 40 faces by the sheet's own keys, in the order of the file. */
export const FACTS: Readonly<Record<string, Fact>> = {
  'g-pair': fact(3, 1, 0, 'green', 'same 2', 8),
  'g-triple': fact(2, 2, 0, 'green', 'same 3', 8),
  'g-quad': fact(1, 3, 0, 'green', 'same 4', 8),
  'g-88': fact(2, 2, 0, 'green', '8 8'),
  'g-6688': fact(3, 3, 0, 'green', '6 6 8 8'),
  'g-7777': fact(2, 4, 0, 'green', '7 7 7 7'),
  'g-8888': fact(1, 5, 0, 'green', '8 8 8 8'),
  'g-7788': fact(2, 3, 1, 'green', '7 7 8 8'),
  'g-pair-66': fact(2, 2, 1, 'green', 'same 2 + 6 6', 8),
  'g-odd': fact(1, 1, 1, 'green', 'odd 3', 20),
  'g-even': fact(1, 1, 1, 'green', 'even 3', 20),
  'g-sum-20': fact(1, 2, 0, 'green', 'sum 20 of 3', 4),
  'g-1234': fact(1, 1, 2, 'green', '1 2 3 4'),
  'g-222': fact(1, 3, 0, 'green', '2 2 2', 1, 1),
  'r-wisp-36': fact(1, 3, 0, 'red', '3 3 3 or 6 6 6', 2),
  'r-wisp-45': fact(1, 3, 0, 'red', '4 4 4 or 5 5 5', 2),
  'r-actions-odd': fact(1, 2, 0, 'red', '1 3 5 7'),
  'r-actions-even': fact(1, 2, 0, 'red', '2 4 6 8'),
  'r-recover': fact(1, 1, 0, 'red', '3 4 5'),
  'r-bonus': fact(1, 2, 0, 'red', 'same 2 + same 2', 36),
  'r-look': fact(2, 1, 0, 'red', '5 6 7'),
  'r-banish': fact(2, 1, 0, 'red', 'sum 7 of 3', 4),
  'b-virtual-1': fact(1, 1, 0, 'blue', '1 1'),
  'b-virtual-2': fact(1, 1, 0, 'blue', '2 2'),
  'b-virtual-3': fact(1, 1, 0, 'blue', '3 3'),
  'b-virtual-4': fact(1, 1, 0, 'blue', '4 4'),
  'b-virtual-5': fact(1, 1, 0, 'blue', '5 5'),
  'b-virtual-6': fact(1, 1, 0, 'blue', '6 6'),
  'b-virtual-7': fact(1, 1, 0, 'blue', '7 7'),
  'b-virtual-8': fact(2, 0, 0, 'blue', '1 2'),
  'b-virtual-any': fact(1, 0, 0, 'blue', '1 1 1 1'),
  'b-three-any': fact(1, 1, 0, 'blue', '3 3 3'),
  'b-one-eight': fact(1, 1, 0, 'blue', 'sum 10 of 3', 8),
  'b-minus': fact(1, 1, 1, 'blue', '3 5 7'),
  'b-trade': fact(1, 0, 1, 'blue', '2'),
  'b-limit': fact(3, 1, 0, 'blue', 'sum 10', 40),
  'b-extra': fact(1, 1, 0, 'blue', '4 5 6 7 8'),
  'b-peek': fact(1, 1, 0, 'blue', 'run 3', 6),
  'b-exchange': fact(1, 2, 0, 'blue', 'run 5', 4),
  'b-redraw': fact(1, 1, 0, 'blue', '1 8'),
};

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8];

/** The cards before they are shuffled: values ascending, the symbol last of its seven; characters face by face. */
export const PEARLS_IN_ORDER: readonly string[] = VALUES.flatMap((value) =>
  Array.from({ length: 7 }, (_, i) => (i === 6 && value >= 3 && value <= 5 ? `${value}r` : `${value}`)));
export const CHARACTERS_IN_ORDER: readonly string[] =
  Object.entries(FACTS).flatMap(([id, { copies }]) => Array.from({ length: copies }, () => id));

/** Virtual pearls by key: the values each can be. */
export const VIRTUAL: Readonly<Record<string, readonly number[]>> = {
  ...Object.fromEntries(VALUES.map((value) => [`b-virtual-${value}`, [value]])),
  'b-virtual-any': VALUES,
};

/** Whether final values, in any order, meet a cost exactly. */
export function meets(cost: string, values: readonly number[]): boolean {
  if (cost.includes(' or ')) return cost.split(' or ').some((option) => meets(option, values));
  const [first, ...more] = cost.split(' + ') as [string, ...string[]];
  if (more.length === 0) return meetsPart(first, [...values].sort((a, b) => a - b));
  return parted(values).some(([here, rest]) => meets(first, here) && meets(more.join(' + '), rest));
}

/** Every multiset of values, ascending, that meets a cost. */
export function solutions(cost: string, from = 1, values: readonly number[] = []): number[][] {
  const found = values.length > 0 && meets(cost, values) ? [[...values]] : [];
  if (values.length === longest(cost)) return found;
  for (let value = from; value <= 8; value++) found.push(...solutions(cost, value, [...values, value]));
  return found;
}

/** The most cards that can meet a cost. */
export function longest(cost: string): number {
  const part = cost.split(' or ')[0]!;
  return part.split(' + ').reduce((sum, text) => sum + lengthOf(text), 0);
}

/** A payment: printed values from hand, ascending, and all diamonds spent. */
export interface Payment {
  readonly pearls: readonly number[];
  readonly diamonds: number;
}

/** Every payment there is by trying everything: each part of the hand, each change of each pearl, each choice of virtual pearls. */
export function payments(id: string, hand: readonly number[], owned: readonly string[], diamonds: number): Payment[] {
  const { cost, price } = FACTS[id]!;
  const virtual = owned.flatMap((key) => (VIRTUAL[key] === undefined ? [] : [VIRTUAL[key]]));
  const joined = chosen(virtual, longest(cost));
  const seen = new Set<string>();
  const found: Payment[] = [];
  for (const [part] of parted([...hand].sort((a, b) => a - b))) {
    if (seen.has(part.join()) || part.length > longest(cost)) continue;
    seen.add(part.join());
    const fewest = fewestFor(cost, part, owned, joined);
    if (fewest + price <= diamonds) found.push({ pearls: part, diamonds: fewest + price });
  }
  return found;
}

/** `activate a with 4 7 8 diamonds 1`. */
export const paymentText = (target: string, { pearls, diamonds }: Payment): string =>
  `activate ${target} with ${pearls.join(' ') || 'nothing'}${diamonds === 0 ? '' : ` diamonds ${diamonds}`}`;

function fewestFor(cost: string, part: readonly number[], owned: readonly string[], joined: readonly string[]): number {
  const fitting = joined.filter(({ length }) => anyNumber(cost) || part.length + length === longest(cost));
  if (fitting.length === 0) return Infinity;
  let ways = new Map<string, number>([['', 0]]); // final values, ascending, with the fewest diamonds they take
  for (const printed of part) {
    const next = new Map<string, number>();
    for (const [values, spent] of ways) {
      for (const [value, more] of changed(printed, owned)) {
        const key = ascending(values + value);
        next.set(key, Math.min(next.get(key) ?? Infinity, spent + more));
      }
    }
    ways = next;
  }
  let fewest = Infinity;
  for (const [values, spent] of ways) {
    if (spent < fewest && fitting.some((others) => exactly(cost, ascending(values + others)))) fewest = spent;
  }
  return fewest;
}

/** Whether cards of any number may meet the cost (R19). */
const anyNumber = (cost: string): boolean => /^sum \d+$/.test(cost);

const ascending = (digits: string): string => [...digits].sort().join('');

const known = new Map<string, boolean>();

function exactly(cost: string, values: string): boolean {
  const key = `${cost}:${values}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const now = values !== '' && values.length <= longest(cost) && meets(cost, [...values].map(Number));
  known.set(key, now);
  return now;
}

/** R15: printed, then substituted, then one up or down; each value with the fewest diamonds it takes. */
function changed(printed: number, owned: readonly string[]): Map<number, number> {
  const counts = new Set([printed]);
  if (printed === 1 && owned.includes('b-one-eight')) counts.add(8);
  if (printed === 3 && owned.includes('b-three-any')) for (const value of VALUES) counts.add(value);
  const values = new Map<number, number>();
  const steps = owned.includes('b-minus') ? [1, -1] : [1];
  for (const count of counts) for (const step of steps) if (VALUES.includes(count + step)) values.set(count + step, 1);
  for (const count of counts) values.set(count, 0);
  return values;
}

/** Every choice of virtual pearls, each at every value it can have, as digits. */
function chosen(virtual: readonly (readonly number[])[], most: number): string[] {
  let choices: string[] = [''];
  for (const values of virtual) choices = [...choices, ...choices.filter(({ length }) => length < most).flatMap((choice) => values.map((value) => choice + value))];
  return [...new Set(choices.map(ascending))];
}

/** Every way to part a list in two. */
function parted(values: readonly number[]): [number[], number[]][] {
  return Array.from({ length: 2 ** values.length }, (_, bits) => [
    values.filter((__, place) => (bits >> place) % 2 === 1),
    values.filter((__, place) => (bits >> place) % 2 === 0),
  ]);
}

function meetsPart(part: string, values: readonly number[]): boolean {
  const words = part.split(' ');
  const [kind, number] = [words[0]!, Number(words[1])];
  const sum = values.reduce((total, value) => total + value, 0);
  switch (kind) {
    case 'same': return values.length === number && new Set(values).size === 1;
    case 'odd': return values.length === number && values.every((value) => value % 2 === 1);
    case 'even': return values.length === number && values.every((value) => value % 2 === 0);
    case 'run': return values.length === number && values.every((value, place) => value === values[0]! + place);
    case 'sum': return sum === number && (words[3] === undefined ? values.length > 0 : values.length === Number(words[3]));
    default: return part === values.join(' ');
  }
}

function lengthOf(part: string): number {
  const words = part.split(' ');
  if (/^\d/.test(part)) return words.length;
  if (words[0] !== 'sum') return Number(words[1]);
  return Number(words[3] ?? words[1]);
}

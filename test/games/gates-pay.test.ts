import { describe, expect, test } from 'vitest';
import { diceFor } from '../../shared/engine/dice.ts';
import { FACTS, meets, payments, paymentText, solutions, VIRTUAL } from './gates-sheet.ts';
import { GATES_NOTATION } from './gates-position.ts';
import { testSeed } from './playout.ts';
import { movesOf, partsOf, played } from './table.ts';

const FACES = Object.keys(FACTS);
const MATTERING = FACES.filter((id) => /^b-(virtual|three|one|minus)/.test(id));

/** What p1 may activate, in the list's own order. */
function activations(text: string): string[] {
  return movesOf(GATES_NOTATION.set(text), 0).filter((move) => move.startsWith('activate'));
}

/** `a with 4 7 8` for a card on place a, with this hand, these abilities and so many diamonds. */
function ways(face: string, hand: string, owned = '', diamonds = 0): string[] {
  const gems = Array.from({ length: diamonds }, () => 'g-pair').join(' ');
  return activations(`p1 ${hand} | p2 - | p1.a ${face} | p1.has ${owned} | p1.gems ${gems}`).map((move) => move.replace('activate a with ', '')).sort();
}

describe('the costs', () => {
  test.each(FACES)('%s: as many multisets of final values meet it as the sheet says, and each pays it', (id) => {
    const { cost, price, solutions: count } = FACTS[id]!;
    const found = solutions(cost);
    expect(found).toHaveLength(count);
    const rest = price === 0 ? '' : ` diamonds ${price}`;
    for (const values of found) expect(ways(id, values.join(' '), '', price)).toContain(`${values.join(' ')}${rest}`);
  });

  test('sum 7 of three, sum 20, runs', () => {
    const listed = (cost: string) => solutions(cost).map((values) => values.join(''));
    expect(listed('sum 7 of 3')).toEqual(['115', '124', '133', '223']);
    expect(listed('sum 20 of 3')).toEqual(['488', '578', '668', '677']);
    expect(listed('run 3')).toEqual(['123', '234', '345', '456', '567', '678']);
    expect(listed('run 5')).toEqual(['12345', '23456', '34567', '45678']);
  });
});

// ruling, what it says, face, hand, abilities, diamonds, every way to pay
const ROWS: readonly (readonly [string, string, string, string, string, number, string])[] = [
  ['notation', 'values ascending, whatever the order in the hand', 'r-look', '7 5 6', '', 0, '5 6 7'],
  ['paying', 'a pearl with the symbol counts as its value', 'r-recover', '3r 4r 5r', '', 0, '3 4 5'],
  ['paying', 'two pearls of a value are one way to pay', 'b-trade', '2 2 2', '', 0, '2'],
  ['paying', 'with and without the symbol are one way to pay', 'g-pair', '3 3 3r', '', 0, '3 3'],
  ['paying', 'nothing missing', 'g-88', '8', '', 3, ''],
  ['paying', '3 + diamond is 4', 'b-virtual-4', '3 4', '', 1, '3 4 diamonds 1'],
  ['paying', 'a diamond for each pearl that needs one', 'b-virtual-4', '3 3 3', '', 2, '3 3 diamonds 2'],
  ['paying', 'not without diamonds enough', 'b-virtual-4', '3 3', '', 1, ''],
  ['paying', 'at most one diamond for a pearl', 'b-virtual-4', '2 4', '', 3, ''],
  ['paying', 'without the ability a diamond lowers nothing', 'b-virtual-4', '5 4', '', 3, ''],
  ['paying', 'with it, it does', 'b-virtual-4', '5 4', 'b-minus', 3, '4 5 diamonds 1'],
  ['paying', 'a run, parity and sums use the final values', 'g-odd', '1 2 4', '', 2, '1 2 4 diamonds 2'],
  ['paying', 'printed diamonds come on top', 'g-222', '2 2 2', '', 1, '2 2 2 diamonds 1'],
  ['paying', 'and have to be there', 'g-222', '2 2 2', '', 0, ''],
  ['paying', 'and are counted together with the others', 'g-222', '1 2 2 2', '', 2, '1 2 2 diamonds 2; 2 2 2 diamonds 1'],
  ['paying', 'virtual pearls alone will do', 'b-trade', '-', 'b-virtual-2', 0, 'nothing'],
  ['paying', 'a virtual pearl joins once', 'g-pair', '2', 'b-virtual-2', 0, '2'],
  ['paying', 'two of the same kind are two', 'g-88', '1 8 8', 'b-virtual-8 b-virtual-8', 0, 'nothing; 8; 8 8'],
  ['paying', 'a virtual pearl is not changed by diamonds', 'b-virtual-4', '4', 'b-virtual-3', 3, ''],
  ['paying', 'nor lowered', 'b-virtual-4', '4', 'b-virtual-5 b-minus', 3, ''],
  ['paying', 'the wild one is any value', 'g-pair', '5 8', 'b-virtual-any', 0, '5; 8'],
  ['paying', 'a card does not help to pay for itself', 'b-virtual-1', '1', '', 0, ''],
  ['paying', 'nor do its own diamonds', 'b-trade', '1', '', 0, ''],
  ['paying', '4 5 6 7 8 with 4 7 8, a virtual 5 and the wild one as 6', 'b-extra', '4 7 8', 'b-virtual-5 b-virtual-any', 0, '4 7 8'],
  ['R12', 'a pearl too many is refused', 'b-trade', '2 3', '', 0, '2'],
  ['R12', 'no sum above the total', 'g-sum-20', '7 7 7', '', 0, ''],
  ['R12', 'a pair is not three', 'g-pair', '6 6 6', '', 0, '6 6'],
  ['R15', 'a 1 counted as 8 and lowered is 7', 'b-virtual-7', '1 7', 'b-one-eight b-minus', 1, '1 7 diamonds 1'],
  ['R15', 'a 1 counted as 8 is an 8', 'g-88', '1 8', 'b-one-eight', 0, '1 8'],
  ['R15', 'it may still be a 1', 'b-redraw', '1 1', 'b-one-eight', 0, '1 1'],
  ['R15', '2 − 1 is no 1 to be counted as 8', 'g-88', '2 8', 'b-one-eight b-minus', 3, ''],
  ['R15', '2 + 1 is no 3 to be counted as anything', 'g-88', '2 8', 'b-three-any', 3, ''],
  ['R15', 'a 3 counted as 7 and lifted is 8, but that takes no diamond', 'g-88', '3 8', 'b-three-any', 3, '3 8'],
  ['R15', 'nothing goes above 8', 'b-virtual-1', '8 1', '', 3, ''],
  ['R15', 'or below 1', 'g-88', '1 8', 'b-minus', 3, ''],
  ['R16', 'a virtual 1 is never 8', 'g-88', '8', 'b-virtual-1 b-one-eight', 0, ''],
  ['R16', 'a virtual 3 is never anything else', 'g-88', '8', 'b-virtual-3 b-three-any', 0, ''],
  ['R18', 'pair plus 6 6 may be 6 6 6 6', 'g-pair-66', '6 6 6 6', '', 0, '6 6 6 6'],
  ['R18', 'two pairs may be equal', 'r-bonus', '4 4 4 4', '', 0, '4 4 4 4'],
  ['R18', 'three and one are no two pairs', 'r-bonus', '4 4 4 5', '', 0, ''],
  ['R18', 'the pair may be any', 'g-pair-66', '2 2 6 6 6', '', 0, '2 2 6 6'],
  ['R19', 'three cards are exactly three', 'b-one-eight', '1 2 3 4 5', '', 0, '1 4 5; 2 3 5'],
  ['R19', 'virtual ones included', 'b-one-eight', '5 5', 'b-virtual-5 b-virtual-1', 0, ''],
  ['R19', 'three with a virtual one are two from hand', 'b-one-eight', '4 5', 'b-virtual-1', 0, '4 5'],
  ['R19', 'any number is any number', 'b-limit', '1 2 3 4 6', '', 0, '1 2 3 4; 1 3 6; 4 6'],
  ['R19', 'one with a virtual one', 'b-limit', '8', 'b-virtual-2', 0, '8'],
  ['R19', 'ten cards too', 'b-limit', '1 1 1 1 1 1 1', 'b-virtual-1 b-virtual-2', 0, '1 1 1 1 1 1 1'],
  ['R20', 'runs do not wrap', 'b-peek', '7 8 1 2', '', 0, ''],
  ['R20', 'runs have no gaps', 'b-peek', '3 4 6', '', 0, ''],
  ['R20', 'runs have no repeats', 'b-peek', '3 4 4', '', 0, ''],
  ['R20', 'but a diamond makes one of them', 'b-peek', '3 4 4', '', 1, '3 4 4 diamonds 1'],
  ['R45', 'the fewest diamonds, with one pearl fit as it is', 'b-virtual-4', '3 4 4', '', 2, '3 4 diamonds 1; 4 4'],
  ['R45', 'a substitute before a diamond', 'b-virtual-4', '3 4', 'b-three-any', 2, '3 4'],
  ['R45', 'a virtual pearl before a diamond', 'r-recover', '3 4', 'b-virtual-5 b-virtual-3', 2, '3 4; 3 diamonds 1; 4'],
  ['R45', 'only the fewest is legal', 'g-pair', '2 3', 'b-minus', 2, '2 3 diamonds 1'],
];

describe('rulings on paying', () => {
  test.each(ROWS)('%s %s', (_rule, _says, face, hand, owned, diamonds, expected) => {
    expect(ways(face, hand, owned, diamonds)).toEqual(expected.split('; ').filter((text) => text !== '').sort());
  });
});

describe('every way to pay, beside a search of all there are', () => {
  test.each(Array.from({ length: 8 }, (_, batch) => [batch]))('batch %i', (batch) => {
    let found = 0;
    for (let n = 0; n < 50; n++) found += beside(batch * 50 + n);
    expect(found).toBeGreaterThan(30);
  });
});

/** Compares a random position, and the outcome of one of its payments; returns how many payments there were. */
function beside(n: number): number {
  const dice = diceFor(testSeed(n), 0);
  const pick = <T>(items: readonly T[]): T => items[dice.below(items.length)]!;
  const base = 1 + dice.below(8);
  const pearl = (): number => (dice.below(3) === 0 ? Math.min(8, base + dice.below(2)) : pick([1, 2, 3, 3, 4, 5, 6, 7, 8, 1]));
  const hand = Array.from({ length: dice.below(8) }, pearl);
  const owned = MATTERING.filter(() => dice.below(5) === 0);
  const diamonds = dice.below(4);
  const targets: readonly (readonly [string, string])[] = [
    ['p1.a', pick(FACES)], ['p1.b', pick(FACES)], ['p2.a', 'r-wisp-36'], ['p2.b', pick(FACES)], ['p3.a', 'r-wisp-45'], ['p5.b', pick(['r-wisp-45', 'g-pair'])],
  ];
  const gems = Array.from({ length: diamonds }, () => 'g-pair').join(' ');
  const text = `p1 ${hand.join(' ')} | p5 - | p1.has ${owned.join(' ')} | p1.gems ${gems} | ${targets.map((pair) => pair.join(' ')).join(' | ')}`;
  const legal = activations(text);
  const reachable = targets.filter(([place, face]) => place.startsWith('p1') || (face.startsWith('r-wisp') && /^p[25]/.test(place)));
  const expected = reachable.map(([place, face]) => payments(face, hand, owned, diamonds).map((payment) => paymentText(place.replace('p1.', ''), payment)));
  expect([...legal].sort(), text).toEqual(expected.flat().sort());
  for (const [place] of reachable) cheapestFirst(legal, place.replace('p1.', ''));
  if (legal.length > 0) spends(text, hand, diamonds, pick(legal));
  return legal.length;
}

function cheapestFirst(legal: readonly string[], target: string): void {
  const costs = legal.filter((move) => move.startsWith(`activate ${target} `)).map((move) => Number(move.split(' diamonds ')[1] ?? 0));
  expect(costs).toEqual([...costs].sort((a, b) => a - b));
}

/** Plays one payment and looks at hand, diamonds and portal. */
function spends(text: string, hand: readonly number[], diamonds: number, move: string): void {
  const [, target, pearls, spent] = /^activate (\S+) with ([\d ]+?|nothing)(?: diamonds (\d+))?$/.exec(move) as unknown as [string, string, string, string?];
  const place = target.includes('.') ? target : `p1.${target}`;
  const before = GATES_NOTATION.set(text);
  const match = played(before, `p1: ${move}`);
  const after = partsOf(GATES_NOTATION, match);
  const left = [...hand];
  for (const value of pearls === 'nothing' ? [] : pearls.split(' ').map(Number)) expect(left.splice(left.indexOf(value), 1)).toEqual([value]);
  const earned = FACTS[partsOf(GATES_NOTATION, before)[place]!]!.diamonds;
  accounts(match, partsOf(GATES_NOTATION, before)[place]!, pearls, Number(spent ?? 0));
  expect(after[place]).toBe('-');
  expect(after['p1']).toBe(left.sort((a, b) => a - b).join(' ') || '-');
  expect(after['p1.gems']!.split(' ').filter((word) => word !== '-')).toHaveLength(diamonds - Number(spent ?? 0) + earned);
}

/** What is told of a payment is a true account of it: what was printed, what it counted as and why, and that it meets the cost. */
function accounts({ told, state }: ReturnType<typeof GATES_NOTATION.set>, face: string, pearls: string, spent: number): void {
  const event = told.map((one) => one.event).find(({ type }) => type === 'activated');
  if (event?.type !== 'activated') throw new Error('no activation was told');
  const owned = state.players[0]!.active.slice(0, -1);
  const hand = event.uses.filter(({ pearl }) => pearl !== null);
  expect(hand.map(({ printed }) => printed).sort((a, b) => a - b).join(' ') || 'nothing').toBe(pearls);
  expect(event.diamonds).toHaveLength(spent);
  expect(meets(FACTS[face]!.cost, event.uses.map(({ counts }) => counts))).toBe(true);
  expect(event.uses.filter(({ as, counts }) => as !== counts)).toHaveLength(spent - FACTS[face]!.price);
  for (const { pearl, by, printed, as, counts } of event.uses) {
    if (by !== null) expect(owned).toContain(by);
    if (pearl === null) expect(VIRTUAL[by!]).toContain(counts);
    else if (as !== printed) expect(SUBSTITUTES[by!]).toEqual(printed);
    expect(Math.abs(counts - as)).toBeLessThanOrEqual(pearl === null ? 0 : 1);
  }
  const virtual = event.uses.filter(({ pearl }) => pearl === null).map(({ by }) => by!);
  for (const id of virtual) expect(virtual.filter((one) => one === id).length).toBeLessThanOrEqual(owned.filter((one) => one === id).length);
}

const SUBSTITUTES: Readonly<Record<string, number>> = { 'b-one-eight': 1, 'b-three-any': 3 };

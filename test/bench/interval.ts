import type { Dice } from '../../shared/engine/dice.ts';
import { median } from './ratio.ts';

/** The Wilson interval of a proportion, at 95 %. */
export function wilson(hits: number, tries: number): [number, number] {
  const p = hits / tries;
  const middle = p + (Z * Z) / (2 * tries);
  const reach = Z * Math.sqrt((p * (1 - p)) / tries + (Z * Z) / (4 * tries * tries));
  const scale = 1 + (Z * Z) / tries;
  return [(middle - reach) / scale, (middle + reach) / scale];
}

/** The mean of some numbers and its interval at 95 %, taken as normal: fair from a few dozen on. */
export function mean(values: readonly number[]): { readonly mean: number; readonly low: number; readonly high: number } {
  const middle = average(values);
  const reach = Z * Math.sqrt(variance(values) / values.length);
  return { mean: middle, low: middle - reach, high: middle + reach };
}

/** The ratio of two means that were taken game by game, with its interval at 95 % (delta method). */
export function ratio(above: readonly number[], below: readonly number[]): { readonly ratio: number; readonly low: number; readonly high: number } {
  const under = average(below);
  const of = average(above) / under;
  const rests = above.map((value, game) => value - of * below[game]!);
  const reach = (Z * Math.sqrt(variance(rests) / rests.length)) / Math.abs(under);
  return { ratio: of, low: of - reach, high: of + reach };
}

/**
 * The ratio of two medians, over all seats of games that were played both ways, with its interval at 95 %: from samples
 * drawn again (bootstrap), whole games at a time, since the seats of one game are not independent.
 */
export function medians(above: readonly (readonly number[])[], below: readonly (readonly number[])[], dice: Dice): Medians {
  const over = (games: readonly number[], of: readonly (readonly number[])[]) => median(games.flatMap((game) => of[game]!));
  const all = above.map((_, game) => game);
  const drawn = Array.from({ length: DRAWN }, () => {
    const games = all.map(() => dice.below(all.length));
    return over(games, above) / over(games, below);
  }).sort((a, b) => a - b);
  const [first, second] = [over(all, above), over(all, below)];
  return { above: first, below: second, ratio: first / second, low: drawn[Math.floor(0.025 * DRAWN)]!, high: drawn[Math.ceil(0.975 * DRAWN) - 1]! };
}

/** The value below which such a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.round(share * (values.length - 1))]!;
}

/** Two medians, the first as a share of the second, and that share's interval. */
export type Medians = Readonly<Record<'above' | 'below' | 'ratio' | 'low' | 'high', number>>;

const DRAWN = 1000;
const Z = 1.96;
const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function variance(values: readonly number[]): number {
  const middle = average(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

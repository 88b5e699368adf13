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

const Z = 1.96;
const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function variance(values: readonly number[]): number {
  const middle = average(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

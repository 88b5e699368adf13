import { type Colour, COLOURS, type Row } from '../../../../shared/games/manufactory/state.ts';
import { partsIn } from './parts.ts';

/** What a list has, for its preview: parts in all, by colour and by cost. */
export interface Summary {
  readonly parts: number;
  /** `dual` and `universal` are counted there alone. */
  readonly byColour: Readonly<Record<Colour | 'dual' | 'universal', number>>;
  /** In rising order. */
  readonly byCost: readonly (readonly [cost: number, parts: number])[];
}

/** Counts a list. */
export function summaryOf(list: readonly Row[]): Summary {
  const byColour = Object.fromEntries([...COLOURS, 'dual', 'universal'].map((kind) => [kind, 0])) as Record<Colour | 'dual' | 'universal', number>;
  const byCost = new Map<number, number>();
  for (const { cost, colours, universal, count } of list) {
    const kind = universal ? 'universal' : colours.length > 1 ? 'dual' : (colours[0] ?? 'n');
    byColour[kind] += count;
    byCost.set(cost, (byCost.get(cost) ?? 0) + count);
  }
  return { parts: partsIn(list), byColour, byCost: [...byCost].sort(([a], [b]) => a - b) };
}

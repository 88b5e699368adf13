import type { Dice } from '../../engine/dice.ts';
import { KINDS, LAYOUTS, POOL } from './pool.ts';
import { type Colour, COLOURS, CRATE, type PartId, type Rarity, type Row, type Traits } from './state.ts';

/** The kinds of parts that a crate is filled from. */
export type Kind = keyof typeof POOL;

/** Parts by id, and the ids that a deck is made of. */
export interface Stock {
  readonly deck: readonly PartId[];
  /** What a part is, and its name where a list gave it one. */
  find(id: PartId): Traits & { readonly name?: string };
}

/** By kind, the ids of the catalogue's parts in their order. */
export function catalogue(): Readonly<Record<Kind, readonly PartId[]>> {
  return CATALOGUE.kinds;
}

/** What a part of the catalogue is; undefined for an id that it does not have. */
export const partOf = (id: PartId): Traits | undefined => CATALOGUE.parts.get(id);

/** The parts of one crate, in the order in which the dice choose them. */
export function drawCrate(dice: Dice): PartId[] {
  const layout = LAYOUTS[weighted(LAYOUTS.map(({ weight }) => weight), dice)]!;
  return Object.entries(layout.slots).flatMap(([slot, count]) => drawSlot(slot, count, dice));
}

/** Crates of the catalogue, shuffled into one deck (R1). */
export function stockOfPool(crates: number, dice: Dice): Stock {
  const drawn = Array.from({ length: crates }, () => drawCrate(dice)).flat();
  return { deck: dice.shuffle(drawn), find: (id) => partOf(id)! };
}

/** A list counted out and shuffled; of it the first parts that make so many crates. */
export function stockOfList(list: readonly Row[], crates: number, dice: Dice): Stock {
  const parts = new Map<PartId, Row>();
  const ids = idsOf(list);
  const all = list.flatMap((row, i) => {
    const id = ids[i]!;
    if (!parts.has(id)) parts.set(id, row);
    return Array.from({ length: row.count }, () => id);
  });
  return { deck: dice.shuffle(all).slice(0, CRATE * crates), find: (id) => parts.get(id)! };
}

/** By row, the id of its part: rows equal in name, cost, colours and universal are copies. */
export function idsOf(list: readonly Row[]): readonly PartId[] {
  const next = numbering();
  const known = new Map<string, PartId>();
  return list.map((row) => {
    const key = JSON.stringify([row.name, row.cost, row.colours, row.universal]);
    const id = known.get(key) ?? next(row);
    known.set(key, id);
    return id;
  });
}

const RARITY: Readonly<Record<Kind, Rarity>> = {
  common: 'common',
  uncommon: 'uncommon',
  rare: 'rare',
  mythic: 'mythic',
  artifactU: 'uncommon',
  artifactR: 'rare',
  artifactM: 'mythic',
  basicLand: 'common',
};

const CATALOGUE = build();

function build(): { readonly kinds: Record<Kind, PartId[]>; readonly parts: ReadonlyMap<PartId, Traits> } {
  const next = numbering();
  const kinds = {} as Record<Kind, PartId[]>;
  const parts = new Map<PartId, Traits>();
  for (const kind of Object.keys(POOL) as Kind[]) {
    kinds[kind] = Object.entries(POOL[kind]).flatMap(([key, costs]: [string, string]) =>
      [...costs].map((cost) => {
        const part = { cost: parseInt(cost, 36), colours: COLOURS.filter((colour) => colour !== 'n' && key.includes(colour)), universal: key === 'x', rarity: RARITY[kind] };
        const id = next(part);
        parts.set(id, part);
        return id;
      }),
    );
  }
  return { kinds, parts };
}

/** Counts parts from 001, for each letter by itself. */
function numbering(): (part: Traits) => PartId {
  const counts: Partial<Record<string, number>> = {};
  return (part) => {
    const letter = letterOf(part);
    const number = (counts[letter] ?? 0) + 1;
    counts[letter] = number;
    return letter + String(number).padStart(3, '0');
  };
}

function letterOf({ colours, universal }: Traits): Colour | 'd' | 'x' {
  if (universal) return 'x';
  return colours.length > 1 ? 'd' : (colours[0] ?? 'n');
}

/** No part twice within a slot of one crate. */
function drawSlot(slot: string, count: number, dice: Dice): PartId[] {
  const drawn: PartId[] = [];
  for (let i = 0; i < count; i++) {
    const left = CATALOGUE.kinds[kindFor(slot, dice)].filter((id) => !drawn.includes(id));
    drawn.push(left[dice.below(left.length)]!);
  }
  return drawn;
}

function kindFor(slot: string, dice: Dice): Kind {
  const kinds = Object.hasOwn(KINDS, slot) ? KINDS[slot as keyof typeof KINDS] : null;
  if (kinds === null) return slot as Kind;
  return Object.keys(kinds)[weighted(Object.values(kinds), dice)] as Kind;
}

/** An index, each as likely as its weight says. */
function weighted(weights: readonly number[], dice: Dice): number {
  let rest = dice.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => (rest -= weight) < 0);
}

import type { Cell, Placed } from './state.ts';

/** The six neighbours (N7), clockwise from the right, as they lie where hexagons stand on a corner in rows. */
export const DIRECTIONS = ['right', 'lowerRight', 'lowerLeft', 'left', 'upperLeft', 'upperRight'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Readonly<Record<Direction, Cell>> = {
  right: { q: 1, r: 0 },
  lowerRight: { q: 0, r: 1 },
  lowerLeft: { q: -1, r: 1 },
  left: { q: -1, r: 0 },
  upperLeft: { q: 0, r: -1 },
  upperRight: { q: 1, r: -1 },
};

// No card comes to lie farther than 29 from the first: a new outermost row needs two cards side by side in the row before.
// The margin gives a number to whatever touches a cell that touches a card.
const REACH = 31;
const WIDTH = 2 * REACH + 1;

/** How many cells have a number: row by row, from left to right. */
export const PLACES = WIDTH * WIDTH;

/** A cell's number. */
export const placeOf = ({ q, r }: Cell): number => (r + REACH) * WIDTH + q + REACH;

/** What leads from a cell's number to those of its neighbours, in the order of `DIRECTIONS`. */
export const AROUND: readonly number[] = DIRECTIONS.map((direction) => STEPS[direction].r * WIDTH + STEPS[direction].q);

/** The direction that leads back. */
export const opposite = (direction: Direction): Direction => DIRECTIONS[(DIRECTIONS.indexOf(direction) + 3) % 6]!;

/** The cell next to a cell. */
export const towards = ({ q, r }: Cell, direction: Direction): Cell => ({ q: q + STEPS[direction].q, r: r + STEPS[direction].r });

/** The cards that touch a cell, each with the direction in which it lies, in the order of `DIRECTIONS`. */
export function neighbours(layout: readonly Placed[], cell: Cell): readonly (Placed & { readonly direction: Direction })[] {
  return DIRECTIONS.flatMap((direction) => {
    const { q, r } = towards(cell, direction);
    const placed = layout.find((other) => other.q === q && other.r === r);
    return placed === undefined ? [] : [{ ...placed, direction }];
  });
}

/** The cells where a card may go: empty and touching at least two placed cards (N6), in the order of their numbers. */
export function openCells(layout: readonly Placed[]): Cell[] {
  const touched = new Int8Array(PLACES);
  for (const cell of layout) touched[placeOf(cell)] = -AROUND.length;
  const open: number[] = [];
  for (const cell of layout) {
    for (const step of AROUND) if (++touched[placeOf(cell) + step]! === 2) open.push(placeOf(cell) + step);
  }
  return open.sort((a, b) => a - b).map(cellAt);
}

const cellAt = (place: number): Cell => ({ q: (place % WIDTH) - REACH, r: Math.floor(place / WIDTH) - REACH });

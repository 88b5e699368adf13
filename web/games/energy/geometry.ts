import { AROUND, placeOf } from '../../../shared/games/energy/grid.ts';
import type { Cell } from '../../../shared/games/energy/state.ts';

/** A place on the plane, in widths of a tile: x to the right, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of the plane. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Half the height of a hexagon that stands on a corner, where its width is 1. */
const RADIUS = 1 / Math.sqrt(3);
const ROW = 1.5 * RADIUS;

/** A cell's middle (N7). */
export const middleOf = ({ q, r }: Cell): Point => ({ x: q + r / 2, y: r * ROW });

/** A frame that holds all cells: the one there was, while they fit into it; else one with room to grow. */
export function frameFor(cells: readonly Cell[], before: Frame | null): Frame {
  const at = cells.map(middleOf);
  const edge = (room: number): Frame => ({
    left: Math.min(...at.map(({ x }) => x)) - 0.5 - room,
    right: Math.max(...at.map(({ x }) => x)) + 0.5 + room,
    top: Math.min(...at.map(({ y }) => y)) - RADIUS - room,
    bottom: Math.max(...at.map(({ y }) => y)) + RADIUS + room,
  });
  const needed = edge(0.05);
  const fits = before !== null && before.left <= needed.left && before.top <= needed.top && before.right >= needed.right && before.bottom >= needed.bottom;
  return fits ? before : edge(0.55);
}

/** What the arrow keys and the corners of a number pad point along. */
export const KEYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  Home: { x: -0.5, y: -ROW },
  PageUp: { x: 0.5, y: -ROW },
  End: { x: -0.5, y: ROW },
  PageDown: { x: 0.5, y: ROW },
};

/** Of the cells that lie that way the nearest; of two as near, as above and below there are, the one nearer to the column one keeps to. */
export function nextCell<C extends Cell>(cells: readonly C[], from: Cell, way: Point, column: number): C | null {
  const start = middleOf(from);
  const rated = cells.flatMap((cell) => {
    const { x, y } = middleOf(cell);
    const ahead = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y - (y - start.y) * way.x);
    // Half the angle between two of the six directions: upwards there are two cells, each at that angle.
    if (ahead < 0.1 || aside > ahead * 0.6) return [];
    return [{ cell, far: ahead + aside + Math.abs(x - column) / 100 }];
  });
  return rated.sort((a, b) => a.far - b.far)[0]?.cell ?? null;
}

/** The line around a group of cells as an SVG path, drawn that far inside its edge; one loop more for each hole. */
export function outline(cells: readonly Cell[], inset: number): string {
  const group = new Map(cells.map((cell) => [placeOf(cell), cell]));
  const drawn = new Set<number>();
  let path = '';
  for (const place of group.keys()) {
    for (let side = 0; side < 6; side++) {
      if (!group.has(place + AROUND[side]!) && !drawn.has(place * 6 + side)) path += loop(place, side);
    }
  }
  return path;

  /** Follows the edge clockwise from one side of one cell until it comes back there. */
  function loop(place: number, side: number): string {
    const corners: string[] = [];
    while (!drawn.has(place * 6 + side)) {
      drawn.add(place * 6 + side);
      const next = (side + 1) % 6;
      const turns = !group.has(place + AROUND[next]!);
      corners.push(corner(middleOf(group.get(place)!), side, turns ? RADIUS - inset / ROW : RADIUS, turns ? 0 : inset / ROW));
      if (turns) side = next;
      else [place, side] = [place + AROUND[next]!, (side + 5) % 6];
    }
    return `M${corners.join('L')}Z`;
  }
}

/** The corner after a side, so far from the middle; at a corner between two cells of the group moved away from the third. */
function corner({ x, y }: Point, side: number, out: number, away: number): string {
  const at = (side * 60 + 30) * DEGREE;
  const back = (side * 60 + 150) * DEGREE;
  return `${round(x + out * Math.cos(at) + away * Math.cos(back))} ${round(y + out * Math.sin(at) + away * Math.sin(back))}`;
}

const DEGREE = Math.PI / 180;
const round = (n: number): number => Math.round(n * 1000) / 1000;

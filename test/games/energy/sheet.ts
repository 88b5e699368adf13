/** A second, slow reading of the rule sheet, over cards as text alone. For comparison only. */

/** The deck of X8, written out from the sheet: suns, moons, arms, crowns; yellow, red, blue; 1 to 5. */
export const ORDERED: readonly string[] = [...'smac'].flatMap((suit) => [...'yrb'].flatMap((colour) => [...'12345'].map((number) => number + colour + suit)));

export interface Lying {
  readonly q: number;
  readonly r: number;
  readonly card: string;
}

/** N7: (±1,0), (0,±1), (1,−1), (−1,1). */
export function touch(a: { q: number; r: number }, b: { q: number; r: number }): boolean {
  const [q, r] = [Math.abs(a.q - b.q), Math.abs(a.r - b.r)];
  return q + r === 1 || (q === 1 && r === 1 && a.q - b.q === b.r - a.r);
}

/** N6: every cell far and wide that is empty and touches two cards or more, by looking at them all. */
export function openCells(layout: readonly Lying[]): string[] {
  const taken = new Set(layout.map(({ q, r }) => `${q},${r}`));
  const near = new Map<string, number>();
  for (const { q, r } of layout) {
    for (let dq = -1; dq <= 1; dq++) {
      for (let dr = -1; dr <= 1; dr++) {
        const cell = { q: q + dq, r: r + dr };
        if (touch(cell, { q, r })) near.set(`${cell.q},${cell.r}`, (near.get(`${cell.q},${cell.r}`) ?? 0) + 1);
      }
    }
  }
  return [...near].filter(([cell, count]) => count >= 2 && !taken.has(cell)).map(([cell]) => cell);
}

/** The same over a whole square of cells, for small layouts: slower still. */
export function openWithin(layout: readonly Lying[], reach: number): string[] {
  const cells: string[] = [];
  for (let q = -reach; q <= reach; q++) {
    for (let r = -reach; r <= reach; r++) {
      const isTaken = layout.some((placed) => placed.q === q && placed.r === r);
      if (!isTaken && layout.filter((placed) => touch(placed, { q, r })).length >= 2) cells.push(`${q},${r}`);
    }
  }
  return cells;
}

/** N13: the largest groups of the energy card's colour, suit and number: groups are joined until nothing touches. */
export function factors(layout: readonly Lying[], energy: string): { colour: number; suit: number; number: number } {
  const largest = (at: number): number => {
    const alike = layout.filter(({ card }) => card[at] === energy[at]);
    let groups: Lying[][] = [];
    for (const placed of alike) {
      const joined = groups.filter((group) => group.some((other) => touch(other, placed)));
      groups = [...groups.filter((group) => !joined.includes(group)), [placed, ...joined.flat()]];
    }
    return Math.max(0, ...groups.map((group) => group.length));
  };
  return { number: largest(0), colour: largest(1), suit: largest(2) };
}

/** N15. */
export function product(layout: readonly Lying[], energy: string): number {
  const { colour, suit, number } = factors(layout, energy);
  return colour * suit * number;
}

/** N15, N16: lowest first, then in turn order. */
export function placesOf(products: readonly number[]): number[] {
  const order = products.map((_, seat) => seat).sort((a, b) => products[a]! - products[b]! || a - b);
  return products.map((_, seat) => order.indexOf(seat) + 1);
}

/** N2: how many cards each player places. */
export const placedBy = (seats: number): number => [29, 19, 14, 11, 9][seats - 2]!;

/** Where 58 cards lie in two rows, numbered to and fro: each touches the two before it and the two after it. */
export const strip = (index: number): { q: number; r: number } => ({ q: Math.floor(index / 2), r: index % 2 });

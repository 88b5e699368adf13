import { type Card, colourOf, numberOf, suitOf } from '../../cards/mystique.ts';
import { seen } from '../../engine/secret.ts';
import type { Outcome, Seat } from '../../engine/types.ts';
import { AROUND, placeOf } from './grid.ts';
import { type Cell, heldBy, type Placed, type State } from './state.ts';

/** What makes cards of the energy card's kind: N13 counts a group for each. */
export const ASPECTS = ['colour', 'suit', 'number'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** The sizes of the three groups that are multiplied. */
export type Factors = Readonly<Record<Aspect, number>>;

/** The end in numbers: by seat its factors, the scores they make, and the places. */
export interface Reckoning extends Outcome {
  readonly factors: readonly Factors[];
}

/** Whether two cards are alike in colour, suit or number. */
export const alike = (aspect: Aspect, a: Card, b: Card): boolean => ALIKE[aspect](a, b);

/** The largest connected group alike to a card in one aspect, in the order of placing; the earliest of equal ones, empty while there is none. */
export function largestGroup(layout: readonly Placed[], aspect: Aspect, card: Card): readonly Placed[] {
  const left = new Map(layout.filter((placed) => alike(aspect, placed.card, card)).map((placed) => [placeOf(placed), placed]));
  let largest: ReadonlySet<Placed> = new Set();
  for (const start of left.values()) {
    const group = takeGroup(left, start);
    if (group.size > largest.size) largest = group;
  }
  return layout.filter((placed) => largest.has(placed));
}

/** The three factors of an energy card (N13); 0 while no card of a kind has been placed. */
export function factorsOf(layout: readonly Placed[], energy: Card): Factors {
  const size = (aspect: Aspect) => largestGroup(layout, aspect, energy).length;
  return { colour: size('colour'), suit: size('suit'), number: size('number') };
}

/** N15: the lowest wins. */
export const product = ({ colour, suit, number }: Factors): number => colour * suit * number;

/** The layout once a card lies on a cell. */
export const withCard = (layout: readonly Placed[], { q, r }: Cell, card: Card): readonly Placed[] => [...layout, { q, r, card }];

/** The factors of the seat's own energy card before and after it places its card; null in a copy that does not show both. */
export function after(state: State, seat: Seat, cell: Cell): { readonly before: Factors; readonly after: Factors } | null {
  const energy = seen(state.energy[seat]!);
  const card = heldBy(state, seat);
  if (energy === undefined || card === undefined || card === null) return null;
  return { before: factorsOf(state.layout, energy), after: factorsOf(withCard(state.layout, cell, card), energy) };
}

/** The score of a layout as if the game were over, for the energy cards by seat. */
export function reckon(layout: readonly Placed[], energies: readonly Card[]): Reckoning {
  const factors = energies.map((energy) => factorsOf(layout, energy));
  const scores = factors.map(product);
  // N16: among equals the one who placed the final card first, and all have placed equally many.
  const before = (a: Seat, b: Seat) => scores[a]! < scores[b]! || (scores[a] === scores[b] && a < b);
  const places = scores.map((_, seat) => 1 + scores.filter((_, other) => before(other, seat)).length);
  return { factors, scores, places };
}

const ALIKE: Readonly<Record<Aspect, (a: Card, b: Card) => boolean>> = {
  colour: (a, b) => colourOf(a) === colourOf(b),
  suit: (a, b) => suitOf(a) === suitOf(b),
  number: (a, b) => numberOf(a) === numberOf(b),
};

/** Takes a card with all that hang together with it out of those left. */
function takeGroup(left: Map<number, Placed>, start: Placed): ReadonlySet<Placed> {
  const group = new Set([start]);
  left.delete(placeOf(start));
  for (const member of group) {
    for (const step of AROUND) {
      const next = left.get(placeOf(member) + step);
      if (next === undefined) continue;
      left.delete(placeOf(next));
      group.add(next);
    }
  }
  return group;
}

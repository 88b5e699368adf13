import type { Card } from '../../../cards/mystique.ts';
import { seen } from '../../../engine/secret.ts';
import type { Seat } from '../../../engine/types.ts';
import { type Direction, neighbours, opposite } from '../grid.ts';
import { after, ASPECTS, type Aspect, type Factors, factorsOf, product, reckon } from '../groups.ts';
import { heldBy, isOver, lastOf, type Move, type Placed, type State } from '../state.ts';

/** A factor of a seat's own energy card, or their product, before and after a move. */
export interface Change {
  readonly of: Aspect | 'product';
  readonly from: number;
  readonly to: number;
}

/** What an energy card comes to. */
export interface Standing {
  readonly energy: Card;
  readonly factors: Factors;
  readonly product: number;
}

/** A seat's standing with its place, once all is shown. */
export type Final = Standing & { readonly seat: Seat; readonly place: number };

/** What a move changes for its own seat: the factors, then the product. */
export function changes(move: Move, state: State, seat: Seat): readonly Change[] {
  const both = after(state, seat, move);
  if (both === null) return [];
  const factors = ASPECTS.map((of): Change => ({ of, from: both.before[of], to: both.after[of] }));
  return [...factors, { of: 'product' as const, from: product(both.before), to: product(both.after) }].filter(({ from, to }) => from !== to);
}

/** Where a move puts the card: beside one of the cards there, and next to others. */
export function whereTo(move: Move, state: State): { readonly side: Direction; readonly of: Card; readonly others: readonly Card[] } {
  const [first, ...rest] = neighbours(state.layout, move) as readonly (Placed & { readonly direction: Direction })[];
  if (first === undefined) throw new Error('a card always goes next to others');
  return { side: opposite(first.direction), of: first.card, others: rest.map(({ card }) => card) };
}

/** What a seat's energy card comes to now; null in a copy that does not show it. */
export function standing({ energy, layout }: State, seat: Seat): Standing | null {
  const card = seen(energy[seat]!);
  if (card === undefined) return null;
  const factors = factorsOf(layout, card);
  return { energy: card, factors, product: product(factors) };
}

/** All standings by place once the game is over; empty in a copy that does not show them. */
export function finals(state: State): readonly Final[] {
  const all = state.energy.flatMap((_, seat) => standing(state, seat) ?? []);
  if (!isOver(state) || all.length < state.energy.length) return [];
  const { places } = reckon(state.layout, all.map(({ energy }) => energy));
  return all.map((each, seat): Final => ({ ...each, seat, place: places[seat]! })).sort((a, b) => a.place - b.place);
}

/** The playing cards that this copy shows, with their seats. */
export const heldCards = (state: State): readonly { readonly seat: Seat; readonly card: Card }[] =>
  state.playing.flatMap((_, seat) => {
    const card = heldBy(state, seat);
    return card === undefined || card === null ? [] : [{ seat, card }];
  });

/** Whether the next card to be placed is the last. */
export const endsGame = (state: State): boolean => state.layout.length + 1 === lastOf(state);

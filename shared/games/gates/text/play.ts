import { size, type Visible } from '../../../engine/secret.ts';
import type { Seat } from '../../../engine/types.ts';
import { type Character, faceOf } from '../characters.ts';
import { explain, skillsOf } from '../pay.ts';
import { type Move, type Pearl, type Place, PLACES, type State, type Use } from '../state.ts';

/** The game's words that boards and the rules use as well as sentences, in one language. */
export interface GatesWords {
  /** What a face is called, standing by itself: "Blue Heron". */
  face(character: Character): string;
  /** What it costs: "three equal pearls", "2, 2 and 2, plus one diamond". */
  cost(character: Character): string;
  /** What an activation earns: "2 power and one diamond". */
  gains(character: Character): string;
  /** What it can do, in a sentence or two; null when it has no ability. */
  ability(character: Character): string | null;
  /** What an activation spends: "with 1, 4 and 8 and one diamond". */
  spends(values: readonly number[], diamonds: number): string;
  /** Why these pearls make the cost: "the 1 counts as 8, a diamond lifts the 3 to 4"; empty when they do as they are. */
  why(uses: readonly Use[], diamonds: number): string;
}

/** Pearls of a payment that count alike and not as they are: so many of them. */
export interface Reason extends Use {
  readonly n: number;
}

/** What has to be said of a payment: all pearls but those that count as they are, like ones together. */
export function reasons(uses: readonly Use[]): readonly Reason[] {
  const found = new Map<string, Reason>();
  for (const use of uses) {
    if (use.pearl !== null && use.printed === use.counts) continue;
    const key = [use.by, use.pearl === null, use.printed, use.as, use.counts].join();
    found.set(key, { ...use, n: (found.get(key)?.n ?? 0) + 1 });
  }
  return [...found.values()];
}

/** How many of the diamonds spent are the printed price: those that changed no pearl. */
export const priceOf = (uses: readonly Use[], diamonds: number): number => diamonds - uses.filter(({ as, counts }) => as !== counts).length;

/** The card that a move activates. */
export const cardOf = ({ owner, place }: Move & { act: 'activate' }, state: State, seat: Seat): Character =>
  state.players[owner ?? seat]!.portal[place]!;

/** A card in its row or portal, and which place has to be named (from 1) because another holds the same; null where the card tells. */
export interface Spot<T> {
  readonly card: T;
  readonly n: number | null;
}

/** The card at a place of a row. */
export const spotIn = <T>(row: readonly (T | null)[], at: number): Spot<T> =>
  ({ card: row[at]!, n: row.indexOf(row[at]!) === row.lastIndexOf(row[at]!) ? null : at + 1 });

/** The card at a place of somebody's portal. */
export const spotOn = ({ players }: State, seat: Seat, place: Place): Spot<Character> =>
  spotIn(PLACES.map((each) => players[seat]!.portal[each]), PLACES.indexOf(place));

/** How the pearls of an activation meet the cost. */
export const paymentOf = (move: Move & { act: 'activate' }, state: State, seat: Seat): readonly Use[] =>
  explain(cardOf(move, state, seat), move.values.map((value) => String(value) as Pearl), skillsOf(state.players[seat]!.active)) ?? [];

/** A number of one's own that a move changes. */
export interface Change {
  readonly of: 'power' | 'diamonds' | 'hand';
  readonly from: number;
  readonly to: number;
}

/** What a move changes for the one who makes it, as far as it is certain. */
export function changes(move: Move, state: Visible<State>, seat: Seat): readonly Change[] {
  const { power, diamonds, hand } = state.players[seat]!;
  const by = { power: 0, diamonds: 0, hand: HAND[move.act] ?? 0 };
  if (move.act === 'trade') by.diamonds = 1;
  if (move.act === 'activate') {
    const face = faceOf(cardOf(move, state, seat));
    const { pile, discard } = state.characters;
    by.power = face.power;
    // R6: a reward gives what there is, the diamonds just spent included.
    by.diamonds = Math.min(face.diamonds, size(pile) + discard.length + move.diamonds) - move.diamonds;
    by.hand = -move.values.length;
  }
  const all = { power, diamonds: size(diamonds), hand: size(hand) };
  return (['power', 'diamonds', 'hand'] as const).filter((of) => by[of] !== 0).map((of) => ({ of, from: all[of], to: all[of] + by[of] }));
}

const HAND: Readonly<Partial<Record<Move['act'], number>>> = { pearl: 1, steal: 1, recover: 1, trade: -1, discard: -1 };

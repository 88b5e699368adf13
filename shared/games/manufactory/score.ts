import type { Outcome, Seat } from '../../engine/types.ts';
import { type Colour, COLOURS, type Move, type Part, type PartId, type State } from './state.ts';

/** A seat's group of one colour, as far as it is compared (R21). */
export interface Group {
  readonly size: number;
  /** The highest single cost in it; 0 while it is empty. */
  readonly top: number;
}

/** What a seat's groups are worth as if the game were over. */
export interface Standing {
  readonly groups: Readonly<Record<Colour, Group>>;
  /** By colour, for being first or second in it. */
  readonly points: Readonly<Record<Colour, number>>;
  /** How many groups there are, and what that gives (R27). */
  readonly kinds: number;
  readonly bonus: number;
  readonly total: number;
}

/** By number of groups (R27). */
export const BONUS: readonly number[] = [0, 0, 0, 0, 2, 4, 6];

type Table = Pick<State, 'groups' | 'parts'> & { readonly options: Pick<State['options'], 'secondAfterTie'> };

/** By seat, how it stands. */
export function standings({ groups, parts, options }: Table): readonly Standing[] {
  const measured = groups.map((own) => byColour((colour) => measure(own[colour], parts)));
  const points = byColour((colour) => pointsIn(measured.map((own) => own[colour]), options.secondAfterTie));
  return measured.map((own, seat) => {
    const mine = byColour((colour) => points[colour][seat]!);
    const kinds = COLOURS.filter((colour) => own[colour].size > 0).length;
    const bonus = BONUS[kinds]!;
    return { groups: own, points: mine, kinds, bonus, total: COLOURS.reduce((sum, colour) => sum + mine[colour], bonus) };
  });
}

/** By seat, the running score (R28). */
export const scoresOf = (table: Table): readonly number[] => standings(table).map(({ total }) => total);

/** Scores and places as if the game were over (R28). */
export function reckon(table: Table): Outcome {
  const scores = scoresOf(table);
  return { scores, places: scores.map((score) => 1 + scores.filter((other) => other > score).length) };
}

/** By seat, its points in one colour: 3 and 2, fewer where they are shared. */
export function pointsIn(groups: readonly Group[], secondAfterTie: boolean): readonly number[] {
  const first = bestOf(groups, () => true);
  const second = bestOf(groups, (seat) => !first.includes(seat));
  const isTied = first.length > 1;
  return groups.map((_, seat) => {
    if (first.includes(seat)) return isTied ? 2 : 3; // R23
    if (!second.includes(seat) || (isTied && !secondAfterTie)) return 0; // R23
    return second.length > 1 ? 1 : 2; // R25
  });
}

/** R21: the larger group; of equal ones that with the higher single cost. Positive where the first one is ahead. */
export const compare = (a: Group, b: Group): number => a.size - b.size || a.top - b.top;

/** How everybody would stand after a move, for whoever weighs it. */
export function standingsAfter(state: State, seat: Seat, { place, colour, scrap }: Move): readonly Standing[] {
  const own = { ...state.groups[seat]! };
  if (scrap !== null) own[scrap.from] = without(own[scrap.from], scrap.id);
  own[colour] = [...own[colour], state.belt[place - 1]!];
  return standings({ ...state, groups: state.groups.map((others, other) => (other === seat ? own : others)) });
}

/** The seats with the best group among some; none where these groups are empty (R26). */
function bestOf(groups: readonly Group[], among: (seat: Seat) => boolean): readonly Seat[] {
  const rivals = groups.map((_, seat) => seat).filter((seat) => groups[seat]!.size > 0 && among(seat));
  return rivals.filter((seat) => rivals.every((other) => compare(groups[seat]!, groups[other]!) >= 0));
}

const measure = (ids: readonly PartId[], parts: Readonly<Record<PartId, Part>>): Group => ({
  size: ids.length,
  top: ids.reduce((top, id) => Math.max(top, parts[id]!.cost), 0),
});

const byColour = <T>(of: (colour: Colour) => T): Record<Colour, T> => ({ w: of('w'), u: of('u'), k: of('k'), r: of('r'), g: of('g'), n: of('n') });

/** A group with one copy of a part fewer: copies are alike. */
export function without(ids: readonly PartId[], id: PartId): PartId[] {
  const last = ids.lastIndexOf(id);
  return ids.filter((_, i) => i !== last);
}

import type { Seat } from '../../../engine/types.ts';
import type { Say } from '../../../text/say.ts';
import { missingFrom, partsIn } from '../count.ts';
import { type Group, type Standing, standings, standingsAfter } from '../score.ts';
import { type Colour, COLOURS, costs, MOST_CRATES, type Move, type Options, type Row, type Shown, shown, type State, type Traits } from '../state.ts';

/** The game's words that boards use as well as sentences, in one language. */
export interface ManufactoryWords {
  /** "white", "neutral". */
  readonly colours: Readonly<Record<Colour, string>>;
  /** What decides about a part: "white, cost 3", "white and blue, cost 4", "universal". */
  traits(traits: Traits): string;
  /** What a part is called as a title: by the words for its id, by the name a list gave it, or "White part" to whoever may not know that. */
  name(part: Shown): string;
  /** A part in a sentence that says all of it: "the Gleaming Governor (white, cost 3)". */
  part(part: Shown): Say;
  /** A number as it is written: "2.5", "2,5". */
  number(n: number): string;
}

/** A move and the parts it is about. */
export interface Deed {
  readonly taken: Shown;
  /** What is discarded for it, and the group it leaves where that part could lie in another. */
  readonly scrapped: { readonly part: Shown; readonly from: Colour | null } | null;
  /** Whether it takes the last part. */
  readonly ends: boolean;
}

/** What a move changes. */
export type Change =
  | { readonly of: 'score'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly of: 'group' | 'top'; readonly colour: Colour; readonly from: number; readonly to: number };

/** Looks up the parts that a move is about. */
export function deedOf({ place, scrap }: Move, state: State): Deed {
  const part = scrap === null ? null : shown(state, scrap.id);
  return {
    taken: shown(state, state.belt[place - 1]!),
    scrapped: scrap === null || part === null ? null : { part, from: isPlain(part) ? null : scrap.from },
    ends: state.belt.length === 1,
  };
}

/** One's own score, changed or not; then the groups that change, or only their highest cost; then the scores of others. */
export function changes(move: Move, state: State, seat: Seat): readonly Change[] {
  const before = standings(state);
  const after = standingsAfter(state, seat, move);
  const scores = before.map((standing, at): Change => ({ of: 'score', seat: at, from: standing.total, to: after[at]!.total }));
  const groups = COLOURS.flatMap((colour): readonly Change[] => {
    const [was, is] = [before[seat]!.groups[colour], after[seat]!.groups[colour]];
    if (was.size !== is.size) return [{ of: 'group', colour, from: was.size, to: is.size }];
    return was.top === is.top ? [] : [{ of: 'top', colour, from: was.top, to: is.top }];
  });
  return [scores[seat]!, ...groups, ...moved(scores).filter((change) => change !== scores[seat])];
}

/** A group as a letter tells of it. */
export interface GroupTold extends Group {
  readonly colour: Colour;
  readonly points: number;
}

/** By seat, the groups that there are, and what they come to. */
export const holdings = (state: State): readonly (Standing & { readonly told: readonly GroupTold[] })[] =>
  standings(state).map((standing) => {
    const held = COLOURS.filter((colour) => standing.groups[colour].size > 0);
    return { ...standing, told: held.map((colour) => ({ colour, ...standing.groups[colour], points: standing.points[colour] })) };
  });

/** The places of the belt that are free, or those that cost, with what lies there. */
export const placesOf = (state: State, free: boolean): readonly { readonly place: number; readonly part: Shown }[] =>
  state.belt.map((id, i) => ({ place: i + 1, part: shown(state, id) })).filter(({ place }) => costs(place) !== free);

/** Whose score a move changed, from what to what. */
export const scoreChanges = (before: readonly number[], after: readonly number[]): readonly (Change & { of: 'score' })[] =>
  moved(before.map((from, seat) => ({ of: 'score', seat, from, to: after[seat]! })));

/** How a part looks, for the small picture of it in a sentence: its colours, `n` or `x`, and its cost ("wu4"). */
export const lookOf = ({ colours, universal, cost }: Traits): string => `${universal ? 'x' : colours.join('') || 'n'}${cost}`;

/** Why options do not go together at a table of so many seats: too many or few crates, or how many parts a list is short of. */
export function misfitOf({ crates: given, parts }: Pick<Options, 'crates' | 'parts'>, seats: number): 'crates' | number | null {
  const crates = given ?? seats;
  if (crates < seats || crates > MOST_CRATES) return 'crates'; // R31
  const missing = typeof parts === 'object' && 'list' in parts ? missingFrom(parts.list, crates) : 0;
  return missing > 0 ? missing : null;
}

/** What the options are where nobody chooses: as many crates as players (R31), and the catalogue. */
export const usual = {
  crates: (value: unknown, seats: number): boolean => value === null || value === seats,
  parts: (value: unknown): boolean => value === 'pool',
};

/** How many parts the option says: those of a list, counted or brought; null for the catalogue. */
export function partsSaid(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('count' in value) return Number(value.count);
  return 'list' in value ? partsIn(value.list as readonly Row[]) : null;
}

/** Whether a part can be of one colour alone. */
export const isPlain = ({ colours, universal }: Traits): boolean => !universal && colours.length < 2;

const moved = <C extends Change>(all: readonly C[]): readonly C[] => all.filter(({ from, to }) => from !== to);

import { type Secret, seen } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';

/** The six groups, in the order of the sheet; `n` is neutral, for parts of no colour. */
export const COLOURS = ['w', 'u', 'k', 'r', 'g', 'n'] as const;
export type Colour = (typeof COLOURS)[number];

/** How moves are written. */
export const COLOUR_WORDS: Readonly<Record<Colour, string>> = { w: 'white', u: 'blue', k: 'black', r: 'red', g: 'green', n: 'neutral' };

/** What a part can be marked as; it is shown and counts for nothing. */
export const RARITIES = ['common', 'uncommon', 'rare', 'mythic', 'special'] as const;
export type Rarity = (typeof RARITIES)[number];

/** How many parts a crate holds (R1), how many places the belt has and how many of them are free (R2), and the most crates (R31). */
export const CRATE = 15;
export const BELT = 4;
export const FREE = 2;
export const MOST_CRATES = 12;

/** Limits of a list: parts after each row is counted out, characters of a name, the highest cost, bytes of the request that brings it. */
export const MOST_PARTS = 20_000;
export const NAME_LENGTH = 141;
export const HIGHEST_COST = 99;
export const LARGEST_LIST = 5 * 1024 * 1024;

/**
 * A part as it is written: a letter (a colour's own; `d` dual, `x` universal) and a number of three digits or more,
 * counted from 001 for each letter. Copies of a part share it.
 */
export type PartId = string;

/** What decides about a part. A universal one has no colours and costs 0 (R17); one that has neither colours nor this mark is neutral. */
export interface Traits {
  /** From 0; in lists up to 99 and with fractions. */
  readonly cost: number;
  /** Those it is made of, never `n`, in the order of `COLOURS`: one, several for a dual part, none for a neutral or universal one. */
  readonly colours: readonly Colour[];
  readonly universal: boolean;
  /** Null where a list does not tell. */
  readonly rarity: Rarity | null;
}

/**
 * A part as a state or an event shows it. `name` only for parts of a list: seen by every seat, and by nobody who watches.
 * For those of the built-in catalogue each language has words of its own, found by the id.
 */
export interface Part extends Traits {
  readonly name?: Secret<string>;
}

/** A part with its id, as events tell of it. */
export interface Shown extends Part {
  readonly id: PartId;
}

/** A row of a list: so many copies of a part. */
export interface Row extends Traits {
  readonly name: string;
  readonly count: number;
}

/** The options of the rule sheet. */
export interface Options {
  /** Null stands for as many as there are players until that is known (R31). */
  readonly crates: number | null;
  /** Where several are tied for first, the next group still gets second place (R23). */
  readonly secondAfterTie: boolean;
  /** The built-in catalogue, or a list that somebody brought. */
  readonly parts: 'pool' | { readonly list: readonly Row[] };
}

/** What is said of the options to whoever looks at a table: a list can be long, so only how many parts it has and a digest of it. */
export interface Outline {
  readonly crates: number | null;
  readonly secondAfterTie: boolean;
  readonly parts: 'pool' | { readonly count: number; readonly digest: string };
}

/** A seat's groups: in each its parts in the order they came. */
export type Groups = Readonly<Record<Colour, PartId[]>>;

/** A game of Manufactory. */
export interface State {
  readonly options: { readonly crates: number; readonly secondAfterTie: boolean; readonly parts: 'pool' | 'list' };
  /** The top last; how many there are is public. */
  readonly deck: Secret<PartId[]>;
  /** Place 1 first, the front; at most four. Places 3 and 4 cost a part of one's own (R2). */
  readonly belt: PartId[];
  /** By seat. */
  readonly groups: Groups[];
  /** In the order they were discarded (R10). */
  readonly discard: PartId[];
  /** Every part that has been on the belt so far. */
  readonly parts: Record<PartId, Part>;
  /** Those that have not, and are still to come: for the rules alone. */
  readonly coming: Secret<Record<PartId, Part>>;
  turn: Seat;
}

/** Taking a part from the belt: the one move there is (R9). */
export interface Move {
  /** From 1, the front. */
  readonly place: number;
  /** The group it joins, for good (R12). */
  readonly colour: Colour;
  /** Whether the colour is written: exactly when the part could be of another. */
  readonly declared: boolean;
  /** What is paid with for places 3 and 4 (R7, R8). */
  readonly scrap: Scrap | null;
}

/** A part of one's own that is discarded, and the group it leaves. */
export interface Scrap {
  readonly id: PartId;
  readonly from: Colour;
  /** Whether the group is written: exactly when parts with that id lie in two or more of one's own. */
  readonly told: boolean;
}

/** What happens, in the order it is told: all of it public, but for the names of a list's parts. */
export type Event =
  | {
      readonly type: 'dealt';
      readonly crates: number;
      /** The belt, place 1 first. */
      readonly belt: readonly Shown[];
      /** How many parts the deck still holds. */
      readonly left: number;
    }
  | {
      readonly type: 'took';
      readonly seat: Seat;
      readonly place: number;
      readonly part: Shown;
      readonly colour: Colour;
      /** Whether the part could be of more than one colour. */
      readonly declared: boolean;
      readonly scrap: { readonly part: Shown; readonly from: Colour } | null;
      /** What came onto the belt from the deck; null once that is empty. */
      readonly came: Shown | null;
      readonly left: number;
      /** By seat: the running score before and after the move. */
      readonly before: readonly number[];
      readonly after: readonly number[];
    }
  | { readonly type: 'ended'; readonly seat: Seat; readonly scores: readonly number[] };

/** The colours a part can be taken as, in the order of `COLOURS` (R12, R13). */
export function coloursOf({ colours, universal }: Traits): readonly Colour[] {
  if (universal) return COLOURS;
  return colours.length === 0 ? NEUTRAL : colours;
}

/** Whether a place of the belt, counted from 1, costs a part of one's own (R2, R4: position decides). */
export const costs = (place: number): boolean => place > FREE;

/** R29: nothing is left on the belt. */
export const isOver = ({ belt }: State): boolean => belt.length === 0;

/** How many parts a seat has collected. */
export const holding = (groups: Groups): number => COLOURS.reduce((sum, colour) => sum + groups[colour].length, 0);

/** A part together with its id, for the words and faces of it. */
export const shown = ({ parts }: State, id: PartId): Shown => ({ id, ...parts[id]! });

/** The name that a list gave a part, as this copy shows it; null for the catalogue's, and where names are not to be seen. */
export function nameOf({ id, name }: Shown): string | null {
  const given = name === undefined ? undefined : seen(name);
  return given === undefined || given === id ? null : given; // a list without its names has ids in their place
}

const NEUTRAL: readonly Colour[] = ['n'];

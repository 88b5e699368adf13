import { size, type Visible } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import { coloursOf, COLOURS, costs, type Part, type State } from './state.ts';

/** How many colours there are; here they are numbered as in `COLOURS`. */
export const KINDS = COLOURS.length;

/** A position in numbers, for looking ahead in. Groups are found by `groupAt`. */
export interface Outlook {
  readonly seats: number;
  /** Who is to move. */
  readonly turn: Seat;
  readonly sizes: readonly number[];
  /** The highest cost in each group, 0 while it is empty. */
  readonly tops: readonly number[];
  /** The parts of the belt that are known, place 1 first: what the deck adds later is not. */
  readonly belt: readonly Item[];
  /** How many parts lie on the belt and in the deck: so many moves are left. */
  readonly left: number;
  readonly secondAfterTie: boolean;
}

/** A part as far as it matters here, with the colours that it can be. */
export interface Item {
  readonly cost: number;
  readonly colours: readonly number[];
}

/** Taking a part. `scrap` is the colour of the group that pays, always with its cheapest part; null where nothing is paid. */
export interface Take {
  readonly place: number;
  readonly colour: number;
  readonly scrap: number | null;
}

/** The position as a seat sees it. */
export function look({ groups, parts, belt, deck, turn, options: { secondAfterTie } }: Visible<State>): Outlook {
  const all = groups.flatMap((own) => COLOURS.map((colour) => own[colour].map((id) => parts[id]!.cost)));
  return {
    seats: groups.length,
    turn,
    sizes: all.map((each) => each.length),
    tops: all.map((each) => Math.max(0, ...each)),
    belt: belt.map((id) => itemOf(parts[id]!)),
    left: belt.length + size(deck),
    secondAfterTie,
  };
}

const itemOf = (part: Part): Item => ({ cost: part.cost, colours: coloursOf(part).map((colour) => COLOURS.indexOf(colour)) });

/** Where a seat's group of one colour is found in `sizes` and `tops`. */
export const groupAt = (seat: Seat, colour: number): number => seat * KINDS + colour;

/** All that the seat to move can do with the parts that are known. */
export function takes({ belt, sizes, turn }: Outlook): readonly Take[] {
  const own = NUMBERS.filter((colour) => sizes[groupAt(turn, colour)]! > 0);
  return belt.flatMap(({ colours }, i) => {
    const payments = costs(i + 1) ? own : FREELY;
    return colours.flatMap((colour) => payments.map((scrap) => ({ place: i + 1, colour, scrap })));
  });
}

const NUMBERS: readonly number[] = COLOURS.map((_, colour) => colour);
const FREELY = [null] as const;

/** The position after it: those behind move up, and what comes onto the back is not known. */
export function taking(outlook: Outlook, { place, colour, scrap }: Take): Outlook {
  const { turn, seats, belt, left } = outlook;
  const sizes = [...outlook.sizes];
  const tops = [...outlook.tops];
  if (scrap !== null) {
    const paid = groupAt(turn, scrap);
    sizes[paid]!--;
    if (sizes[paid] === 0) tops[paid] = 0; // else the cheapest part has gone, not the highest
  }
  const grown = groupAt(turn, colour);
  sizes[grown]!++;
  tops[grown] = Math.max(tops[grown]!, belt[place - 1]!.cost);
  return { ...outlook, sizes, tops, belt: belt.toSpliced(place - 1, 1), left: left - 1, turn: (turn + 1) % seats };
}

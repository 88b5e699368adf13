import type { Seat } from '../../engine/types.ts';
import { groupAt, KINDS, type Outlook, type Take, takes, taking } from './outlook.ts';
import { BONUS, pointsIn } from './score.ts';

/** How far a group drifts from its present size, by the square root of the turns that are left to it and its rival. */
const DRIFT = 0.42;
/** How much higher a group's top cost may still become, for each turn that is left. */
const RISE = 0.2;
/** How many parts of one colour that a seat still lacks it finds in a turn. */
const FINDS = 0.2;

/** A take, the position after it, and how good that is for who took: by how many points it can expect to be ahead. */
export interface Weighed {
  readonly take: Take;
  readonly after: Outlook;
  readonly worth: number;
}

/** Weighs all that the seat to move can do. */
export function weigh(outlook: Outlook): readonly Weighed[] {
  const turns = turnsLeft({ ...outlook, turn: (outlook.turn + 1) % outlook.seats, left: outlook.left - 1 });
  const before = prospects(outlook, turns);
  return takes(outlook).map((take) => {
    const after = taking(outlook, take);
    const changed = [...before];
    for (const colour of take.scrap === null ? [take.colour] : [take.colour, take.scrap]) changed[colour] = prospect(after, colour, turns);
    return { take, after, worth: lead(changed, outlook.turn) };
  });
}

/** By how many points a seat can expect to be ahead, whoever is to move. */
export const leadOf = (outlook: Outlook, seat: Seat): number => lead(prospects(outlook, turnsLeft(outlook)), seat);

/** What is to be expected in one colour: by seat its points, and the chance to have a group at all. */
interface Prospect {
  readonly points: readonly number[];
  readonly some: readonly number[];
}

/** By seat, how many turns it still has: the belt and the deck shared in turn. */
const turnsLeft = ({ seats, left, turn }: Outlook): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => Math.ceil((left - ((seat - turn + seats) % seats)) / seats));

const prospects = (outlook: Outlook, turns: readonly number[]): readonly Prospect[] =>
  Array.from({ length: KINDS }, (_, colour) => prospect(outlook, colour, turns));

function prospect({ sizes, tops, secondAfterTie }: Outlook, colour: number, turns: readonly number[]): Prospect {
  const groups = turns.map((_, seat) => ({ size: sizes[groupAt(seat, colour)]!, top: tops[groupAt(seat, colour)]! }));
  const some = groups.map(({ size }, seat) => (size > 0 ? 1 : 1 - Math.exp(-FINDS * turns[seat]!)));
  if (turns.every((count) => count === 0)) return { points: pointsIn(groups, secondAfterTie), some };
  const over = chances(groups, turns);
  return { points: some.map((chance, seat) => chance * pointsFrom(over, seat)), some };
}

type Groups = Parameters<typeof pointsIn>[0];

/** By seat and rival, the chance that the one is ahead of the other in the end. Both ways leave what is for being level. */
function chances(groups: Groups, turns: readonly number[]): readonly (readonly number[])[] {
  const over = groups.map(() => groups.map(() => 1)); // a seat is ahead of itself, so that it need not be left out
  for (let seat = 1; seat < groups.length; seat++) {
    for (let rival = 0; rival < seat; rival++) {
      const { ahead, behind } = rivalry(groups[seat]!, groups[rival]!, turns[seat]! + turns[rival]!);
      over[seat]![rival] = ahead;
      over[rival]![seat] = behind;
    }
  }
  return over;
}

function rivalry(own: Groups[number], other: Groups[number], turns: number): { readonly ahead: number; readonly behind: number } {
  const drift = DRIFT * Math.sqrt(turns);
  const larger = chanceAbove(own.size - other.size - 0.5, drift);
  const same = chanceAbove(own.size - other.size + 0.5, drift) - larger;
  const higher = chanceAbove(own.top - other.top - 0.25, RISE * turns);
  const lower = 1 - chanceAbove(own.top - other.top + 0.25, RISE * turns);
  return { ahead: larger + same * higher, behind: 1 - larger - same + same * lower };
}

/** The chance that a difference is above 0 when so much is in doubt: the logistic curve, near the normal one. */
const chanceAbove = (difference: number, doubt: number): number =>
  doubt === 0 ? Number(difference > 0) : 1 / (1 + Math.exp((-1.7 * difference) / doubt));

/** 3 for being ahead of all; 2 for being ahead of all but one, who is level (R23) or ahead. What several share behind the first is left out. */
function pointsFrom(over: readonly (readonly number[])[], seat: Seat): number {
  const own = over[seat]!;
  let points = 3;
  for (const chance of own) points *= chance;
  for (let first = 0; first < own.length; first++) {
    if (first === seat) continue;
    let second = 2 * (1 - own[first]!);
    for (let other = 0; other < own.length; other++) if (other !== first) second *= own[other]!;
    points += second;
  }
  return points;
}

/** The points that a seat is ahead of the others, of whom the best counts most. */
function lead(all: readonly Prospect[], seat: Seat): number {
  const totals = all[0]!.points.map((_, each) => totalOf(all, each));
  let behind = 0;
  for (let other = 0; other < totals.length; other++) if (other !== seat) behind += Math.exp(totals[other]! - totals[seat]!);
  return -Math.log(behind);
}

/** The points in all colours, and what the number of groups is to bring (R27), from the chance to have each. */
function totalOf(all: readonly Prospect[], seat: Seat): number {
  const kinds = BONUS.map((_, kind) => Number(kind === 0));
  let total = 0;
  for (const { points, some } of all) {
    const chance = some[seat]!;
    total += points[seat]!;
    for (let kind = KINDS; kind > 0; kind--) kinds[kind] = kinds[kind]! * (1 - chance) + kinds[kind - 1]! * chance;
    kinds[0]! *= 1 - chance;
  }
  for (let kind = 0; kind <= KINDS; kind++) total += kinds[kind]! * BONUS[kind]!;
  return total;
}

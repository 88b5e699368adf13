import type { Seat } from '../../../shared/engine/types.ts';
import { compare, type Standing } from '../../../shared/games/manufactory/score.ts';
import type { Colour } from '../../../shared/games/manufactory/state.ts';

/** Who is ahead in a colour, and by what (R21). */
export interface Lead {
  readonly by: 'nobody' | 'alone' | 'tie' | 'size' | 'cost';
  /** The one ahead; those that are tied; none where nobody has any. */
  readonly seats: readonly Seat[];
  /** What they have of it, and the next one: sizes or costs. */
  readonly mine: number;
  readonly theirs: number;
}

/** Finds who is ahead of all others in a colour. */
export function leadIn(all: readonly Standing[], colour: Colour): Lead {
  const group = (seat: Seat) => all[seat]!.groups[colour];
  const ranked = all.map((_, seat) => seat).filter((seat) => group(seat).size > 0).sort((a, b) => compare(group(b), group(a)));
  const [first, next] = ranked;
  if (first === undefined) return { by: 'nobody', seats: [], mine: 0, theirs: 0 };
  const seats = ranked.filter((seat) => compare(group(seat), group(first)) === 0);
  const isBySize = next === undefined || group(first).size > group(next).size;
  const of = isBySize ? 'size' : 'top';
  const by = next === undefined ? 'alone' : seats.length > 1 ? 'tie' : isBySize ? 'size' : 'cost';
  return { by, seats, mine: group(first)[of], theirs: next === undefined ? 0 : group(next)[of] };
}

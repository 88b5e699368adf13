import type { Legal } from '../../engine/game.ts';
import type { Visible } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import { type Move, type State, valueOf } from './state.ts';

const HANDFUL = 6;

/**
 * The moves worth a line in a letter: each card that can be activated, at its cheapest, then open characters for a free place,
 * open pearls of different values, and what is left.
 */
export function brief(state: Visible<State>, _seat: Seat, moves: readonly Legal<Move>[]): readonly Legal<Move>[] {
  const told = new Set<string>();
  const first = moves.filter((move) => {
    const key = alike(move, state);
    if (key === null) return true;
    if (told.has(key)) return false;
    told.add(key);
    return true;
  });
  const few = first.toSorted((one, other) => rank(one) - rank(other)).slice(0, HANDFUL);
  return moves.filter((move) => few.includes(move));
}

/** What moves have in common of which one line is enough; null for what stands by itself. */
function alike(move: Move, { pearls }: Visible<State>): string | null {
  if (move.act === 'activate') return `activate ${move.owner} ${move.place}`;
  return move.act === 'pearl' && move.from !== 'deck' ? `pearl ${valueOf(pearls.row[move.from]!)}` : null;
}

function rank(move: Move): number {
  if (move.act === 'activate') return 0;
  if (move.act === 'place') return move.dropping === null && move.from !== 'deck' ? 1 : 5;
  if (move.act === 'pearl') return move.from === 'deck' ? 3 : 2;
  // What each of the other steps offers is all of one kind, and its order is kept.
  return 4;
}

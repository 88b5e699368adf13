import type { Legal } from '../../engine/game.ts';
import type { Visible } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import { placeOf, POWER } from './playout.ts';
import type { Move, State } from './state.ts';
import { ahead } from './trick.ts';

const HANDFUL = 6;

/** The cards worth a line in a letter: all where they are few, else the strongest that would be ahead and the weakest to give away. */
export function brief({ trick, hands }: Visible<State>, seat: Seat, moves: readonly Legal<Move>[]): readonly Legal<Move>[] {
  if (moves.length <= HANDFUL) return moves;
  const leads = ({ card }: Move) => ahead({ leader: trick.leader, cards: [...trick.cards, card] }, hands.length) === seat;
  const worth = (move: Move) => (leads(move) ? 10_000 : 0) + POWER[placeOf(move.card)]!;
  const byWorth = [...moves].sort((a, b) => worth(b) - worth(a));
  const half = HANDFUL / 2;
  const few = [...byWorth.slice(0, half), ...byWorth.slice(-half)];
  return moves.filter((move) => few.includes(move));
}

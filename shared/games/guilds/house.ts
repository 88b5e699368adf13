import type { Dice } from '../../engine/dice.ts';
import type { Legal } from '../../engine/game.ts';
import type { Visible } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import type { Move, State } from './state.ts';

/** How the house plays Guilds. */
export function house(_state: Visible<State>, _seat: Seat, moves: readonly Legal<Move>[], dice: Dice): Legal<Move> {
  return moves[dice.below(moves.length)]!;
}

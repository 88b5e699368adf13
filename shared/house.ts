import type { Dice } from './engine/dice.ts';
import type { Legal } from './engine/game.ts';
import { legalMoves } from './engine/match.ts';
import type { Visible } from './engine/secret.ts';
import type { Seat } from './engine/types.ts';
import type { Complete } from './games/complete.ts';

/**
 * A move for a seat that the house plays, from what that seat may see: the game's own judgement, or a legal move
 * at random. Throws when the seat is not to move. `dice` are those of the 'idle' stream, so that no move's chance is used up.
 */
export function chooseForHouse<S, M, E>(game: Complete<S, M, E>, state: Visible<S>, seat: Seat, dice: Dice): Legal<M> {
  const moves = legalMoves(game.rules, state, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} is not to move`);
  return game.house?.(state, seat, moves, dice) ?? moves[dice.below(moves.length)]!;
}

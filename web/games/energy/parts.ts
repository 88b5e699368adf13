import type { Legal } from '../../../shared/engine/game.ts';
import { cellName, type Move } from '../../../shared/games/energy/state.ts';
import type { Parts } from '../../table/view.ts';

/** A move as what a person points at: the cell. */
export const parts = (move: Move): Parts => ({ cell: cellName(move) });

/** A cell that is pointed at is one move; nothing is ever left to be guessed. */
export const prefer = (_moves: readonly Legal<Move>[]): null => null;

/** Others move before the seat's own next step. */
export const chains = (_move: Move): boolean => false;

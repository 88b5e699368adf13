import type { Move } from '../../../shared/games/eddies/state.ts';
import type { Parts } from '../../table/view.ts';

/** A move as what a person points at: the card is all of it. */
export const parts = ({ card }: Move): Parts => ({ card });

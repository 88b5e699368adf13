import type { Legal, Rules } from './game.ts';
import type { Seat } from './types.ts';

/** A seat's legal moves, branded: the same list on a state and on that seat's redacted copy of it. */
export const legalMoves = <S, M>(game: Pick<Rules<S, M>, 'legal'>, state: S, seat: Seat): readonly Legal<M>[] =>
  game.legal(state, seat) as readonly Legal<M>[];

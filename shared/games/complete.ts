import type { Game, House, Legal } from '../engine/game.ts';
import type { Visible } from '../engine/secret.ts';
import type { Seat } from '../engine/types.ts';
import type { LetterText, Language } from '../text/say.ts';

/** A game with all that the server needs of it; a page loads the rules and one language alone. */
export interface Complete<S = unknown, M = unknown, E = unknown> {
  readonly rules: Game<S, M, E>;
  /** How the house plays it; without it the house plays a legal move at random. */
  house?(...seen: Parameters<House<S, M>>): Legal<M>;
  /** A handful of choices worth a line in a letter. */
  brief?(state: Visible<S>, seat: Seat, moves: readonly Legal<M>[]): readonly Legal<M>[];
  /** Whether a seat that has just moved and is awaited again begins a turn of its own by that; without it, it goes on with the same. */
  anew?(state: S): boolean;
  readonly text: Readonly<Record<Language, LetterText<S, M, E>>>;
}

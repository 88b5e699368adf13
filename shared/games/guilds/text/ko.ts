import { type GameText, say } from '../../../text/say.ts';
import type { Event, Move, State } from '../state.ts';

/** PLACEHOLDER until written */
export const text: GameText<State, Move, Event> = {
  event: (event) => say`${event.type}`,
  move: (move) => say`${move.act}`,
  effect: () => [],
  table: () => [],
  options: {},
};

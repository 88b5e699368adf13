import { fail, ok, type Result } from '../../engine/types.ts';
import type { Options } from './state.ts';

/** The rounds, targets and seats that options go with. */
export const FEWEST_BALANCE = 3;
export const HIGHEST_BALANCE = 20;
export const MOST_SHORT = 6;

const SHORT = 10;
const DECK_SIZE = 60;
/** E23: by number of seats, from three on. */
const USUAL_BALANCE = [6, 5, 4, 3, 2, 2];

/** How many cards each seat is dealt (E2). */
export const handSize = (hand: Options['hand'], seats: number): number => (hand === 'short' ? SHORT : Math.floor(DECK_SIZE / seats));

/** The target where none is named (E23). */
export const usualTarget = ({ scoring, hand }: Options, seats: number): number =>
  scoring === 'plain' ? handSize(hand, seats) : USUAL_BALANCE[seats - 3]!;

/** How options do not go together: too few rounds (E32), a target too high, a hand too short for so many seats; null when they do. */
export type Misfit = 'rounds' | 'target' | 'hand';

export function misfitOf({ match, scoring, hand }: Options, seats: number): Misfit | null {
  if (hand === 'short' && seats > MOST_SHORT) return 'hand';
  if (scoring === 'plain') return null;
  if ('rounds' in match) return match.rounds < FEWEST_BALANCE ? 'rounds' : null;
  return (match.target ?? 1) > HIGHEST_BALANCE ? 'target' : null;
}

/** The options with the usual target put in; ten cards each are for three to six. */
export function settle(given: Options, seats: number): Result<Options, string> {
  if (misfitOf(given, seats) === 'hand') return fail(`The short hand is for 3 to ${MOST_SHORT} players. Choose fewer seats, or the full hand.`);
  if ('rounds' in given.match || given.match.target !== null) return ok(given);
  return ok({ ...given, match: { target: usualTarget(given, seats) } });
}

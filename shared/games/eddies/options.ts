import * as v from 'valibot';
import { fail, ok, type Result } from '../../engine/types.ts';
import type { Options } from './state.ts';

const HIGHEST_TARGET = 60;
const HIGHEST_BALANCE = 20;
const FEWEST_BALANCE = 3;
const MOST_SHORT = 6;
const SHORT = 10;
const DECK_SIZE = 60;
/** E23: by number of seats, from three on. */
const USUAL_BALANCE = [6, 5, 4, 3, 2, 2];

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least, `At least ${least}.`), v.maxValue(most, `At most ${most}.`));

/** The options as they are sent (X12): every key has its default, and `match` one of `rounds` and `target`. */
export const options = v.pipe(
  v.strictObject({
    match: v.optional(
      v.union(
        [v.strictObject({ rounds: whole(1, 8) }), v.strictObject({ target: v.nullable(whole(1, HIGHEST_TARGET)) })],
        `One of rounds, 1 to 8, and target, 1 to ${HIGHEST_TARGET} or null for the usual one.`,
      ),
      { rounds: 3 },
    ),
    scoring: v.optional(v.picklist(['plain', 'balance']), 'plain'),
    hand: v.optional(v.picklist(['full', 'short']), 'full'),
  }),
  v.check(
    ({ match, scoring }) => scoring === 'plain' || !('rounds' in match) || match.rounds >= FEWEST_BALANCE, // E32
    `With balance a match has ${FEWEST_BALANCE} to 8 rounds. Choose more rounds, or plain scoring.`,
  ),
  v.check(
    ({ match, scoring }) => scoring === 'plain' || 'rounds' in match || (match.target ?? 1) <= HIGHEST_BALANCE,
    `With balance a target is 1 to ${HIGHEST_BALANCE}. Choose a lower one, or plain scoring.`,
  ),
);

/** How many cards each seat is dealt (E2). */
export const handSize = (hand: Options['hand'], seats: number): number => (hand === 'short' ? SHORT : Math.floor(DECK_SIZE / seats));

/** The options with the usual target put in (E23); ten cards each are for three to six. */
export function settle(given: Options, seats: number): Result<Options, string> {
  if (given.hand === 'short' && seats > MOST_SHORT) return fail(`The short hand is for 3 to ${MOST_SHORT} players. Choose fewer seats, or the full hand.`);
  if ('rounds' in given.match || given.match.target !== null) return ok(given);
  const target = given.scoring === 'plain' ? handSize(given.hand, seats) : USUAL_BALANCE[seats - 3]!;
  return ok({ ...given, match: { target } });
}

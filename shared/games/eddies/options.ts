import * as v from 'valibot';
import { FEWEST_BALANCE, HIGHEST_BALANCE, misfitOf } from './settle.ts';
import type { Options } from './state.ts';

const HIGHEST_TARGET = 60;
const FEWEST_SEATS = 3;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least, `At least ${least}.`), v.maxValue(most, `At most ${most}.`));

/** The options as they are sent (X12): every key has its default, and `match` one of `rounds` and `target`. */
export const options: v.GenericSchema<unknown, Options> = v.pipe(
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
  // E32; whether the hand goes with the seats is settled when these are known.
  v.check((given) => misfitOf(given, FEWEST_SEATS) !== 'rounds', `With balance a match has ${FEWEST_BALANCE} to 8 rounds. Choose more rounds, or plain scoring.`),
  v.check((given) => misfitOf(given, FEWEST_SEATS) !== 'target', `With balance a target is 1 to ${HIGHEST_BALANCE}. Choose a lower one, or plain scoring.`),
);

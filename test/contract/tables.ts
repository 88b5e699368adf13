import { isDeepStrictEqual } from 'node:util';
import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import * as v from 'valibot';
import type { Game } from '../../shared/engine/game.ts';
import { type Deal, type Match, settle } from '../../shared/engine/match.ts';
import type { Viewer } from '../../shared/engine/types.ts';
import type { Complete } from '../../shared/games/complete.ts';
import { GAMES } from '../../shared/games/index.ts';
import { type Choose, following, playout, type Played, type Step, testSeed } from '../games/playout.ts';
import { type Sample, SAMPLES } from './samples.ts';
import { strict } from './strict.ts';

/** One way to set a game up: every game × every number of seats × every combination of options. */
export interface Table {
  readonly name: string;
  readonly complete: Complete;
  /** The rules under `strict`. */
  readonly game: Game;
  readonly sample: Sample;
  readonly seats: number;
  /** As they would be sent. */
  readonly sent: object;
  /** As parsed, and settled for the seats. */
  readonly options: unknown;
  /** Every seat, and the spectator. */
  readonly viewers: readonly Viewer[];
}

/** A game to be played: a seed, and a number for each move (when they are used up, the default or as the sample says). */
export interface Course {
  readonly seed: number;
  readonly choices: readonly number[];
}

/** Everything the contract is tried on. */
export const TABLES: readonly Table[] = Object.entries(GAMES).flatMap(([id, complete]) => {
  const sample = SAMPLES[id];
  if (sample === undefined) throw new Error(`${id}: tell the contract suite of it in samples.ts`);
  const game = strict(complete.rules);
  return optionsOf(complete.rules, sample).flatMap((sent) =>
    complete.rules.seats.flatMap((seats) => {
      const settled = settle(complete.rules, v.parse(complete.rules.options, sent), seats);
      if (!settled.ok) return [];
      const options = settled.value;
      const viewers = [...Array.from({ length: seats }, (_, seat) => seat), null];
      const name = [id, `${seats} seats`, ...differing(complete.rules, options)].join(', ');
      return [{ name, complete, game, sample, seats, sent, options, viewers }];
    }),
  );
});

// Milliseconds; a claim that holds needs a small part of it, shrinking one that does not would go on for minutes.
const PATIENCE = 10_000;

const courses: fc.Arbitrary<Course> = fc.record({
  seed: fc.nat({ max: 0xffff_ffff }),
  choices: fc.array(fc.nat({ max: 9_999 }), { maxLength: 250, size: 'max' }),
});

/** Holds a claim about whole games against a few of them (fewer where they are long); a failure is shrunk to few moves and small numbers. */
export function everyGame({ sample }: Table, most: number, claim: (course: Course) => void): void {
  const numRuns = Math.min(most, sample.games ?? most);
  fc.assert(fc.property(courses, claim), { seed: 20_260, numRuns, interruptAfterTimeLimit: PATIENCE, markInterruptAsFailure: true });
}

/** Plays a course to the end; `each` sees every position. A table's tests begin with the same courses: each is played once. */
export function played(table: Table, course: Course, each?: (match: Match, last: Step | null) => void): Played {
  const line = lineOf(table, course);
  line.positions.forEach((match, n) => each?.(match, line.moves[n - 1] ?? null));
  return { match: line.positions.at(-1)!, moves: line.moves };
}

/** Whether a claim that takes long looks at the position after n moves: at each of a short game, at some of a long one. */
export const looksAt = ({ sample }: Table, n: number): boolean => sample.games === undefined || n % 7 === 0;

interface Line {
  readonly positions: readonly Match[];
  readonly moves: readonly Step[];
}

// Of one table at a time, and of few courses: positions are many.
const kept = { name: '', lines: new Map<string, Line>() };

function lineOf(table: Table, course: Course): Line {
  if (kept.name !== table.name || kept.lines.size > 8) [kept.name, kept.lines] = [table.name, new Map()];
  const key = JSON.stringify(course);
  const line = kept.lines.get(key) ?? play(table, course);
  kept.lines.set(key, line);
  return line;
}

function play(table: Table, course: Course): Line {
  const positions: Match[] = [];
  const { moves } = playout(table.game, dealOf(table, course), choosing(table, course), (match) => positions.push(match));
  return { positions, moves };
}

function choosing({ sample }: Table, { choices }: Course): Choose {
  const follow = following(choices);
  return (match, seat, moves) => {
    const text = match.n < choices.length ? undefined : sample.onward?.(moves.map((move) => match.game.notate(move)), match.n);
    return text === undefined ? follow(match, seat, moves) : moves.find((move) => match.game.notate(move) === text)!;
  };
}

/** The deal that a course starts from. */
export const dealOf = ({ options, seats }: Table, { seed }: Course): Deal => ({ options, seats, seed: testSeed(seed) });

/** The values to be tried of each option: from the schema, or those named in samples.ts where they cannot be counted out. */
export function valuesOf(game: Game, sample: Sample): Readonly<Record<string, readonly unknown[]>> {
  if (sample.options !== undefined) return valuesIn([v.parse(game.options, {}) as object, ...sample.options]);
  const { properties = {} } = toJsonSchema(game.options, { typeMode: 'input' });
  return Object.fromEntries(
    Object.entries(properties).map(([key, property]) => {
      if (typeof property === 'object' && property.type === 'boolean') return [key, [false, true]];
      if (typeof property === 'object' && property.enum !== undefined) return [key, property.enum];
      throw new Error(`${game.id}: option ${key} cannot be counted out; give options in samples.ts`);
    }),
  );
}

function differing(game: Game, options: unknown): string[] {
  const defaults = v.parse(game.options, {}) as Record<string, unknown>;
  return Object.entries(options as object).flatMap(([key, value]: [string, unknown]) => {
    if (JSON.stringify(value) === JSON.stringify(defaults[key])) return [];
    return [value === true ? key : `${key} ${JSON.stringify(value)}`];
  });
}

function optionsOf(game: Game, sample: Sample): readonly object[] {
  if (sample.options !== undefined) return sample.options;
  return Object.entries(valuesOf(game, sample)).reduce<readonly object[]>(
    (all, [key, values]) => all.flatMap((some) => values.map((value) => ({ ...some, [key]: value }))),
    [{}],
  );
}

function valuesIn(options: readonly object[]): Readonly<Record<string, readonly unknown[]>> {
  const values: Record<string, unknown[]> = {};
  for (const [key, value] of options.flatMap((some) => Object.entries(some) as [string, unknown][])) {
    const known = (values[key] ??= []);
    if (!known.some((other) => isDeepStrictEqual(other, value))) known.push(value);
  }
  return values;
}

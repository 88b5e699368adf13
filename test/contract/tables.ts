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

/** A value that is longer is not spelt out in a table's name. */
const LONGEST_SAID = 60;

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
      const cards = sample.cardsWith?.(options) ?? sample.cards;
      return [{ name, complete, game, sample: { ...sample, cards }, seats, sent, options, viewers }];
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

/** A course played to its end; `each` sees every position. Claims about one table are held against the same few games, and each game is played once. */
export function played(table: Table, course: Course, each?: (match: Match, last: Step | null) => void): Played {
  const { line, ...game } = known(table, course);
  if (each !== undefined) for (const [now, last] of line) each(now, last);
  return game;
}

/** The same, played anew. */
export const playedAnew = (table: Table, course: Course, each?: (match: Match, last: Step | null) => void): Played =>
  playout(table.game, dealOf(table, course), choosing(table, course), each);

/**
 * Whether a position is one of about one in `many` that a costly claim is held against, or one in 7 where games are long:
 * scattered, since in even steps the same seats would always be to move.
 */
export function oneIn({ sample }: Table, many: number, { n }: Match): boolean {
  const sparse = sample.games === undefined ? many : Math.max(many, LONG);
  return (Math.imul(n + 1, 0x9e37_79b1) >>> 16) % sparse === 0;
}

const LONG = 7;

/** The kind of a move: the first word of its text. */
export const actOf = ({ text }: Step): string => text.split(' ')[0]!;

/** Whether a move is of a kind that comes up seldom in a game: claims that look at some positions alone look at all of these. */
export function seldom(moves: readonly Step[]): (move: Step | null) => boolean {
  const often = new Map<string, number>();
  for (const move of moves) often.set(actOf(move), (often.get(actOf(move)) ?? 0) + 1);
  return (move) => move !== null && often.get(actOf(move))! <= SELDOM;
}

const SELDOM = 6;

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

function choosing({ sample }: Table, { choices }: Course): Choose {
  const follow = following(choices);
  return (match, seat, moves) => {
    const text = match.n < choices.length ? undefined : sample.onward?.(moves.map((move) => match.game.notate(move)), match.n);
    return text === undefined ? follow(match, seat, moves) : moves.find((move) => match.game.notate(move) === text)!;
  };
}

interface Known extends Played {
  /** Every position with the move that led there; frozen by `strict`, so that no claim can spoil it for the next. */
  readonly line: readonly (readonly [Match, Step | null])[];
}

const games = new Map<string, Known>();
/** A failure is shrunk over many courses: not all of them are kept. */
const MOST_KNOWN = 6;
let about = '';

function known(table: Table, course: Course): Known {
  if (about !== table.name || games.size > MOST_KNOWN) games.clear();
  about = table.name;
  const name = JSON.stringify(course);
  const before = games.get(name);
  if (before !== undefined) return before;
  const line: (readonly [Match, Step | null])[] = [];
  const game = { ...playedAnew(table, course, (now, last) => line.push([now, last])), line };
  games.set(name, game);
  return game;
}

function differing(game: Game, options: unknown): string[] {
  const defaults = v.parse(game.options, {}) as Record<string, unknown>;
  return Object.entries(options as object).flatMap(([key, value]: [string, unknown]) => {
    if (JSON.stringify(value) === JSON.stringify(defaults[key])) return [];
    const said = JSON.stringify(value);
    return [value === true || said.length > LONGEST_SAID ? key : `${key} ${said}`];
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

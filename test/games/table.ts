import { expect, test } from 'vitest';
import { diceFor } from '../../shared/engine/dice.ts';
import type { Rules } from '../../shared/engine/game.ts';
import { findMove, legalMoves, type Match, outcome, play, turn } from '../../shared/engine/match.ts';
import { redact, type Secret } from '../../shared/engine/secret.ts';
import { type Outcome, type Seat, seatName, type Viewer } from '../../shared/engine/types.ts';

/** A value with every secret replaced by what this copy shows of it ('?' where it shows nothing). */
export type Bare<T> =
  T extends Secret<infer U> ? Bare<U>
  : T extends readonly (infer U)[] ? Bare<U>[]
  : T extends object ? { -readonly [K in keyof T]: Bare<T[K]> }
  : T;

/** How one game's positions and events are written in tests. */
export interface Notation<S, M, E, O> {
  readonly game: Rules<S, M, E, O>;
  /** A position set up by hand: parts joined with ' | ', each a name and what is there. */
  set(text: string): Match<S, M, E, O>;
  /** The parts of a position, written as `set` reads them. */
  parts(state: Bare<S>): Readonly<Record<string, string>>;
  /** An event in one line, without ';'. */
  tell(event: Bare<E>): string;
}

/** p1 … p8, `nobody` (a spectator), or `everyone` (after the end). */
export type Who = `p${number}` | 'nobody' | 'everyone';

/** One ruling and what follows from it. Lines, moves and events are parted by ';', parts of a position by '|'. */
export interface Row {
  readonly rule: string;
  readonly says: string;
  readonly given: string;
  /** `p1: draw; p2: take`, played in order; each must be legal. */
  readonly play?: string;
  /** Whole legal lists by seat. */
  readonly legal?: Readonly<Partial<Record<Who, string>>>;
  readonly can?: string;
  readonly cannot?: string;
  /** Parts of the true position; `turn` is p1, p2 or nobody. Parts left out are not looked at. */
  readonly then?: string;
  /** The same as each viewer sees it. */
  readonly sees?: Readonly<Partial<Record<Who, string>>>;
  /** Everything told since the given position, by viewer. */
  readonly told?: Readonly<Partial<Record<Who, string>>>;
  /** The default of the seat to move (X5). */
  readonly idle?: string;
  readonly outcome?: Outcome | null;
}

/** One test for each row, named by its ruling. */
export function rulings<S, M, E, O>(notation: Notation<S, M, E, O>, rows: readonly Row[]): void {
  for (const row of rows) test(`${row.rule} ${row.says}`, () => check(notation, row));
}

/** Plays lines of notation; throws at the first one that is not legal. */
export function played<S, M, E, O>(match: Match<S, M, E, O>, lines: string): Match<S, M, E, O> {
  return listOf(lines).reduce((now, line) => {
    const [seat, text] = lineOf(line);
    const move = findMove(now.game, now.state, seat, text);
    if (move === undefined) throw new Error(`${line} is not legal; legal: ${movesOf(now, seat).join('; ')}`);
    return play(now, seat, move);
  }, match);
}

/** A seat's legal moves as text, in the list's own order. */
export const movesOf = <S, M, E, O>({ game, state }: Match<S, M, E, O>, seat: Seat): string[] =>
  legalMoves(game, state, seat).map((move) => game.notate(move));

/** A deep copy without the seals: of true values what is inside, of redacted ones what they show. */
export function bare<T>(value: T): Bare<T> {
  if (value === null || typeof value !== 'object') return value as Bare<T>;
  if (Array.isArray(value)) return value.map(bare) as Bare<T>;
  if ('$secret' in value || '$shown' in value || '$hidden' in value) return bare((value as unknown as { value: unknown }).value) as Bare<T>;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, bare(item)])) as Bare<T>;
}

/** What a viewer was told, event by event. */
export const toldTo = <S, M, E, O>(notation: Notation<S, M, E, O>, match: Match<S, M, E, O>, who: Who): string[] =>
  match.told.map(({ event }) => notation.tell(bare<E>(redact(event, viewerOf(who)))));

/** A position by parts, as a viewer sees it, or as it truly is. */
export function partsOf<S, M, E, O>(notation: Notation<S, M, E, O>, match: Match<S, M, E, O>, who?: Who): Record<string, string> {
  const state = bare<S>(who === undefined ? match.state : redact(match.state, viewerOf(who)));
  return { ...notation.parts(state), turn: turn(match as unknown as Match).map(seatName).join(' ') || 'nobody' };
}

/** `deck 1ys 2ys | p1 3bs` as a record; a part's name is its first word, or two where `pairs` has the first. */
export function partsIn(text: string, pairs: readonly string[] = ['known']): Record<string, string> {
  const parts = text.split('|').map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(parts.map((words) => {
    const name = pairs.includes(words[0] as string) ? 2 : 1;
    return [words.slice(0, name).join(' '), words.slice(name).join(' ')];
  }));
}

function check<S, M, E, O>(notation: Notation<S, M, E, O>, row: Row): void {
  expect.hasAssertions();
  const match = played(notation.set(row.given), row.play ?? '');
  const { game, state } = match;
  for (const [who, list] of entries(row.legal)) expect(movesOf(match, seatIn(who)).sort(), `legal for ${who}`).toEqual(listOf(list).sort());
  for (const [seat, text] of listOf(row.can ?? '').map(lineOf)) expect(movesOf(match, seat), `${text} is legal`).toContain(text);
  for (const [seat, text] of listOf(row.cannot ?? '').map(lineOf)) expect(movesOf(match, seat), `${text} is not legal`).not.toContain(text);
  if (row.then !== undefined) expect(partsOf(notation, match)).toMatchObject(partsIn(row.then));
  for (const [who, parts] of entries(row.sees)) expect(partsOf(notation, match, who), `seen by ${who}`).toMatchObject(partsIn(parts));
  for (const [who, events] of entries(row.told)) expect(toldTo(notation, match, who), `told to ${who}`).toEqual(listOf(events));
  if (row.idle !== undefined) expect(defaultOf(match)).toBe(row.idle);
  if (row.outcome === null) expect(game.outcome(state)).toBeNull();
  else if (row.outcome !== undefined) expect(outcome(match as unknown as Match)).toMatchObject(row.outcome);
}

function defaultOf<S, M, E, O>(match: Match<S, M, E, O>): string {
  const [seat] = turn(match as unknown as Match);
  if (seat === undefined) throw new Error('nobody is to move');
  return match.game.notate(match.game.idle(match.state, seat, diceFor(match.deal.seed, match.n + 1, 'idle')));
}

const listOf = (text: string): string[] => text.split(';').map((item) => item.trim()).filter((item) => item !== '');

function lineOf(line: string): [Seat, string] {
  const at = line.indexOf(': ');
  if (at < 0) throw new Error(`'${line}' is not a line like 'p1: draw'`);
  return [seatIn(line.slice(0, at)), line.slice(at + 2)];
}

function seatIn(who: string): Seat {
  if (!/^p[1-8]$/.test(who)) throw new Error(`'${who}' is no seat`);
  return Number(who.slice(1)) - 1;
}

const viewerOf = (who: Who): Viewer | 'everyone' => (who === 'everyone' ? who : who === 'nobody' ? null : seatIn(who));

const entries = (record: Readonly<Partial<Record<Who, string>>> | undefined): [Who, string][] =>
  Object.entries(record ?? {}) as [Who, string][];

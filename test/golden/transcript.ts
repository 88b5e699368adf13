import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { type Drift, mark, type Match, outcome, replay } from '../../shared/engine/match.ts';
import { encode, redact } from '../../shared/engine/secret.ts';
import type { Outcome, Result, Viewer } from '../../shared/engine/types.ts';
import { ok, seatName } from '../../shared/engine/types.ts';
import { GAMES } from '../../shared/games/index.ts';
import type { Step } from '../games/playout.ts';

/** What fixes a game: what a transcript is made from. */
export interface Played {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  /** 32 bytes, hex. */
  readonly seed: string;
  readonly moves: readonly Step[];
}

/** A game as it is kept: what was played, and the text that shows what everybody was told. */
export interface Transcript extends Played {
  readonly outcome: Outcome;
  readonly text: string;
}

/** Plays the moves and writes down what each viewer was told; fails with the first move that is not legal. */
export function write(played: Played): Result<Transcript, Drift> {
  const { rules } = GAMES[played.game]!;
  const options = v.parse(rules.options, played.options);
  const lines: string[] = [];
  const deal = { options, seats: played.seats, seed: hexToBytes(played.seed) };
  const result = replay(rules, deal, played.moves, (now) => {
    if (now.n === 0) lines.push(...head(played, now), '', 'deal');
    else lines.push(moveLine(played.moves[now.n - 1]!, now));
    lines.push(...told(now));
  });
  if (!result.ok) return result;
  const match = result.value;
  const ended = outcome(match);
  if (ended === null) throw new Error(`${played.game}: the transcript stops before the end`);
  lines.push('', `outcome ${JSON.stringify(ended)}`, 'state', ...lastState(match), '');
  return ok({ ...played, outcome: ended, text: lines.join('\n') });
}

/** Reads back what was played from a transcript's text, leaving aside what it says was told. */
export function read(text: string): Played {
  const lines = text.split('\n');
  const field = (name: string): string => {
    const line = lines.find((one) => one.startsWith(`${name} `));
    if (line === undefined) throw new Error(`the transcript has no line "${name}"`);
    return line.slice(name.length + 1);
  };
  const moves = lines.flatMap((line): Step[] => {
    const found = /^\d+ p(\d+) (.+) \[[0-9a-f]{8}\]$/.exec(line);
    return found === null ? [] : [{ seat: Number(found[1]) - 1, text: found[2]! }];
  });
  return { game: field('game'), options: JSON.parse(field('options')) as object, seats: Number(field('seats')), seed: field('seed'), moves };
}

/** The first line in which two texts differ, for people; null when they are the same. */
export function difference(kept: string, now: string): string | null {
  if (kept === now) return null;
  const before = kept.split('\n');
  const after = now.split('\n');
  const at = before.findIndex((line, i) => line !== after[i]);
  const n = at === -1 ? before.length : at;
  const under = before.slice(0, n).findLast((line) => /^(\d+ p|deal|outcome)/.test(line)) ?? 'head';
  return `line ${n + 1} (under "${under}")\n  kept: ${before[n] ?? '(nothing)'}\n  now:  ${after[n] ?? '(nothing)'}`;
}

function head({ game, options, seats, seed }: Played, { game: { rules }, seating }: Match): string[] {
  return [
    `game ${game}`,
    `rules ${rules}`,
    `options ${JSON.stringify(options)}`,
    `seats ${seats}`,
    `seed ${bytesToHex(hexToBytes(seed))}`,
    `seating ${JSON.stringify(seating)}`,
  ];
}

// The mark stands for every seat's legal moves after this one.
const moveLine = ({ seat, text }: Step, match: Match) => `${match.n} ${seatName(seat)} ${text} [${mark(match)}]`;

/** One line for each thing told to all; where viewers are told differently, one for each different telling. */
function told({ told: all, n, deal }: Match): string[] {
  const viewers: readonly Viewer[] = [...Array.from({ length: deal.seats }, (_, seat) => seat), null];
  return all.filter((one) => one.n === n).flatMap(({ event }) => {
    const tellings = Map.groupBy(viewers, (viewer) => encode(redact(event, viewer) as object));
    if (tellings.size === 1) return [`  all ${[...tellings.keys()][0]}`];
    return [...tellings].map(([json, group]) => `  ${group.map(viewerName).join(' ')} ${json}`);
  });
}

const viewerName = (viewer: Viewer) => (viewer === null ? 'watching' : seatName(viewer));

function lastState({ state }: Match): string[] {
  const shown = redact(state, 'everyone') as object;
  return Object.entries(shown).flatMap(([key, value]: [string, unknown]) => {
    if (!Array.isArray(value) || typeof value[0] !== 'object') return [`  ${key} ${JSON.stringify(value)}`];
    return [`  ${key}`, ...value.map((item) => `    ${JSON.stringify(item)}`)];
  });
}

import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { commitmentOf, seedOf } from '../../shared/engine/fair.ts';
import type { Rules } from '../../shared/engine/game.ts';
import { deal, type Match, outcome, replay } from '../../shared/engine/match.ts';
import { redact, type Visible } from '../../shared/engine/secret.ts';
import type { By, GameRecord } from '../../shared/protocol.ts';

/** What is compared, in the order it is told. */
export type What = 'seal' | 'mine' | 'seed' | 'rules' | 'deal' | 'moves' | 'outcome';

/** One thing that was compared. `move`: the first that was not allowed. */
export interface Finding {
  readonly what: What;
  readonly agrees: boolean;
  readonly move?: { readonly n: number; readonly text: string };
}

/** The table after one move of a finished game, everything open, and what the move brought about. */
export interface Step {
  readonly n: number;
  readonly state: Visible<unknown>;
  readonly events: readonly Visible<unknown>[];
  readonly by: By | null;
}

/**
 * Recomputes a finished game from its record: seal, seed, deal, every move, outcome. `commitment` is what the table
 * published from the start; `mine` what this browser gave to the shuffle, where it still knows.
 */
export function check(game: Rules, record: GameRecord, commitment: string, mine: string | null): readonly Finding[] {
  const contributions = record.players.map((player) => player.contribution);
  const seed = seedOf(record.secret, record.table, contributions);
  const found: Finding[] = [
    { what: 'seal', agrees: commitmentOf(record.secret) === record.commitment && record.commitment === commitment },
    ...(mine === null ? [] : [{ what: 'mine', agrees: contributions.includes(mine) } as const]),
    { what: 'seed', agrees: bytesToHex(seed) === record.seed },
  ];
  if (game.rules !== record.rules) return [...found, { what: 'rules', agrees: false }];
  const from = { options: record.options, seats: record.seating.length, seed };
  const start = deal(game, from);
  const dealt = same(start.seating, record.seating) && same(redact(start.state, 'everyone'), record.deal);
  const played = replay(game, from, movesOf(record));
  return [
    ...found,
    { what: 'rules', agrees: true },
    { what: 'deal', agrees: dealt },
    played.ok ? { what: 'moves', agrees: true } : { what: 'moves', agrees: false, move: played.error },
    { what: 'outcome', agrees: played.ok && same(outcome(played.value), record.outcome) },
  ];
}

/** Every position of a finished game, from the deal to the end; as many as could be played again. */
export function stepsOf(game: Rules, record: GameRecord): readonly Step[] {
  const steps: Step[] = [];
  const each = (match: Match): void => {
    const events = match.told.filter((told) => told.n === match.n).map((told) => redact(told.event, 'everyone'));
    steps.push({ n: match.n, state: redact(match.state, 'everyone'), events, by: record.moves[match.n - 1]?.[3] ?? null });
  };
  replay(game, { options: record.options, seats: record.seating.length, seed: hexToBytes(record.seed) }, movesOf(record), each);
  return steps;
}

const movesOf = (record: GameRecord) => record.moves.map(([seat, text]) => ({ seat, text }));

/** Whether two pieces of plain data say the same, whatever the order of their fields. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, sorted(item)]));
}

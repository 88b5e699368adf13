import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { commitmentOf, seedOf } from '../../shared/engine/fair.ts';
import type { Rules } from '../../shared/engine/game.ts';
import { deal, type Match, outcome, replay } from '../../shared/engine/match.ts';
import { outlineOf } from '../../shared/engine/outline.ts';
import { redact, type Visible } from '../../shared/engine/secret.ts';
import type { By, GameRecord, Sync } from '../../shared/protocol.ts';
import { isRecord } from './record.ts';

/** What is compared, in the order it is told. */
export type What = 'form' | 'table' | 'people' | 'seal' | 'first' | 'mine' | 'seed' | 'rules' | 'deal' | 'moves' | 'told' | 'outcome';

/** One thing that was compared; `agrees` is null where there was nothing to compare with. `move`: the first that was not allowed. */
export interface Finding {
  readonly what: What;
  readonly agrees: boolean | null;
  readonly move?: { readonly n: number; readonly text: string };
}

/** What this browser has kept by itself: the seal it saw first, and what it gave to the shuffle, by joining order. */
export interface Known {
  readonly seal: string | null;
  readonly gave: readonly { readonly player: number; readonly contribution: string }[];
}

/** The table after one move of a finished game, everything open, and what the move brought about. */
export interface Step {
  readonly n: number;
  readonly state: Visible<unknown>;
  readonly events: readonly Visible<unknown>[];
  readonly by: By | null;
}

/**
 * Recomputes a finished game from its record (seal, seed, deal, every move, outcome) and compares all of it with what the
 * table has shown and with what this browser has kept. Nothing in the record is trusted, not even its form.
 */
export function check(game: Rules, record: GameRecord, sync: Sync, known: Known): readonly Finding[] {
  if (!isRecord(record)) return [{ what: 'form', agrees: false }];
  const contributions = record.players.map((player) => player.contribution);
  const found: Finding[] = [
    { what: 'table', agrees: record.table === sync.table && record.game === sync.game && game.id === sync.game && same(unlessBroken(() => outlineOf(game, record.options)), sync.options) },
    { what: 'people', agrees: isPeopled(record, sync) },
    { what: 'seal', agrees: commitmentOf(record.secret) === record.commitment && record.commitment === sync.commitment },
    { what: 'first', agrees: known.seal === null ? null : record.commitment === known.seal },
    ...(known.gave.length === 0 ? [] : [{ what: 'mine', agrees: known.gave.every(({ player, contribution }) => contributions[player] === contribution) } as const]),
    { what: 'seed', agrees: bytesToHex(seedOf(record.secret, record.table, contributions)) === record.seed },
  ];
  const rules = game.rules === record.rules && record.rules === sync.rules;
  found.push({ what: 'rules', agrees: rules });
  return rules ? [...found, ...playedAgain(game, record, sync)] : found;
}

/** Every position of a finished game, from the deal to the end; as many as could be played again. */
export function stepsOf(game: Rules, record: GameRecord): readonly Step[] {
  const steps: Step[] = [];
  if (!isRecord(record)) return steps;
  const each = (match: Match): void => {
    const events = match.told.filter((told) => told.n === match.n).map((told) => redact(told.event, 'everyone'));
    steps.push({ n: match.n, state: redact(match.state, 'everyone'), events, by: record.moves[match.n - 1]?.[3] ?? null });
  };
  unlessBroken(() => replay(game, { options: record.options, seats: record.seating.length, seed: hexToBytes(record.seed) }, movesOf(record), each));
  return steps;
}

function playedAgain(game: Rules, record: GameRecord, sync: Sync): readonly Finding[] {
  // By what the table has published, not by what the record makes of it.
  const seed = seedOf(record.secret, record.table, record.players.map((player) => player.contribution));
  const from = { options: record.options, seats: record.seating.length, seed };
  const start = unlessBroken(() => deal(game, from));
  const played = unlessBroken(() => replay(game, from, movesOf(record)));
  const end = played?.ok === true ? played.value : null;
  return [
    { what: 'deal', agrees: start !== null && same(start.seating, record.seating) && same(redact(start.state, 'everyone'), record.deal) },
    { what: 'moves', agrees: end !== null, ...(played?.ok === false ? { move: played.error } : {}) },
    { what: 'told', agrees: end !== null && isTold(end, record, sync) },
    { what: 'outcome', agrees: end !== null && same(outcome(end), record.outcome) && same(record.outcome, sync.outcome) },
  ];
}

/** Whether names, seats and who is the house are those that the table shows. */
const isPeopled = ({ players, seating }: GameRecord, sync: Sync): boolean =>
  same(players.map(({ name }) => name), sync.players.map(({ name }) => name)) &&
  players.length === sync.seats &&
  same(sync.players.map(({ seat }) => seat), players.map((_, player) => seating.indexOf(player)));

/** Whether every move, with its time and by whom it was played, led to what the table has told, and to the table as it stands. */
function isTold(end: Match, { moves }: GameRecord, sync: Sync): boolean {
  const dealt = sync.events.find(({ n }) => n === 0)?.at;
  const told = end.told.map(({ n, event }) => ({ n, at: moves[n - 1]?.[2] ?? dealt, by: moves[n - 1]?.[3], event: redact(event, 'everyone') }));
  // A move that told nothing has no time but its place between the others'.
  const silent = moves.every(([, , at], i) => end.told.some(({ n }) => n === i + 1) || (at >= (moves[i - 1]?.[2] ?? at) && at <= (moves[i + 1]?.[2] ?? at)));
  return moves.length === sync.n && silent && moves.at(-1)?.[2] === sync.at && same(told, sync.events) && same(redact(end.state, 'everyone'), sync.state);
}

// A record from elsewhere may hold what no rules can even be asked about: then it does not agree.
function unlessBroken<T>(what: () => T): T | null {
  try {
    return what();
  } catch {
    return null;
  }
}

const movesOf = (record: GameRecord) => record.moves.map(([seat, text]) => ({ seat, text }));

/** Whether two pieces of plain data say the same, whatever the order of their fields. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, sorted(item)]));
}

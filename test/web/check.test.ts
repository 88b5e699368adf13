import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { commitmentOf, seedOf } from '../../shared/engine/fair.ts';
import type { Rules } from '../../shared/engine/game.ts';
import { deal, legalMoves, outcome, play } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import { guilds } from '../../shared/games/guilds/index.ts';
import type { By, GameRecord, RecordedMove, Sync } from '../../shared/protocol.ts';
import { check, type Known, stepsOf, type What } from '../../web/table/check.ts';

const game = guilds as unknown as Rules;
const SECRET = 'ab'.repeat(32);
const MINE = '01'.repeat(16);
const KNOWN: Known = { seal: commitmentOf(SECRET), gave: [{ player: 0, contribution: MINE }] };

/** A whole game in which everybody draws; Ana's seat is the house's, and Bo's second move was made by the clock. */
function finished(): { readonly record: GameRecord; readonly sync: Sync } {
  const players = [
    { name: 'Bo', contribution: MINE },
    { name: 'Ana', contribution: '' },
  ];
  const seed = seedOf(SECRET, 'abc', players.map((player) => player.contribution));
  const options = { buyFromBoth: false, market: false };
  let match = deal(guilds, { options, seats: 2, seed });
  const { seating } = match;
  const dealt = redact(match.state, 'everyone');
  const moves: RecordedMove[] = [];
  while (outcome(match) === null) {
    const seat = match.state.turn;
    const move = legalMoves(guilds, match.state, seat).find((one) => guilds.notate(one) === 'draw')!;
    match = play(match, seat, move);
    const at = new Date(Date.UTC(2026, 10, 30, 9, match.n)).toISOString();
    const by: By | null = seating[seat] === 1 ? 'house' : match.n === 3 || match.n === 4 ? 'time' : null;
    moves.push(by === null ? [seat, 'draw', at] : [seat, 'draw', at, by]);
  }
  const common = { table: 'abc', game: 'guilds', rules: 1, options, outcome: outcome(match)!, commitment: commitmentOf(SECRET) };
  const record: GameRecord = { format: 'longhand-record/1', ...common, players, seating, secret: SECRET, seed: bytesToHex(seed), moves, deal: dealt };
  const events = match.told.map(({ n, event }) => {
    const by = moves[n - 1]?.[3];
    return { n, at: moves[n - 1]?.[2] ?? '2026-11-30T09:00:00.000Z', ...(by === undefined ? {} : { by }), event: redact(event, 'everyone') };
  });
  const sync: Sync = {
    ...common, status: 'over', seats: 2, seat: seating.indexOf(0), n: match.n, at: moves.at(-1)![2], turn: [], state: redact(match.state, 'everyone'), since: -1, events,
    players: [{ name: 'Bo', seat: seating.indexOf(0), house: false }, { name: 'Ana', seat: seating.indexOf(1), house: true }],
  };
  return { record, sync };
}

type Path = readonly (string | number)[];

/** A copy with one thing altered. */
function altered<T>(whole: T, path: Path, value: unknown): T {
  const copy = structuredClone(whole);
  let at = copy as Record<string | number, unknown>;
  for (const name of path.slice(0, -1)) at = at[name] as Record<string | number, unknown>;
  if (value === undefined) delete at[path.at(-1)!];
  else at[path.at(-1)!] = value;
  return copy;
}

const whatDiffers = (record: GameRecord, sync: Sync, known = KNOWN): What[] => check(game, record, sync, known).flatMap(({ what, agrees }) => (agrees === false ? [what] : []));

describe('checking a game', () => {
  const { record, sync } = finished();
  const bo = record.seating.indexOf(0);
  const housed = record.moves.findIndex(([seat]) => seat !== bo);
  const own = record.moves.findIndex(([seat, , , by]) => seat === bo && by === undefined);
  const late = '2026-11-30T23:00:00.000Z';

  it('finds everything as it was', () => {
    const findings = check(game, record, sync, KNOWN);
    expect(findings.map(({ what }) => what)).toEqual(['table', 'people', 'seal', 'first', 'mine', 'seed', 'rules', 'deal', 'moves', 'told', 'outcome']);
    expect(findings.every(({ agrees }) => agrees === true)).toBe(true);
    expect(record.moves.filter(([, , , by]) => by === 'time')).toHaveLength(1);
  });

  it.each<[Path, unknown, What]>([
    [['format'], 'longhand-record/2', 'form'],
    [['table'], 'abd', 'table'],
    [['game'], 'eddies', 'table'],
    [['rules'], 2, 'rules'],
    [['options', 'market'], true, 'table'],
    [['options'], {}, 'table'],
    [['options'], null, 'form'],
    [['players', 0, 'name'], 'Bob', 'people'],
    [['players', 1, 'name'], 'Annie', 'people'],
    [['players', 0, 'contribution'], '02'.repeat(16), 'mine'],
    [['players', 1, 'contribution'], '02'.repeat(16), 'seed'],
    [['players', 0, 'contribution'], 'not hex', 'form'],
    [['players'], [...record.players].reverse(), 'people'],
    [['players'], record.players.slice(0, 1), 'people'],
    [['players', 2], { name: 'Cyn', contribution: '' }, 'people'],
    [['players', 0], null, 'form'],
    [['seating'], [...record.seating].reverse(), 'people'],
    [['seating'], [0], 'people'],
    [['seating', 0], -1, 'form'],
    [['commitment'], 'cd'.repeat(32), 'seal'],
    [['secret'], 'cd'.repeat(32), 'seal'],
    [['secret'], 'zz'.repeat(32), 'form'],
    [['secret'], 'ab', 'form'],
    [['seed'], '00'.repeat(32), 'seed'],
    [['seed'], 'seed', 'form'],
    [['moves'], record.moves.slice(0, -1), 'told'],
    [['moves'], [...record.moves, record.moves[0]], 'moves'],
    [['moves'], {}, 'form'],
    [['moves', 4], 'draw', 'form'],
    [['moves', 4, 0], 1 - record.moves[4]![0], 'moves'],
    [['moves', 4, 0], 7, 'moves'],
    [['moves', 4, 1], 'take the moon', 'moves'],
    [['moves', 4, 2], late, 'told'],
    [['moves', 4, 2], 'yesterday', 'form'],
    [['moves', record.moves.length - 1, 2], late, 'told'],
    [['moves', own, 3], 'time', 'told'],
    [['moves', own, 3], 'hand', 'form'],
    [['moves', housed], record.moves[housed]!.slice(0, 3), 'told'],
    [['outcome'], { scores: [99, 0], places: [1, 2] }, 'outcome'],
    [['outcome', 'scores', 0], record.outcome.scores[0]! + 1, 'outcome'],
    [['outcome', 'places'], ['first', 'second'], 'form'],
    [['outcome'], null, 'form'],
    [['deal', 'turn'], 1, 'deal'],
    [['deal', 'options', 'market'], true, 'deal'],
    [['deal', 'deck', 'value', 0], 'x', 'deal'],
    [['deal'], 'none', 'form'],
    ...Object.keys(record).map((name): [Path, unknown, What] => [[name], undefined, 'form']),
  ])('finds %j altered to %j in the record: %s', (path, value, what) => expect(whatDiffers(altered(record, path, value), sync)).toContain(what));

  it.each<[Path, unknown, What]>([
    [['table'], 'abd', 'table'],
    [['game'], 'eddies', 'table'],
    [['options', 'buyFromBoth'], true, 'table'],
    [['rules'], 2, 'rules'],
    [['seats'], 3, 'people'],
    [['players', 0, 'name'], 'Bob', 'people'],
    [['players', 0, 'seat'], 1 - sync.players[0]!.seat!, 'people'],
    [['commitment'], 'cd'.repeat(32), 'seal'],
    [['n'], sync.n - 1, 'told'],
    [['at'], late, 'told'],
    [['state', 'turn'], 1 - (sync.state as unknown as { turn: number }).turn, 'told'],
    [['events'], sync.events.slice(1), 'told'],
    [['events', 5, 'n'], 9, 'told'],
    [['events', 5, 'at'], late, 'told'],
    [['events', 5, 'by'], sync.events[5]!.by === 'house' ? 'time' : 'house', 'told'],
    [['events', 5, 'event'], { type: 'took', seat: 0, card: '5ys' }, 'told'],
    [['outcome', 'scores', 0], 99, 'outcome'],
  ])('finds %j altered to %j at the table: %s', (path, value, what) => expect(whatDiffers(record, altered(sync, path, value))).toContain(what));

  it('finds another seal than this browser saw first, whatever the table says now', () => {
    expect(whatDiffers(record, sync, { ...KNOWN, seal: 'cd'.repeat(32) })).toEqual(['first']);
  });
  it('says so where this browser has kept no seal', () => {
    expect(check(game, record, sync, { ...KNOWN, seal: null }).find(({ what }) => what === 'first')?.agrees).toBeNull();
  });
  it('finds that one’s own part is missing, or stands with somebody else', () => {
    expect(whatDiffers(record, sync, { ...KNOWN, gave: [{ player: 0, contribution: 'ff'.repeat(16) }] })).toEqual(['mine']);
    expect(whatDiffers(record, sync, { ...KNOWN, gave: [{ player: 1, contribution: MINE }] })).toEqual(['mine']);
  });
  it('says nothing of a part it does not know', () => {
    expect(check(game, record, sync, { ...KNOWN, gave: [] }).map(({ what }) => what)).not.toContain('mine');
  });
  it('does not pretend to know other rules', () => {
    expect(check(game, { ...record, rules: 2 }, { ...sync, rules: 2 }, KNOWN).at(-1)).toEqual({ what: 'rules', agrees: false });
  });
  it('names the first move that was not allowed', () => {
    const found = check(game, altered(record, ['moves', 4, 1], 'take the moon'), sync, KNOWN).find(({ what }) => what === 'moves');
    expect(found).toEqual({ what: 'moves', agrees: false, move: { n: 5, text: 'take the moon' } });
  });
  it.each([null, 3, 'record', [], {}])('answers for %j, too', (nonsense) => {
    expect(whatDiffers(nonsense as unknown as GameRecord, sync)).toEqual(['form']);
    expect(stepsOf(game, nonsense as unknown as GameRecord)).toEqual([]);
  });
});

describe('stepping through', () => {
  const { record } = finished();
  it('shows every position, from the deal to the end', () => {
    const steps = stepsOf(game, record);
    expect(steps).toHaveLength(record.moves.length + 1);
    expect(steps[0]!.state).toEqual(record.deal);
    expect(steps[1]!.events).toHaveLength(1);
  });
  it('goes as far as a broken record lets it', () => {
    expect(stepsOf(game, altered(record, ['moves', 4, 1], 'take the moon'))).toHaveLength(5);
    expect(stepsOf(game, { ...record, seating: [0] })).toEqual([]);
  });
});

import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { commitmentOf, seedOf } from '../../shared/engine/fair.ts';
import type { Rules } from '../../shared/engine/game.ts';
import { deal, legalMoves, outcome, play } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import { guilds } from '../../shared/games/guilds/index.ts';
import type { GameRecord, RecordedMove } from '../../shared/protocol.ts';
import { check, stepsOf } from '../../web/table/check.ts';

const game = guilds as unknown as Rules;
const SECRET = 'ab'.repeat(32);
const MINE = '01'.repeat(16);

/** A whole game in which everybody draws. */
function record(): GameRecord {
  const players = [
    { name: 'Bo', contribution: MINE },
    { name: 'Ana', contribution: '02'.repeat(16) },
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
    moves.push([seat, 'draw', '2026-11-30T09:00:00.000Z']);
  }
  const commitment = commitmentOf(SECRET);
  return { format: 'longhand-record/1', table: 'abc', game: 'guilds', rules: 1, options, players, seating, commitment, secret: SECRET, seed: bytesToHex(seed), moves, outcome: outcome(match)!, deal: dealt };
}

const wrong = (changed: Partial<GameRecord>, commitment = commitmentOf(SECRET), mine: string | null = MINE): string[] =>
  check(game, { ...record(), ...changed }, commitment, mine).flatMap((finding) => (finding.agrees ? [] : [finding.what]));

describe('checking a game', () => {
  it('finds everything as it was', () => {
    expect(check(game, record(), commitmentOf(SECRET), MINE).map((finding) => finding.what)).toEqual(['seal', 'mine', 'seed', 'rules', 'deal', 'moves', 'outcome']);
    expect(wrong({})).toEqual([]);
  });

  it('finds another secret than was sealed', () => expect(wrong({}, commitmentOf('cd'.repeat(32)))).toEqual(['seal']));
  it('finds that one’s own part is missing', () => expect(wrong({}, undefined, 'ff'.repeat(16))).toEqual(['mine']));
  it('says nothing of a part it does not know', () => expect(check(game, record(), commitmentOf(SECRET), null).map((finding) => finding.what)).not.toContain('mine'));
  it('finds a seed that does not come from its parts', () => expect(wrong({ seed: '00'.repeat(32) })).toEqual(['seed']));
  it('finds people in other seats', () => expect(wrong({ seating: [...record().seating].reverse() })).toEqual(['deal']));
  it('finds another result', () => expect(wrong({ outcome: { scores: [99, 0], places: [1, 2] } })).toEqual(['outcome']));
  it('does not pretend to know other rules', () => expect(wrong({ rules: 2 })).toEqual(['rules']));

  it('names the first move that was not allowed', () => {
    const moves = record().moves.map((move, i): RecordedMove => (i === 4 ? [move[0], 'take the moon', move[2]] : move));
    const found = check(game, { ...record(), moves }, commitmentOf(SECRET), MINE).find((finding) => finding.what === 'moves');
    expect(found).toEqual({ what: 'moves', agrees: false, move: { n: 5, text: 'take the moon' } });
  });
});

it('steps through every position, from the deal to the end', () => {
  const steps = stepsOf(game, record());
  expect(steps).toHaveLength(record().moves.length + 1);
  expect(steps[0]!.state).toEqual(record().deal);
  expect(steps[1]!.events).toHaveLength(1);
});

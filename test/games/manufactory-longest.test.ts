import { expect, test } from 'vitest';
import { deal, legalMoves, type Match, play } from '../../shared/engine/match.ts';
import { manufactory as rules } from '../../shared/games/manufactory/index.ts';
import { type Event, isOver, type Move, MOST_CRATES, type Options, type Row, type State } from '../../shared/games/manufactory/state.ts';
import { testSeed } from './playout.ts';

// Nothing but universal parts, all different, most crates, fewest seats, nothing ever discarded: no list can be longer.
test('the longest list of moves has 1,068 of them', () => {
  const list = Array.from({ length: 15 * MOST_CRATES }, (_, i): Row => ({ name: `No. ${i}`, cost: 0, colours: [], universal: true, rarity: null, count: 1 }));
  let match: Match<State, Move, Event, Options> = deal(rules, { options: { crates: MOST_CRATES, secondAfterTie: false, parts: { list } }, seats: 2, seed: testSeed(12) });
  let longest = 0;
  while (!isOver(match.state)) {
    const { turn } = match.state;
    const moves = legalMoves(rules, match.state, turn);
    longest = Math.max(longest, moves.length);
    match = play(match, turn, moves[match.n % Math.min(12, moves.length)]!); // the free ones come first, place 1 and 2 in six colours each
  }
  expect(match.n).toBe(15 * MOST_CRATES);
  expect(longest).toBe(2 * 6 + 2 * 6 * 88);
});

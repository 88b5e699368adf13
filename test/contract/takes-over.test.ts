import { describe, expect, test } from 'vitest';
import { diceFor } from '../../shared/engine/dice.ts';
import { legalMoves, type Match, outcome, play, turn } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import { gameOf } from '../../shared/games/index.ts';
import { LONGEST } from '../games/playout.ts';
import { everyGame, played, TABLES } from './tables.ts';

// A file of its own: it thinks as long as the rest of the house's contract, beside it.
describe.each(TABLES.filter(({ game }) => gameOf(game.id)!.house !== undefined))('$name', (table) => {
  const house = gameOf(table.game.id)!.house!;

  test('the house takes over every seat in the middle of a game, and it comes to an end', () => {
    everyGame(table, 1, (course) => {
      const line: Match[] = [];
      played(table, course, (now) => line.push(now));
      let now: Match = { ...line[line.length >> 1]!, game: table.complete.rules };
      for (let seats = turn(now); seats.length > 0; seats = turn(now)) {
        if (now.n > LONGEST) expect.fail(`it has not ended after ${LONGEST} moves`);
        const seat = seats[now.n % seats.length]!;
        const moves = legalMoves(now.game, now.state, seat);
        now = play(now, seat, house(redact(now.state, seat), seat, moves, diceFor(now.deal.seed, now.n + 1, 'idle')));
      }
      expect(outcome(now)).not.toBeNull();
    });
  });
});

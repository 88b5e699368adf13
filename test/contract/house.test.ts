import { describe, expect, test } from 'vitest';
import { diceFor } from '../../shared/engine/dice.ts';
import { legalMoves, turn } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import { gameOf } from '../../shared/games/index.ts';
import { frozen, untimed } from './strict.ts';
import { everyGame, oneIn, played, TABLES } from './tables.ts';

describe.each(TABLES)('$name', (table) => {
  const { house, brief } = gameOf(table.game.id)!;

  if (house !== undefined) test('the house chooses a legal move from what its seat sees', () => {
    everyGame(table, 1, (course) => {
      played(table, course, (now) => {
        if (!oneIn(table, 4, now)) return; // thinking takes milliseconds: a quarter of the positions is enough
        for (const seat of turn(now)) {
          const moves = frozen(legalMoves(table.complete.rules, redact(now.state, seat), seat));
          const choose = () => untimed(() => house(frozen(redact(now.state, seat)), seat, moves, diceFor(now.deal.seed, now.n + 1, 'idle')));
          const chosen = choose();
          expect(moves).toContain(chosen);
          if (oneIn(table, 16, now)) expect(choose(), 'the same dice, the same choice').toBe(chosen);
        }
      });
    });
  });

  if (brief !== undefined) test('a letter offers a handful of legal moves, none twice', () => {
    everyGame(table, 1, (course) => {
      played(table, course, (now) => {
        for (const seat of turn(now)) {
          const moves = legalMoves(now.game, now.state, seat);
          const few = brief(frozen(redact(now.state, seat)), seat, moves);
          expect(few.length).toBeGreaterThan(0);
          expect(few.length).toBeLessThanOrEqual(8);
          expect(new Set(few).size).toBe(few.length);
          for (const move of few) expect(moves).toContain(move);
        }
      });
    });
  });
});

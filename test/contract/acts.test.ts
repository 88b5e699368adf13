import { expect, test } from 'vitest';
import { SAMPLES } from './samples.ts';
import { actOf, everyGame, played, TABLES } from './tables.ts';

// Else a kind of move that tells too much would never have been tried.
test.each(Object.entries(SAMPLES).filter(([, { acts }]) => acts !== undefined))('the games of %s that are played here meet every kind of move', (id, { acts }) => {
  const met = new Set<string>();
  for (const table of TABLES.filter(({ game }) => game.id === id)) {
    everyGame(table, 1, (course) => {
      for (const move of played(table, course).moves) met.add(actOf(move));
    });
  }
  expect([...met].sort()).toEqual([...acts!].sort());
});

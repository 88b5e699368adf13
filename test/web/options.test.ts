import { expect, test } from 'vitest';
import { text as eddies } from '../../shared/games/eddies/text/en.ts';
import { text as manufactory } from '../../shared/games/manufactory/text/en.ts';
import { chosenOf, unusual } from '../../web/table/options.ts';

const said = (options: unknown, seats: number) => unusual(manufactory.options, options, seats);

test('over a table stands what differs from the usual, which can hang on the number of seats', () => {
  const usual = { crates: 3, secondAfterTie: false, parts: 'pool' };
  expect(said(usual, 3)).toEqual([]);
  expect(said(usual, 2)).toEqual(['Crates: 3']);
  expect(said({ crates: 3, secondAfterTie: true, parts: { count: 54, digest: '' } }, 3)).toEqual(['Second after a tie', 'Parts: a list of 54 parts']);
  expect(chosenOf(manufactory.options, usual).map(({ title, value }) => title + value)).toEqual(['Crates: 3', 'Parts: built in']);
});

test('a game that has nothing usual says all of it', () => {
  const options = { match: { rounds: 3 }, hand: 'short' };
  expect(unusual(eddies.options, options, 4)).toEqual(chosenOf(eddies.options, options).map(({ title, value }) => title + value));
  expect(unusual(eddies.options, options, 4)).toHaveLength(2);
});

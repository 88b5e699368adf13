import { act } from '@testing-library/preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { diceFor } from '../../shared/engine/dice.ts';
import { type Match, turn } from '../../shared/engine/match.ts';
import { size } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import { guilds } from '../../shared/games/guilds/index.ts';
import type { Move, Options } from '../../shared/games/guilds/state.ts';
import { cardWords, guildTitle } from '../../shared/cards/text/en.ts';
import { ProposalOnTable } from '../../web/games/guilds/Board.tsx';
import view from '../../web/games/guilds/index.tsx';
import { atRandom, playout, testSeed } from '../games/playout.ts';
import { afterwards, drawn, type Drawn, type GuildsMatch, nameOf, PEOPLE } from './guilds-table.tsx';

beforeAll(() => Promise.all([view.load('en'), ProposalOnTable.ready()]));

const TABLES = [false, true].flatMap((buyFromBoth) => [false, true].flatMap((market) => guilds.seats.map((seats) => ({ seats, options: { buyFromBoth, market } }))));
// Every move of a list is clicked together. A long list is not another one with more players: they get short ones.
const longestList = (seats: number): number => [60, 30, 14][seats - 2]!;
const PRESSES = 20;

describe.each(TABLES)('$seats players, from both decks: $options.buyFromBoth, market: $options.market', ({ seats, options }) => {
  const positions = positionsOf(seats, options);

  test('every legal move can be clicked together', () => {
    for (const [match, seat] of positions) {
      const table = drawn(match, seat);
      for (const move of guilds.legal(match.state, seat)) {
        void act(() => table.choice!.clear());
        clickTogether(table, move);
        // Whom one asks is asked for anything, until another guild is clicked.
        const more = move.act === 'ask' ? ['for any'] : [];
        expect(table.texts()).toEqual([guilds.notate(move), ...more]);
      }
    }
  });

  test('nothing else can be sent, whatever is clicked in whatever order', () => {
    for (const [match, seat] of positions) {
      const table = drawn(match, seat);
      const dice = diceFor(testSeed(match.n), 0);
      for (let i = 0; i < PRESSES; i++) {
        const controls = table.controls();
        const control = controls[dice.below(controls.length)]!;
        const name = nameOf(control);
        void act(() => control.click());
        expect(afterwards(match, seat, table.texts()), `${table.texts().join('; ')} after ${name}`).toBeDefined();
      }
    }
  });
});

/** Presses what a person would, by its name. */
function clickTogether(table: Drawn, move: Move): void {
  const radio = (name: string) => {
    // A choice that is only one is not asked.
    if (table.controls().some((control) => nameOf(control) === name)) table.press(name);
  };
  switch (move.act) {
    case 'draw':
    case 'take': {
      const end = move.act === 'draw' ? ': draw one' : ': take it';
      return table.press(nameOf(table.controls().find((control) => nameOf(control).endsWith(end))!));
    }
    case 'buy':
      table.press(cardWords(move.card));
      radio(`Discard Deck: ${move.discard}`);
      return radio(`Draw Deck: ${move.deck}`);
    case 'ask':
      table.press(cardWords(move.card));
      return table.press(`Or ask: ${PEOPLE[move.seller]!.name}`);
    case 'for':
      return table.press(`Wanted: ${move.guild === 'any' ? 'Anything' : guildTitle(move.guild)}`);
    case 'offer':
      return table.press(cardWords(move.card));
    case 'close':
      return table.press('Your answer: That is my offer');
    case 'refuse':
      return table.press('Your answer: Refuse');
    case 'accept':
      return table.press('Your answer: Accept');
    case 'decline':
      return table.press('Your answer: Decline');
  }
}

/** Positions of games at random, one for every kind of step that comes up in them, and the last one before the end. */
function positionsOf(seats: number, options: Options): readonly (readonly [GuildsMatch, Seat])[] {
  const found = new Map<string, (readonly [GuildsMatch, Seat])[]>();
  for (const seed of [1, 2]) {
    playout(guilds, { options, seats, seed: testSeed(seed) }, atRandom({ ask: 2, offer: 3 }), (match) => {
      const [seat] = turn(match as unknown as Match);
      if (seat === undefined) return;
      const moves = guilds.legal(match.state, seat);
      if (moves.length > longestList(seats)) return;
      const kind = size(match.state.deck) < 5 ? 'last' : [...new Set(moves.map((move) => move.act))].join(' ');
      found.set(kind, [...(found.get(kind) ?? []), [match, seat]]);
    });
  }
  return [...found.values()].map((all) => all[Math.floor(all.length / 2)]!);
}

import { act } from '@testing-library/preact';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardWords } from '../../shared/cards/text/en.ts';
import { diceFor } from '../../shared/engine/dice.ts';
import { own } from '../../shared/engine/secret.ts';
import { eddies } from '../../shared/games/eddies/index.ts';
import type { Options } from '../../shared/games/eddies/state.ts';
import { mannerOf, toPlay } from '../../shared/games/eddies/trick.ts';
import view from '../../web/games/eddies/index.tsx';
import { atRandom, playout, testSeed } from '../games/playout.ts';
import { afterwards, drawn, type EddiesMatch } from './eddies-table.tsx';

beforeAll(() => view.load('en'));

const OPTIONS: readonly Options[] = [
  { match: { rounds: 2 }, scoring: 'plain', hand: 'full' },
  { match: { rounds: 3 }, scoring: 'balance', hand: 'short' },
];
const TABLES = OPTIONS.flatMap((options) => eddies.seats.filter((seats) => options.hand === 'full' || seats <= 6).map((seats) => ({ seats, options })));
const PRESSES = 12;
const byName = (a: string | null, b: string | null) => String(a).localeCompare(String(b));

describe.each(TABLES)('$seats players, $options.scoring, $options.hand', ({ seats, options }) => {
  const positions = positionsOf(seats, options);

  test('every legal card can be pressed, and is then what would be sent; the rest of the hand cannot', () => {
    for (const match of positions) {
      const seat = toPlay(match.state)!;
      const table = drawn(match, seat);
      const moves = eddies.legal(match.state, seat);
      expect(table.controls().map((control) => control.getAttribute('aria-label')).toSorted(byName)).toEqual(moves.map(({ card }) => cardWords(card)).toSorted(byName));
      expect(table.root.querySelectorAll('.own button')).toHaveLength(own(match.state.hands[seat]!, seat).length);
      for (const move of moves) {
        void act(() => table.choice!.clear());
        table.press(cardWords(move.card));
        expect(table.texts()).toEqual([eddies.notate(move)]);
      }
    }
  });

  test('nothing else can be sent, whatever is pressed in whatever order', () => {
    for (const match of positions) {
      const seat = toPlay(match.state)!;
      const table = drawn(match, seat);
      const dice = diceFor(testSeed(match.n), 0);
      for (let i = 0; i < PRESSES; i++) {
        const controls = [...table.root.querySelectorAll<HTMLElement>('.own button')];
        void act(() => controls[dice.below(controls.length)]!.click());
        for (const text of table.texts()) expect(afterwards(match, seat, text), text).toBeDefined();
        expect(table.texts().length).toBeLessThan(2);
      }
    }
  });
});

/** Positions of a game at random, one for every way a hand can stand to a trick. */
function positionsOf(seats: number, options: Options): readonly EddiesMatch[] {
  const found = new Map<string, EddiesMatch>();
  playout(eddies, { options, seats, seed: testSeed(seats) }, atRandom(), (match) => {
    const seat = toPlay(match.state);
    if (seat === null) return;
    const manners = new Set(eddies.legal(match.state, seat).map(({ card }) => mannerOf(card, match.state.trick.cards)));
    const held = own(match.state.hands[seat]!, seat).length === eddies.legal(match.state, seat).length;
    found.set(`${[...manners].sort().join(' ')} ${held} ${match.state.past.length > 0}`, match);
  });
  return [...found.values()];
}

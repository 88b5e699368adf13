import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../shared/cards/mystique.ts';
import { diceFor } from '../../shared/engine/dice.ts';
import { deal, legalMoves, type Match, outcome, play, turn } from '../../shared/engine/match.ts';
import { redact, secret } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import { energy } from '../../shared/games/energy/complete.ts';
import type { Event, Move, Options, Placed, State } from '../../shared/games/energy/state.ts';
import { chooseForHouse } from '../../shared/house.ts';
import { testSeed } from './playout.ts';

describe('the house at play', () => {
  // Of 60/n − 1 cards each, the house places ever fewer; what it can still keep apart is less with every seat.
  test.each([[2, 1 / 3], [3, 1 / 2], [4, 0.65], [5, 0.75], [6, 0.8]])('%i seats: its median product is at most %f of that of seats at random', (seats, most) => {
    const house: number[] = [];
    const others: number[] = [];
    for (let game = 0; game < 60; game++) {
      const mine = game % seats;
      const { scores } = outcome(playGame(game, seats, { openCards: game % 4 === 3 }, (seat) => seat === mine).match)!;
      scores.forEach((score, seat) => (seat === mine ? house : others).push(score));
    }
    expect(median(house)).toBeLessThanOrEqual(most * median(others));
  });

  test.each([2, 4, 6])('%i seats, all its own: their median product is at most a third of that of tables at random, same deals', (seats) => {
    const products = (isHouse: boolean) =>
      Array.from({ length: 20 }, (_, game) => outcome(playGame(game, seats, { openCards: false }, () => isHouse).match)!.scores).flat();
    expect(median(products(true))).toBeLessThanOrEqual(median(products(false)) / 3);
  });

  test.each([2, 3, 4, 5, 6])('plays itself to the end, %i seats', (seats) => {
    const { moves } = playGame(seats, seats, { openCards: false }, () => true);
    expect(moves).toHaveLength(60 - seats - 2);
  });

  test('chooses the same for the same sight and dice', () => {
    const text = () => playGame(7, 3, { openCards: true }, () => true).moves.join(', ');
    expect(text()).toBe(text());
  });
});

describe('its judgement', () => {
  // Two red threes touch, a third lies one cell off at 3,0; its energy card is red.
  const layout = layoutOf('0,0 1rs', '1,0 2rs', '3,0 5ra', '0,1 1yc', '1,1 1bc', '2,1 3bc', '3,1 2ya', '1,-1 2bs', '2,-1 3ys', '3,-1 1bs', '4,-1 5bm');

  test('a card of its kind is not put where it joins groups', () => {
    expect(choiceIn(layout, '4rm', '3rc')).not.toBe('place 2,0');
  });

  test('a card of another kind goes between them', () => {
    expect(choiceIn(layout, '4rm', '1ba')).toBe('place 2,0');
  });
});

/** A whole game: the house where `isHouse` says so, random moves elsewhere, all from the seed. */
function playGame(game: number, seats: number, options: Options, isHouse: (seat: Seat) => boolean) {
  const moves: string[] = [];
  let match: Match<State, Move, Event, Options> = deal(energy.rules as never, { options, seats, seed: testSeed(game) });
  for (let [seat] = turn(match); seat !== undefined; [seat] = turn(match)) {
    const dice = diceFor(match.deal.seed, match.n + 1, 'idle');
    const all = legalMoves(match.game, match.state, seat);
    const move = isHouse(seat) ? chooseForHouse(energy, redact(match.state, seat), seat, dice) : all[dice.below(all.length)]!;
    moves.push(energy.rules.notate(move));
    match = play(match, seat, move);
  }
  return { match, moves };
}

/** What the house plays for seat 0 in a position of two seats. */
function choiceIn(layout: Placed[], own: Card, card: Card): string {
  const rest = DECK.filter((other) => ![own, card, ...layout.map((placed) => placed.card)].includes(other));
  const state: State = {
    options: { openCards: false },
    energy: [secret(own, 0), secret(rest.pop()!, 1)],
    playing: [secret(card, 0), secret(rest.pop()!, 1)],
    deck: secret(rest),
    layout,
    turn: 0,
  };
  return energy.rules.notate(chooseForHouse(energy, redact(state, 0), 0, diceFor(testSeed(1), 1, 'idle')));
}

function layoutOf(...placed: string[]): Placed[] {
  return placed.map((text) => {
    const [, q, r, card] = /^(-?\d+),(-?\d+) (\w{3})$/.exec(text)!;
    return { q: Number(q), r: Number(r), card: card as Card };
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}

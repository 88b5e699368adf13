import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../shared/cards/mystique.ts';
import { diceFor } from '../../shared/engine/dice.ts';
import { deal, legalMoves, type Match, outcome, play, turn } from '../../shared/engine/match.ts';
import { open, redact, secret } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import { eddies } from '../../shared/games/eddies/complete.ts';
import { deduce, imagine } from '../../shared/games/eddies/deduce.ts';
import { placeOf } from '../../shared/games/eddies/playout.ts';
import { totals } from '../../shared/games/eddies/score.ts';
import type { Event, Move, Options, State, Trick } from '../../shared/games/eddies/state.ts';
import { chooseForHouse } from '../../shared/house.ts';
import { testSeed } from './playout.ts';

type Table = Match<State, Move, Event, Options>;

const PLAIN: Options = { match: { rounds: 1 }, scoring: 'plain', hand: 'full' };
const BALANCE: Options = { match: { rounds: 3 }, scoring: 'balance', hand: 'short' };

describe('the house at play', () => {
  // How many times as many tricks as a random seat's is for `npm run house`; here is what no change may fall below.
  test('far more tricks than those that play at random, with any number of seats', () => {
    const times = [3, 4, 5, 6, 7, 8].map((seats) => {
      const games = 2 * seats;
      let [own, others] = [0, 0];
      for (let game = 0; game < games; game++) {
        const house = game % seats;
        const { scores } = outcome(playGame(game, seats, PLAIN, (seat) => seat === house) as Match)!;
        own += scores[house]!;
        others += (scores.reduce((sum, score) => sum + score) - scores[house]!) / (seats - 1);
      }
      return own / others;
    });
    expect(Math.min(...times)).toBeGreaterThan(1.5);
    expect(times.reduce((sum, each) => sum + each) / times.length).toBeGreaterThan(1.9);
  });

  test('in balance its lowest category is higher than that of the others', () => {
    let [own, others] = [0, 0];
    for (let game = 0; game < 12; game++) {
      const house = game % 4;
      const { scores } = outcome(playGame(game, 4, BALANCE, (seat) => seat === house) as Match)!;
      own += scores[house]!;
      others += (scores.reduce((sum, score) => sum + score) - scores[house]!) / 3;
    }
    expect(own).toBeGreaterThan(1.5 * others);
  });

  test('chooses the same for the same sight and dice', () => {
    const told = () => playGame(7, 3, { ...PLAIN, hand: 'short' }, () => true).told;
    expect(told()).toEqual(told());
  });
});

describe('what the house knows', () => {
  test('its own hand, and of every deal that it imagines each card once, none that its holder has shown to lack', () => {
    playGame(3, 7, PLAIN, () => false, (now) => {
      for (const seat of turn(now as Match)) {
        const known = deduce(redact(now.state, seat), seat);
        const hands = now.state.hands.map((hand) => open(hand).map(placeOf));
        expect(known.hand).toEqual(hands[seat]);
        // Nothing true is ruled out.
        known.unseen.forEach((place, i) => {
          const holder = hands.findIndex((hand) => hand.includes(place));
          if (holder >= 0) expect((known.holders[i]! >> holder) & 1).toBe(1);
        });
        const dice = diceFor(testSeed(now.n), 0);
        const start = { seats: 7, played: 0, leader: 0, lead: 0, set: 0, best: 0, bestSeat: 0 };
        const { hands: dealt, width, counts } = imagine(start, known, (n) => dice.below(n));
        expect([...counts]).toEqual(hands.map((hand) => hand.length));
        const given = [...counts].map((count, other) => Array.from(dealt.subarray(other * width, other * width + count)));
        expect(given[seat]!.sort((a, b) => a - b)).toEqual(known.hand);
        const all = given.flat();
        expect(new Set(all).size).toBe(all.length);
        for (const place of all) expect([...known.unseen, ...known.hand]).toContain(place);
      }
    });
  });

  test('who tossed has none of what was to be followed, then or later', () => {
    const tricks: Trick[] = [{ leader: 0, cards: ['3rm', '1bm', '4yc'] }]; // p3 had no moon
    const state = position([['5ys'], ['1ys'], ['2ya']], tricks, { leader: 0, cards: [] });
    const { unseen, holders } = deduce(redact(state, 0), 0);
    unseen.forEach((place, i) => expect(holders[i], DECK[place]).toBe(DECK[place]!.endsWith('m') ? 0b010 : 0b110));
  });
});

describe('single decisions', () => {
  test('last to play, it takes the trick with as little as will do', () => {
    const hands: Card[][] = [['1bc', '2bc'], ['1ba', '2ba'], ['5ys', '4rm', '2bs']];
    expect(choiceIn(position(hands, [], { leader: 0, cards: ['3rm', '1rc'] }), 2)).toBe('play 4rm');
  });

  test('where it cannot win it gives away the weakest', () => {
    const hands: Card[][] = [['1bm', '2ba'], ['1ba', '2bc'], ['5ys', '1bc', '4ys']];
    expect(choiceIn(position(hands, [], { leader: 0, cards: ['3rm', '3ra'] }), 2)).toBe('play 1bc');
  });

  test('it leads the card that never loses when only two tricks are left', () => {
    expect(choiceIn(position([['5ys', '1bc'], ['4ys', '2ym'], ['3ys', '2bs']], [], { leader: 0, cards: [] }), 0)).toBe('play 5ys');
  });
});

/** A whole match: the house where `isHouse` says so, random moves elsewhere, all from the seed. */
function playGame(game: number, seats: number, options: Options, isHouse: (seat: Seat) => boolean, each?: (now: Table) => void): Table {
  let match: Table = deal(eddies.rules as never, { options, seats, seed: testSeed(game) });
  for (let [seat] = turn(match as Match); seat !== undefined; [seat] = turn(match as Match)) {
    each?.(match);
    const dice = diceFor(match.deal.seed, match.n + 1, 'idle');
    const all = legalMoves(match.game, match.state, seat);
    match = play(match, seat, isHouse(seat) ? chooseForHouse(eddies, redact(match.state, seat), seat, dice) : all[dice.below(all.length)]!);
  }
  const won = totals(match.state).reduce((sum, { tricks }) => sum + tricks, 0);
  expect(won).toBeGreaterThan(0);
  return match;
}

/** A position of ours; every card that is nowhere in it stayed out. */
function position(hands: readonly (readonly Card[])[], tricks: readonly Trick[], trick: Trick): State {
  const placed = new Set([...hands.flat(), ...tricks.flatMap(({ cards }) => cards), ...trick.cards]);
  return {
    options: PLAIN,
    hands: hands.map((hand, seat) => secret([...hand], seat)),
    out: secret(DECK.filter((card) => !placed.has(card))),
    first: 0,
    trick,
    tricks: [...tricks],
    past: [],
    extra: 0,
  };
}

const choiceIn = (state: State, seat: Seat): string =>
  eddies.rules.notate(chooseForHouse(eddies, redact(state, seat), seat, diceFor(testSeed(1), 1, 'idle')));

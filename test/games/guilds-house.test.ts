import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../shared/cards/mystique.ts';
import { diceFor } from '../../shared/engine/dice.ts';
import { deal, legalMoves, type Match, outcome, play, turn } from '../../shared/engine/match.ts';
import { redact, secret } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import { guilds } from '../../shared/games/guilds/complete.ts';
import type { Event, Move, Options, Proposal, State } from '../../shared/games/guilds/state.ts';
import { chooseForHouse } from '../../shared/house.ts';
import { testSeed } from './playout.ts';

const BASE: Options = { buyFromBoth: false, market: false };
const MARKET: Options = { buyFromBoth: false, market: true };
const ALL: Options = { buyFromBoth: true, market: true };

describe('the house at play', () => {
  test('wins at least 9 of 10 games of two seats against random play', () => {
    let won = 0;
    for (let game = 0; game < 200; game++) {
      const house = game % 2;
      const { match } = playGame(game, 2, BASE, (seat) => seat === house);
      const places = outcome(match)!.places;
      if (places[house] === 1 && places[1 - house] === 2) won++;
    }
    expect(won).toBeGreaterThanOrEqual(180);
  });

  test.each([2, 3, 4])('plays itself to the end and never asks, %i seats', (seats) => {
    for (let game = 0; game < 5; game++) {
      const { moves } = playGame(game, seats, ALL, () => true);
      expect(moves.filter((text) => text.startsWith('ask'))).toEqual([]);
      expect(moves.filter((text) => text.startsWith('buy')).length).toBeGreaterThan(moves.length / 4);
    }
  });

  test('chooses the same for the same sight and dice', () => {
    const text = () => playGame(7, 3, ALL, () => true).moves.join(', ');
    expect(text()).toBe(text());
  });
});

describe('the end of the game', () => {
  const strong: Card[] = ['3ys', '5ys', '5bs', '5rm', '5bm', '5ya'];
  const weak: Card[] = ['1ym', '1rs', '2rs', '1bc', '2bc', '1yc'];

  test('it ends the game when it is ahead', () => {
    expect(choiceIn({ hands: [strong, weak], deck: 1, discard: ['1rc'], known: [strong, weak] }, 0)).toMatch(/^(draw|buy \d\w\w deck 1)$/);
    expect(choiceIn({ hands: [strong, weak], deck: 3, discard: ['1rc'], known: [strong, weak] }, 0)).toMatch(/^buy \d\w\w deck 3$/);
  });

  test('it does not end the game when it is behind', () => {
    const text = choiceIn({ hands: [weak, strong], deck: 1, discard: ['1rc', '4ym'], known: [weak, strong] }, 0);
    expect(text).toBe('take');
  });

  test('on even points the fewer cards win: it buys with what it does not need rather than draw', () => {
    const mine: Card[] = ['5ys', '1ym', '5bs'];
    const theirs: Card[] = ['5ym', '5rm', '5bm'];
    expect(choiceIn({ hands: [mine, theirs], deck: 1, discard: [], known: [mine, theirs] }, 0)).toBe('buy 1ym deck 1');
  });
});

describe('the market', () => {
  const hand: Card[] = ['4ys', '1rc', '2bc', '3bm'];
  const rival: Card[] = ['3ys', '5rc', '4bc'];

  test('as the seller it lays out a card that it can spare, then closes', () => {
    // 3ys and 5ys to come: the guild is ours for good, for a card of a guild that is the rival's anyway.
    const position = { hands: [rival, hand], deck: 20, discard: [], known: [rival, hand] };
    const proposal = { seller: 1, card: '5ys', want: 'any', laid: secret<Card[]>([], 1), closed: false } as const;
    expect(choiceIn({ ...position, proposal }, 1)).toMatch(/^offer (1rc|2bc)$/);
    expect(choiceIn({ ...position, hands: [rival, ['4ys', '1rc']], known: [rival, []], proposal: { ...proposal, laid: secret<Card[]>(['1rc'], 1) } }, 1)).toBe('close');
  });

  test('as the seller it refuses a worthless card, also when something was laid out', () => {
    const position = { hands: [rival, ['5bs', '4rs'] as Card[]], deck: 20, discard: [], known: [rival, []] };
    const proposal = { seller: 1, card: '1rc', want: 'bs', closed: false } as const;
    expect(choiceIn({ ...position, proposal: { ...proposal, laid: secret<Card[]>([], 1) } }, 1)).toBe('refuse');
    expect(choiceIn({ ...position, proposal: { ...proposal, laid: secret<Card[]>(['5bs'], 1) } }, 1)).toBe('refuse');
  });

  test.each<{ laid: Card[]; answer: string }>([
    { laid: ['5bs', '5ym', '4ym', '5rs', '3rs'], answer: 'accept' },
    { laid: ['1ya'], answer: 'decline' },
  ])('as the buyer: $laid, $answer', ({ laid, answer }) => {
    const proposal = { seller: 1, card: '5ac' as Card, want: 'any', laid: secret(laid, 1, 0), closed: true } as const;
    const position = { hands: [['3ys', '1rc'] as Card[], [...laid, '1bm'] as Card[]], deck: 20, discard: [], known: [[], []] };
    expect(choiceIn({ ...position, proposal: { ...proposal, card: '5yc' } }, 0)).toBe(answer);
  });
});

/** A whole game: the house where `isHouse` says so, random moves elsewhere, all from the seed. */
function playGame(game: number, seats: number, options: Options, isHouse: (seat: Seat) => boolean) {
  const moves: string[] = [];
  let match: Match<State, Move, Event, Options> = deal(guilds.rules as never, { options, seats, seed: testSeed(game) });
  for (let [seat] = turn(match); seat !== undefined; [seat] = turn(match)) {
    const dice = diceFor(match.deal.seed, match.n + 1, 'idle');
    const all = legalMoves(match.game, match.state, seat);
    const move = isHouse(seat) ? chooseForHouse(guilds, redact(match.state, seat), seat, dice) : all[dice.below(all.length)]!;
    moves.push(guilds.rules.notate(move));
    match = play(match, seat, move);
  }
  return { match, moves };
}

interface Position {
  readonly hands: readonly (readonly Card[])[];
  readonly known: readonly (readonly Card[])[];
  /** The Draw Deck, of cards that are nowhere else. */
  readonly deck: number;
  /** The top of the Discard Deck; everything else lies below it. */
  readonly discard: readonly Card[];
  readonly proposal?: Proposal;
}

/** What the house plays for a seat in a position of ours, seat 0 being to move. */
function choiceIn({ hands, known, deck, discard, proposal }: Position, seat: Seat): string {
  const placed = new Set<Card>([...hands.flat(), ...discard, ...(proposal ? [proposal.card] : [])]);
  const rest = diceFor(testSeed(2), 0).shuffle(DECK.filter((card) => !placed.has(card)));
  const state: State = {
    options: proposal ? MARKET : BASE,
    deck: secret(rest.slice(0, deck)),
    discard: [...rest.slice(deck), ...discard],
    hands: hands.map((hand, owner) => secret([...hand], owner)),
    turn: 0,
    proposal: proposal ?? null,
    proposed: proposal !== undefined,
    traded: hands.map(() => false),
    known: known.map((cards) => [...cards]),
  };
  return guilds.rules.notate(chooseForHouse(guilds, redact(state, seat), seat, diceFor(testSeed(1), 1, 'idle')));
}

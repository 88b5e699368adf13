import { describe, expect, test } from 'vitest';
import { DECK } from '../../../shared/cards/mystique.ts';
import { type Dice, diceFor } from '../../../shared/engine/dice.ts';
import { legalMoves, type Match } from '../../../shared/engine/match.ts';
import type { Seat } from '../../../shared/engine/types.ts';
import { guilds } from '../../../shared/games/guilds/index.ts';
import { reckon } from '../../../shared/games/guilds/reckon.ts';
import type { Event, Move, Options, State } from '../../../shared/games/guilds/state.ts';
import { type Choose, playout, testSeed } from '../playout.ts';
import { bare, type Bare, movesOf } from '../table.ts';
import { account, type Asked, lawful } from './sheet.ts';

type Table = Match<State, Move, Event, Options>;
interface Turn { readonly before: Table; readonly after: Table; readonly seat: Seat; readonly text: string; readonly asked: Asked }

const TABLES = [2, 3, 4].flatMap((seats) =>
  [false, true].flatMap((buyFromBoth) => [false, true].map((market) => [seats, buyFromBoth, market] as const)));
const GAMES = 6;

/** Every legal move equally often. */
const anyMove: Choose = (match, _seat, moves) => moves[diceOf(match).below(moves.length)]!;
/** Trades whenever that is possible, so that only G47 keeps the game moving. */
const trader: Choose = (match, _seat, moves) => {
  const wished = ['accept', 'close', 'ask', 'offer', 'for'].map((word) => moves.filter((move) => match.game.notate(move).startsWith(word)));
  const among = wished.find((found) => found.length > 0) ?? moves;
  return among[diceOf(match).below(among.length)]!;
};
/** Uses up as little of the decks as can be: a discard, else one card for one. */
const miser: Choose = (match, _seat, moves) => {
  const written = (pattern: RegExp) => moves.find((move) => pattern.test(match.game.notate(move)));
  return written(/^take$/) ?? written(/^buy \w+ deck 1$/)!;
};

describe.each(TABLES)('%i players, both decks %s, market %s', (seats, buyFromBoth, market) => {
  const turns = (seed: number, choose: Choose): Turn[] => turnsOf({ options: { buyFromBoth, market }, seats, seed: testSeed(seed) }, choose);

  test.each([['at random', anyMove], ['trading', trader]])('X5 X10 G27 played %s: lists, defaults and the facts of the sheet at every step', (_title, choose) => {
    for (let seed = 0; seed < GAMES; seed++) {
      const game = turns(seed, choose);
      game.forEach(checkTurn);
      checkLength(game, seats);
      checkEnd(game.at(-1)!.after);
    }
  });

  test('the slowest game has exactly 2·(60 − n) − 1 turns', () => {
    const game = turns(GAMES, miser);
    expect(game).toHaveLength(2 * (60 - seats) - 1);
    game.forEach(checkTurn);
  });
});

function turnsOf(from: Table['deal'], choose: Choose): Turn[] {
  const turns: Turn[] = [];
  const asked: Asked = { proposed: false, traded: Array.from({ length: from.seats }, () => false) };
  let before: Table | undefined;
  playout(guilds, from, choose, (after, last) => {
    if (last !== null && before !== undefined) {
      turns.push({ before, after, ...last, asked: structuredClone(asked) });
      account(asked, last.seat, last.text);
    }
    before = after;
  });
  return turns;
}

function checkTurn({ before, after, seat, text, asked }: Turn): void {
  const [was, is] = [bare<State>(before.state), bare<State>(after.state)];
  for (let other = 0; other < was.hands.length; other++) {
    const texts = movesOf(before, other);
    expect(new Set(texts).size).toBe(texts.length); // X10: no move twice
    expect(texts.length > 0).toBe(other === seat); // X10: exactly one seat; G27: it has a move
    expect([...texts].sort()).toEqual(lawful(was, asked, other).sort()); // X10: complete
  }
  expect(guilds.notate(guilds.idle(before.state, seat, NO_DICE))).toBe(defaultAmong(movesOf(before, seat))); // X5
  expect(cardsOf(is)).toEqual([...DECK].sort());
  for (const hand of is.hands) expect(hand).toEqual(DECK.filter((card) => hand.includes(card)));
  is.known.forEach((cards, other) => expect(is.hands[other]).toEqual(expect.arrayContaining(cards)));
  if (is.proposal === null) for (const hand of is.hands) expect(hand.length).toBeGreaterThan(0);
  if (isOrdinary(text)) expect(potential(is)).toBeLessThan(potential(was));
  else expect(potential(is)).toBe(potential(was));
}

function checkLength(game: readonly Turn[], seats: number): void {
  const ordinary = game.filter(({ text }) => isOrdinary(text)).length;
  const trades = game.filter(({ text }) => text === 'accept').length;
  expect(ordinary).toBeLessThanOrEqual(2 * (60 - seats) - 1);
  expect(trades).toBeLessThanOrEqual(ordinary + seats); // G47: never two in a row by one seat
}

function checkEnd({ state }: Table): void {
  const { deck, hands } = bare<State>(state);
  expect(deck).toEqual([]);
  for (let seat = 0; seat < hands.length; seat++) expect(legalMoves(guilds, state, seat)).toEqual([]); // X10
  const { scores, places } = reckon(hands);
  expect(guilds.outcome(state)).toEqual({ scores, places });
}

const diceOf = ({ deal, n }: Pick<Match, 'deal' | 'n'>): Dice => diceFor(deal.seed, n, 'idle');

/** X5: the first of these that is possible. */
const defaultAmong = (texts: readonly string[]): string | undefined => ['draw', 'for any', 'refuse', 'decline'].find((text) => texts.includes(text));

const NO_DICE: Dice = { below: thrown, shuffle: thrown };
function thrown(): never {
  throw new Error('a default of Guilds needs no dice');
}

const isOrdinary = (text: string): boolean => /^(draw|take|buy )/.test(text);
const potential = ({ deck, discard }: Bare<State>): number => 2 * deck.length + discard.length;
const cardsOf = ({ deck, discard, hands, proposal }: Bare<State>): string[] =>
  [...deck, ...discard, ...hands.flat(), ...(proposal === null ? [] : [proposal.card])].sort();

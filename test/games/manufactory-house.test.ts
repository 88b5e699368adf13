import { describe, expect, test } from 'vitest';
import { diceFor } from '../../shared/engine/dice.ts';
import { deal, legalMoves, type Match, outcome, play, turn } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import { manufactory } from '../../shared/games/manufactory/complete.ts';
import type { Event, Move, Options, State } from '../../shared/games/manufactory/state.ts';
import { chooseForHouse } from '../../shared/house.ts';
import { LIST } from './manufactory-list.ts';
import { MANUFACTORY_NOTATION } from './manufactory/position.ts';
import { testSeed } from './playout.ts';

type Table = Match<State, Move, Event, Options>;
type Choose = (now: Table, seat: Seat) => Move;

const USUAL: Options = { crates: null, secondAfterTie: false, parts: 'pool' };

describe('the house at play', () => {
  // How often over more games is for `npm run house`; here is what no change may fall below.
  test.each([[2, 40, 38], [3, 20, 18], [4, 20, 18]])('%i seats, one the house among random: of %i games it wins %i alone', (seats, games, least) => {
    expect(wonOf(games, seats, atRandom)).toBeGreaterThanOrEqual(least);
  });

  test('two seats: it beats the default, which takes what scores most at once', () => {
    const byDefault: Choose = ({ state }, seat) => manufactory.rules.idle(state, seat, diceFor(testSeed(0), 0));
    expect(wonOf(24, 2, byDefault)).toBeGreaterThanOrEqual(16);
  });

  test.each([2, 3, 4])('%i seats: alone with a list, it chooses the same for the same sight, and comes to the end', (seats) => {
    const options = { ...USUAL, parts: { list: [...LIST, ...LIST] } };
    const texts = () => playGame(9, seats, options, house).told.map(({ event }) => JSON.stringify(event));
    const first = texts();
    expect(first.at(-1)).toContain('"ended"');
    expect(texts()).toEqual(first);
  });
});

describe('single decisions', () => {
  test('a universal part becomes what scores most: a colour that nobody has, or with none of those the one that it wins', () => {
    expect(choiceIn('turn p1 | belt x001 | p1 w001/2 u001/1 | p2 w002/4 u002/2 u003/2')).toBe('take 1 as black');
    const all = 'w002/3 w003/1 u002/2 u003/2 k002/2 k003/2 r002/2 g002/2 g003/2 n002/2 n003/2';
    expect(choiceIn(`turn p1 | belt x001 | p1 w001/2 u001/1 k001/1 r001/1 g001/1 n001/1 | p2 ${all}`)).toBe('take 1 as red');
  });

  test('a dual part opens a fourth group rather than enlarge one that leads already', () => {
    expect(choiceIn('turn p1 | belt d001wr/3 | p1 w001/2 w002/2 u001/1 k001/1 | p2 w003/4 u002/2 k002/2')).toBe('take 1 as red');
  });

  test('where the sizes come out equal the higher cost decides', () => {
    expect(choiceIn('turn p1 | belt r001/3 r002/5 | p1 r003/1 w001/2 | p2 r004/4 r005/4 w002/1')).toBe('take 2');
  });

  test('it pays with the cheapest part of a group that can spare one', () => {
    // Only the third part makes red lead; white leads by three, and its costly parts are kept.
    expect(choiceIn('turn p1 | belt w010/1 w011/1 r001/5 | p1 w001/6 w002/1 w003/4 w004/3 r002/1 | p2 w005/2 r003/4 r004/2')).toBe('take 3 scrap w002');
  });

  test('it does not pay when what is free serves as well', () => {
    expect(choiceIn('turn p1 | belt r001/3 g001/1 r002/3 g002/1 | deck w009/1 u009/1 | p1 w001/2 u001/3 | p2 w002/1 u002/1')).not.toContain('scrap');
  });

  test('it takes what would help the next player, where both are worth nothing to itself', () => {
    // The last two parts: p1 leads red and cannot win green; with the red one p2 would lead both.
    expect(choiceIn('turn p1 | belt g001/1 r001/1 | p1 g002/1 r002/3 w001/1 | p2 g003/2 g004/2 g005/2 r003/1 w002/1')).toBe('take 2');
  });

  test('what lies in the deck makes no difference', () => {
    const table = 'turn p2 | belt w001/3 d001uk/2 x001 n001/4 | p1 w002/1 u001/2 | p2 n002/1 k001/3';
    const ways = ['r001/6 r002/1 g001/5', 'g001/5 r002/1 r001/6', 'w007/9 u007/9 k007/9'].map((deck) => choiceIn(`${table} | deck ${deck}`));
    expect(new Set(ways).size).toBe(1);
  });
});

const house: Choose = ({ state, deal: { seed }, n }, seat) => chooseForHouse(manufactory, redact(state, seat), seat, diceFor(seed, n + 1, 'idle'));

const atRandom: Choose = ({ game, state, deal: { seed }, n }, seat) => {
  const all = legalMoves(game, state, seat);
  return all[diceFor(seed, n + 1, 'idle').below(all.length)]!;
};

/** How many games the house wins alone, one seat after another, with `others` at the rest. */
function wonOf(games: number, seats: number, others: Choose): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const mine = game % seats;
    const { places } = outcome(playGame(game, seats, USUAL, (now, seat) => (seat === mine ? house : others)(now, seat)))!;
    if (places[mine] === 1 && places.filter((place) => place === 1).length === 1) won++;
  }
  return won;
}

function playGame(game: number, seats: number, options: Options, choose: Choose): Table {
  let match: Table = deal(manufactory.rules as never, { options, seats, seed: testSeed(game) });
  for (let [seat] = turn(match); seat !== undefined; [seat] = turn(match)) {
    const text = match.game.notate(choose(match, seat));
    match = play(match, seat, legalMoves(match.game, match.state, seat).find((move) => match.game.notate(move) === text)!);
  }
  return match;
}

function choiceIn(text: string): string {
  const { state } = MANUFACTORY_NOTATION.set(text);
  return manufactory.rules.notate(chooseForHouse(manufactory, redact(state, state.turn), state.turn, diceFor(testSeed(1), 1, 'idle')));
}

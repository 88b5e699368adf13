import { describe, expect, test } from 'vitest';
import { diceFor } from '../../../shared/engine/dice.ts';
import { open } from '../../../shared/engine/secret.ts';
import { eddies } from '../../../shared/games/eddies/index.ts';
import { standings } from '../../../shared/games/eddies/score.ts';
import type { Tally } from '../../../shared/games/eddies/state.ts';
import { testSeed } from '../playout.ts';
import { movesOf, partsOf, played, type Row, rulings } from '../table.ts';
import { EDDIES_NOTATION } from './position.ts';

// The last two tricks of a round. In the first set p1 leads and wins both, and nobody can follow; in the second p2 wins the
// last trick in suit and colour; in the third p3 leads and wins both.
const BOTH = 'p1 5ys 5rs | p2 1bm 2bm | p3 1bc 2bc';
const BOTH_PLAYED = 'p1: play 5ys; p2: play 1bm; p3: play 1bc';
const ONE_EACH = 'p1 5ys 1bc | p2 1rm 4bc | p3 2ra 3ra';
const ONE_EACH_PLAYED = 'p1: play 5ys; p2: play 1rm; p3: play 2ra';
const THIRD = 'p1 1bm 2bm | p2 1bc 2bc | p3 5ys 5rs | led p3';
const THIRD_PLAYED = 'p3: play 5ys; p1: play 1bm; p2: play 1bc';

const rounds: Row[] = [
  {
    rule: 'X4', says: 'the last trick is played by the rules at once and told in the same words as moves; it is led by the winner of the trick before',
    given: `with rounds 1 | ${ONE_EACH}`, play: ONE_EACH_PLAYED,
    told: {
      nobody: [
        'p1 led 5ys', 'p2 tossed 1rm', 'p3 tossed 2ra', 'p1 won with 5ys over nobody',
        'p1 led 1bc by the rules', 'p2 set 4bc (suit colour) by the rules', 'p3 tossed 3ra (suit colour) by the rules', 'p2 won with 4bc over 1bc (suit colour)',
        'round 1 over, out -, tricks 1 1 0, suit 0 1 0, colour 0 1 0, number 0 0 0', 'ended by rounds in round 1, p1 p2 with 1',
      ].join('; '),
    },
    then: 'turn nobody | p1 - | p2 - | p3 -', legal: { p1: '', p2: '', p3: '' },
  },
  {
    rule: 'X4', says: 'the last trick follows its own rules: who leads it, who sets, who tosses',
    given: 'with rounds 1 | p1 1rm 4ys | p2 3rm 1bs | p3 5ba 2bc', play: 'p1: play 1rm; p2: play 3rm; p3: play 5ba',
    told: {
      p1: [
        'p1 led 1rm', 'p2 set 3rm (suit colour)', 'p3 tossed 5ba (suit colour)', 'p2 won with 3rm over 1rm (suit colour)',
        'p2 led 1bs by the rules', 'p3 set 2bc (colour) by the rules', 'p1 tossed 4ys (colour) by the rules', 'p2 won with 1bs over 2bc (colour)',
        'round 1 over, out -, tricks 0 2 0, suit 0 1 0, colour 0 2 0, number 0 0 0', 'ended by rounds in round 1, p2 with 2',
      ].join('; '),
    },
  },
  {
    rule: 'X4', says: 'only the last card is forced: the only card that follows in a larger hand is asked for',
    given: 'led p1 | trick 3rm | p1 1bc | p2 1bm 5ya | p3 5rm 2rs', legal: { p2: 'play 1bm' }, then: 'turn p2',
  },
  {
    rule: 'X4', says: 'with two cards left each the next to last trick is still played by all', given: 'p1 5ys 5rs | p2 1bm 2bm | p3 1bc 2bc', play: 'p1: play 5ys; p2: play 1bm',
    legal: { p3: 'play 1bc; play 2bc' }, then: 'turn p3 | trick 5ys 1bm',
  },
  {
    rule: 'E21', says: 'a trick is one point, whatever it holds, and a round ends when all hands are empty',
    given: `with rounds 2 | ${ONE_EACH}`, play: ONE_EACH_PLAYED, then: 'round 2 | tricks 1 1 0 | done - | trick -', outcome: null,
  },
  { rule: 'E21', says: 'points add up over the rounds', given: `with rounds 3 | round 3 | tricks 9 4 25 | ${ONE_EACH}`, play: ONE_EACH_PLAYED, outcome: { scores: [10, 5, 25], places: [2, 3, 1] } },
  {
    rule: 'E2', says: 'cards left out are shown to all when the round ends, and not before',
    given: `with rounds 1 short | out 1ys 2ys 3ba | ${ONE_EACH}`, play: 'p1: play 5ys; p2: play 1rm', sees: { p1: 'out ?*3', nobody: 'out ?*3' },
  },
  {
    rule: 'E2', says: 'shown', given: `with rounds 1 short | out 1ys 2ys 3ba | ${BOTH}`, play: BOTH_PLAYED,
    told: {
      nobody: [
        'p1 led 5ys', 'p2 tossed 1bm', 'p3 tossed 1bc', 'p1 won with 5ys over nobody',
        'p1 led 5rs by the rules', 'p2 tossed 2bm by the rules', 'p3 tossed 2bc by the rules', 'p1 won with 5rs over nobody',
        'round 1 over, out 1ys 2ys 3ba, tricks 2 0 0, suit 0 0 0, colour 0 0 0, number 0 0 0', 'ended by rounds in round 1, p1 with 2',
      ].join('; '),
    },
  },
  { rule: 'E4', says: 'p1 led round 1, p2 leads round 2, whoever won the last trick', given: `with rounds 3 | ${BOTH}`, play: BOTH_PLAYED, then: 'round 2 | first p2 | led p2 | turn p2' },
  { rule: 'E4', says: 'p3 leads round 3', given: `with rounds 4 | round 2 | first p2 | led p1 | ${BOTH}`, play: BOTH_PLAYED, then: 'round 3 | first p3 | turn p3' },
  { rule: 'E4', says: 'and p1 again after the last seat', given: `with rounds 4 | round 3 | first p3 | led p1 | ${BOTH}`, play: BOTH_PLAYED, then: 'round 4 | first p1 | turn p1' },
  {
    rule: 'E4', says: 'extra rounds too', given: `with target 2 | round 2 | first p2 | tricks 1 3 0 | led p1 | ${BOTH}`, play: BOTH_PLAYED,
    then: 'round 3 | first p3 | led p3 | turn p3 | extra 1',
  },
  { rule: 'E22', says: 'a fixed match goes on after a round that decides it', given: `with rounds 3 | round 2 | tricks 38 0 0 | ${BOTH}`, play: BOTH_PLAYED, then: 'round 3 | turn p2 | tricks 40 0 0', outcome: null },
  { rule: 'E22', says: 'and ends after its rounds', given: `with rounds 3 | round 3 | tricks 20 1 37 | ${BOTH}`, play: BOTH_PLAYED, then: 'round 3 | turn nobody', outcome: { scores: [22, 1, 37], places: [2, 3, 1] } },
  { rule: 'E22', says: 'a single round is a match', given: `with rounds 1 | ${BOTH}`, play: BOTH_PLAYED, then: 'turn nobody', outcome: { scores: [2, 0, 0], places: [1, 2, 2] } },
  { rule: 'E22', says: 'eight are the most', given: `with rounds 8 | round 8 | first p2 | led p1 | tricks 40 60 38 | ${BOTH}`, play: BOTH_PLAYED, then: 'turn nobody', outcome: { scores: [42, 60, 38], places: [2, 1, 3] } },
  { rule: 'E26', says: 'fixed rounds tied: shared, no extra round', given: `with rounds 2 | round 2 | tricks 4 6 5 | ${BOTH}`, play: BOTH_PLAYED, then: 'turn nobody | extra 0', outcome: { scores: [6, 6, 5], places: [1, 1, 3] } },
  { rule: 'E26', says: 'shared by all', given: `with rounds 2 | round 2 | tricks 4 6 6 | ${BOTH}`, play: BOTH_PLAYED, outcome: { scores: [6, 6, 6], places: [1, 1, 1] } },
  { rule: 'X9', says: 'the second place is shared as the first is', given: `with rounds 2 | round 2 | tricks 9 6 6 | ${BOTH}`, play: BOTH_PLAYED, outcome: { scores: [11, 6, 6], places: [1, 2, 2] } },
];

const targets: Row[] = [
  { rule: 'E24', says: 'below the target another round is dealt', given: `with target 10 | round 2 | tricks 7 9 9 | ${BOTH}`, play: BOTH_PLAYED, then: 'round 3 | turn p2 | extra 0', outcome: null },
  { rule: 'E24', says: 'exactly the target ends it', given: `with target 10 | round 2 | tricks 8 9 9 | ${BOTH}`, play: BOTH_PLAYED, then: 'turn nobody | round 2', outcome: { scores: [10, 9, 9], places: [1, 2, 2] } },
  { rule: 'E24', says: 'in the first round already', given: `with target 2 | ${BOTH}`, play: BOTH_PLAYED, outcome: { scores: [2, 0, 0], places: [1, 2, 2] } },
  {
    rule: 'E24', says: 'not in the middle of a round: it is played to its end', given: 'with target 10 | round 2 | tricks 9 4 5 | p1 5ys 5rs 4ys | p2 1bm 2bm 3bm | p3 1bc 2bc 3bc', play: BOTH_PLAYED,
    then: 'turn p1 | tricks 10 4 5', outcome: null,
  },
  { rule: 'E24', says: 'when several have reached it the highest wins', given: `with target 10 | round 2 | tricks 11 12 14 | ${BOTH}`, play: BOTH_PLAYED, then: 'turn nobody', outcome: { scores: [13, 12, 14], places: [2, 3, 1] } },
  {
    rule: 'E25', says: 'tied for first at the target: an extra round for all is dealt and told',
    given: `with target 10 | round 2 | first p2 | led p1 | tricks 8 10 3 | ${BOTH}`, play: BOTH_PLAYED,
    then: 'round 3 | first p3 | turn p3 | extra 1 | tricks 10 10 3', outcome: null,
    told: {
      nobody: [
        'p1 led 5ys', 'p2 tossed 1bm', 'p3 tossed 1bc', 'p1 won with 5ys over nobody',
        'p1 led 5rs by the rules', 'p2 tossed 2bm by the rules', 'p3 tossed 2bc by the rules', 'p1 won with 5rs over nobody',
        'round 2 over, out -, tricks 10 10 3, suit 0 0 0, colour 0 0 0, number 0 0 0', 'extra 1 for p1 p2', 'dealt 20 in round 3 to p3',
      ].join('; '),
    },
  },
  { rule: 'E25', says: 'tied below the target is nothing yet', given: `with target 11 | round 2 | tricks 8 10 3 | ${BOTH}`, play: BOTH_PLAYED, then: 'round 3 | extra 0', outcome: null },
  { rule: 'E25', says: 'a tie for second does not matter', given: `with target 10 | round 2 | tricks 9 10 10 | ${BOTH}`, play: BOTH_PLAYED, then: 'turn nobody', outcome: { scores: [11, 10, 10], places: [1, 2, 2] } },
  { rule: 'E25', says: 'the match ends as soon as first place is not tied', given: `with target 10 | round 3 | extra 1 | tricks 17 18 12 | ${BOTH}`, play: BOTH_PLAYED, then: 'turn nobody | extra 1', outcome: { scores: [19, 18, 12], places: [1, 2, 3] } },
  { rule: 'E25', says: 'anybody may win an extra round, totals going on', given: `with target 10 | round 3 | extra 1 | tricks 17 17 16 | ${THIRD}`, play: THIRD_PLAYED, then: 'turn nobody', outcome: { scores: [17, 17, 18], places: [2, 2, 1] } },
  { rule: 'E25', says: 'a third may come to be tied as well: a second extra round', given: `with target 10 | round 3 | extra 1 | tricks 17 17 15 | ${THIRD}`, play: THIRD_PLAYED, then: 'round 4 | extra 2', outcome: null },
  { rule: 'E25', says: 'tied after the second: a third', given: `with target 10 | round 4 | extra 2 | tricks 27 29 20 | ${BOTH}`, play: BOTH_PLAYED, then: 'round 5 | extra 3', outcome: null },
  { rule: 'E25', says: 'tied after the third: shared', given: `with target 10 | round 5 | extra 3 | tricks 37 39 20 | ${BOTH}`, play: BOTH_PLAYED, then: 'turn nobody | round 5', outcome: { scores: [39, 39, 20], places: [1, 1, 3] } },
  { rule: 'E25', says: 'also by those who were not tied at first', given: `with target 10 | round 5 | extra 3 | tricks 37 39 39 | ${BOTH}`, play: BOTH_PLAYED, outcome: { scores: [39, 39, 39], places: [1, 1, 1] } },
  { rule: 'E33', says: 'after round 19 there is a round 20', given: `with target 60 | round 19 | tricks 50 50 51 | ${BOTH}`, play: BOTH_PLAYED, then: 'round 20 | turn p2', outcome: null },
  { rule: 'E33', says: 'after round 20 it ends though nobody has reached the target', given: `with target 60 | round 20 | tricks 50 50 51 | ${BOTH}`, play: BOTH_PLAYED, then: 'turn nobody | round 20', outcome: { scores: [52, 50, 51], places: [1, 3, 2] } },
  { rule: 'E33', says: 'and is shared when tied', given: `with target 60 | round 20 | tricks 49 50 51 | ${BOTH}`, play: BOTH_PLAYED, then: 'turn nobody | extra 0', outcome: { scores: [51, 50, 51], places: [1, 3, 1] } },
  { rule: 'E33', says: 'no extra round comes after round 20', given: `with target 50 | round 20 | tricks 49 50 51 | ${BOTH}`, play: BOTH_PLAYED, then: 'turn nobody | round 20 | extra 0', outcome: { scores: [51, 50, 51], places: [1, 3, 1] } },
  { rule: 'E33', says: 'nor a second one', given: `with target 50 | round 20 | extra 1 | tricks 57 59 51 | ${BOTH}`, play: BOTH_PLAYED, then: 'turn nobody | extra 1', outcome: { scores: [59, 59, 51], places: [1, 1, 3] } },
  { rule: 'E33', says: 'extra rounds are counted', given: `with target 50 | round 19 | tricks 57 59 51 | ${BOTH}`, play: BOTH_PLAYED, then: 'round 20 | extra 1', outcome: null },
];

const balance: Row[] = [
  {
    rule: 'E27', says: 'a trick counts in what was set, not in what else the winning card shares',
    given: 'with balance | p1 3rm 1bc 2ba | p2 1bm 5ya 2bs | p3 5rm 2rs 1yc', play: 'p1: play 3rm; p2: play 1bm; p3: play 5rm', then: 'suit 0 0 1 | colour 0 0 0 | number 0 0 0',
  },
  { rule: 'E27', says: 'colour', given: 'with balance | p1 2ra 1ys 2bm | p2 5rc 4ys 3bs | p3 4ra 4bs 4bm', play: 'p1: play 2ra; p2: play 5rc; p3: play 4ra', then: 'suit 0 0 0 | colour 0 0 1 | number 0 0 0' },
  { rule: 'E27', says: 'number', given: 'with balance | p1 2bc 1rs 4bm | p2 2ya 4ra 3ym | p3 5rs 5ra 1yc', play: 'p1: play 2bc; p2: play 2ya; p3: play 5rs', then: 'suit 0 0 0 | colour 0 0 0 | number 0 1 0' },
  { rule: 'E27', says: 'a trick that followed two counts in both', given: 'with balance | p1 3rm 1bc 2ba | p2 5rm 5ya 2bs | p3 1ys 2rs 1yc', play: 'p1: play 3rm; p2: play 5rm; p3: play 1ys', then: 'suit 0 1 0 | colour 0 1 0 | number 0 0 0' },
  { rule: 'E27', says: 'also when the leader wins it', given: 'with balance | p1 3rm 1bc 2ba | p2 3ra 5ya 2bs | p3 5rs 3ys 1yc', play: 'p1: play 3rm; p2: play 3ra; p3: play 5rs', then: 'suit 0 0 0 | colour 1 0 0 | number 1 0 0' },
  { rule: 'E27', says: 'suit and number', given: 'with balance | p1 3rm 1bc 2ba | p2 3ym 5ya 2bs | p3 5rs 4ys 1yc', play: 'p1: play 3rm; p2: play 3ym; p3: play 5rs', then: 'suit 0 1 0 | colour 0 0 0 | number 0 1 0' },
  { rule: 'E30', says: 'a trick that nobody followed counts in none', given: `with balance rounds 3 | ${BOTH}`, play: BOTH_PLAYED, then: 'suit 0 0 0 | colour 0 0 0 | number 0 0 0' },
  { rule: 'E28', says: 'categories add up over the match, the score is the lowest of the three', given: `with balance rounds 3 | round 3 | suit 3 1 4 | colour 5 1 2 | number 2 4 3 | ${ONE_EACH}`, play: ONE_EACH_PLAYED, then: 'suit 3 2 4 | colour 5 2 2 | number 2 4 3', outcome: { scores: [2, 2, 2], places: [1, 3, 2] } },
  { rule: 'E28', says: 'plain tricks do not count in it', given: `with balance rounds 3 | round 3 | tricks 40 1 1 | suit 20 2 1 | colour 20 2 1 | number 0 2 3 | ${BOTH}`, play: BOTH_PLAYED, outcome: { scores: [0, 2, 1], places: [3, 1, 2] } },
  { rule: 'E31', says: 'equal lowest: the middle number decides', given: `with balance rounds 3 | round 3 | suit 2 9 2 | colour 3 2 5 | number 8 2 3 | ${BOTH}`, play: BOTH_PLAYED, outcome: { scores: [2, 2, 2], places: [1, 3, 2] } },
  { rule: 'E31', says: 'equal in two: the highest decides', given: `with balance rounds 3 | round 3 | suit 2 4 6 | colour 3 2 2 | number 4 3 3 | ${BOTH}`, play: BOTH_PLAYED, outcome: { scores: [2, 2, 2], places: [2, 2, 1] } },
  { rule: 'E31', says: 'equal in all three, in whatever categories: shared', given: `with balance rounds 3 | round 3 | suit 2 4 0 | colour 3 2 1 | number 4 3 9 | ${BOTH}`, play: BOTH_PLAYED, outcome: { scores: [2, 2, 0], places: [1, 1, 3] } },
  { rule: 'E31', says: 'tricks won break no tie', given: `with balance rounds 3 | round 3 | tricks 9 30 1 | suit 2 2 0 | colour 2 2 0 | number 2 2 0 | ${BOTH}`, play: BOTH_PLAYED, outcome: { scores: [2, 2, 0], places: [1, 1, 3] } },
  { rule: 'E24', says: 'balance: the target is the lowest category', given: `with balance target 3 | round 2 | tricks 20 20 20 | suit 9 9 2 | colour 9 2 9 | number 2 9 9 | ${BOTH}`, play: BOTH_PLAYED, then: 'round 3 | extra 0', outcome: null },
  { rule: 'E24', says: 'balance: reached', given: `with balance target 3 | round 2 | suit 9 4 2 | colour 9 3 9 | number 2 3 9 | ${BOTH}`, play: BOTH_PLAYED, then: 'turn nobody', outcome: { scores: [2, 3, 2], places: [2, 1, 2] } },
  { rule: 'E32', says: 'a target match may end before three rounds', given: `with balance target 1 | suit 0 0 0 | round 2 | colour 0 0 0 | number 0 1 0 | ${ONE_EACH}`, play: ONE_EACH_PLAYED, then: 'turn nobody | round 2', outcome: { scores: [0, 1, 0], places: [2, 1, 2] } },
  { rule: 'E25', says: 'balance: equal scores that E31 parts are no tie', given: `with balance target 2 | round 2 | suit 2 2 0 | colour 3 2 0 | number 4 4 0 | ${BOTH}`, play: BOTH_PLAYED, then: 'turn nobody | extra 0', outcome: { scores: [2, 2, 0], places: [1, 2, 3] } },
  { rule: 'E25', says: 'balance: equal in all three is', given: `with balance target 2 | round 2 | suit 2 4 0 | colour 3 2 0 | number 4 3 0 | ${BOTH}`, play: BOTH_PLAYED, then: 'round 3 | extra 1', outcome: null },
  { rule: 'E25', says: 'balance: an extra round that brings nobody a category ends in another', given: `with balance target 2 | round 3 | extra 1 | suit 2 4 0 | colour 3 2 0 | number 4 3 0 | ${BOTH}`, play: BOTH_PLAYED, then: 'round 4 | extra 2', outcome: null },
  { rule: 'E33', says: 'balance: round 20 is the last', given: `with balance target 20 | round 20 | suit 9 7 8 | colour 7 8 9 | number 8 9 9 | ${BOTH}`, play: BOTH_PLAYED, then: 'turn nobody', outcome: { scores: [7, 7, 8], places: [2, 2, 1] } },
];

describe('the end of a round', () => rulings(EDDIES_NOTATION, rounds));
describe('a match to a target', () => rulings(EDDIES_NOTATION, targets));
describe('scoring by balance', () => rulings(EDDIES_NOTATION, balance));

describe('places', () => {
  const tally = (suit: number, colour: number, number: number, tricks = 0): Tally => ({ tricks, suit, colour, number });

  test.each<[string, Tally[], number[], number[]]>([
    ['E31 the lowest first, whatever the others', [tally(3, 3, 3), tally(2, 60, 60)], [3, 2], [1, 2]],
    ['E31 the middle before the highest', [tally(2, 60, 3), tally(4, 4, 2)], [2, 2], [2, 1]],
    ['E31 the highest last', [tally(2, 3, 4), tally(5, 3, 2)], [2, 2], [2, 1]],
    ['E31 X9 equal in all share, and the next place stays empty', [tally(2, 3, 4), tally(4, 3, 2), tally(3, 4, 2), tally(1, 9, 9)], [2, 2, 2, 1], [1, 1, 1, 4]],
    ['X9 the same comparison for every place', [tally(1, 2, 9), tally(5, 5, 5), tally(9, 1, 3), tally(2, 1, 9)], [1, 5, 1, 1], [3, 1, 2, 3]],
    ['E31 nothing in a category is nothing', [tally(0, 0, 0), tally(0, 9, 0)], [0, 0], [2, 1]],
  ])('%s', (_says, won, scores, places) => {
    expect(standings(won, 'balance')).toMatchObject({ scores, places });
  });

  test('X9 plain: by tricks alone', () => {
    expect(standings([tally(0, 0, 0, 5), tally(9, 9, 9, 4), tally(1, 1, 1, 5), tally(0, 0, 0, 0)], 'plain')).toMatchObject({ scores: [5, 4, 5, 0], places: [1, 3, 1, 4] });
  });
});

describe('a new round', () => {
  test('X6 X8 all 60 are shuffled anew, and dealt from the new first leader', () => {
    const match = played(EDDIES_NOTATION.set(`with rounds 2 | ${BOTH}`), BOTH_PLAYED);
    expect(match.state.hands.map((hand) => open(hand).length)).toEqual([20, 20, 20]);
    expect(new Set(match.state.hands.flatMap((hand) => open(hand))).size).toBe(60);
    expect(partsOf(EDDIES_NOTATION, match)).toMatchObject({ trick: '-', done: '-', out: '-' });
    expect(movesOf(match, 1)).toHaveLength(20);
  });

  test('X6 within a round nothing is shuffled: no move has any dice to throw, the one that ends the match neither', () => {
    const state = structuredClone(EDDIES_NOTATION.set(`with rounds 1 | ${BOTH}`).state);
    for (let seat = 0; seat < 3; seat++) eddies.apply(state, seat, eddies.legal(state, seat)[0]!, { dice: { below: refused, shuffle: refused }, emit: () => undefined });
    expect(eddies.outcome(state)).not.toBeNull();
  });

  test('E2 short again deals ten', () => {
    const match = played(EDDIES_NOTATION.set(`with rounds 2 short | ${BOTH}`), BOTH_PLAYED);
    expect(partsOf(EDDIES_NOTATION, match, 'p2')).toMatchObject({ p1: '?*10', p3: '?*10', out: '?*30' });
  });
});

describe('X5 the default', () => {
  const position = EDDIES_NOTATION.set('led p1 | trick 3rm | p1 1bc 5ys | p2 1bm 4rc 3ys 5ya 2bs | p3 4ra 2rs 1ym');
  const defaultAt = (n: number): string => eddies.notate(eddies.idle(position.state, 1, diceFor(testSeed(n), 1, 'idle')));

  test('is a legal card, chosen by the dice: each of them comes up, and no other', () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < 300; n++) counts.set(defaultAt(n), (counts.get(defaultAt(n)) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual(['play 1bm', 'play 3ys', 'play 4rc']);
    for (const count of counts.values()) expect(count).toBeGreaterThan(60);
  });

  test('is the same for the same dice', () => {
    expect(defaultAt(5)).toBe(defaultAt(5));
  });
});

function refused(): never {
  throw new Error('dice were thrown');
}

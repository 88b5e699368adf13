import { describe, expect, test } from 'vitest';
import type { Card, Guild } from '../../../shared/cards/mystique.ts';
import { reckon } from '../../../shared/games/guilds/reckon.ts';
import { type Row, rulings } from '../table.ts';
import { GUILDS_NOTATION } from './position.ts';

const hand = (text: string): Card[] => (text === '-' ? [] : text.split(' ')) as Card[];
const reckoned = (...hands: string[]) => reckon(hands.map(hand));
const guildOf = (guild: Guild, ...hands: string[]) => reckoned(...hands).guilds.find((row) => row.guild === guild);

describe('a guild', () => {
  test.each([
    ['G21 the sum of the numbers of that colour and suit', 'ys', ['5ys 3ys 2bs', '4ys 4rm'], [8, 4], 0],
    ['G21 neither the colour nor the suit alone counts', 'ys', ['5ym 5rs 5bs', '1ys'], [0, 1], 1],
    ['G21 one high card against several low ones', 'bc', ['5bc', '1bc 2bc 3bc'], [5, 6], 1],
    ['G22 value 0 never controls', 'ra', ['5ys', '4ys'], [0, 0], null],
    ['G23 a tie for the highest leaves it uncontrolled', 'rm', ['5rm', '4rm 1rm', '3rm'], [5, 5, 3], null],
    ['G23 a tie of all', 'rm', ['5rm', '4rm 1rm', '3rm 2rm'], [5, 5, 5], null],
    ['G23 a tie below the highest changes nothing', 'rm', ['3rm', '5rm', '2rm 1rm'], [3, 5, 3], 1],
    ['G23 a tie at nothing below it changes nothing', 'rm', ['-', '1rm', '-', '5ys'], [0, 1, 0, 0], 1],
  ] as const)('%s', (_rule, guild, hands, values, owner) => {
    expect(guildOf(guild, ...hands)).toMatchObject({ guild, values, owner });
  });

  test('G24 each is worth one point, blue suns two', () => {
    const worths = Object.fromEntries(reckoned('1ys', '1bs').guilds.map(({ guild, worth }) => [guild, worth]));
    expect(worths).toEqual({ ys: 1, rs: 1, bs: 2, ym: 1, rm: 1, bm: 1, ya: 1, ra: 1, ba: 1, yc: 1, rc: 1, bc: 1 });
  });
});

describe('points and places', () => {
  test.each([
    ['worked example 1', ['5ys 3ys 2bs', '4ys 4rm'], [3, 1], [1, 2]],
    ['worked example 2: blue suns 4–4 and nobody else', ['4bs', '3bs 1bs'], [0, 0], [1, 2]],
    ['worked example 4: equal points, hands of 9 and 8', ['1ys 2ys 3ys 4ys 5ys 1rs 2rs 3rs 4rs', '1bm 2bm 3bm 4bm 5bm 1ba 2ba 3ba'], [2, 2], [2, 1]],
    ['G22 nobody controls what nobody holds: thirteen points are not given away', ['1ys', '1rc 2rc'], [1, 1], [1, 2]],
    ['G23 the point of a tied guild goes to nobody, also not to the third', ['5rm', '4rm 1rm', '3rm'], [0, 0, 0], [1, 3, 1]],
    ['G24 blue suns alone outweigh one guild', ['1bs', '5ys'], [2, 1], [1, 2]],
    ['G24 all guilds together are thirteen points', ['1ys 1rs 1bs 1ym 1rm 1bm 1ya 1ra 1ba 1yc 1rc 1bc', '-'], [13, 0], [1, 2]],
    ['G25 a tie for first goes to the fewest cards', ['5ys 4ys', '5rs'], [1, 1], [2, 1]],
    ['G25 points come before cards', ['5ys 4ys 1rm', '5rs'], [2, 1], [1, 2]],
    ['G26 still tied: a shared first place', ['5ys', '5rs'], [1, 1], [1, 1]],
    ['G26 X9 shared by three, the fourth is fourth', ['5ys', '5rs', '5ym', '1ym'], [1, 1, 1, 0], [1, 1, 1, 4]],
    ['X9 two share the first place and the second stays empty', ['5ys', '5rs', '1rs'], [1, 1, 0], [1, 1, 3]],
    ['X9 later places by the same comparison: points, then fewest cards', ['5ys 5rs', '5ym 1rm 3ys', '5rc', '1ys'], [2, 2, 1, 0], [1, 2, 3, 4]],
    ['X9 two share the second place and the third stays empty', ['5ys 5bs', '5rs', '5ym', '4ym 1ys'], [3, 1, 1, 0], [1, 2, 2, 4]],
    ['X9 fewest cards parts seats without points as well', ['5ys', '1ys 2ys', '3ys'], [1, 0, 0], [1, 3, 2]],
  ])('%s', (_rule, hands, scores, places) => {
    expect(reckoned(...hands)).toMatchObject({ scores, places, cards: hands.map((text) => hand(text).length) });
  });
});

const played: Row[] = [
  { rule: 'worked example 1', says: 'A 3, B 1, at the end of a game', given: 'p1 5ys 3ys | p2 4ys 4rm | deck 2bs', play: 'p1: draw', outcome: { scores: [3, 1], places: [1, 2] } },
  { rule: 'worked example 2', says: 'blue suns 4–4: nobody scores them', given: 'p1 3bs | p2 4bs | deck 1bs', play: 'p1: draw', outcome: { scores: [0, 0], places: [2, 1] } },
  { rule: 'worked example 3', says: 'two cards left, a 5: one or two', given: 'p1 5ys | p2 4ys | deck *2', legal: { p1: 'draw; buy 5ys deck 1; buy 5ys deck 2' } },
  { rule: 'worked example 3', says: 'with two the game is over', given: 'p1 5ys | p2 4ys | deck 1bc 1ra', play: 'p1: buy 5ys deck 2', then: 'turn nobody | deck -', legal: { p1: '', p2: '' }, outcome: { scores: [2, 1], places: [1, 2] } },
  { rule: 'worked example 3', says: 'with one it is not', given: 'p1 5ys | p2 4ys | deck 1bc 1ra', play: 'p1: buy 5ys deck 1', then: 'turn p2 | deck 1bc', outcome: null },
  {
    rule: 'worked example 4', says: 'equal points, nine cards against eight', given: 'p1 1ys 2ys 3ys 4ys 5ys 1rs 2rs 3rs | p2 1bm 2bm 3bm 4bm 5bm 1ba 2ba 3ba | deck 4rs',
    play: 'p1: draw', outcome: { scores: [2, 2], places: [2, 1] },
  },
  { rule: 'G26', says: 'points and cards equal: both are first', given: 'p1 5ys | p2 1rm 2rm | deck 1ys', play: 'p1: draw', outcome: { scores: [1, 1], places: [1, 1] } },
];

describe('at the end of a game', () => rulings(GUILDS_NOTATION, played));

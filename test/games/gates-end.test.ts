import { describe } from 'vitest';
import { GATES_NOTATION } from './gates-position.ts';
import { type Row, rulings } from './table.ts';

/** Whole turns of three sweeps. */
const turns = (...seats: string[]): string => seats.flatMap((seat) => [1, 2, 3].map(() => `${seat}: sweep`)).join('; ');

const TEN = 'g-8888 g-8888';
const LAST = 'round 4 | end power p1 4 | left 1';

const end: Row[] = [
  {
    rule: 'end', says: '12 power set the end: this round is finished, then one more',
    given: `round 3 | p1 8 8 | p1.a g-88 | p1.has ${TEN} | p3 -`, play: 'p1: activate a with 8 8',
    then: 'end power p1 4 | p1.power 12 | turn p1 | left 2', outcome: null,
    told: { nobody: 'p1 activated g-88 on a with 8 8 diamonds -, power 10 to 12, earned 0; set by power of p1, last 4' },
  },
  {
    rule: 'end', says: '11 do not', given: `round 3 | p1 2 2 | p1.a g-pair | p1.has ${TEN}`, play: 'p1: activate a with 2 2',
    then: 'end - | p1.power 11',
  },
  {
    rule: 'end', says: 'more than 12 do', given: `round 3 | p1 7 7 7 7 | p1.a g-7777 | p1.has ${TEN}`, play: 'p1: activate a with 7 7 7 7',
    then: 'end power p1 4 | p1.power 14',
  },
  {
    rule: 'end', says: 'the others still have this round and all the next', given: `round 3 | p1 8 8 | p1.a g-88 | p1.has ${TEN} | left 1`,
    play: `p1: activate a with 8 8; ${turns('p2', 'p1')}`, then: 'turn p2 | round 4', outcome: null,
  },
  {
    rule: 'end', says: 'until the player before the starting player has played',
    given: `round 3 | p1 8 8 | p1.a g-88 | p1.has ${TEN} | left 1`, play: `p1: activate a with 8 8; ${turns('p2', 'p1', 'p2')}`,
    then: 'turn nobody | phase over', outcome: { scores: [12, 0], places: [1, 2] },
  },
  {
    rule: 'end', says: 'set by the last seat: one full round, no more',
    given: `round 3 | turn p2 | p2 8 8 | p2.a g-88 | p2.has ${TEN} | left 1`, play: `p2: activate a with 8 8; ${turns('p1', 'p2')}`,
    then: 'turn nobody', outcome: { scores: [0, 12], places: [2, 1] },
  },
  {
    rule: 'end', says: 'set by it, it is told', given: `round 3 | turn p2 | p2 8 8 | p2.a g-88 | p2.has ${TEN} | left 2`,
    play: 'p2: activate a with 8 8', then: 'end power p2 4 | turn p2',
  },
  {
    rule: 'end', says: 'by a neighbour’s wisp', given: `round 3 | p1 3 3 3 | p2.a r-wisp-36 | p1.has ${TEN}`,
    play: 'p1: activate p2.a with 3 3 3', then: 'end power p1 4',
  },
  {
    rule: 'R39', says: 'reaching 12 again extends nothing',
    given: `round 3 | end power p1 4 | turn p2 | p2 8 8 | p2.a g-88 | p2.has ${TEN} | p1.has ${TEN} g-88`, play: 'p2: activate a with 8 8',
    then: 'end power p1 4 | p2.power 12',
  },
  {
    rule: 'R39', says: 'nor in the last round', given: `${LAST} | turn p2 | p2 8 8 | p2.a g-88 | p2.has ${TEN} | p1.has ${TEN} g-88`,
    play: 'p2: activate a with 8 8', then: 'turn nobody', outcome: { scores: [12, 12], places: [1, 1] },
  },
  {
    rule: 'R39', says: 'the one who set the end may be overtaken',
    given: `${LAST} | turn p2 | p2 7 7 7 7 | p2.a g-7777 | p2.has ${TEN} | p1.has ${TEN} g-88`, play: 'p2: activate a with 7 7 7 7',
    then: 'turn nobody', outcome: { scores: [12, 14], places: [2, 1] },
  },
  {
    rule: 'end', says: 'the hand limit holds after the very last turn too', given: `${LAST} | turn p2 | p2 1 1 1 1 1 | p1.has ${TEN} g-88`,
    play: 'p2: pearl 1', legal: { p2: 'discard 1; discard 8', p1: '' }, outcome: null,
  },
  {
    rule: 'end', says: 'then it is over', given: `${LAST} | turn p2 | p2 1 1 1 1 1 | p1.has ${TEN} g-88`,
    play: 'p2: pearl 1; p2: discard 1', then: 'turn nobody | phase over', outcome: { scores: [12, 0], places: [1, 2] },
  },
  {
    rule: 'end', says: 'the end window opens in the last turn too', given: `${LAST} | turn p2 | p2 2 | p2.has b-trade | p1.has ${TEN} g-88`,
    play: 'p2: sweep; p2: trade', then: 'turn nobody | p2.gems g-7777', outcome: { scores: [12, 0], places: [1, 2] },
  },
  {
    rule: 'end', says: 'a tie goes by unspent diamonds', given: `${LAST} | turn p2 | p1.has g-8888 | p2.has g-8888 | p2.gems g-pair`,
    play: 'p2: sweep', outcome: { scores: [5, 5], places: [2, 1] },
  },
  {
    rule: 'end', says: 'power before diamonds', given: `${LAST} | turn p2 | p1.has g-8888 | p2.has g-7777 | p2.gems g-pair g-pair g-pair`,
    play: 'p2: sweep', outcome: { scores: [5, 4], places: [1, 2] },
  },
  {
    rule: 'R41', says: 'ties share places', given: `${LAST} | turn p3 | p1.has g-8888 | p2.has g-8888 | p3.has g-7777`, play: 'p3: sweep',
    outcome: { scores: [5, 5, 4], places: [1, 1, 3] },
  },
  {
    rule: 'R41', says: 'all places go by power, then diamonds',
    given: `${LAST} | turn p5 | p1.has g-pair | p2.has g-8888 | p3.has g-pair | p4.has g-7777 | p5.has g-pair | p3.gems g-88 g-88 | p5.gems g-88`,
    play: 'p5: sweep', outcome: { scores: [1, 5, 1, 4, 1], places: [5, 1, 3, 2, 4] },
  },
  {
    rule: 'R41', says: 'also places behind the first are shared',
    given: `${LAST} | turn p4 | p1.has g-pair | p2.has g-8888 | p3.has g-pair | p4 -`, play: 'p4: sweep',
    outcome: { scores: [1, 5, 1, 0], places: [2, 1, 2, 4] },
  },
  {
    rule: 'R41', says: 'a round’s end and the game’s are told with power and diamonds',
    given: `${LAST} | turn p2 | p1.has g-8888 | p2.has g-8888 | p2.gems g-pair`, play: 'p2: sweep',
    told: { nobody: 'p2 swept 8 8 7 7 for 6 6 6 6; round 4 over, power 5 5, diamonds 0 1; ended, p2 with 5 and 1' },
  },
  {
    rule: 'R41', says: 'every round is told', given: 'round 2 | turn p2 | left 1 | p1.has g-8888 | p2.gems g-pair', play: 'p2: sweep',
    told: { p1: 'p2 swept 8 8 7 7 for 6 6 6 6; round 2 over, power 5 0, diamonds 0 1' }, then: 'round 3 | turn p1',
  },
  {
    rule: 'R41', says: 'public: rows, portals, activated cards, power, sizes, discards',
    given: 'p1 1 2 | p2 3 | p1.a g-pair | p1.has b-peek | p2.gems g-88 g-88 | spent 1 2 | out g-quad',
    sees: {
      nobody: 'row 8 8 7 7 | open g-quad g-8888 | p1.a g-pair | p1.b - | p1.has b-peek | p1.power 1 | p2.gems ?*2 | p1 ?*2 | p2 ?*1 | pearls ?*12 | pile ?*5 | spent 1 2 | out g-quad',
      p1: 'p1 1 2 | p2 ?*1 | p2.gems ?*2 | pearls ?*12 | pile ?*5', p2: 'p1 ?*2 | p2 3 | p2.gems ?*2',
      everyone: 'p1 1 2 | p2 3 | p2.gems g-88 g-88 | pile g-6688 g-6688 g-6688 g-7777 g-7777',
    },
  },
  {
    rule: 'R46', says: 'nobody has 12 when round 100 ends: round 101 is the last', given: 'round 100 | turn p2 | left 1', play: 'p2: sweep',
    then: 'round 101 | turn p1 | end rounds 101', outcome: null,
    told: { nobody: 'p2 swept 8 8 7 7 for 6 6 6 6; round 100 over, power 0 0, diamonds 0 0; set by rounds, last 101' },
  },
  { rule: 'R46', says: 'not a round before', given: 'round 99 | turn p2 | left 1', play: 'p2: sweep', then: 'round 100 | turn p1 | end -' },
  {
    rule: 'R46', says: 'nor before the round has ended', given: 'round 100 | turn p1 | left 1', play: 'p1: sweep',
    then: 'round 100 | turn p2 | end -',
  },
  {
    rule: 'R46', says: 'after round 101 it is over, and the most power wins, below 12 too',
    given: 'round 100 | turn p2 | left 1 | p2.has g-pair', play: `p2: sweep; ${turns('p1', 'p2')}`, then: 'turn nobody',
    outcome: { scores: [0, 1], places: [2, 1] },
  },
  {
    rule: 'R46', says: '12 power in round 100', given: `round 100 | p1 8 8 | p1.a g-88 | p1.has ${TEN} | left 1`,
    play: `p1: activate a with 8 8; ${turns('p2')}`, then: 'end power p1 101 | round 101 | turn p1',
  },
  {
    rule: 'R46', says: '12 power in round 101 extend nothing',
    given: `round 101 | end rounds 101 | p1 8 8 | p1.a g-88 | p1.has ${TEN} | left 1`, play: `p1: activate a with 8 8; ${turns('p2')}`,
    then: 'turn nobody', outcome: { scores: [12, 0], places: [1, 2] },
  },
  {
    rule: 'R46', says: 'no character left in pile, discard, row and portals: the end is set',
    given: 'round 7 | open - - | pile - | p1 2 2 | p1.a g-pair | p2.gems g-88', play: 'p1: activate a with 2 2',
    then: 'end characters 8 | turn p1 | left 2', outcome: null,
    told: { nobody: 'p1 activated g-pair on a with 2 2 diamonds -, power 0 to 1, earned 0; set by characters, last 8' },
  },
  {
    rule: 'R46', says: 'by the last action of a round: one more round, not two',
    given: 'round 7 | turn p2 | left 1 | open - - | pile - | p2 2 2 | p2.a g-pair', play: 'p2: activate a with 2 2',
    then: 'end characters 8 | turn p1 | round 8',
  },
  {
    rule: 'R46', says: 'while a red choice waits too', given: 'round 7 | open - - | pile - | p1 5 6 7 | p2 1 | p1.a r-look',
    play: 'p1: activate a with 5 6 7', then: 'end characters 8 | phase look',
  },
  {
    rule: 'R46', says: 'a banished card comes back, so it is not the end',
    given: 'round 7 | open - - | pile - | p1 1 1 5 | p1.a r-banish | p2.a g-88', play: 'p1: activate a with 1 1 5; p1: banish p2.a',
    then: 'end - | open g-88 -',
  },
  {
    rule: 'R46', says: 'one on a portal is one left', given: 'round 7 | open - - | pile - | p1 2 2 | p1.a g-pair | p2.a g-88',
    play: 'p1: activate a with 2 2', then: 'end -',
  },
  {
    rule: 'R46', says: 'one in the row too', given: 'round 7 | open - g-88 | pile - | p1 2 2 | p1.a g-pair',
    play: 'p1: activate a with 2 2', then: 'end -',
  },
  {
    rule: 'R46', says: 'diamonds spent bring some back', given: 'round 7 | open - - | pile - | p1 2 3 | p1.a g-pair | p1.gems g-88',
    play: 'p1: activate a with 2 3 diamonds 1', then: 'end - | open g-88 -',
  },
  {
    rule: 'R46', says: 'nor does a red ability without a target change that',
    given: 'round 7 | open - - | pile - | p1 1 1 5 | p1.a r-banish', play: 'p1: activate a with 1 1 5',
    then: 'end characters 8 | phase actions',
  },
  {
    rule: 'R46', says: 'diamonds that come back later change nothing',
    given: 'round 8 | end characters 8 | turn p2 | open - - | pile - | p2.has g-pair | left 1', play: 'p2: sweep', then: 'turn nobody',
    outcome: { scores: [0, 1], places: [2, 1] },
  },
  {
    rule: 'R46', says: 'nor does 12 power after that',
    given: `round 8 | end characters 8 | open - - | pile - | p1 3 3 3 | p2.a r-wisp-36 | p1.has ${TEN}`,
    play: 'p1: activate p2.a with 3 3 3', then: 'end characters 8 | p1.power 13',
  },
];

const idle: Row[] = [
  { rule: 'X5', says: 'pearl deck for each action', given: 'p1 8 8 | p1.a g-88 | p1.has b-peek b-trade', idle: 'pearl deck' },
  { rule: 'X5', says: 'between actions too', given: 'p1 8 8 | p1.a g-88 | left 1', idle: 'pearl deck' },
  { rule: 'X5', says: 'end', given: 'p1 2 8 | p1.has b-trade b-redraw | left 0 | phase end', idle: 'end' },
  { rule: 'X5', says: 'discard the highest value', given: 'p1 1 2 3 4 5 8 | left 0 | phase limit', idle: 'discard 8' },
  {
    rule: 'X5', says: 'look: the first possible seat after the own one',
    given: 'turn p2 | phase look | p1 1 | p2 8 | p3 2 | p4 3 | paid 5 6 7 | p2.has r-look', idle: 'look p3',
  },
  {
    rule: 'X5', says: 'look: past a seat without a card, round the table',
    given: 'turn p2 | phase look | p1 1 | p2 8 | p3 - | paid 5 6 7 | p2.has r-look', idle: 'look p1',
  },
  { rule: 'X5', says: 'steal the highest', given: 'phase steal | victim p2 | p2 1 3 7 | paid 5 6 7 | p1.has r-look', idle: 'steal 7' },
  {
    rule: 'X5', says: 'banish: the first possible seat after the own one, a first',
    given: 'turn p2 | phase banish | p1.a g-pair | p3.a g-88 | p3.b g-quad | paid 1 1 5 | p2.has r-banish', idle: 'banish p3.a',
  },
  {
    rule: 'X5', says: 'banish: b when there is no other',
    given: 'turn p2 | phase banish | p1.a g-pair | p3.b g-quad | paid 1 1 5 | p2.has r-banish', idle: 'banish p3.b',
  },
  {
    rule: 'X5', says: 'banish: round the table', given: 'turn p2 | phase banish | p1.a g-pair | p3 - | paid 1 1 5 | p2.has r-banish',
    idle: 'banish p1.a',
  },
  { rule: 'X5', says: 'recover the highest', given: 'phase recover | paid 3 4 5 | p1.has r-recover', idle: 'recover 5' },
];

describe('the end', () => rulings(GATES_NOTATION, end));
describe('when time runs out', () => rulings(GATES_NOTATION, idle));

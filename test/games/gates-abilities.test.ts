import { describe } from 'vitest';
import { GATES_NOTATION } from './gates-position.ts';
import { type Row, rulings } from './table.ts';

const activation: Row[] = [
  {
    rule: 'activation', says: 'pearls to the discard, the card to the activated ones, its power counts, one action',
    given: 'p1 1 8 8 | p1.a g-88 | p1.has b-peek', play: 'p1: activate a with 8 8',
    then: 'p1 1 | spent 8 8 | p1.a - | p1.has b-peek g-88 | p1.power 3 | left 2 | turn p1 | phase actions',
    told: { nobody: 'p1 activated g-88 on a with 8 8 diamonds -, power 1 to 3, earned 0' },
  },
  {
    rule: 'activation', says: 'diamonds are earned from the top of the pile, face down',
    given: 'p1 1 2 3 4 | p1.a g-1234 | p1.gems g-pair | pile g-triple b-peek g-quad', play: 'p1: activate a with 1 2 3 4',
    then: 'p1.gems g-pair g-quad b-peek | pile g-triple | p1.power 1', sees: { p1: 'p1.gems ?*3', p2: 'p1.gems ?*3' },
  },
  {
    rule: 'activation', says: 'diamonds spent first, then those earned',
    given: 'p1 3 5 6 | p1.a b-minus | p1.gems g-pair | pile g-triple g-quad', play: 'p1: activate a with 3 5 6 diamonds 1',
    then: 'p1.gems g-quad | out g-pair | pile g-triple',
    told: { nobody: 'p1 activated b-minus on a with 3 5 6 diamonds g-pair, power 0 to 1, earned 1' },
  },
  {
    rule: 'activation', says: 'of two equal values the one without the symbol', given: 'p1 3 3r 5 7 | p1.a b-minus',
    play: 'p1: activate a with 3 5 7', then: 'p1 3r | spent 3 5 7',
  },
  {
    rule: 'activation', says: 'the one with the symbol when there is no other', given: 'p1 3r 5 7 | p1.a b-minus',
    play: 'p1: activate a with 3 5 7', then: 'p1 - | spent 3r 5 7',
  },
  {
    rule: 'activation', says: 'virtual pearls alone are one action', given: 'p1 7 | p1.a b-trade | p1.has b-virtual-2',
    play: 'p1: activate a with nothing', then: 'p1 7 | left 2 | spent - | p1.has b-virtual-2 b-trade',
  },
  {
    rule: 'activation', says: 'they join every activation again', given: 'p1 2 2 | p1.a g-pair | p1.b g-pair | p1.has b-virtual-2',
    play: 'p1: activate a with 2; p1: activate b with 2', then: 'p1 - | p1.power 3',
  },
  { rule: 'activation', says: 'from b too', given: 'p1 8 8 | p1.b g-88', play: 'p1: activate b with 8 8', then: 'p1.b - | p1.has g-88' },
  { rule: 'activation', says: 'not from another’s portal', given: 'p1 8 8 | p2.a g-88', cannot: 'p1: activate p2.a with 8 8' },
  {
    rule: 'activation', says: 'an own card is not named with its seat', given: 'p1 8 8 | p1.a g-88',
    cannot: 'p1: activate p1.a with 8 8; p1: activate a with 8; p1: activate a',
  },
  {
    rule: 'activation', says: 'a card activated helps the next', given: 'p1 1 2 8 | p1.a b-virtual-8 | p1.b g-88',
    play: 'p1: activate a with 1 2; p1: activate b with 8', then: 'p1.power 2',
  },
];

const blue: Row[] = [
  {
    rule: 'R21', says: 'an action more, now', given: 'p1 4 5 6 7 8 | p1.a b-extra | left 1', play: 'p1: activate a with 4 5 6 7 8',
    then: 'turn p1 | left 1 | p1.has b-extra',
    told: { nobody: 'p1 activated b-extra on a with 4 5 6 7 8 diamonds -, power 0 to 1, earned 0; p1 has 1 more by b-extra' },
  },
  { rule: 'R21', says: 'and in each turn', given: 'p2.has b-extra | left 1', play: 'p1: sweep', then: 'turn p2 | left 4' },
  {
    rule: 'limit', says: 'one card more at once', given: 'p1 1 2 3 4 5 6 8 | p1.a b-limit | left 1', play: 'p1: activate a with 4 6',
    then: 'turn p2 | p1 1 2 3 5 8',
  },
  {
    rule: 'limit', says: 'counted in this very turn', given: 'p1 1 1 1 1 1 1 4 6 | p1.a b-limit | left 1', play: 'p1: activate a with 4 6',
    then: 'turn p2 | p1 1 1 1 1 1 1',
  },
  {
    rule: 'R24', says: 'they change places: no refill, no symbol',
    given: 'p1.a g-pair | p1.b g-88 | p1.has b-exchange | open b-peek b-trade', play: 'p1: exchange b with 1',
    then: 'p1.a g-pair | p1.b b-peek | open g-88 b-trade | out - | left 3', told: { nobody: 'p1 exchanged g-88 on b for b-peek on 1' },
  },
  {
    rule: 'R24', says: 'not without an own card', given: 'p1.has b-exchange | p2.a g-pair',
    cannot: 'p1: exchange a with 1; p1: exchange b with 1; p1: exchange a with 2',
  },
  {
    rule: 'R24', says: 'every pair there is', given: 'p1.a g-pair | p1.b g-88 | p1.has b-exchange',
    can: 'p1: exchange a with 1; p1: exchange a with 2; p1: exchange b with 1; p1: exchange b with 2',
  },
  {
    rule: 'R24', says: 'the card that came can be activated', given: 'p1 1 8 8 | p1.a g-pair | p1.has b-exchange | open g-88 g-quad',
    play: 'p1: exchange a with 1; p1: activate a with 8 8', then: 'p1.power 4',
  },
  {
    rule: 'R25', says: 'the top is shown to whoever peeked', given: 'p3 - | p1.has b-peek | pile g-88 b-trade', play: 'p1: peek',
    then: 'left 3 | pile g-88 b-trade', sees: { p1: 'peeked b-trade | pile ?*2', p2: 'peeked ? | pile ?*2', nobody: 'peeked ?' },
    told: { p1: 'p1 peeked at ?', p2: 'p1 peeked at ?', nobody: 'p1 peeked at ?' },
  },
  {
    rule: 'R25', says: 'while it is on top, in others’ turns too', given: 'p3 - | p1.has b-peek | pile g-88 b-trade',
    play: 'p1: peek; p1: sweep; p1: sweep; p1: sweep; p2: sweep', sees: { p1: 'peeked b-trade', p2: 'peeked ?' },
  },
  {
    rule: 'R25', says: 'to each that did', given: 'turn p2 | p3 - | p2.has b-peek | pile g-88 b-trade | peeked b-trade p1',
    play: 'p2: peek', sees: { p1: 'peeked b-trade | peekers p1 p2', p2: 'peeked b-trade', p3: 'peeked ? | peekers p1 p2' },
  },
  {
    rule: 'R25', says: 'no longer once it is placed', given: 'p1.has b-peek | pile g-88 b-trade', play: 'p1: peek; p1: place deck',
    then: 'peeked -', sees: { p1: 'pile ?*1' },
  },
  { rule: 'R25', says: 'or came up', given: 'p1.has b-peek | pile g-88 b-trade', play: 'p1: peek; p1: place 1', then: 'peeked -' },
  {
    rule: 'R25', says: 'or is a diamond', given: 'p1 2 | p1.has b-peek b-trade | pile g-88 b-trade', play: 'p1: peek; p1: trade',
    then: 'peeked - | p1.gems b-trade', sees: { p1: 'p1.gems ?*1 | pile ?*1' },
  },
  {
    rule: 'R25', says: 'or was earned by another', given: 'turn p2 | p2 2 | p2.a b-trade | pile g-88 b-peek | peeked b-peek p1',
    play: 'p2: activate a with 2', then: 'peeked - | p2.gems b-peek', sees: { p1: 'p2.gems ?*1 | pile ?*1' },
  },
  {
    rule: 'R25', says: 'or went in a renewal', given: 'p1.has b-peek | pile g-88 g-pair b-trade | pearls 1 3r',
    play: 'p1: peek; p1: pearl 1', then: 'peeked - | open b-trade g-pair',
  },
  {
    rule: 'R25', says: 'others’ moves of pearls leave it', given: 'turn p2 | peeked g-7777 p1', play: 'p2: pearl deck',
    sees: { p1: 'peeked g-7777', p2: 'peeked ?' },
  },
];

describe('activating', () => rulings(GATES_NOTATION, activation));
describe('blue abilities', () => rulings(GATES_NOTATION, blue));

import { describe, expect, test } from 'vitest';
import { shuffledBy, wordsBy } from '../engine/words.ts';
import { GATES_NOTATION } from './gates-position.ts';
import { testSeed } from './playout.ts';
import { partsOf, played, type Row, rulings, toldTo } from './table.ts';

/** A discard, bottom to top, as the dice of move n shuffle it into a pile; then what they shuffle next. */
function reshuffled(n: number, ...discards: string[]): string[] {
  const words = wordsBy(testSeed(0), [n, ...Array.from({ length: 11 }, () => 0)], 400);
  return discards.map((discard) => shuffledBy(words, discard.split(' ')).join(' '));
}

/** The same, by the card on top first. */
const fromTop = (n: number, discard: string): string[] => reshuffled(n, discard)[0]!.split(' ').reverse();

const [five] = reshuffled(1, '8 7 1 5 2');
const swept = fromTop(1, '7 8 4 1 3 2');
const redrawn = fromTop(1, '7 1 3 3r 5');
const [banned] = reshuffled(1, 'g-triple g-pair');
const renewed = fromTop(1, 'g-pair g-88 g-quad');
const both = fromTop(1, 'g-88 g-quad');

const renewal: Row[] = [
  {
    rule: 'renewal', says: 'a symbol that comes up in the row: two new characters, at once',
    given: 'row 1 2 4 6 | pearls 8 3r | open g-88 g-quad | pile g-triple g-pair b-peek', play: 'p1: pearl 2',
    then: 'row 1 3r 4 6 | p1 2 | open b-peek g-pair | out g-88 g-quad | pile g-triple | left 2 | turn p1',
    told: { nobody: 'p1 took 2 from 2, next 3r; renewed by 3r, g-88 g-quad for b-peek g-pair' },
  },
  {
    rule: 'renewal', says: 'each of the three symbols',
    given: 'row 1 2 4 6 | pearls 8 4r 5r | open g-88 g-quad | pile g-odd g-triple g-pair b-trade b-extra', play: 'p1: pearl 2; p1: pearl 1',
    then: 'row 4r 5r 4 6 | open g-pair g-triple | out g-88 g-quad b-extra b-trade',
  },
  {
    rule: 'renewal', says: 'no symbol, no renewal', given: 'row 1 2 4 6 | pearls 8 3 | open g-88 g-quad', play: 'p1: pearl 2',
    then: 'row 1 3 4 6 | open g-88 g-quad | out -',
  },
  {
    rule: 'renewal', says: 'taking the symbol away does nothing', given: 'row 1 3r 4 6 | open g-88 g-quad', play: 'p1: pearl 2',
    then: 'p1 3r | row 1 6 4 6 | open g-88 g-quad | out -',
  },
  {
    rule: 'renewal', says: 'nor does a blind one', given: 'pearls 8 3r | open g-88 g-quad', play: 'p1: pearl deck',
    then: 'p1 3r | open g-88 g-quad | out -',
  },
  {
    rule: 'renewal', says: 'nor one redrawn', given: 'p1 1 2 | p1.has b-redraw | left 0 | phase end | pearls 8 4r 3r | open g-88 g-quad',
    play: 'p1: redraw', then: 'p1 3r 4r | open g-88 g-quad | out -',
  },
  {
    rule: 'renewal', says: 'nor one paid or discarded', given: 'p1 3 3r | p1.a g-pair | open g-88 g-quad', play: 'p1: activate a with 3 3',
    then: 'spent 3 3r | open g-88 g-quad | out -',
  },
  {
    rule: 'renewal', says: 'of a replacement all four are revealed first, and several symbols are one renewal',
    given: 'row 1 2 4 6 | pearls 8 5r 1 4r 3r | open g-88 g-quad | pile g-triple g-pair b-peek', play: 'p1: sweep',
    then: 'row 3r 4r 1 5r | open b-peek g-pair | out g-88 g-quad | pile g-triple | spent 1 2 4 6',
    told: { nobody: 'p1 swept 1 2 4 6 for 3r 4r 1 5r; renewed by 3r 4r 5r, g-88 g-quad for b-peek g-pair' },
  },
  {
    rule: 'renewal', says: 'a symbol swept away does nothing', given: 'row 3r 4r 5r 6 | pearls 8 1 2 3 4 | open g-88 g-quad',
    play: 'p1: sweep', then: 'row 4 3 2 1 | spent 3r 4r 5r 6 | open g-88 g-quad',
  },
  {
    rule: 'renewal', says: 'portals are not touched', given: 'row 1 2 4 6 | pearls 8 3r | p1.a g-7777 | p2.b g-6688', play: 'p1: pearl 2',
    then: 'p1.a g-7777 | p2.b g-6688 | out g-quad g-8888',
  },
  {
    rule: 'renewal', says: 'before the next move: what came up can be placed',
    given: 'row 1 2 4 6 | pearls 8 3r | open g-88 g-quad | pile g-triple g-pair b-peek', play: 'p1: pearl 2; p1: place 1',
    then: 'p1.a b-peek',
  },
];

const piles: Row[] = [
  {
    rule: 'R4', says: 'the last pearl drawn: the discard is shuffled at once', given: 'pearls 4 | spent 8 7 1 5 2', play: 'p1: pearl deck',
    then: `p1 4 | pearls ${five} | spent -`, sees: { p2: 'pearls ?*5' },
  },
  { rule: 'R4', says: 'not before', given: 'pearls 6 4 | spent 8 7 1 5 2', play: 'p1: pearl deck', then: 'pearls 6 | spent 8 7 1 5 2' },
  {
    rule: 'R4', says: 'a refill that was the last one, too', given: 'row 1 2 4 6 | pearls 4 | spent 8 7 1 5 2', play: 'p1: pearl 1',
    then: `row 4 2 4 6 | pearls ${five} | spent -`,
  },
  {
    rule: 'R4', says: 'in the middle of a sweep: all four are in the discard, by place', given: 'row 4 1 3 2 | pearls 5 6 | spent 7 8',
    play: 'p1: sweep', then: `row 6 5 ${swept[0]} ${swept[1]} | pearls ${swept.slice(2).reverse().join(' ')} | spent -`,
  },
  {
    rule: 'R4', says: 'in the middle of a redraw: the whole hand is, by value, the symbol last',
    given: 'p1 1 3 3r 5 | p1.has b-redraw | left 0 | phase end | pearls 8 | spent 7', play: 'p1: redraw',
    then: `p1 ${['8', ...redrawn.slice(0, 3)].sort().join(' ')} | pearls ${redrawn.slice(3).reverse().join(' ')} | spent - | turn p2`,
  },
  {
    rule: 'R4', says: 'a payment is a whole step: by value, the symbol last',
    given: 'p1 5 3r 3 3 | p1.a r-recover | p1.has b-virtual-4 | pearls - | spent -', play: 'p1: activate a with 3 5; p1: recover 5',
    then: 'p1 3 3r 5 | pearls 3 | spent -',
  },
  {
    rule: 'R4', says: 'pearls of a payment on an empty pile become the pile together',
    given: 'p1 8 8 7 7 | p1.a g-7788 | pearls - | spent -', play: 'p1: activate a with 7 7 8 8',
    then: `pearls ${reshuffled(1, '7 7 8 8')[0]} | spent -`,
  },
  {
    rule: 'R4', says: 'the last character of the pile', given: 'open g-88 g-quad | pile b-peek | out g-triple g-pair', play: 'p1: place 1',
    then: `open b-peek g-quad | pile ${banned} | out -`,
  },
  {
    rule: 'R4', says: 'a blind one', given: 'pile b-peek | out g-triple g-pair', play: 'p1: place deck',
    then: `p1.a b-peek | pile ${banned} | out -`,
  },
  {
    rule: 'R4', says: 'a trade', given: 'p1 2 | p1.has b-trade | pile b-peek | out g-triple g-pair', play: 'p1: trade',
    then: `p1.gems b-peek | pile ${banned} | out -`,
  },
  {
    rule: 'R4', says: 'a 2 traded on an empty pile is the pile', given: 'p1 2 | p1.has b-trade | pearls - | spent -', play: 'p1: trade',
    then: 'pearls 2 | spent -',
  },
  {
    rule: 'R4', says: 'in the middle of a renewal: both open ones are in the discard, by place',
    given: 'row 1 2 4 6 | pearls 8 3r | open g-88 g-quad | pile b-peek | out g-pair', play: 'p1: pearl 2',
    then: `open b-peek ${renewed[0]} | pile ${renewed.slice(1).reverse().join(' ')} | out -`,
  },
  {
    rule: 'R4', says: 'in the middle of a reward', given: 'p1 1 2 3 4 | p1.a g-1234 | pile b-peek | out g-pair',
    play: 'p1: activate a with 1 2 3 4', then: 'p1.gems b-peek g-pair | pile - | out -',
  },
  {
    rule: 'R4', says: 'a reward that empties the pile shuffles the discard, in which the diamonds spent are, oldest first',
    given: 'p1 3 5 6 | p1.a b-minus | p1.gems g-pair g-88 b-peek | pile b-trade | out g-quad', play: 'p1: activate a with 3 5 6 diamonds 1',
    then: `p1.gems g-88 b-peek b-trade | pile ${reshuffled(1, 'g-quad g-pair')[0]} | out - | p1.has b-minus`,
  },
  {
    rule: 'R4', says: 'all diamonds of a payment go together',
    given: 'p1 7 7 | p1.a g-88 | p1.gems g-quad g-pair g-triple | pile - | out -', play: 'p1: activate a with 7 7 diamonds 2',
    then: `p1.gems g-triple | pile ${reshuffled(1, 'g-quad g-pair')[0]} | out -`,
  },
  {
    rule: 'R4', says: 'discards above the limit one by one', given: 'p1 1 2 3 4 5 6 7 | left 0 | phase limit | pearls - | spent -',
    play: 'p1: discard 7', then: 'pearls 7 | spent -',
  },
  {
    rule: 'paying', says: 'diamonds are spent oldest first, to the discard, faces shown',
    given: 'p1 7 7 | p1.a g-88 | p1.gems g-quad g-pair g-triple | out b-peek', play: 'p1: activate a with 7 7 diamonds 2',
    then: 'p1.gems g-triple | out b-peek g-quad g-pair', sees: { p2: 'out b-peek g-quad g-pair | p1.gems ?*1' },
  },
  {
    rule: 'R8', says: 'renewal with an empty pile: discard first, reshuffle, reveal',
    given: 'row 1 2 4 6 | pearls 8 3r | open g-88 g-quad | pile - | out -', play: 'p1: pearl 2',
    then: `open ${both.join(' ')} | pile - | out -`,
  },
  {
    rule: 'R8', says: 'with a single character left too', given: 'row 1 2 4 6 | pearls 8 3r | open - g-quad | pile - | out -',
    play: 'p1: pearl 2', then: 'open g-quad - | pile - | out -',
  },
  {
    rule: 'R8', says: 'and with none', given: 'row 1 2 4 6 | pearls 8 3r | open - - | pile - | out - | p1.a g-pair', play: 'p1: pearl 2',
    then: 'open - - | pile - | out - | row 1 3r 4 6',
  },
];

const gaps: Row[] = [
  {
    rule: 'R6', says: 'an open place stays empty', given: 'open g-88 g-quad | pile -', play: 'p1: place 1',
    then: 'open - g-quad | p1.a g-88', can: 'p1: place 2', cannot: 'p1: place 1; p1: place deck',
    told: { nobody: 'p1 placed g-88 from 1, next -, on a' },
  },
  {
    rule: 'R6', says: 'with an empty pile there is no blind placing, judged before the move',
    given: 'open g-88 g-quad | pile - | p1.a g-pair | p1.b g-triple',
    cannot: 'p1: place deck; p1: place deck dropping a; p1: place deck dropping b', can: 'p1: place 1 dropping a',
  },
  { rule: 'R6', says: 'no trade', given: 'p1 2 | p1.has b-trade | pile -', cannot: 'p1: trade' },
  { rule: 'R6', says: 'no peek', given: 'p1.has b-peek | pile -', cannot: 'p1: peek' },
  {
    rule: 'R6', says: 'room made on the portal fills a gap before the move goes on',
    given: 'open - g-quad | pile - | p1.a g-88 | p1.b g-7777', play: 'p1: place 2 dropping a',
    then: 'open g-88 - | p1.a g-quad | p1.b g-7777 | pile - | out -',
  },
  {
    rule: 'R6', says: 'without a gap the one dropped comes up where the other was',
    given: 'open g-pair g-quad | pile - | p1.a g-88 | p1.b g-7777', play: 'p1: place 2 dropping a',
    then: 'open g-pair g-88 | p1.a g-quad | pile - | out -',
  },
  {
    rule: 'R6', says: 'a blind card is drawn after that', given: 'open g-pair g-quad | pile g-triple | p1.a g-88 | p1.b g-7777',
    play: 'p1: place deck dropping a', then: 'p1.a g-triple | pile g-88 | out - | open g-pair g-quad',
  },
  {
    rule: 'R6', says: 'a banished card fills a gap', given: 'open - - | pile - | p1 1 1 5 | p1.a r-banish | p2.a g-88',
    play: 'p1: activate a with 1 1 5; p1: banish p2.a', then: 'open g-88 - | pile - | out - | p2.a -',
  },
  {
    rule: 'R6', says: 'diamonds spent fill gaps, place 1 first, before the reward',
    given: 'open - - | pile - | p1 3 5 6 | p1.a b-minus | p1.gems g-88', play: 'p1: activate a with 3 5 6 diamonds 1',
    then: 'open g-88 - | pile - | p1.gems -',
  },
  {
    rule: 'R6', says: 'two of them fill both', given: 'open - - | pile - | p1 7 7 | p1.a g-88 | p1.gems g-quad g-pair',
    play: 'p1: activate a with 7 7 diamonds 2', then: `open ${fromTop(1, 'g-quad g-pair').join(' ')} | pile - | p1.gems -`,
  },
  {
    rule: 'R6', says: 'not those that are kept', given: 'open - - | pile - | p1 7 7 | p1.a g-88 | p1.gems g-quad g-pair g-88',
    play: 'p1: activate a with 7 7 diamonds 2', then: `open ${fromTop(1, 'g-quad g-pair').join(' ')} | p1.gems g-88`,
  },
  {
    rule: 'R6', says: 'and the reward comes from what is left',
    given: 'open - g-8888 | pile - | p1 3 4 6 | p1.a b-minus | p1.gems g-quad g-pair g-88', play: 'p1: activate a with 3 4 6 diamonds 2',
    then: `open ${fromTop(1, 'g-quad g-pair')[0]} g-8888 | p1.gems g-88 ${fromTop(1, 'g-quad g-pair')[1]} | pile - | out -`,
  },
  {
    rule: 'R6', says: 'a reward gives what there is', given: 'p1 1 2 3 4 | p1.a g-1234 | pile b-peek | out -',
    play: 'p1: activate a with 1 2 3 4', then: 'p1.gems b-peek | pile - | p1.power 1',
  },
  {
    rule: 'R6', says: 'perhaps nothing', given: 'p1 1 2 3 4 | p1.a g-1234 | pile - | out -', play: 'p1: activate a with 1 2 3 4',
    then: 'p1.gems - | pile - | p1.power 1',
  },
  {
    rule: 'R6', says: 'an exchange needs an open card', given: 'open - g-quad | pile - | p1.a g-88 | p1.has b-exchange',
    can: 'p1: exchange a with 2', cannot: 'p1: exchange a with 1',
  },
];

describe('renewal', () => rulings(GATES_NOTATION, renewal));
describe('piles and discards', () => rulings(GATES_NOTATION, piles));
describe('characters that run out', () => rulings(GATES_NOTATION, gaps));

describe('a pile that runs out in a sweep that brings a symbol', () => {
  test('R4 R8 pearls are shuffled first, characters after; both by the dice of the move', () => {
    const match = played(GATES_NOTATION.set('row 4 1 3 2 | pearls 5r 6 | spent 7 8 | open g-88 g-quad | pile g-pair | out -'), 'p1: sweep');
    const [pearls, characters] = reshuffled(1, '7 8 4 1 3 2', 'g-88 g-quad');
    const fresh = pearls!.split(' ').reverse();
    const next = characters!.split(' ').reverse();
    expect(partsOf(GATES_NOTATION, match)).toMatchObject({ row: `6 5r ${fresh[0]} ${fresh[1]}`, open: `g-pair ${next[0]}`, pile: next[1], out: '-', spent: '-' });
    expect(toldTo(GATES_NOTATION, match, 'nobody').filter((line) => line.startsWith('reshuffled'))).toEqual(['reshuffled 6 pearls', 'reshuffled 2 characters']);
  });
});

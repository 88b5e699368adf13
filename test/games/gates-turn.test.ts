import { describe, expect, test } from 'vitest';
import { redact } from '../../shared/engine/secret.ts';
import { GATES_NOTATION } from './gates-position.ts';
import { played, type Row, rulings, toldTo } from './table.ts';

const ALWAYS = 'pearl 1; pearl 2; pearl 3; pearl 4; pearl deck; sweep';

const actions: Row[] = [
  { rule: 'R3', says: 'with nothing at all: pearls and characters, no passing', given: '', legal: { p1: `${ALWAYS}; place 1; place 2; place deck`, p2: '' } },
  { rule: 'R3', says: 'nothing else between actions', given: 'p1 2 7 7 | left 2 | p1.a g-88', legal: { p1: `${ALWAYS}; place 1; place 2; place deck` } },
  { rule: 'R3', says: 'one is always possible, without a single character left', given: 'open - - | pile -', legal: { p1: ALWAYS } },
  {
    rule: 'R1', says: 'a pearl is replaced in its own place', given: 'row 1 2 4 5 | pearls 7 8', play: 'p1: pearl 2', then: 'row 1 8 4 5 | p1 2 | pearls 7 | left 2 | turn p1',
    told: { nobody: 'p1 took 2 from 2, next 8' },
  },
  {
    rule: 'R1', says: 'a character too', given: 'open g-88 g-quad | pile g-pair b-peek', play: 'p1: place 1', then: 'open b-peek g-quad | p1.a g-88 | p1.b - | pile g-pair | left 2',
    told: { nobody: 'p1 placed g-88 from 1, next b-peek, on a' },
  },
  { rule: 'R1', says: 'on the other place too', given: 'open g-88 g-quad | pile g-pair b-peek', play: 'p1: place 2', then: 'open g-88 b-peek | p1.a g-quad | pile g-pair' },
  {
    rule: 'turn', says: 'a blind pearl is seen by its taker alone', given: 'p1 1 | pearls 7 5', play: 'p1: pearl deck', then: 'p1 1 5 | pearls 7 | row 8 8 7 7', sees: { p1: 'p1 1 5 | pearls ?*1', p2: 'p1 ?*2', nobody: 'p1 ?*2 | pearls ?*1' },
    told: { p1: 'p1 drew 5', p2: 'p1 drew ?', nobody: 'p1 drew ?' },
  },
  { rule: 'turn', says: 'hands are kept by value, the symbol last', given: 'p1 3r 5 | row 3 8 8 8', play: 'p1: pearl 1', then: 'p1 3 3r 5' },
  {
    rule: 'turn', says: 'the four open pearls are replaced, place by place', given: 'row 4 1 3 2 | pearls 1 8 7 6 5 | spent 8', play: 'p1: sweep',
    then: 'row 5 6 7 8 | pearls 1 | spent 8 4 1 3 2 | left 2', told: { nobody: 'p1 swept 4 1 3 2 for 5 6 7 8' },
  },
  { rule: 'turn', says: 'a character goes to a, then to b', given: 'open g-88 g-quad', play: 'p1: place 1; p1: place 2', then: 'p1.a g-88 | p1.b g-quad | left 1' },
  { rule: 'turn', says: 'to a when that is free', given: 'p1.b g-pair | open g-88 g-quad', play: 'p1: place 1', then: 'p1.a g-88 | p1.b g-pair' },
  { rule: 'turn', says: 'a blind one lies face up', given: 'pile g-pair b-peek', play: 'p1: place deck', then: 'p1.a b-peek | open g-quad g-8888 | pile g-pair', told: { p2: 'p1 placed b-peek from the deck on a' } },
  { rule: 'turn', says: 'repeats are allowed, and three actions are a turn', given: '', play: 'p1: sweep; p1: sweep; p1: sweep', then: 'turn p2 | left 3 | phase start | round 1' },
  { rule: 'turn', says: 'all of them compulsory', given: '', play: 'p1: sweep; p1: sweep', then: 'turn p1 | left 1', cannot: 'p1: end' },
  { rule: 'turn', says: 'play goes in the order of seats, then the next round begins', given: 'p3 - | turn p3 | left 1', play: 'p3: sweep', then: 'turn p1 | round 2 | left 3' },
  {
    rule: 'R10', says: 'nothing is discarded while a place is free', given: 'p1.b g-pair', legal: { p1: `${ALWAYS}; place 1; place 2; place deck` },
  },
  {
    rule: 'R10', says: 'with both taken something is', given: 'p1.a g-pair | p1.b g-88',
    legal: { p1: `${ALWAYS}; place 1 dropping a; place 1 dropping b; place 2 dropping a; place 2 dropping b; place deck dropping a; place deck dropping b` },
  },
  {
    rule: 'turn', says: 'the new card takes the place of the one discarded', given: 'p1.a g-pair | p1.b g-88 | open b-peek g-quad | pile g-triple b-trade', play: 'p1: place 1 dropping b',
    then: 'p1.a g-pair | p1.b b-peek | open b-trade g-quad | out g-88 | pile g-triple', told: { nobody: 'p1 placed b-peek from 1, next b-trade, on b dropping g-88' },
  },
  {
    rule: 'turn', says: 'before a blind card is seen', given: 'p1.a g-pair | p1.b g-88 | pile g-triple b-trade', play: 'p1: place deck dropping a',
    then: 'p1.a b-trade | p1.b g-88 | out g-pair | pile g-triple', told: { nobody: 'p1 placed b-trade from the deck on a dropping g-pair' },
  },
  { rule: 'R11', says: 'a card may be activated in the turn it was placed', given: 'p1 8 8 | open g-88 g-quad', play: 'p1: place 1; p1: activate a with 8 8', then: 'p1.a - | p1.has g-88 | p1.power 2 | left 1 | spent 8 8' },
  { rule: 'R44', says: 'keepPortal: a full portal is not cleared', given: 'with keepPortal | p1.a g-pair | p1.b g-88', legal: { p1: ALWAYS } },
  { rule: 'R44', says: 'with a free place nothing changes', given: 'with keepPortal | p1.a g-pair', legal: { p1: `${ALWAYS}; place 1; place 2; place deck` } },
  { rule: 'R44', says: 'an activation makes room', given: 'with keepPortal | p1.a g-pair | p1.b g-88 | p1 2 2', play: 'p1: activate a with 2 2', can: 'p1: place 1; p1: place deck', then: 'p1.a -' },
  { rule: 'R44', says: 'nor does a neighbour’s portal matter', given: 'with keepPortal | turn p2 | p1.a g-pair | p1.b g-88', can: 'p2: place 1; p2: place deck' },
];

const limit: Row[] = [
  { rule: 'R28', says: 'the hand may be above its limit during the turn', given: 'p1 1 1 1 1 1 | left 2 | pearls 6 7', play: 'p1: pearl deck', then: 'p1 1 1 1 1 1 7 | turn p1 | phase actions | left 1' },
  { rule: 'limit', says: 'five cards may stay', given: 'p1 1 2 3 4 | left 1', play: 'p1: pearl 1', then: 'turn p2 | p1 1 2 3 4 8' },
  {
    rule: 'limit', says: 'then it is discarded down, one card after another, own choice', given: 'p1 1 3 3r 4 4 8 | left 1 | row 8 1 1 1', play: 'p1: pearl 1',
    legal: { p1: 'discard 1; discard 3; discard 4; discard 8', p2: '' }, then: 'phase limit | turn p1 | left 0',
  },
  {
    rule: 'limit', says: 'the one without the symbol first', given: 'p1 1 3 3r 4 4 8 | left 1 | row 8 1 1 1', play: 'p1: pearl 1; p1: discard 3; p1: discard 1', then: 'p1 3r 4 4 8 8 | spent 3 1 | turn p2',
    told: { nobody: 'p1 took 8 from 1, next 6; p1 discarded 3; p1 discarded 1' },
  },
  { rule: 'limit', says: 'one more for each that says so', given: 'p1 1 2 3 4 5 6 | p1.has b-limit b-limit | left 1', play: 'p1: pearl 1', then: 'turn p2 | p1 1 2 3 4 5 6 8' },
  { rule: 'limit', says: 'and no more', given: 'p1 1 2 3 4 5 6 | p1.has b-limit | left 1', play: 'p1: pearl 1', then: 'turn p1 | phase limit' },
  { rule: 'limit', says: 'others’ abilities help nobody', given: 'p1 1 2 3 4 5 | p2.has b-limit | left 1', play: 'p1: pearl 1', then: 'turn p1 | phase limit' },
  { rule: 'R47', says: 'a single possible discard is asked for', given: 'p1 7 7 7 7 7 | left 1 | row 7 8 8 8', play: 'p1: pearl 1', legal: { p1: 'discard 7' } },
];

const windows: Row[] = [
  { rule: 'start', says: 'peek and exchange, if owned', given: 'p1.has b-peek b-exchange | p1.a g-pair', can: 'p1: peek; p1: exchange a with 1; p1: exchange a with 2', cannot: 'p1: exchange b with 1' },
  { rule: 'start', says: 'not if not', given: 'p2.has b-peek b-exchange | p1.a g-pair | p2.a g-pair', cannot: 'p1: peek; p1: exchange a with 1' },
  { rule: 'start', says: 'each once, in any order', given: 'p1.has b-peek b-exchange | p1.a g-pair', play: 'p1: exchange a with 1', can: 'p1: peek', cannot: 'p1: exchange a with 1; p1: exchange a with 2', then: 'left 3' },
  { rule: 'start', says: 'or the other way round', given: 'p1.has b-peek b-exchange | p1.a g-pair', play: 'p1: peek', can: 'p1: exchange a with 1', cannot: 'p1: peek', then: 'left 3' },
  { rule: 'start', says: 'before the first action', given: 'p1.has b-peek b-exchange | p1.a g-pair', play: 'p1: sweep', cannot: 'p1: peek; p1: exchange a with 1' },
  { rule: 'start', says: 'again in the next turn', given: 'p1.has b-peek | left 1 | used peek', play: 'p1: sweep; p2: sweep; p2: sweep; p2: sweep', can: 'p1: peek' },
  { rule: 'R23', says: 'trade does not close the start window', given: 'p1 2 2 | p1.has b-trade b-peek b-exchange | p1.a g-pair', play: 'p1: trade', can: 'p1: trade; p1: peek; p1: exchange a with 2', then: 'phase start' },
  { rule: 'R23', says: 'only an action does', given: 'p1 2 2 | p1.has b-trade b-peek', play: 'p1: trade; p1: pearl 1', cannot: 'p1: peek' },
  { rule: 'R26', says: 'trade at the start, between actions, at the end', given: 'p1 2 2 2 | p1.has b-trade', play: 'p1: trade; p1: sweep; p1: trade; p1: sweep; p1: sweep', legal: { p1: 'trade; end' }, then: 'p1 2 | p1.gems g-7777 g-7777 | phase end' },
  { rule: 'R26', says: 'a printed 2, nothing else', given: 'p1 1 3 | p1.has b-trade b-minus b-three-any', cannot: 'p1: trade' },
  { rule: 'R26', says: 'not while a red ability waits', given: 'p1 2 5 6 7 | p2 1 | p1.a r-look | p1.has b-trade', play: 'p1: activate a with 5 6 7', legal: { p1: 'look p2' } },
  { rule: 'R26', says: 'nor after the look', given: 'p1 2 5 6 7 | p2 1 | p1.a r-look | p1.has b-trade', play: 'p1: activate a with 5 6 7; p1: look p2', legal: { p1: 'steal 1' } },
  { rule: 'R26', says: 'not in the hand-limit step', given: 'p1 2 2 3 4 5 5 6 | p1.has b-trade | left 0 | phase end', play: 'p1: end', legal: { p1: 'discard 2; discard 3; discard 4; discard 5; discard 6' } },
  {
    rule: 'trade', says: 'the 2 is discarded, the top character is a diamond that nobody sees', given: 'p1 1 2 | p1.has b-trade | p1.gems g-pair | pile g-quad g-88', play: 'p1: trade', then: 'p1 1 | spent 2 | p1.gems g-pair g-88 | pile g-quad | left 3',
    sees: { p1: 'p1.gems ?*2 | pile ?*1', p2: 'p1.gems ?*2', nobody: 'p1.gems ?*2', everyone: 'p1.gems g-pair g-88' }, told: { p1: 'p1 traded', p2: 'p1 traded' },
  },
  { rule: 'end', says: 'the turn ends by itself when nothing can be owned to do', given: 'p1 2 2 | left 1', play: 'p1: sweep', then: 'turn p2' },
  { rule: 'end', says: 'a window for trade without a 2', given: 'p1 1 | p1.has b-trade | left 1', play: 'p1: sweep', legal: { p1: 'end' }, then: 'phase end | turn p1' },
  { rule: 'end', says: 'and with one', given: 'p1 2 | p1.has b-trade | left 1', play: 'p1: sweep', legal: { p1: 'trade; end' } },
  { rule: 'end', says: 'not with an empty hand', given: 'p1.has b-trade b-redraw | left 1', play: 'p1: sweep', then: 'turn p2' },
  { rule: 'end', says: 'not for trade without a character in the pile', given: 'p1 2 | p1.has b-trade | left 1 | pile -', play: 'p1: sweep', then: 'turn p2' },
  { rule: 'end', says: 'a window for redraw', given: 'p1 2 | p1.has b-redraw | left 1', play: 'p1: sweep', legal: { p1: 'redraw; end' } },
  { rule: 'end', says: 'others’ abilities open nothing', given: 'p1 2 | p2.has b-redraw b-trade | left 1', play: 'p1: sweep', then: 'turn p2' },
  { rule: 'end', says: 'it closes by itself with the last card traded', given: 'p1 2 2 | p1.has b-trade b-redraw | left 0 | phase end', play: 'p1: trade; p1: trade', then: 'turn p2 | p1 -' },
  { rule: 'end', says: 'and with the last character', given: 'p1 2 2 | p1.has b-trade | left 0 | phase end | pile g-pair', play: 'p1: trade', then: 'turn p2 | p1 2 | p1.gems g-pair' },
  { rule: 'end', says: 'after a redraw with nothing more owned', given: 'p1 2 2 | p1.has b-redraw | left 0 | phase end | pearls 1 2 3', play: 'p1: redraw', then: 'turn p2 | p1 2 3' },
  { rule: 'end', says: 'a redraw leaves trade, whatever it brought', given: 'p1 2 2 | p1.has b-trade b-redraw | left 0 | phase end | pearls 1 8 3', play: 'p1: redraw', legal: { p1: 'end' }, then: 'p1 3 8 | phase end' },
  { rule: 'end', says: 'end closes it', given: 'p1 2 | p1.has b-trade b-redraw | left 0 | phase end', play: 'p1: end', then: 'turn p2 | p1 2' },
  { rule: 'R27', says: 'the whole hand, the same number', given: 'p1 1 3 3r 4 | p1.has b-redraw | left 0 | phase end | pearls 1 8 7 6 5', play: 'p1: redraw', then: 'p1 5 6 7 8 | spent 1 3 3r 4 | pearls 1 | turn p2', sees: { p2: 'p1 ?*4 | spent 1 3 3r 4' }, told: { p1: 'p1 redrew 1 3 3r 4 for 5 6 7 8', p2: 'p1 redrew 1 3 3r 4 for ?*4', nobody: 'p1 redrew 1 3 3r 4 for ?*4' } },
  { rule: 'R27', says: 'even above the limit, and before it counts', given: 'p1 1 1 1 1 1 1 1 | p1.has b-redraw | left 0 | phase end', play: 'p1: redraw', then: 'p1 6 6 6 6 6 6 6 | phase limit | turn p1', legal: { p1: 'discard 6' } },
  { rule: 'R27', says: 'once a turn', given: 'p1 1 1 | p1.has b-trade b-redraw | left 0 | phase end', play: 'p1: redraw', cannot: 'p1: redraw' },
  { rule: 'R27', says: 'again in the next', given: 'p1 1 1 | p1.has b-redraw | left 0 | phase end', play: 'p1: redraw; p2: sweep; p2: sweep; p2: sweep; p1: sweep; p1: sweep; p1: sweep', can: 'p1: redraw' },
  { rule: 'R27', says: 'not before the actions are used up', given: 'p1 1 1 | p1.has b-redraw', cannot: 'p1: redraw' },
  { rule: 'R22', says: 'peek gained now works from the next turn', given: 'p1 1 2 3 | p1.a b-peek', play: 'p1: activate a with 1 2 3', cannot: 'p1: peek', then: 'p1.has b-peek' },
  { rule: 'R22', says: 'and then it does', given: 'p1 1 2 3 | p1.a b-peek | left 1', play: 'p1: activate a with 1 2 3; p2: sweep; p2: sweep; p2: sweep', can: 'p1: peek' },
  { rule: 'R22', says: 'exchange gained now too', given: 'p1 1 2 3 4 5 | p1.a b-exchange | p1.b g-88', play: 'p1: activate a with 1 2 3 4 5', cannot: 'p1: exchange b with 1' },
  { rule: 'R22', says: 'an end-window ability at once', given: 'p1 1 8 5 | p1.a b-redraw | left 1', play: 'p1: activate a with 1 8', legal: { p1: 'redraw; end' }, then: 'phase end' },
  { rule: 'R22', says: 'trade at once', given: 'p1 2 2 | p1.a b-trade', play: 'p1: activate a with 2', can: 'p1: trade', then: 'p1.gems g-7777 | left 2' },
];

describe('actions', () => rulings(GATES_NOTATION, actions));
describe('hand limit', () => rulings(GATES_NOTATION, limit));
describe('start and end window', () => rulings(GATES_NOTATION, windows));

describe('the end window does not tell whether a 2 is held', () => {
  test.each([['1', '2'], ['1 1', '2 2'], ['3 4', '2 8']])('hands %s and %s are the same to others', (without, holding) => {
    const [one, other] = [without, holding].map((hand) => played(GATES_NOTATION.set(`p1 ${hand} | p1.has b-trade | left 1`), 'p1: sweep'));
    for (const viewer of [1, null]) expect(redact(one!.state, viewer)).toEqual(redact(other!.state, viewer));
    for (const who of ['p2', 'nobody'] as const) expect(toldTo(GATES_NOTATION, one!, who)).toEqual(toldTo(GATES_NOTATION, other!, who));
  });
});

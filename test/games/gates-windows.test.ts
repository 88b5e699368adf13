import { describe, expect, test } from 'vitest';
import { redact } from '../../shared/engine/secret.ts';
import { GATES_NOTATION } from './gates-position.ts';
import { played, type Row, rulings, toldTo } from './table.ts';

const windows: Row[] = [
  {
    rule: 'start', says: 'peek and exchange, if owned', given: 'p1.has b-peek b-exchange | p1.a g-pair',
    can: 'p1: peek; p1: exchange a with 1; p1: exchange a with 2', cannot: 'p1: exchange b with 1',
  },
  {
    rule: 'start', says: 'not if not', given: 'p2.has b-peek b-exchange | p1.a g-pair | p2.a g-pair',
    cannot: 'p1: peek; p1: exchange a with 1',
  },
  {
    rule: 'start', says: 'each once, in any order', given: 'p1.has b-peek b-exchange | p1.a g-pair', play: 'p1: exchange a with 1',
    can: 'p1: peek', cannot: 'p1: exchange a with 1; p1: exchange a with 2', then: 'left 3',
  },
  {
    rule: 'start', says: 'or the other way round', given: 'p1.has b-peek b-exchange | p1.a g-pair', play: 'p1: peek',
    can: 'p1: exchange a with 1', cannot: 'p1: peek', then: 'left 3',
  },
  {
    rule: 'start', says: 'before the first action', given: 'p1.has b-peek b-exchange | p1.a g-pair', play: 'p1: sweep',
    cannot: 'p1: peek; p1: exchange a with 1',
  },
  {
    rule: 'start', says: 'again in the next turn', given: 'p1.has b-peek | left 1 | used peek',
    play: 'p1: sweep; p2: sweep; p2: sweep; p2: sweep', can: 'p1: peek',
  },
  {
    rule: 'R23', says: 'trade does not close the start window', given: 'p1 2 2 | p1.has b-trade b-peek b-exchange | p1.a g-pair',
    play: 'p1: trade', can: 'p1: trade; p1: peek; p1: exchange a with 2', then: 'phase start',
  },
  { rule: 'R23', says: 'only an action does', given: 'p1 2 2 | p1.has b-trade b-peek', play: 'p1: trade; p1: pearl 1', cannot: 'p1: peek' },
  {
    rule: 'R26', says: 'trade at the start, between actions, at the end', given: 'p1 2 2 2 | p1.has b-trade',
    play: 'p1: trade; p1: sweep; p1: trade; p1: sweep; p1: sweep', legal: { p1: 'trade; end' },
    then: 'p1 2 | p1.gems g-7777 g-7777 | phase end',
  },
  { rule: 'R26', says: 'a printed 2, nothing else', given: 'p1 1 3 | p1.has b-trade b-minus b-three-any', cannot: 'p1: trade' },
  {
    rule: 'R26', says: 'not while a red ability waits', given: 'p1 2 5 6 7 | p2 1 | p1.a r-look | p1.has b-trade',
    play: 'p1: activate a with 5 6 7', legal: { p1: 'look p2' },
  },
  {
    rule: 'R26', says: 'nor after the look', given: 'p1 2 5 6 7 | p2 1 | p1.a r-look | p1.has b-trade',
    play: 'p1: activate a with 5 6 7; p1: look p2', legal: { p1: 'steal 1' },
  },
  {
    rule: 'R26', says: 'not in the hand-limit step', given: 'p1 2 2 3 4 5 5 6 | p1.has b-trade | left 0 | phase end', play: 'p1: end',
    legal: { p1: 'discard 2; discard 3; discard 4; discard 5; discard 6' },
  },
  {
    rule: 'trade', says: 'the 2 is discarded, the top character is a diamond that nobody sees',
    given: 'p1 1 2 | p1.has b-trade | p1.gems g-pair | pile g-quad g-88', play: 'p1: trade',
    then: 'p1 1 | spent 2 | p1.gems g-pair g-88 | pile g-quad | left 3',
    sees: { p1: 'p1.gems ?*2 | pile ?*1', p2: 'p1.gems ?*2', nobody: 'p1.gems ?*2', everyone: 'p1.gems g-pair g-88' },
    told: { p1: 'p1 traded', p2: 'p1 traded' },
  },
  {
    rule: 'end', says: 'the turn ends by itself when nothing can be owned to do', given: 'p1 2 2 | left 1', play: 'p1: sweep',
    then: 'turn p2',
  },
  {
    rule: 'end', says: 'a window for trade without a 2', given: 'p1 1 | p1.has b-trade | left 1', play: 'p1: sweep', legal: { p1: 'end' },
    then: 'phase end | turn p1',
  },
  { rule: 'end', says: 'and with one', given: 'p1 2 | p1.has b-trade | left 1', play: 'p1: sweep', legal: { p1: 'trade; end' } },
  { rule: 'end', says: 'not with an empty hand', given: 'p1.has b-trade b-redraw | left 1', play: 'p1: sweep', then: 'turn p2' },
  {
    rule: 'end', says: 'not for trade without a character in the pile', given: 'p1 2 | p1.has b-trade | left 1 | pile -', play: 'p1: sweep',
    then: 'turn p2',
  },
  { rule: 'end', says: 'a window for redraw', given: 'p1 2 | p1.has b-redraw | left 1', play: 'p1: sweep', legal: { p1: 'redraw; end' } },
  {
    rule: 'end', says: 'others’ abilities open nothing', given: 'p1 2 | p2.has b-redraw b-trade | left 1', play: 'p1: sweep',
    then: 'turn p2',
  },
  {
    rule: 'end', says: 'it closes by itself with the last card traded', given: 'p1 2 2 | p1.has b-trade b-redraw | left 0 | phase end',
    play: 'p1: trade; p1: trade', then: 'turn p2 | p1 -',
  },
  {
    rule: 'end', says: 'and with the last character', given: 'p1 2 2 | p1.has b-trade | left 0 | phase end | pile g-pair',
    play: 'p1: trade', then: 'turn p2 | p1 2 | p1.gems g-pair',
  },
  {
    rule: 'end', says: 'after a redraw with nothing more owned', given: 'p1 2 2 | p1.has b-redraw | left 0 | phase end | pearls 1 2 3',
    play: 'p1: redraw', then: 'turn p2 | p1 2 3',
  },
  {
    rule: 'end', says: 'a redraw leaves trade, whatever it brought',
    given: 'p1 2 2 | p1.has b-trade b-redraw | left 0 | phase end | pearls 1 8 3', play: 'p1: redraw', legal: { p1: 'end' },
    then: 'p1 3 8 | phase end',
  },
  {
    rule: 'end', says: 'end closes it', given: 'p1 2 | p1.has b-trade b-redraw | left 0 | phase end', play: 'p1: end',
    then: 'turn p2 | p1 2',
  },
  {
    rule: 'R27', says: 'the whole hand, the same number', given: 'p1 1 3 3r 4 | p1.has b-redraw | left 0 | phase end | pearls 1 8 7 6 5',
    play: 'p1: redraw', then: 'p1 5 6 7 8 | spent 1 3 3r 4 | pearls 1 | turn p2', sees: { p2: 'p1 ?*4 | spent 1 3 3r 4' },
    told: { p1: 'p1 redrew 1 3 3r 4 for 5 6 7 8', p2: 'p1 redrew 1 3 3r 4 for ?*4', nobody: 'p1 redrew 1 3 3r 4 for ?*4' },
  },
  {
    rule: 'R27', says: 'even above the limit, and before it counts', given: 'p1 1 1 1 1 1 1 1 | p1.has b-redraw | left 0 | phase end',
    play: 'p1: redraw', then: 'p1 6 6 6 6 6 6 6 | phase limit | turn p1', legal: { p1: 'discard 6' },
  },
  {
    rule: 'R27', says: 'once a turn', given: 'p1 1 1 | p1.has b-trade b-redraw | left 0 | phase end', play: 'p1: redraw',
    cannot: 'p1: redraw',
  },
  {
    rule: 'R27', says: 'again in the next', given: 'p1 1 1 | p1.has b-redraw | left 0 | phase end',
    play: 'p1: redraw; p2: sweep; p2: sweep; p2: sweep; p1: sweep; p1: sweep; p1: sweep', can: 'p1: redraw',
  },
  { rule: 'R27', says: 'not before the actions are used up', given: 'p1 1 1 | p1.has b-redraw', cannot: 'p1: redraw' },
  {
    rule: 'R22', says: 'peek gained now works from the next turn', given: 'p1 1 2 3 | p1.a b-peek', play: 'p1: activate a with 1 2 3',
    cannot: 'p1: peek', then: 'p1.has b-peek',
  },
  {
    rule: 'R22', says: 'and then it does', given: 'p1 1 2 3 | p1.a b-peek | left 1',
    play: 'p1: activate a with 1 2 3; p2: sweep; p2: sweep; p2: sweep', can: 'p1: peek',
  },
  {
    rule: 'R22', says: 'exchange gained now too', given: 'p1 1 2 3 4 5 | p1.a b-exchange | p1.b g-88',
    play: 'p1: activate a with 1 2 3 4 5', cannot: 'p1: exchange b with 1',
  },
  {
    rule: 'R22', says: 'an end-window ability at once', given: 'p1 1 8 5 | p1.a b-redraw | left 1', play: 'p1: activate a with 1 8',
    legal: { p1: 'redraw; end' }, then: 'phase end',
  },
  {
    rule: 'R22', says: 'trade at once', given: 'p1 2 2 | p1.a b-trade', play: 'p1: activate a with 2', can: 'p1: trade',
    then: 'p1.gems g-7777 | left 2',
  },
];

describe('start and end window', () => rulings(GATES_NOTATION, windows));

describe('the end window does not tell whether a 2 is held', () => {
  test.each([['1', '2'], ['1 1', '2 2'], ['3 4', '2 8']])('hands %s and %s are the same to others', (without, holding) => {
    const [one, other] = [without, holding].map((hand) => played(GATES_NOTATION.set(`p1 ${hand} | p1.has b-trade | left 1`), 'p1: sweep'));
    for (const viewer of [1, null]) expect(redact(one!.state, viewer)).toEqual(redact(other!.state, viewer));
    for (const who of ['p2', 'nobody'] as const) expect(toldTo(GATES_NOTATION, one!, who)).toEqual(toldTo(GATES_NOTATION, other!, who));
  });
});

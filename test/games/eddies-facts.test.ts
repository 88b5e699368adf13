import { describe, expect, test } from 'vitest';
import { type Card, colourOf, DECK, numberOf, suitOf } from '../../shared/cards/mystique.ts';
import { redact, secret } from '../../shared/engine/secret.ts';
import { RANK } from '../../shared/games/eddies/playout.ts';
import { type Aspect, ASPECTS, type State } from '../../shared/games/eddies/state.ts';
import { ahead, contenders, decides, followed, mannerOf, playable, whyNot } from '../../shared/games/eddies/trick.ts';

// The sheet's tables, written out beside the rules.
const SETS: readonly (readonly [readonly Aspect[], number, readonly Aspect[]])[] = [
  [['suit'], 15, ['number', 'colour']],
  [['colour'], 20, ['suit', 'number']],
  [['number'], 12, ['colour', 'suit']],
  [['suit', 'colour'], 5, ['number']],
  [['suit', 'number'], 3, ['colour']],
  [['colour', 'number'], 4, ['suit']],
];
const VALUES: Readonly<Record<Aspect, (card: Card) => number>> = {
  suit: (card) => 'cams'.indexOf(suitOf(card)),
  colour: (card) => 'bry'.indexOf(colourOf(card)),
  number: (card) => numberOf(card),
};
const same = (a: Card, b: Card): Aspect[] => ASPECTS.filter((aspect) => VALUES[aspect](a) === VALUES[aspect](b));
const higher = (a: Card, b: Card, order: readonly Aspect[]): boolean => {
  const aspect = order.find((one) => VALUES[one](a) !== VALUES[one](b));
  return aspect !== undefined && VALUES[aspect](a) > VALUES[aspect](b);
};

describe('the facts of the sheet', () => {
  test('of the other 59 cards 24 share nothing with a lead, 26 one aspect, 9 two', () => {
    for (const lead of DECK) {
      const counts = [0, 0, 0, 0];
      for (const card of DECK) if (card !== lead) counts[same(card, lead).length]!++;
      expect(counts).toEqual([24, 26, 9, 0]);
      const manners = DECK.filter((card) => card !== lead).map((card) => mannerOf(card, [lead]));
      expect(manners.filter((manner) => manner === 'set')).toHaveLength(35);
      expect(manners.filter((manner) => manner === 'toss')).toHaveLength(24);
    }
  });

  test.each(SETS)('%j: %i cards match each lead, in one order and never level', (set, matching, order) => {
    for (const lead of DECK) {
      const setter = DECK.find((card) => String(same(card, lead)) === String(set))!;
      const match = DECK.filter((card) => set.every((aspect) => same(card, lead).includes(aspect)));
      expect(match).toHaveLength(matching);
      const cards = [lead, setter, ...DECK.filter((card) => card !== lead && card !== setter)];
      expect(followed(cards)).toEqual(set);
      const ranked = contenders(cards);
      expect([...ranked].sort()).toEqual([...match].sort()); // E14, E15: nobody else
      ranked.slice(1).forEach((card, i) => {
        expect(higher(ranked[i]!, card, order)).toBe(true);
        expect(order).toContain(decides(ranked[i]!, card, set));
      });
      expect(ahead({ leader: 2, cards }, cards.length)).toBe((2 + cards.indexOf(ranked[0]!)) % cards.length);
    }
  });

  test('only the 5 of yellow suns can never lose', () => {
    const safe = DECK.filter((lead) => DECK.every((card) => card === lead || contenders([lead, card])[0] === lead));
    expect(safe).toEqual(['5ys']);
  });

  test('the house counts with the same order', () => {
    const bits = (set: readonly Aspect[]) => set.reduce((sum, aspect) => sum + 2 ** ASPECTS.indexOf(aspect), 0);
    for (const [set, , order] of SETS) {
      DECK.forEach((card, place) => {
        const beaten = DECK.filter((other) => other !== card && set.every((aspect) => same(card, other).includes(aspect)) && higher(card, other, order));
        expect(RANK[bits(set)]![place]).toBe(beaten.length);
      });
    }
  });
});

describe('what a hand may play', () => {
  const hand: Card[] = ['3ys', '5rs', '1bm', '3ra'];

  test.each<[Card[], Card[]]>([
    [[], hand], // E6
    [['3rm'], hand], // E7: each shares something
    [['4yc'], ['3ys']],
    [['3rm', '1bm'], ['1bm']], // E11: suit
    [['3rm', '3ra'], ['3ra']], // E11, E12: colour and number
    [['3rm', '2ya'], hand], // E10: not set yet
    [['2bc', '5ys', '2ya'], hand], // E11: nobody holds a 2
  ])('onto %j: %j', (cards, may) => {
    expect(playable(hand, cards)).toEqual(may);
  });

  test('a card that cannot be played is told what has to be followed', () => {
    const state: State = {
      options: { match: { rounds: 1 }, scoring: 'plain', hand: 'short' },
      hands: [secret<Card[]>(['4ya'], 0), secret<Card[]>(['4rc'], 1), secret<Card[]>([...hand], 2)],
      out: secret<Card[]>([]),
      first: 0,
      trick: { leader: 0, cards: ['3rm', '1rc'] },
      tricks: [],
      past: [],
      extra: 0,
    };
    const reasons = (cards: Card[]) => hand.map((card) => whyNot(redact({ ...state, trick: { leader: 0, cards } }, 2), 2, card));
    const red = { lead: '3rm', aspects: ['colour'] };
    expect(reasons(['3rm', '1rc'])).toEqual([red, null, red, null]);
    const any = { lead: '4yc', aspects: [] };
    expect(reasons(['4yc'])).toEqual([null, any, any, any]);
    expect(reasons([])).toEqual([null, null, null, null]);
  });
});

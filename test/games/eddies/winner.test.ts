import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../../shared/cards/mystique.ts';
import { redact } from '../../../shared/engine/secret.ts';
import { ahead, contenders, decides, dutyOf, followed, whyNot } from '../../../shared/games/eddies/trick.ts';
import { EDDIES_NOTATION } from './position.ts';
import { type Aspect, matches, ORDERED, ranking, setBy, shared } from './sheet.ts';

describe('who wins the trick', () => {
  test.each([
    ['suit', 'number first', '3rm 1bm 5bm', '5bm'],
    ['suit', 'number before colour', '3bm 1rm 5bm 4ym', '5bm', '3bm 1ym 5bm 4ym'],
    ['suit', 'then colour', '3bm 1rm', '3bm', '3bm 5rm 5ym', '5ym'],
    ['colour', 'suit first', '2ra 5rc 1rm', '1rm'],
    ['colour', 'suit before number', '1rs 5rm 4ra', '1rs'],
    ['colour', 'then number', '2ra 5rc 4ra 3ra', '4ra'],
    ['number', 'colour first', '2bc 2rs 2yc', '2yc'],
    ['number', 'colour before suit', '2ya 2rs 2bs', '2ya'],
    ['number', 'then suit', '2ya 2rs 2yc 2ys', '2ys'],
    ['suit colour', 'number', '3rm 1rm 5rm 4rm', '5rm'],
    ['suit number', 'colour', '3rm 3bm 3ym', '3ym'],
    ['colour number', 'suit', '3rm 3ra 3rs 3rc', '3rs'],
  ])('%s: %s', (set, _says, ...tricks) => {
    for (let i = 0; i + 1 < tricks.length; i += 2) {
      expect(followed(cardsIn(tricks[i]!)).join(' ')).toBe(set);
      expect(contenders(cardsIn(tricks[i]!))[0]).toBe(tricks[i + 1]);
    }
  });

  test('all 60 leads, whatever is played onto them first: every matching card in its place, and never a tie', () => {
    for (const lead of DECK) {
      for (const first of DECK.filter((card) => shared(card, lead).length > 0 && card !== lead)) {
        const cards = [lead, first, ...DECK.filter((card) => card !== lead && card !== first)];
        const best = contenders(cards);
        expect(best, `${first} on ${lead}`).toEqual(ranking(cards));
        expect(ahead({ leader: 2, cards }, 60)).toBe((2 + cards.indexOf(best[0]!)) % 60);
      }
    }
  });
});

describe('why', () => {
  test.each<[Aspect[], Card, Card, Aspect]>([
    [['suit'], '5bm', '3rm', 'number'], [['suit'], '3ym', '3rm', 'colour'],
    [['colour'], '1rm', '5rc', 'suit'], [['colour'], '4ra', '2ra', 'number'],
    [['number'], '2yc', '2rs', 'colour'], [['number'], '2ys', '2yc', 'suit'],
    [['suit', 'colour'], '4rm', '3rm', 'number'], [['suit', 'number'], '3rm', '3bm', 'colour'], [['colour', 'number'], '3rm', '3ra', 'suit'],
  ])('%j followed: %s beats %s in %s', (set, card, over, aspect) => {
    expect(decides(card, over, set)).toBe(aspect);
  });

  const stateOf = (trick: string) => EDDIES_NOTATION.set(`led p1 | trick ${trick} | p1 1bc 5ys | p2 5ya 4rc 1bs | p3 5rm 2rs 1yc`).state;

  const why = (trick: string, seat: number, card: Card) => whyNot(redact(stateOf(trick), seat), seat, card);

  test('E6 a leader has nothing to follow, E7 then anything the lead has, E11 then all that is set', () => {
    expect(dutyOf(stateOf('-'))).toBeNull();
    expect(dutyOf(stateOf('3rm'))).toEqual({ lead: '3rm', aspects: [] });
    expect(dutyOf(stateOf('3rm 1bs'))).toEqual({ lead: '3rm', aspects: [] });
    expect(dutyOf(stateOf('3rm 1bm'))).toEqual({ lead: '3rm', aspects: ['suit'] });
    expect(dutyOf(stateOf('3rm 3ra'))).toEqual({ lead: '3rm', aspects: ['colour', 'number'] });
  });

  test('a card that cannot be played is told by what must be followed; one that can has no reason', () => {
    expect(why('-', 0, '5ys')).toBeNull();
    expect(why('3rm', 1, '4rc')).toBeNull();
    expect(why('3rm', 1, '5ya')).toEqual({ lead: '3rm', aspects: [] });
    expect(why('3rm 1bm', 2, '5rm')).toBeNull();
    expect(why('3rm 1bm', 2, '2rs')).toEqual({ lead: '3rm', aspects: ['suit'] });
    expect(why('3rm 3ra', 2, '2rs')).toBeNull(); // E12: nothing in the hand has both
  });
});

describe('facts of the sheet', () => {
  const others = (lead: string): string[] => ORDERED.filter((card) => card !== lead);

  test('of the other 59 cards 24 share nothing with a lead, 26 one aspect, 9 two', () => {
    for (const lead of ORDERED) {
      const counts = [0, 1, 2, 3].map((number) => others(lead).filter((card) => shared(card, lead).length === number).length);
      expect(counts).toEqual([24, 26, 9, 0]);
    }
  });

  test.each<[Aspect[], number]>([
    [['suit'], 15], [['colour'], 20], [['number'], 12], [['suit', 'colour'], 5], [['suit', 'number'], 3], [['colour', 'number'], 4],
  ])('%j is matched by %i cards, the lead among them', (set, count) => {
    for (const lead of DECK) {
      expect(ORDERED.filter((card) => matches(card, lead, set))).toHaveLength(count);
      const first = DECK.find((card) => shared(card, lead).join(' ') === set.join(' '))!;
      expect(contenders([lead, first, ...DECK.filter((card) => card !== lead && card !== first)])).toHaveLength(count);
    }
  });

  test('the only lead that can never lose is 5ys', () => {
    const safe = DECK.filter((lead) => DECK.every((card) => card === lead || contenders([lead, card])[0] === lead));
    expect(safe).toEqual(['5ys']);
    expect(ORDERED.filter((lead) => others(lead).every((card) => ranking([lead, card])[0] === lead))).toEqual(['5ys']);
  });

  test('E8 exactly two aspects are the most that can be set', () => {
    for (const lead of ORDERED) for (const card of others(lead)) expect(setBy([lead, card]).length).toBeLessThanOrEqual(2);
  });
});

const cardsIn = (trick: string): Card[] => trick.split(' ') as Card[];

import { describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../shared/cards/mystique.ts';
import { diceFor } from '../../shared/engine/dice.ts';
import { cardsAt, chanceToLead, chanceToStay, take } from '../../shared/games/eddies/odds.ts';
import { bitsOf, placeOf } from '../../shared/games/eddies/playout.ts';
import type { Aspect } from '../../shared/games/eddies/state.ts';
import { ahead, playable } from '../../shared/games/eddies/trick.ts';
import { testSeed } from './playout.ts';

const at = (...cards: Card[]) => cardsAt(cards.map(placeOf));
const without = (...cards: Card[]) => DECK.filter((card) => !cards.includes(card));
const stays = (card: Card, lead: Card, set: Aspect[], unseen: readonly Card[], held: number, others: number) =>
  chanceToStay(placeOf(card), placeOf(lead), bitsOf(set), at(...unseen), held, others);

describe('the chance that a card which follows stays the best', () => {
  test.each<[string, Card, Card, Aspect[], Card[], number, number, number]>([
    ['nobody plays after it', '1rm', '3rm', ['suit'], ['5rm', '5ym'], 1, 0, 1],
    ['nothing unseen is better', '5ym', '3rm', ['suit'], ['1ym', '5rm', '2bc'], 1, 2, 1],
    ['the one card of the one other is better', '1rm', '3rm', ['suit'], ['5rm'], 1, 1, 0],
    ['one of two unseen cards is better, and the other holds one of them', '1rm', '3rm', ['suit'], ['5rm', '2bc'], 1, 1, 1 / 2],
    ['of the two cards that follow one is better', '4rm', '3rm', ['suit'], ['5rm', '2bm'], 2, 1, 1 / 2],
    ['two others, taken for independent', '4rm', '3rm', ['suit'], ['5rm', '2bm'], 2, 2, 1 / 4],
    ['better in one of two aspects that bind is no danger', '4rm', '3rm', ['suit', 'colour'], ['5ym', '5ra'], 1, 1, 1],
  ])('%s', (_, card, lead, set, unseen, held, others, chance) => {
    expect(stays(card, lead, set, unseen, held, others)).toBeCloseTo(chance, 10);
  });
});

describe('the chance to win with a lead', () => {
  test('is one where nothing unseen shares anything with it', () => {
    expect(chanceToLead(placeOf('1bc'), at('5ys', '4ra'), 1, 2)).toBe(1);
  });

  test('is one for the card that never loses, and for no other with the whole deck unseen', () => {
    const sure = DECK.filter((card) => chanceToLead(placeOf(card), at(...without(card)), 10, 5) === 1);
    expect(sure).toEqual(['5ys']);
  });

  // It takes the others for independent, which they are not quite.
  test('is within 0.12 of the share of tricks played at random that each lead wins', () => {
    const dice = diceFor(testSeed(1), 0);
    const [players, held, tries] = [4, 5, 300];
    const won = DECK.map((lead) => {
      const others = without(lead);
      let count = 0;
      for (let n = 0; n < tries; n++) {
        const rest = dice.shuffle(others);
        const cards = [lead];
        for (let seat = 1; seat < players; seat++) {
          const may = playable(rest.slice(seat * held, (seat + 1) * held), cards);
          cards.push(may[dice.below(may.length)]!);
        }
        if (ahead({ leader: 0, cards }, players) === 0) count++;
      }
      return count / tries;
    });
    const told = DECK.map((lead) => chanceToLead(placeOf(lead), at(...without(lead)), held, players - 1));
    expect(DECK.map((card, i) => [card, Math.abs(told[i]! - won[i]!)] as const).filter(([, off]) => off > 0.12)).toEqual([]);
  });
});

test('a card that was taken out is no danger any more, from either half of the deck', () => {
  for (const [card, better] of [['4ys', '5ys'], ['4yc', '5yc']] as const) {
    const unseen = at(better);
    const chance = () => chanceToStay(placeOf(card), placeOf(card), bitsOf(['suit', 'colour']), unseen, 1, 1);
    expect(chance()).toBe(0);
    take(unseen, placeOf(better));
    expect(unseen).toEqual({ low: 0, high: 0 });
    expect(chance()).toBe(1);
  }
});

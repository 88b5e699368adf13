import type { RulesPage } from '../../../text/say.ts';

/** The rules of Energy in English. */
export const rules: RulesPage = [
  {
    text:
      'Two to six players, one Mystique Deck. You lay cards on a grid of hexagons and keep the groups that match your secret energy card small: ' +
      'the lowest product wins.',
  },
  { heading: 'The cards' },
  {
    text:
      'The 60 cards are all different: four suits (suns, moons, arms, crowns), three colours (yellow, red, blue), numbers 1 to 5; the 1 is also called Ace.',
  },
  { heading: 'The start' },
  {
    text:
      'The deck is shuffled once, and seats are drawn by lot. Everybody gets an energy card, then a playing card. ' +
      'You see your own two at any time, and nobody else does. The energy card is never placed and is not counted itself; all are shown at the end.',
  },
  {
    text:
      'The first two players lay their cards side by side. All ways to do that are alike, so the deal does it, and both get a new card. ' +
      'Then it is the third player’s turn; with two players, the first one’s.',
  },
  { heading: 'Your turn' },
  {
    list: [
      'Place your playing card on any empty cell that touches at least two placed cards. Those two need not touch each other.',
      'Nothing has to match, holes may be filled, and the grid has no edge. A cell can always be found.',
      'Then you draw your next playing card, while there are any. There is no passing and no swapping.',
    ],
  },
  { heading: 'The end' },
  { text: 'Everybody places equally many cards: 29 each with two players, 19 with three, 14 with four, 11 with five, 9 with six. The game ends with the last one.' },
  { heading: 'Who wins' },
  {
    text:
      'Take your energy card’s colour, its suit and its number. For each, count the largest group: cards of that kind connected through touching cells. ' +
      'A single card is a group of 1, and a card can belong to several groups. Multiply the three; the lowest product wins.',
  },
  { text: 'Your energy card is the 4 of red moons; the largest red group has 5 cards, that of moons 3, that of fours 2. That makes 30. Somebody with 6 × 2 × 2 = 24 is ahead of you.' },
  { text: 'With equal products, whoever placed the last card first is ahead: the earlier in turn order. Places are never shared.' },
  { heading: 'Variant: open cards' },
  { text: 'Playing cards lie face up from the moment they are drawn. Energy cards stay hidden.' },
];

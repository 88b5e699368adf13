import type { RulesPage } from '../../../text/say.ts';

/** The rules of Guilds in English. */
export const rules: RulesPage = [
  { text: 'Two to four players, one Mystique Deck. Whoever controls the most guilds when the Draw Deck runs out wins.' },
  { heading: 'The cards' },
  {
    text:
      'The 60 cards are all different: four suits (suns, moons, arms, crowns), three colours (yellow, red, blue), numbers 1 to 5; the 1 is also called Ace. ' +
      'A suit in one colour is a guild: there are twelve, of five cards each.',
  },
  { heading: 'The start' },
  {
    text:
      'The deck is shuffled once and lies face down: the Draw Deck. Seats are drawn by lot. ' +
      'An empty hand can only draw, so the deal plays everybody’s first turn: one card each. Then play goes on seat by seat.',
  },
  { text: 'Only you see your hand; its size is open to all and has no limit.' },
  { heading: 'Your turn' },
  { text: 'Do one of two things; there is no passing.' },
  {
    list: [
      'Pick one card: the top of the Draw Deck, which nobody else sees, or the top of the Discard Deck, even if you put it there yourself.',
      'Buy: show a card of your hand, the Influence card, and say how many you draw: from one to its number, and no more than the Draw Deck holds. ' +
        'Draw them all at once; then the Influence card goes face up on the Discard Deck.',
    ],
  },
  { text: 'Anybody may look through the Discard Deck, in order. It is never shuffled back; while it is empty, nothing can be picked from it.' },
  { heading: 'The end' },
  {
    text:
      'Once the Draw Deck is empty, by a pick or a purchase, the game is over; nobody gets a last turn. Cards just drawn count; ' +
      'the Influence card just used counts neither for its guild nor as a card in hand. All cards are laid open.',
  },
  { heading: 'Who wins' },
  {
    text:
      'In each guild, add up your numbers. The highest sum controls it: 1 point, or 2 for blue suns. ' +
      'If the highest sum is shared, or nobody holds a card of it, nobody scores. The 5 and 3 of yellow suns beat the 4, by 8 to 4.',
  },
  {
    text:
      'The most points win; with equal points, the smaller hand is ahead. Players equal in both share the place, and the next one stays empty. ' +
      'A shared first place can be settled by another game.',
  },
  { heading: 'Variant: buy from both decks' },
  {
    text:
      'A purchase may also take cards off the top of the Discard Deck. Say first how many come from each deck: together up to the Influence card’s number, ' +
      'and no more than each deck holds. Those from the Discard Deck come first, so the Influence card cannot be bought back. ' +
      'One card from the Discard Deck and nothing else is no purchase.',
  },
  { heading: 'Variant: the Market' },
  { text: 'Once a turn you may propose to buy from one other player instead of the decks.' },
  {
    list: [
      'Lay your Influence card open and name the seller, then the guild you would like, or any: a wish that binds nobody. You cannot withdraw.',
      'The seller lays out cards one by one, without taking any back: from one to the Influence card’s number, even the whole hand. ' +
        'Then the seller closes the offer, or refuses at any time before that, without a reason.',
      'You see the closed offer and accept or decline.',
      'Accepted: the Influence card goes to the seller’s hand, the cards to yours, and your turn is over. The seat after yours is next.',
      'Refused or declined: the Influence card comes back, and you pick or buy from the decks, with that card if you like.',
    ],
  },
  {
    text:
      'Everybody sees how many cards are laid out; which ones, only the seller, and you once the offer is closed. ' +
      'Refused, they stay hidden until the end of the game. Until the answer the Influence card is in no hand, and the cards laid out are still in the seller’s.',
  },
  { text: 'After a turn of yours that ended with a trade, you may not propose on the next. Having sold, or been turned down, does not count.' },
];

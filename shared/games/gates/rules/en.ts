import type { RulesPage } from '../../../text/say.ts';
import { words } from '../text/en.ts';
import { rosterOf } from './roster.ts';

/** The rules of Gates in English. */
export const rules: RulesPage = [
  {
    text:
      'Two to five players. You collect pearls, bring characters to your portal and activate them with exactly the pearls they ask for. ' +
      'Once somebody has twelve power the end is near, and the most power wins.',
  },
  { heading: 'The cards' },
  {
    text:
      'The 56 pearls are numbered 1 to 8, seven of each. One 3, one 4 and one 5 carry the renewal symbol. ' +
      'The 54 characters, 40 of them different, show what they cost, the power they are worth, the diamonds they earn and perhaps an ability. A character card face down is a diamond: it comes from the top of the pile, and nobody sees its face.',
  },
  { text: 'Four pearls and two characters lie open. Your portal has two places. Seats are drawn by lot, and everybody begins with no pearls and no diamonds.' },
  { heading: 'Your turn' },
  { text: 'You have three actions, in any mix. You may repeat one, and you must use them all:' },
  {
    list: [
      'Take a pearl: one of the four open ones, or the top one of the pile, which nobody else sees.',
      'Replace all four open pearls.',
      'Place a character on your portal: one of the two open ones, or the top one of the pile, face up. If both your places are taken, first choose which of your two characters to discard, before you see one from the pile. You cannot clear a place otherwise.',
      'Activate a character on your portal, even one placed this turn: pay its cost, and its power, its diamonds and its ability are yours for the rest of the game.',
    ],
  },
  {
    text:
      'An open card that was taken is replaced at once, in its own place. After your last action you discard down to five pearls, as you choose; during your turn you may hold more. ' +
      'When a pile is used up, its discards are shuffled into a new one. Should the characters run out, an open place stays empty until there is one again.',
  },
  { heading: 'Renewal' },
  {
    text:
      'When a pearl with the renewal symbol comes up in the open row, both open characters are discarded and two new ones come up, at once. ' +
      'Several symbols among four new pearls are one renewal. At the start of the game, in a hand or drawn from the pile, the symbol does nothing.',
  },
  { heading: 'Paying' },
  { text: 'You pay exactly what the character asks for, nothing less and nothing more:' },
  {
    list: [
      '“5, 6 and 7”: these very pearls. “A pair and 6, 6”: the pair may be sixes too.',
      '“Three equal pearls”: of any one value. Two pairs may be equal to each other.',
      '“Three pearls that sum to 7”: exactly three. “Any number of pearls that sum to 10”: as many as you like.',
      '“Three odd pearls”, “three even pearls”: repeats are fine.',
      '“A run of three”: three values in a row. After 8 there is no 1.',
    ],
  },
  {
    text:
      'Each diamond you spend raises one pearl from your hand by 1, never a pearl twice, and never above 8. It may raise what a pearl counts as; what a character adds it cannot raise. A diamond that is part of the cost is spent on top. ' +
      'You say which pearls you spend, and the way that takes the fewest diamonds is found for you. A character does not help to pay for itself.',
  },
  {
    text:
      'The cost is 4, 5, 6, 7 and 8. You hold 4, 7 and 8; your Silver Otter is a 5, and your Opal Chameleon becomes the 6. So you spend three pearls. ' +
      'Without the Chameleon you would need a 6 too, or a 5 and a diamond.',
  },
  { heading: 'Abilities' },
  {
    list: [
      'Green characters have none.',
      'A red ability is carried out once, when the character is activated, and is not optional. If it has nothing to act on, nothing happens. It takes no action.',
      'Blue abilities are yours from then on. Each is optional and takes no action. Those that help to pay do so in every activation.',
      'What works before your first action can be used once a turn, from your next turn on; what works after your last action once a turn, this turn already. A 2 is traded as often as you like.',
      'The will-o’-the-wisps, the Reed Wisp and the Bog Wisp, may be activated by their owner and by the players on either side, each in their own turn. With two or three players that is everybody. Whoever does it keeps the card.',
    ],
  },
  { heading: 'The end' },
  {
    text:
      'When somebody has twelve power or more, this round is played to its end, up to the player before the first one, and then one more full round is played. The most power wins, then the most unspent diamonds; if that is equal too, the win is shared. ' +
      'The other places follow in the same way. If nobody has twelve after a hundred rounds, or if no character is left to play for, the end comes likewise.',
  },
  { heading: 'Variant: no clearing the portal' },
  { text: 'A full portal cannot be cleared to make room: activate a character first, or wait until somebody else removes one.' },
  ...rosterOf(words, {
    headings: { green: 'Green characters', red: 'Red characters', blue: 'Blue characters' },
    copies: (n) => (n === 1 ? '' : ` (${n} cards)`),
  }),
];

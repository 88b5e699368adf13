import type { RulesPage } from '../../../text/say.ts';

/** The rules of Eddies in English. */
export const rules: RulesPage = [
  {
    text:
      'Three to eight players, one Mystique Deck. A game of tricks in which you should not count on winning what you lead: ' +
      'whoever can first follow your card settles what it stands for.',
  },
  { heading: 'The cards' },
  {
    text:
      'The 60 cards are all different. Each has three aspects: a suit (suns, moons, arms, crowns), a colour (yellow, red, blue) and a number (5 to 1; the 1 is also called Ace). ' +
      'The highest is named first, always: suns beat moons, yellow beats red.',
  },
  { heading: 'A round' },
  {
    text:
      'All cards are shuffled and dealt out equally: 20, 15, 12, 10, 8 or 7 each for three to eight players. With seven and eight, four cards stay out. ' +
      'With the short hand, for three to six players, everybody has ten. Cards that stayed out are shown when the round is over.',
  },
  {
    text:
      'Seats are drawn by lot. The first player leads the first trick of the first round; each later round is led by the seat after the one that led the round before. ' +
      'Whoever wins a trick leads the next. There is no passing of cards, no bidding and no trump.',
  },
  { text: 'The last trick leaves nobody a choice, so it is played by itself.' },
  { heading: 'A trick' },
  { text: 'Everybody plays one card, in seat order from the leader.' },
  {
    list: [
      'The leader plays any card.',
      'The next player must play a card that shares at least one aspect with the lead, and chooses which. Without such a card any card is tossed, and the player after that is under the same rule, until somebody follows.',
      'The first card that follows sets the trick: every aspect that it shares with the lead, one or two, must be followed from now on. Nothing is announced, and it does not change any more.',
      'After that, whoever has a card that shares all that is set with the lead must play one of those. Without one any card is tossed. Where two aspects are set, sharing only one of them is a toss.',
    ],
  },
  { heading: 'Who wins the trick' },
  {
    text:
      'Only the lead and the cards that share all that is set can win; a tossed card never does, however high. The lead counts too, and wins when nobody could follow. ' +
      'The highest of these cards wins:',
  },
  {
    list: [
      'suit followed: the highest number, then the highest colour;',
      'colour followed: the highest suit, then the highest number;',
      'number followed: the highest colour, then the highest suit;',
      'suit and colour: the highest number;',
      'suit and number: the highest colour;',
      'colour and number: the highest suit.',
    ],
  },
  { text: 'There is never a tie. The only lead that cannot lose is the 5 of yellow suns.' },
  { heading: 'An example' },
  {
    text:
      'The 3 of red moons is led. The 1 of blue moons follows: moons are set. The 5 of red moons beats both. ' +
      'The 3 of yellow suns, from a hand without moons, is tossed, though it has the same number. ' +
      'Had the second card been the 3 of red arms, red and 3 would be set, the lead would be ahead since moons beat arms, and the 5 of red suns would only be a toss.',
  },
  { heading: 'The match' },
  {
    text:
      'Each trick is a point. A match lasts either a number of rounds, one to eight, or until a target: it ends with the first round after which somebody has that many points. ' +
      'The most points win. The usual target is the number of cards dealt to each.',
  },
  {
    text:
      'After a fixed number of rounds, players level in first place share the win. At a target they all play another round, at most three extra ones; anybody may still win, ' +
      'and the match ends as soon as one is ahead. Still level after three, they share the win. No match has more than 20 rounds: after the twentieth it ends as it stands.',
  },
  { text: 'All places are decided like the first. Level players share a place, and the next one stays empty.' },
  { heading: 'Variant: Balance' },
  {
    text:
      'Tricks you win count in three categories, by what was followed: suit, colour, number. A trick with two aspects counts in both, also when the leader wins it; ' +
      'one that nobody followed counts in none. The categories add up over the match, and your score is the lowest of the three.',
  },
  {
    text:
      'With equal scores the middle category decides, then the highest; only players equal in all three are level. A fixed match has three to eight rounds. ' +
      'The usual target is 6, 5, 4, 3, 2 or 2 for three to eight players, and it is 20 at most.',
  },
];

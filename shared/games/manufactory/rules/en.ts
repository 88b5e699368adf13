import type { RulesPage } from '../../../text/say.ts';

/** The rules of Manufactory in English. */
export const rules: RulesPage = [
  {
    text:
      'Two to four players stand at a conveyor belt. On your turn you take one part and sort it by colour. ' +
      'In each of six colours the largest group scores 3 points and the second largest 2; owning many colours scores as well.',
  },
  { heading: 'The parts' },
  {
    text:
      'A part has a name, a cost and a colour: white, blue, black, red or green. A part without a colour is neutral, and neutral is a sixth colour in every respect. ' +
      'Costs matter only when groups are of the same size; they are never paid. Rarity is shown and counts for nothing.',
  },
  {
    list: [
      'A dual part has two colours or more. Whoever takes it says which one of them it counts as. It cannot be neutral.',
      'A universal part has the cost 0 and counts as any of the six, neutral included. Whoever takes it says which.',
      'What was said stays: a part never changes its group.',
    ],
  },
  { heading: 'The belt' },
  {
    text:
      'Crates of 15 parts each, as many as there are players, are shuffled into one deck. Its first four parts lie on the belt, at places 1 to 4. ' +
      'Seats are drawn by lot, the first player begins, and turns go round. Nobody has a part at the start.',
  },
  {
    list: [
      'Places 1 and 2, the front, are free.',
      'Places 3 and 4, next to the deck, cost a part: discard one that you already have, from any group, and take the other.',
      'When a part leaves, those behind it move up one place, and the deck fills the last. So what costs something now may be free on your next turn.',
      'Only the place decides. Once the deck is empty and three parts are left, the third still costs; the last two are free.',
    ],
  },
  {
    text:
      'You take exactly one part each turn: there is no passing, and no discarding without taking. The discard is paid first, so you cannot take from the back while you own nothing, ' +
      'and the part you take cannot pay for itself. Discarded parts lie open, never come back and never score.',
  },
  { heading: 'Hidden and open' },
  { text: 'Only the deck is hidden; how many parts it holds is known. The belt, all groups, all discarded parts and the running score are open.' },
  { heading: 'Points' },
  { text: 'The game lasts until the belt is empty, even if not everybody has had the same number of turns. Then, for each of the six colours:' },
  {
    list: [
      'the largest group scores 3, the second largest 2;',
      'of groups of the same size the one with the single most costly part is ahead; other parts are not compared;',
      'still level for first: each of these players scores 2, and nobody is second;',
      'level for second: each of these players scores 1;',
      'a colour you have no part of scores nothing. Whoever alone has a colour scores 3, and there is no second.',
    ],
  },
  {
    text:
      'Besides, having four groups scores 2 points, five 4 and all six 6; three or fewer score nothing. The most points win. ' +
      'Players with as many points share a place, and the next one stays empty.',
  },
  { heading: 'Examples' },
  {
    list: [
      'Two players have three red parts each, the most costly of one 5, of the other 4: 3 and 2 points. Had both a 5: 2 points each.',
      'Three players have 4, 4 and 2 blue parts, the most costly 5, 5 and 9: 2, 2 and 0 points. The first two are level, so there is no second.',
      'Three players have 5, 3 and 3 green parts, the most costly 1, 4 and 4: 3, 1 and 1 points.',
    ],
  },
  { heading: 'Options' },
  {
    list: [
      'Crates: from as many as there are players, the usual number, up to 12. The more, the longer the game.',
      'Second after a tie: where several are level for first in a colour, the next group still scores 2, or 1 each if that is shared.',
      'Parts: the built-in ones, or a list of your own cards. It is shuffled, and the first 15 parts for each crate are the deck. Who sits at the table knows the list, but not which of its cards were drawn; others never see its names.',
      'In such a list lands are universal, cards of several colours are dual, and an X in a cost counts 0. Tokens, art cards and two-sided cards stay out; the fronts of two-sided ones can be kept.',
    ],
  },
  { heading: 'When time runs out' },
  {
    text:
      'A player whose time is up takes the free part, in the colour, that leaves them with the most points at that moment; if equal, place 1 before 2, then white, blue, black, red, green, neutral. Nothing is discarded.',
  },
  { heading: 'Where it comes from' },
  {
    text:
      'Manufactory goes back to a minigame that came with a set of a well-known trading card game: there, too, packs are opened and cards are taken off a belt and grouped by colour. ' +
      'The words, names and pictures here are our own. Longhand is an independent project, not affiliated with or endorsed by Wizards of the Coast.',
  },
];

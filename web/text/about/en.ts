import type { RulesPage } from '../../../shared/text/say.ts';

/** How Longhand works, in English. */
export const about: RulesPage = [
  { text: 'Longhand is a table for card games that are played like letters: one move at a time, whenever each of you has a minute. A game of half an hour may take a week.' },
  { heading: 'Links' },
  { text: 'There are no accounts. Links do their work, and there are three kinds:' },
  {
    list: [
      'The table’s address lets anybody watch. Whoever watches sees what lies open, never a hand.',
      'The invite link gives a free seat to whoever opens it and types a name. When the last seat is taken it has no more use.',
      'Your seat’s own link is your seat. This browser keeps it for you; carry it to another device, and show it to nobody.',
    ],
  },
  { text: 'Opening a link never does anything by itself. Taking a seat, moving, stopping letters: each needs a press of a button.' },
  { text: 'If somebody else got hold of your seat’s link, make a new one under “Play on another device”. The old ones stop working at once.' },
  { heading: 'Letters' },
  { text: 'If you leave an e-mail address and confirm it, a letter comes when it is your turn and you are not at the table: one for all your tables. It tells what has happened and what you can do. The link in it plays for your seat and does nothing else. Every letter says how to stop them. Under “How you are told” you choose your language and quiet hours, notifications on a device instead of letters or beside them, and see everything that was sent to you.' },
  { heading: 'The house' },
  { text: 'The house is our own player. It sees exactly what a person in its seat would see. It can take any seats but yours, and it answers at once.' },
  { heading: 'Fair cards' },
  {
    text:
      'When a table is opened, it draws a secret number and publishes a fingerprint of it: the number is sealed, and can no longer be changed. Every browser that takes a seat adds a random number of its own. Only all of them together decide the order of the cards, ' +
      'so neither we nor any player can choose it. When the game is over the secret is published, and “Check this game” plays everything again in your own browser.',
  },
  { heading: 'What is kept' },
  {
    text:
      'A table keeps the names and the moves. Your inbox keeps your seats, your address, and for ninety days what was sent to you. Your browser keeps the keys of both, your name, and how far you had looked. ' +
      'There is one cookie, from your first seat on: browsers empty a page’s storage, and it gives this browser the key of its inbox back. It serves for nothing else. There is no counting of visitors and no advertising.',
  },
];

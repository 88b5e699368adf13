import type { Common } from './index.ts';

/** What the page and the letters both say, in English. */
export const common: Common = {
  language: 'English',
  you: 'you',
  house: (number, inside = false) => `${inside ? 'the' : 'The'} house${number === 0 ? '' : ` ${number}`}`,
  person: (name) => name,
  games: {
    guilds: {
      name: 'Mystique Guilds',
      pitch: 'Gather cards of one colour and suit, and control the most guilds when the deck runs out.',
      players: '2–4 players',
      length: 'two to four days',
    },
    eddies: {
      name: 'Mystical Eddies',
      pitch: 'Take tricks in a current that the second player turns.',
      players: '3–8 players',
      length: 'a week or so',
    },
    energy: {
      name: 'Mystique Energy',
      pitch: 'Lay hexagons and keep your own groups small: the lowest product wins.',
      players: '2–6 players',
      length: 'three to six days',
    },
    manufactory: {
      name: 'Manufactory',
      pitch: 'Pick parts off a moving belt and sort them by colour.',
      players: '2–4 players',
      length: 'about two days',
    },
    gates: {
      name: 'Gates of Molthar',
      pitch: 'Collect pearls, welcome guests through your portal, and be the first to reach twelve power.',
      players: '2–5 players',
      length: 'one to two weeks',
    },
  },
  timeRanOut: 'Time had run out.',
  errors: {
    'bad-request': 'This request could not be read. Check what you typed, or reload the page and try again.',
    'bad-key': 'This link no longer opens anything here. Use the newest link you have, or ask the host for another.',
    'no-such-table': 'There is no table at this address. Check that the whole link was copied, or open a new table.',
    'no-such-game': 'This game is not played here. Choose one from the first page.',
    'not-found': 'There is nothing at this address. Go on from the first page.',
    full: 'Every seat at this table is taken. You can watch, or open a table of your own.',
    'name-taken': 'Somebody at this table already goes by that name. Choose another one.',
    'not-started': 'The game has not started. It does once the last seat is taken.',
    'not-over': 'This opens when the game is over. Come back then.',
    'not-your-turn': 'It is not your turn. The table shows who is to move.',
    illegal: 'That move is not possible here. Look at the table and choose another.',
    stale: 'You have moved here already, perhaps in another tab. Look at the table as it is now, then choose again.',
    'too-large': 'That is too much at once. Make it shorter and try again.',
    'too-many-requests': 'That was a lot in a short time. Wait a minute and try again.',
    'rules-drift': 'This table has stopped: its moves no longer fit the rules. Nothing is lost; please tell whoever runs this site.',
    failed: 'Something went wrong on our side. Reload the page to see what has arrived, then try again.',
  },
};

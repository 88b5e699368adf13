import { inWords as count } from '../../shared/text/numbers/en.ts';
import { listed, type Part, say, type Say } from '../../shared/text/say.ts';

/** The page's own strings. */
export const text = {
  skip: 'Skip to the page',
  rules: 'Rules',
  about: 'How it works',
  yourTables: 'Your tables',
  waiting: (n: number): string => `${n} waiting`,
  languages: 'Language',
  loading: 'One moment…',
  names: (who: readonly Part[]): Say => listed(who, ' and '),
  playerCount: (n: number): string => (n === 1 ? 'one player' : `${count(n)} players`),
  again: 'Try again',
  network: 'There is no connection. Nothing is lost; try again when it is back.',
  missing: { title: 'Nothing here', body: 'There is no page at this address.', home: 'To the first page' },

  home: {
    title: 'Longhand: card games, one move at a time',
    heading: 'Card games, one move at a time',
    lead: 'Send friends a link and play whenever each of you has a minute, in any time zone, with no account.',
    start: 'Start a game',
    house: 'Play against the house',
    starting: 'The cards are being dealt…',
    guest: 'Guest',
    kept: 'kept in this browser',
    games: 'Five games',
    free: 'free, nothing to install',
    soon: 'not here yet',
    with: (who: Say): Say => say`with ${who}`,
    seatsFree: (n: number): string => (n === 1 ? 'one seat free' : `${count(n)} seats free`),
    yourTurn: 'Your turn',
    since: (when: string): string => `since ${when}`,
    watching: 'You are watching',
    won: (who: Say, many: boolean): Say => say`${who} won${many ? ' together' : ''}`,
    youWon: 'You won',
    finished: (when: string): string => `finished ${when}`,
    invited: 'You are invited',
    dead: 'This table can no longer be opened',
    away: 'Put away',
    awayFrom: (game: string): string => `Put ${game} away from this list`,
    unreachable: 'The tables could not be asked just now. They are looked at again when the connection is back.',
  },

  turn: {
    your: 'Your turn',
    yourTitle: (game: string): string => `Your turn: ${game}`,
    waits: (who: Say): Say => say`Waiting for ${who}`,
    since: (absolute: string, relative: string): string => `Since ${absolute}, ${relative}.`,
    postmark: 'YOUR TURN · LONGHAND · ',
    watching: 'You are watching. You see what lies open, and nobody’s hand.',
    full: 'Every seat at this table is taken. You can watch: you see what lies open, and nobody’s hand.',
    toMove: 'to move',
    players: 'Players',
    sinceLooked: 'Since you last looked',
    nowYours: 'It is your turn.',
    nowWaits: (who: Say): Say => say`It is the turn of ${who}.`,
    log: 'The game so far',
    moves: (n: number): string => (n === 1 ? 'one move' : `${n} moves`),
    all: (n: number): string => `All ${n} moves`,
  },

  slip: {
    label: 'Your choice',
    ask: 'Point at what you want to do.',
    unfinished: 'There is more to say before this can be sent.',
    send: 'Send',
    sending: 'Sending…',
    back: 'Take back',
    waits: (who: Say): Say => say`Waiting for ${who}. This page shows it when they have moved.`,
    kept: 'Not connected: your choice is kept and will be sent when the connection is back.',
    wishGone: 'The choice in that letter is no longer possible. Choose from what there is now.',
  },

  connection: {
    lost: 'Not connected. The table is shown as it was; it is looked at again by itself.',
    reload: 'There is a newer Longhand. Load the page again to go on; your choice is kept.',
    reloadButton: 'Load again',
    badKey: 'That link does not open a seat here any more. A newer one may have taken its place.',
    drift: 'The table has stopped',
  },
};

/** What every language must say. */
export type Text = typeof text;

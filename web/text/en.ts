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

  turn: {
    your: 'Your turn',
    yourTitle: (game: string): string => `Your turn: ${game}`,
    waits: (who: Say): Say => say`Waiting for ${who}`,
    since: (absolute: string, relative: string): string => `Since ${absolute} · ${relative}`,
    postmark: 'YOUR TURN · LONGHAND · ',
    watching: 'You are watching. You see what lies open to everybody, and nothing else.',
    full: 'Every seat at this table is taken. You can watch: you see what lies open to everybody, and nothing else.',
    toMove: 'to move',
    players: 'Players',
    sinceLooked: 'Since you last looked',
    more: (n: number): string => `Show ${n} more`,
    log: 'The game so far',
    moves: (n: number): string => (n === 1 ? 'one move' : `${n} moves`),
    all: (n: number): string => `All ${n} moves`,
  },

  seat: { heading: 'Your seat', letters: 'Letters', device: 'Play on another device', host: 'As the host' },

  slip: {
    label: 'Your choice',
    ask: 'Point at what you want to do.',
    unfinished: 'There is more to say before this can be sent.',
    send: 'Send',
    sending: 'Sending…',
    back: 'Take back',
    waits: (who: Say): Say => say`Waiting for ${who}. What happens is shown here.`,
    kept: 'Not connected: your choice is kept and will be sent when the connection is back.',
  },

  connection: {
    lost: 'Not connected. The table is shown as it was; it is looked at again by itself.',
    reload: 'There is a newer Longhand. Load the page again to go on; your choice is kept.',
    reloadButton: 'Load again',
    badKey: 'That link does not open a seat here any more. A newer one may have taken its place.',
    forgets: 'This browser keeps nothing: keep the link in the address bar, it is your seat.',
  },
};

/** What every language must say. */
export type Text = typeof text;

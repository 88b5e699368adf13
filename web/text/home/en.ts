import type { GameId } from '../../../shared/text/common/index.ts';
import { inWords as count } from '../../../shared/text/numbers/en.ts';
import { say, type Say } from '../../../shared/text/say.ts';

/** What a list of games says of one: a sentence, "2–4 players", "two to four days". */
export interface GameAbout {
  readonly pitch: string;
  readonly players: string;
  readonly length: string;
}

/** What the first page says, with the tables that are listed there. */
export const home = {
  title: 'Longhand: card games, one move at a time',
  heading: 'Card games, one move at a time',
  lead: 'Send friends a link and play whenever each of you has a minute, in any time zone, with no account.',
  start: 'Start a game',
  house: 'Play against the house',
  starting: 'The cards are being dealt…',
  guest: 'Guest',
  told: 'How you are told',
  games: 'Five games',
  free: 'free, nothing to install',
  soon: 'coming soon',
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
  none: 'No tables yet: they appear here.',
  putAway: (n: number): string => `Put away (${n})`,
  back: 'Bring back',
  backFrom: (game: string): string => `Bring ${game} back to this list`,
  away: 'Put away',
  awayFrom: (game: string): string => `Put ${game} away from this list`,
  unreachable: 'The tables could not be asked just now. This page asks again when the connection is back.',

  /** What a list of games says of each. */
  about: {
    guilds: {
      pitch: 'Gather cards of one colour and suit, and control the most guilds when the deck runs out.',
      players: '2–4 players',
      length: 'two to four days',
    },
    eddies: {
      pitch: 'Take tricks in a current that the second player turns.',
      players: '3–8 players',
      length: 'a week or so',
    },
    energy: {
      pitch: 'Lay hexagons and keep your own groups small: the lowest product wins.',
      players: '2–6 players',
      length: 'three to six days',
    },
    manufactory: {
      pitch: 'Pick parts off a moving belt and sort them by colour.',
      players: '2–4 players',
      length: 'about two days',
    },
    gates: {
      pitch: 'Collect pearls, activate the characters on your portal, and win the race to twelve power.',
      players: '2–5 players',
      length: 'one to two weeks',
    },
  } satisfies Record<GameId, GameAbout>,
};

/** What every language must say there. */
export type Home = typeof home;

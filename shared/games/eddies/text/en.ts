import { byGuild, type Card, colourOf, numberOf, suitOf } from '../../../cards/mystique.ts';
import { cardPart, colourWords, guildPart, suitWords } from '../../../cards/text/en.ts';
import type { Visible } from '../../../engine/secret.ts';
import { type Seat, unreachable, type Viewer } from '../../../engine/types.ts';
import { plural } from '../../../text/plural.ts';
import { type GameText, listed, type Misfit, type Part, say, type Say, seat as player } from '../../../text/say.ts';
import { roundOf } from '../round.ts';
import { scoreOf } from '../score.ts';
import { FEWEST_BALANCE, HIGHEST_BALANCE, misfitOf, MOST_SHORT, usualTarget } from '../settle.ts';
import { type Aspect, ASPECTS, type Event, type Move, type Options, type State, type Tally } from '../state.ts';
import { ahead, contenders, decides, followed } from '../trick.ts';
import { type EddiesWords, prospect } from './play.ts';

/** Eddies in English. */
export const text: GameText<State, Move, Event> = {
  event,
  move: (move, state) => [...sentence(move, state), ...(prospect(move, state).forces ? [' The last trick is then played by itself.'] : [])],
  effect,
  options: {
    match: {
      title: 'Match',
      help: 'A number of rounds, or rounds until somebody reaches a target. Where a move takes a day, one round is plenty.',
      value: (value) => lengthOf(value as Options['match']),
      parts: {
        rounds: { title: 'Rounds' },
        target: { title: 'A target', open: (given, seats) => `Points that end the match. Left empty: ${usualTarget(given as Options, seats)}, the usual target here.` },
      },
    },
    scoring: {
      title: 'Scoring',
      help: 'Plain: each trick is a point. Balance: tricks count by what was followed, and your lowest of suit, colour and number is your score.',
      value: (value) => (value === 'balance' ? 'Balance' : 'Plain'),
    },
    hand: {
      title: 'Cards',
      help: 'Full: as many cards as there are for everybody. Short: ten each, for 3 to 6 players.',
      value: (value) => (value === 'short' ? 'Short' : 'Full'),
    },
  },
  misfit,
};

/** The game’s words that boards use too. */
export const words: EddiesWords = {
  value: (card, aspect) => (aspect === 'suit' ? suitWords(suitOf(card)) : aspect === 'colour' ? colourWords(colourOf(card)) : String(numberOf(card))),
  category: (aspect) => aspect,
  duty: ({ lead, aspects }) => (aspects.length > 0 ? `Follow ${values(lead, aspects, ' and ')}.` : `Follow ${values(lead, ASPECTS, ' or ')}.`),
  reason(card, over, aspects) {
    const aspect = decides(card, over, aspects);
    return `${words.value(card, aspect)} ${aspect === 'suit' ? 'beat' : 'beats'} ${words.value(over, aspect)}`;
  },
  ahead(trick, seats, me) {
    const [best, over] = contenders(trick.cards);
    const first = ahead(trick, seats);
    const reason = over === undefined ? '' : `: ${words.reason(best!, over, followed(trick.cards))}`;
    return say`${first === me ? say`You are` : say`${player(first)} is`} ahead with ${the(best!)}${reason}.`;
  },
  round(state) {
    const { options: { match }, extra } = state;
    if ('rounds' in match) return `Round ${roundOf(state)} of ${match.rounds}`;
    return extra > 0 ? `Extra round ${extra} of at most 3` : `Round ${roundOf(state)}, ${lengthOf(match)}`;
  },
};

function event(event: Visible<Event>, me: Viewer): Say {
  switch (event.type) {
    case 'dealt': {
      const leads = event.leader === me ? say`you lead` : say`${player(event.leader)} leads`;
      return say`Round ${event.round} begins with ${event.cards} cards each; ${leads} the first trick.`;
    }
    case 'played':
      return played(event, me);
    case 'won':
      return won(event, me);
    case 'round': {
      const out = event.out.length === 0 ? [] : say` Left out: ${sorted(event.out)}.`;
      return say`Round ${event.round} is over. ${scores(event.totals, event.scoring, me)}.${out}`;
    }
    case 'extra':
      return say`First place is shared by ${names(event.tied, me)}: extra round ${event.extra} of at most 3.`;
    case 'ended': {
      const winners = event.winners.length > 1 ? say`${names(event.winners, me)} share the win` : say`${names(event.winners, me)} won`;
      return say`${why(event)}: ${winners} with ${points(event.score)}.`;
    }
    default:
      return unreachable(event);
  }
}

function played({ seat, card, manner, aspects }: Event & { type: 'played' }, me: Viewer): Say {
  const who: Part = seat === me ? 'You' : player(seat);
  switch (manner) {
    case 'lead':
      return say`${who} led ${the(card)}.`;
    case 'set':
      return say`${who} played ${the(card)}: follow ${values(card, aspects, ' and ')}.`;
    case 'follow':
      return say`${who} followed with ${the(card)}.`;
    case 'toss':
      return say`${who} tossed ${the(card)}.`;
    default:
      return unreachable(manner);
  }
}

function won({ winner, card, aspects, over, scoring }: Event & { type: 'won' }, me: Viewer): Say {
  const who: Part = winner === me ? 'you' : player(winner);
  const counts = aspects.length === 0 ? 'nothing' : aspects.join(' and ');
  const balance = scoring === 'balance' ? ` It counts for ${counts}.` : '';
  if (over === null) return say`Nobody could follow, so ${who} won the trick with ${the(card)}.${balance}`;
  return say`${winner === me ? 'You' : who} won the trick with ${the(card)}: ${words.reason(card, over, aspects)}.${balance}`;
}

function why({ reason, round }: Event & { type: 'ended' }): string {
  switch (reason) {
    case 'rounds':
      return round === 1 ? 'The round is played' : `All ${round} rounds are played`;
    case 'target':
      return `The target is reached in round ${round}`;
    case 'parted':
      return 'The extra round decides';
    case 'shared':
      return 'Three extra rounds decide nothing';
    case 'long':
      return `After ${round} rounds the match ends`;
    default:
      return unreachable(reason);
  }
}

function misfit(given: unknown, seats: number): Misfit | null {
  const what = misfitOf(given as Options, seats);
  switch (what) {
    case 'rounds':
      return { option: 'match', says: `With Balance a match has at least ${FEWEST_BALANCE} rounds.` };
    case 'target':
      return { option: 'match', says: `With Balance a target is at most ${HIGHEST_BALANCE}.` };
    case 'hand':
      return { option: 'hand', says: `The short hand is for at most ${MOST_SHORT} players.` };
    case null:
      return null;
    default:
      return unreachable(what);
  }
}

function sentence(move: Move, state: State): Say {
  const { card } = move;
  const { manner, aspects, closes } = prospect(move, state);
  switch (manner) {
    case 'lead':
      return say`Lead ${the(card)}.`;
    case 'set':
    case 'follow': {
      const what = values(card, aspects, ' and ');
      return manner === 'follow' || closes ? say`Follow ${what} with ${the(card)}.` : say`Play ${the(card)}: the others follow ${what}.`;
    }
    case 'toss':
      return say`Toss ${the(card)}.`;
    default:
      return unreachable(manner);
  }
}

function effect(move: Move, state: Visible<State>, seat: Seat): readonly Say[] {
  const next = prospect(move, state);
  if (next.manner === 'lead') return [];
  const tricks = next.ahead === seat ? say`Your tricks` : say`Tricks of ${player(next.ahead)}`;
  return [next.closes ? say`${tricks} ${next.tricks} → ${next.tricks + 1}` : say`Ahead: ${whom(next.ahead, seat)}, ${cardPart(next.best)}`];
}

/** Everybody’s score so far, in `balance` with its three numbers. */
export function scores(all: readonly Tally[], scoring: Options['scoring'], me: Viewer): Say {
  const each = all.map((won, seat): Say => {
    const by = scoring === 'plain' ? '' : ` (${ASPECTS.map((aspect) => `${aspect} ${won[aspect]}`).join(', ')})`;
    return say`${whom(seat, me)} ${scoreOf(won, scoring)}${by}`;
  });
  return say`${scoring === 'plain' ? 'Tricks' : 'Points'} so far: ${listed(each, ', ')}`;
}

function lengthOf(match: Options['match']): string {
  if ('rounds' in match) return `${match.rounds} ${plural('en', match.rounds, 'round', 'rounds')}`;
  return match.target === null ? 'to the usual target' : `to ${points(match.target)}`;
}

function values(card: Card, aspects: readonly Aspect[], last: string): string {
  const all = aspects.map((aspect) => words.value(card, aspect));
  return [all.slice(0, -1).join(', '), all.at(-1)].filter((part) => part !== '').join(last);
}

const names = (seats: readonly Seat[], me: Viewer): Say => listed(seats.map((seat) => whom(seat, me)), ' and ');
/** A card with its article. */
export const the = (card: Card): Say => say`the ${cardPart(card)}`;
/** Somebody inside a sentence, as the reader knows them. */
export const whom = (seat: Seat, me: Viewer): Part => (seat === me ? 'you' : player(seat));
const points = (n: number): string => `${n} ${plural('en', n, 'point', 'points')}`;
/** Cards by guild. */
export const sorted = (cards: readonly Card[]): Say => listed(byGuild(cards).map(([guild, numbers]) => say`${guildPart(guild)} ${numbers.join(', ')}`), '; ', '; ');

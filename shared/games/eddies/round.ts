import { type Card, DECK, rankOf } from '../../cards/mystique.ts';
import type { Context } from '../../engine/game.ts';
import { open, secret } from '../../engine/secret.ts';
import { firsts, standings, tally, totals } from './score.ts';
import { handSize } from './settle.ts';
import type { Event, Reason, State } from './state.ts';

type Ctx = Context<Event>;

const MOST_EXTRA = 3;
const MOST_ROUNDS = 20;

/** Shuffles all cards and deals a round, led by `first`: one card at a time off the top, seat by seat from the leader (E2, X6, X8). */
export function dealRound(state: State, { dice, emit }: Ctx): void {
  const deck = dice.shuffle(DECK);
  const seats = state.hands.length;
  const cards = handSize(state.options.hand, seats);
  const hands = state.hands.map((): Card[] => []);
  for (let dealt = 0; dealt < cards * seats; dealt++) hands[(state.first + dealt) % seats]!.push(deck.pop()!);
  state.hands = hands.map((hand, seat) => secret(inOrder(hand), seat));
  state.out = secret(inOrder(deck));
  state.tricks = [];
  state.trick = { leader: state.first, cards: [] };
  emit({ type: 'dealt', round: roundOf(state), leader: state.first, cards });
}

/** Tells how the round ended, then ends the match or deals the next one. */
export function endRound(state: State, ctx: Ctx): void {
  const { scoring } = state.options;
  const round = roundOf(state);
  const won = totals(state);
  const { scores, places } = standings(won, scoring);
  ctx.emit({ type: 'round', round, out: [...open(state.out)], totals: won, scoring });
  const tied = firsts({ scores, places });
  const reason = whyOver(state, Math.max(...scores), tied.length);
  if (reason !== null) return ctx.emit({ type: 'ended', reason, round, winners: tied, score: Math.max(...scores) });
  if (isReached(state, Math.max(...scores))) {
    state.extra++; // E25
    ctx.emit({ type: 'extra', extra: state.extra, tied });
  }
  state.past.push(tally(state.tricks, state.hands.length));
  state.first = (state.first + 1) % state.hands.length; // E4
  dealRound(state, ctx);
}

/** Why a match that is over has ended. */
export function whyEnded(state: State): Reason | null {
  const outcome = standings(totals(state), state.options.scoring);
  return whyOver(state, Math.max(...outcome.scores), firsts(outcome).length);
}

/** The number of the present round, from 1. */
export const roundOf = ({ past }: State): number => past.length + 1;

function whyOver(state: State, best: number, tied: number): Reason | null {
  const { options: { match }, extra } = state;
  const round = roundOf(state);
  if ('rounds' in match) return round >= match.rounds ? 'rounds' : null; // E22, E26
  if (isReached(state, best)) {
    if (tied === 1) return extra === 0 ? 'target' : 'parted'; // E24, E25
    if (extra === MOST_EXTRA) return 'shared';
  }
  return round >= MOST_ROUNDS ? 'long' : null; // E33
}

/** Whether a target has been reached; once settled it is always a number. */
const isReached = ({ options: { match } }: State, best: number): boolean => 'target' in match && best >= match.target!;

const inOrder = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => rankOf(a) - rankOf(b));

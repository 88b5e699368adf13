import type { Card } from '../../cards/mystique.ts';
import type { Dice } from '../../engine/dice.ts';
import type { Context, Rules } from '../../engine/game.ts';
import { open, own, secret, size } from '../../engine/secret.ts';
import type { Outcome, Seat } from '../../engine/types.ts';
import { dealRound, endRound } from './round.ts';
import { standings, totals } from './score.ts';
import { settle } from './settle.ts';
import { type Event, type Move, type Options, playOf, type State } from './state.ts';
import { ahead, contenders, followed, mannerOf, playable, toPlay } from './trick.ts';

/** Mystical Eddies: 3–8 players; tricks in which the player after the leader settles what has to be followed. */
export const eddies: Rules<State, Move, Event, Options> = {
  id: 'eddies',
  rules: 1,
  seats: [3, 4, 5, 6, 7, 8], // E1
  settle,
  setup,
  legal,
  apply,
  notate: ({ card }) => `play ${card}`,
  idle,
  outcome,
};

type Ctx = Context<Event>;

function setup(given: Options, seats: number, ctx: Ctx): State {
  const state: State = {
    options: given,
    hands: Array.from({ length: seats }, (_, seat) => secret<Card[]>([], seat)),
    out: secret<Card[]>([]),
    first: 0, // E4
    trick: { leader: 0, cards: [] },
    tricks: [],
    past: [],
    extra: 0,
  };
  dealRound(state, ctx);
  return state;
}

function legal(state: State, seat: Seat): readonly Move[] {
  if (toPlay(state) !== seat) return [];
  return playable(own(state.hands[seat]!, seat), state.trick.cards).map(playOf);
}

function apply(state: State, seat: Seat, { card }: Move, ctx: Ctx): void {
  play(state, seat, card, ctx);
  const last = state.hands.every((hand) => size(hand) === 1);
  if (!last || state.trick.cards.length > 0) return;
  for (const _ of state.hands) {
    // X4: the last trick of a round is forced for everyone.
    const next = toPlay(state)!;
    play(state, next, open(state.hands[next]!)[0]!, ctx, true);
  }
  endRound(state, ctx);
}

function play(state: State, seat: Seat, card: Card, ctx: Ctx, byRules = false): void {
  const hand = open(state.hands[seat]!);
  const { cards } = state.trick;
  const manner = mannerOf(card, cards);
  hand.splice(hand.indexOf(card), 1);
  cards.push(card);
  ctx.emit({ type: 'played', seat, card, manner, aspects: followed(cards), ...(byRules ? { rules: true } : {}) });
  if (cards.length === state.hands.length) endTrick(state, ctx);
}

function endTrick(state: State, ctx: Ctx): void {
  const { trick, hands, options: { scoring } } = state;
  const [card, over = null] = contenders(trick.cards);
  const winner = ahead(trick, hands.length);
  ctx.emit({ type: 'won', winner, card: card!, aspects: followed(trick.cards), over, scoring });
  state.tricks.push(trick);
  state.trick = { leader: winner, cards: [] }; // E5
}

/** X5: a legal card chosen by the dice. */
function idle(state: State, seat: Seat, dice: Dice): Move {
  const moves = legal(state, seat);
  return moves[dice.below(moves.length)]!;
}

function outcome(state: State): Outcome | null {
  return toPlay(state) === null ? standings(totals(state), state.options.scoring) : null;
}

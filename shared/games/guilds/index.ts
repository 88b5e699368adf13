import { type Card, DECK } from '../../cards/mystique.ts';
import type { Context, Rules } from '../../engine/game.ts';
import { open, own, secret, size } from '../../engine/secret.ts';
import { type Outcome, type Seat, seatName, unreachable } from '../../engine/types.ts';
import { gain, lose } from './hand.ts';
import { answer, ask, closeOffer, legalInProposal, lay, mayPropose, proposals, refuse, want } from './market.ts';
import { reckon } from './reckon.ts';
import { DECLINE, DRAW, type Event, type Move, type Options, drawsWith, purchasesWith, REFUSE, type State, TAKE, WANTS } from './state.ts';

/** Mystique Guilds: 2–4 players; control the most guilds when the Draw Deck runs out. */
export const guilds: Rules<State, Move, Event, Options> = {
  id: 'guilds',
  rules: 1,
  seats: [2, 3, 4], // G1
  setup,
  legal,
  apply,
  notate,
  idle,
  outcome,
};

type Ctx = Context<Event>;

function setup(options: Options, seats: number, ctx: Ctx): State {
  const deck = ctx.dice.shuffle(DECK);
  const hands = Array.from({ length: seats }, (_, seat) => secret<Card[]>([], seat));
  hands.forEach((hand, seat) => {
    // G3: everybody's first turn can only be a draw, so the deal plays it.
    const card = deck.pop() as Card;
    open(hand).push(card);
    ctx.emit({ type: 'drew', seat, card: secret(card, seat), rules: true });
  });
  return {
    options,
    deck: secret(deck),
    discard: [],
    hands,
    turn: 0,
    proposal: null,
    proposed: false,
    traded: hands.map(() => false),
    known: hands.map(() => []),
  };
}

function legal(state: State, seat: Seat): readonly Move[] {
  if (size(state.deck) === 0) return NONE; // G15–G17: the game is over at once
  if (state.proposal !== null) return legalInProposal(state, state.proposal, seat);
  if (seat !== state.turn) return NONE;
  const moves: Move[] = [DRAW];
  if (state.discard.length > 0) moves.push(TAKE); // G7
  const hand = own(state.hands[seat]!, seat);
  const fromDiscard = state.options.buyFromBoth ? state.discard.length : 0;
  const fromDeck = size(state.deck);
  for (const card of hand) {
    if (fromDiscard > 0) {
      for (const move of purchasesWith(card)) if (move.discard <= fromDiscard && move.deck <= fromDeck) moves.push(move);
    } else {
      const draws = drawsWith(card);
      const most = Math.min(draws.length, fromDeck);
      for (let i = 0; i < most; i++) moves.push(draws[i]!);
    }
  }
  if (mayPropose(state, seat)) moves.push(...proposals(state, seat, hand));
  return moves;
}

const NONE: readonly Move[] = [];

function apply(state: State, seat: Seat, move: Move, ctx: Ctx): void {
  switch (move.act) {
    case 'draw':
      return draw(state, seat, ctx);
    case 'take':
      return take(state, seat, ctx);
    case 'buy':
      return buy(state, seat, move, ctx);
    case 'ask':
      return ask(state, seat, move, ctx);
    case 'for':
      return want(state, seat, move, ctx);
    case 'offer':
      return lay(state, seat, move, ctx);
    case 'close':
      return closeOffer(state, seat, ctx);
    case 'refuse':
      return refuse(state, seat, ctx);
    case 'accept':
    case 'decline':
      return answer(state, seat, move.act === 'accept', ctx) ? endTurn(state, seat, true, ctx) : undefined;
    default:
      return unreachable(move);
  }
}

function draw(state: State, seat: Seat, ctx: Ctx): void {
  const card = open(state.deck).pop() as Card; // G5
  gain(state, seat, [card]);
  ctx.emit({ type: 'drew', seat, card: secret(card, seat) });
  endTurn(state, seat, false, ctx);
}

function take(state: State, seat: Seat, ctx: Ctx): void {
  const card = state.discard.pop() as Card; // G6
  gain(state, seat, [card]);
  state.known[seat]!.push(card);
  ctx.emit({ type: 'took', seat, card });
  endTurn(state, seat, false, ctx);
}

function buy(state: State, seat: Seat, move: Move & { act: 'buy' }, ctx: Ctx): void {
  lose(state, seat, [move.card]);
  const fromDiscard = top(state.discard, move.discard); // G31: these first
  const drawn = top(open(state.deck), move.deck); // G13: all at once
  gain(state, seat, drawn);
  gain(state, seat, fromDiscard);
  state.known[seat]!.push(...fromDiscard);
  state.discard.push(move.card); // G14, G32: after the draw
  ctx.emit({ type: 'bought', seat, card: move.card, discard: fromDiscard, drawn: secret(drawn, seat) });
  endTurn(state, seat, false, ctx);
}

function endTurn(state: State, seat: Seat, traded: boolean, ctx: Ctx): void {
  state.traded[seat] = traded;
  state.proposed = false;
  state.turn = (seat + 1) % state.hands.length;
  if (size(state.deck) === 0) ctx.emit({ type: 'ended', seat });
}

/** The k top cards of a pile, the topmost first. */
function top(pile: Card[], k: number): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < k; i++) cards.push(pile.pop() as Card);
  return cards;
}

function notate(move: Move): string {
  switch (move.act) {
    case 'buy': {
      const parts = [`buy ${move.card}`];
      if (move.discard > 0) parts.push(`discard ${move.discard}`);
      if (move.deck > 0) parts.push(`deck ${move.deck}`);
      return parts.join(' ');
    }
    case 'ask':
      return `ask ${seatName(move.seller)} ${move.card}`;
    case 'for':
      return `for ${move.guild}`;
    case 'offer':
      return `offer ${move.card}`;
    default:
      return move.act;
  }
}

/** X5: draw; `for any`; refuse, whatever has been laid out; decline. */
function idle(state: State, seat: Seat): Move {
  const { proposal } = state;
  if (proposal === null) return DRAW;
  if (seat === proposal.seller) return REFUSE;
  return proposal.want === null ? WANTS[0]! : DECLINE;
}

function outcome(state: State): Outcome | null {
  if (size(state.deck) > 0) return null;
  const { scores, places } = reckon(state.hands.map(open));
  return { scores, places };
}


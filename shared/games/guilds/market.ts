import { type Card, numberOf, rankOf } from '../../cards/mystique.ts';
import type { Context } from '../../engine/game.ts';
import { open, own, secret, size } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import { gain, lose } from './hand.ts';
import { ACCEPT, CLOSE, DECLINE, type Event, type Move, offerOf, type Proposal, REFUSE, type State, WANTS } from './state.ts';

type Ctx = Context<Event>;

/** Whether this seat may make a proposal now (G40, G44, G47). */
export const mayPropose = (state: State, seat: Seat): boolean => state.options.market && !state.proposed && !state.traded[seat];

/** Every way to ask: each other seat, each card of the hand. */
export function proposals(state: State, seat: Seat, hand: readonly Card[]): Move[] {
  const sellers = state.hands.map((_, other) => other).filter((other) => other !== seat);
  return sellers.flatMap((seller) => hand.map((card): Move => ({ act: 'ask', seller, card })));
}

/** The proposal on the table, where there must be one. */
export function proposalOf({ proposal }: State): Proposal {
  if (proposal === null) throw new Error('no proposal is on the table');
  return proposal;
}

/** The most cards a seller can lay out for this Influence card (G41). */
export const mostFor = (card: Card, seller: Seat, state: State): number => Math.min(numberOf(card), size(state.hands[seller]!));

/** Who may do what between asking and the answer (G42). */
export function legalInProposal(state: State, proposal: Proposal, seat: Seat): readonly Move[] {
  if (seat === state.turn) {
    if (proposal.want === null) return WANTS;
    return proposal.closed ? [ACCEPT, DECLINE] : [];
  }
  if (seat !== proposal.seller || proposal.want === null || proposal.closed) return [];
  const hand = own(state.hands[seat]!, seat);
  const laid = own(proposal.laid, seat);
  const offers = laid.length < mostFor(proposal.card, seat, state) ? hand.filter((card) => !laid.includes(card)).map(offerOf) : [];
  return [...offers, ...(laid.length > 0 ? [CLOSE] : []), REFUSE];
}

/** The buyer names the seller and lays the Influence card open (G44). */
export function ask(state: State, seat: Seat, move: Move & { act: 'ask' }, ctx: Ctx): void {
  lose(state, seat, [move.card]);
  state.proposal = { seller: move.seller, card: move.card, want: null, laid: secret<Card[]>([], move.seller), closed: false };
  state.proposed = true;
  ctx.emit({ type: 'asked', seat, seller: move.seller, card: move.card, most: mostFor(move.card, move.seller, state) });
}

/** The buyer says what is wanted: a message that binds nobody. */
export function want(state: State, seat: Seat, move: Move & { act: 'for' }, ctx: Ctx): void {
  const proposal = proposalOf(state);
  proposal.want = move.guild;
  ctx.emit({ type: 'wanted', seat, seller: proposal.seller, guild: move.guild });
}

/** The seller lays out one more card; it stays in the hand until accepted (G44, G46). */
export function lay(state: State, seat: Seat, move: Move & { act: 'offer' }, ctx: Ctx): void {
  open(proposalOf(state).laid).push(move.card);
  ctx.emit({ type: 'offered', seat, buyer: state.turn, card: secret(move.card, seat) });
}

/** From now on the buyer sees what is laid out (G46). */
export function closeOffer(state: State, seat: Seat, ctx: Ctx): void {
  const proposal = proposalOf(state);
  // In the deck's order: which was laid out first is the seller's own business.
  const cards = [...open(proposal.laid)].sort((a, b) => rankOf(a) - rankOf(b));
  proposal.laid = secret(cards, seat, state.turn);
  proposal.closed = true;
  ctx.emit({ type: 'closed', seat, buyer: state.turn, cards: secret([...cards], seat, state.turn) });
}

/** The seller refuses without a reason (G45); the buyer plays on with the Influence card back in hand (G44). */
export function refuse(state: State, seat: Seat, ctx: Ctx): void {
  const { card } = takeBack(state);
  ctx.emit({ type: 'refused', seat, buyer: state.turn, card });
}

/** The buyer's answer; true when the trade is made, which ends the turn (G48). */
export function answer(state: State, seat: Seat, accepted: boolean, ctx: Ctx): boolean {
  if (!accepted) {
    const { seller, card } = takeBack(state);
    ctx.emit({ type: 'declined', seat, seller, card });
    return false;
  }
  const { seller, card, laid } = proposalOf(state);
  const cards = [...open(laid)];
  state.proposal = null;
  tellOfTrade(state, seller, seat, cards.length);
  lose(state, seller, cards);
  gain(state, seat, cards);
  gain(state, seller, [card]);
  state.known[seller]!.push(card);
  ctx.emit({ type: 'accepted', seat, seller, card, cards: secret(cards, seller, seat) });
  return true;
}

function takeBack(state: State): Proposal {
  const proposal = proposalOf(state);
  state.proposal = null;
  gain(state, state.turn, [proposal.card]);
  state.known[state.turn]!.push(proposal.card); // it lay open: everybody knows where it went
  return proposal;
}

/** After a trade nobody else knows which of the seller's cards went, unless it was the whole hand. */
function tellOfTrade(state: State, seller: Seat, buyer: Seat, sold: number): void {
  if (sold === size(state.hands[seller]!)) state.known[buyer]!.push(...state.known[seller]!);
  state.known[seller] = [];
}

import { type Card, guildOf, numberOf } from '../../cards/mystique.ts';
import type { Dice } from '../../engine/dice.ts';
import type { Legal } from '../../engine/game.ts';
import { own, seen, type Visible } from '../../engine/secret.ts';
import { type Seat, unreachable } from '../../engine/types.ts';
import { chance, drawing, look, type Outlook, remembering, shift } from './outlook.ts';
import type { Move, Proposal, State } from './state.ts';

/** By how much a trade must better the chance to win: it tells the others more than it tells us. */
const WORTHWHILE = 0.02;
/** What a card left in the Draw Deck is worth to whoever is behind. */
const PATIENCE = 2e-4;

/**
 * How the house plays Guilds. It looks one move ahead, at what its own seat may see, and takes the move that leaves
 * the best chance to win. That chance is reckoned, not searched: every card it has not seen lies in the deck or in
 * somebody's hidden cards, each place as likely; the rest of the deck will be shared in turn order at the usual pace;
 * so for each guild there is a chance to control it, and all together give a margin in points, its doubt, and, when
 * even, the count of cards. Buying, holding a majority, ending the game when ahead and putting that off when behind
 * are hardly rules of their own: they follow. In the market it never asks, since a question costs people a day and
 * seldom pays; as the seller it lays out the cards that it can best spare while more than half of its gain
 * remains, or refuses; and it accepts what is better than its best ordinary move.
 */
export function house(state: Visible<State>, seat: Seat, moves: readonly Legal<Move>[], dice: Dice): Legal<Move> {
  const { proposal } = state;
  const outlook = look(state, seat);
  if (proposal === null) return best(moves.filter(isOrdinary), ordinary(outlook, state.discard), dice).move;
  if (seat === proposal.seller) return sell(outlook, proposal, moves, dice);
  if (proposal.want === null) return moves[0]!;
  return answer(outlook, proposal, moves);
}

type Ordinary = Move & { readonly act: 'draw' | 'take' | 'buy' };
type Offer = Move & { readonly act: 'offer' };

const isOrdinary = (move: Legal<Move>): move is Legal<Ordinary> => move.act === 'draw' || move.act === 'take' || move.act === 'buy';
const isOffer = (move: Legal<Move>): move is Legal<Offer> => move.act === 'offer';

/** What an ordinary move is worth: the chance to win after it; all but equal, a lead is brought home and a deficit put off. */
function ordinary(outlook: Outlook, discard: readonly Card[]): (move: Ordinary) => number {
  const forecast = remembering();
  return (move) => {
    const after = playing(outlook, discard, move);
    const hope = chance(after, forecast);
    return hope + (hope < 0.5 ? PATIENCE : -PATIENCE) * after.deck;
  };
}

function playing(outlook: Outlook, discard: readonly Card[], move: Ordinary): Outlook {
  const { seat } = outlook;
  const top = (count: number) => discard.slice(discard.length - count);
  switch (move.act) {
    case 'draw':
      return drawing(outlook, seat, 1);
    case 'take':
      return drawing(shift(outlook, seat, top(1), []), seat, 0);
    case 'buy':
      return drawing(shift(outlook, seat, top(move.discard), [move.card]), seat, move.deck);
    default:
      return unreachable(move);
  }
}

/** The seller's next step: one more card, preferably of the guild asked for, or that is enough, or no. */
function sell(outlook: Outlook, proposal: Proposal, moves: readonly Legal<Move>[], dice: Dice): Legal<Move> {
  const laid = own(proposal.laid, outlook.seat);
  const refused = chance(shift(outlook, outlook.next, [proposal.card], []));
  const gain = (cards: readonly Card[]) => chance(traded(outlook, proposal, cards)) - refused;
  const now = laid.length === 0 ? 0 : gain(laid);
  const offers = moves.filter(isOffer);
  for (const choice of [offers.filter(({ card }) => guildOf(card) === proposal.want), offers]) {
    if (choice.length === 0) continue;
    const more = best(choice, ({ card }) => gain([...laid, card]), dice);
    if (more.worth > Math.max(WORTHWHILE, now / 2)) return more.move;
  }
  return the(now > WORTHWHILE ? 'close' : 'refuse', moves);
}

/** The buyer's answer: the trade, or with the Influence card back in hand a draw or a purchase with it. */
function answer(outlook: Outlook, proposal: Proposal, moves: readonly Legal<Move>[]): Legal<Move> {
  const { seat, deck } = outlook;
  const buys = Array.from({ length: Math.min(numberOf(proposal.card), deck) }, (_, index) => drawing(outlook, seat, index + 1));
  const declined = [drawing(shift(outlook, seat, [proposal.card], []), seat, 1), ...buys].map((after) => chance(after));
  const accepted = chance(traded(outlook, proposal, seen(proposal.laid) ?? []));
  return the(accepted > Math.max(...declined) + WORTHWHILE ? 'accept' : 'decline', moves);
}

/** The outlook after a trade: the seller has the Influence card, the buyer the cards, and the seat after the buyer plays. */
function traded(outlook: Outlook, { seller, card }: Proposal, cards: readonly Card[]): Outlook {
  const buyer = outlook.next;
  return drawing(shift(shift(outlook, seller, [card], cards), buyer, cards, []), buyer, 0);
}

/** The move of the greatest worth; among equals the dice choose. */
function best<M>(moves: readonly M[], worthOf: (move: M) => number, dice: Dice): { readonly move: M; readonly worth: number } {
  const rated = moves.map((move) => ({ move, worth: worthOf(move) }));
  const worth = Math.max(...rated.map((each) => each.worth));
  const equals = rated.filter((each) => each.worth === worth);
  return equals[dice.below(equals.length)]!;
}

function the(act: Move['act'], moves: readonly Legal<Move>[]): Legal<Move> {
  const move = moves.find((each) => each.act === act);
  if (move === undefined) throw new Error(`${act} is not legal here`);
  return move;
}

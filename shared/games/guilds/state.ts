import { type Card, DECK, type Guild, GUILDS, numberOf, rankOf } from '../../cards/mystique.ts';
import type { Secret } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';

/** The variants of the rule sheet; both off by default, free to combine. */
export interface Options {
  /** Variant 1: cards can be bought from both decks. */
  readonly buyFromBoth: boolean;
  /** Variant 2: cards can be bought from another player. */
  readonly market: boolean;
}

/** A proposal in the market, from asking to the answer (G42, G44). */
export interface Proposal {
  readonly seller: Seat;
  /** The Influence card: it lies open on the table, in nobody's hand. */
  readonly card: Card;
  /** What the buyer says is wanted; null until said. It binds nobody. */
  want: Guild | 'any' | null;
  /** Laid out by the seller, and still in the seller's hand until accepted. */
  laid: Secret<Card[]>;
  closed: boolean;
}

/** A game of Guilds. Piles have their top last; hands are in the deck's order. */
export interface State {
  readonly options: Options;
  readonly deck: Secret<Card[]>;
  readonly discard: Card[];
  readonly hands: Secret<Card[]>[];
  turn: Seat;
  proposal: Proposal | null;
  /** Whether this turn's one proposal has been made. */
  proposed: boolean;
  /** By seat: its own latest turn ended in an accepted proposal (G47). */
  readonly traded: boolean[];
  /** By seat: cards of its hand that everybody has seen go there. Public; a part of the hand, not a place. */
  readonly known: Card[][];
}

export type Move =
  | { readonly act: 'draw' }
  | { readonly act: 'take' }
  | { readonly act: 'buy'; readonly card: Card; readonly discard: number; readonly deck: number }
  | { readonly act: 'ask'; readonly seller: Seat; readonly card: Card }
  | { readonly act: 'for'; readonly guild: Guild | 'any' }
  | { readonly act: 'offer'; readonly card: Card }
  | { readonly act: 'close' }
  | { readonly act: 'refuse' }
  | { readonly act: 'accept' }
  | { readonly act: 'decline' };

/** What happens, in the order it is told. `rules` marks what the deal itself plays (G3, X4); `most` is how many cards may be laid out (G41). */
export type Event =
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Secret<Card>; readonly rules?: true }
  | { readonly type: 'took'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'bought'; readonly seat: Seat; readonly card: Card; readonly discard: readonly Card[]; readonly drawn: Secret<Card[]> }
  | { readonly type: 'asked'; readonly seat: Seat; readonly seller: Seat; readonly card: Card; readonly most: number }
  | { readonly type: 'wanted'; readonly seat: Seat; readonly seller: Seat; readonly guild: Guild | 'any' }
  | { readonly type: 'offered'; readonly seat: Seat; readonly buyer: Seat; readonly card: Secret<Card> }
  | { readonly type: 'closed'; readonly seat: Seat; readonly buyer: Seat; readonly cards: Secret<Card[]> }
  | { readonly type: 'refused'; readonly seat: Seat; readonly buyer: Seat; readonly card: Card }
  | { readonly type: 'accepted'; readonly seat: Seat; readonly seller: Seat; readonly card: Card; readonly cards: Secret<Card[]> }
  | { readonly type: 'declined'; readonly seat: Seat; readonly seller: Seat; readonly card: Card }
  | { readonly type: 'ended'; readonly seat: Seat };

export const DRAW: Move = { act: 'draw' };
export const TAKE: Move = { act: 'take' };
export const CLOSE: Move = { act: 'close' };
export const REFUSE: Move = { act: 'refuse' };
export const ACCEPT: Move = { act: 'accept' };
export const DECLINE: Move = { act: 'decline' };

/** Every purchase with a card that the bare number allows, the discard part ascending, then the deck part (G11, G30, G34). */
export const purchasesWith = (card: Card): readonly (Move & { act: 'buy' })[] => PURCHASES[rankOf(card)]!;
/** Those from the Draw Deck alone: 1, 2, … cards. */
export const drawsWith = (card: Card): readonly (Move & { act: 'buy' })[] => FROM_DECK[rankOf(card)]!;
export const offerOf = (card: Card): Move => OFFERS[rankOf(card)]!;
/** `for any` first, then the guilds in the deck's order. */
export const WANTS: readonly Move[] = (['any', ...GUILDS] as const).map((guild) => ({ act: 'for', guild }));

// Moves are the same few objects again and again: made once, so that a legal list is only a selection.
const PURCHASES = DECK.map(purchases);
const FROM_DECK = PURCHASES.map((list) => list.filter(({ discard }) => discard === 0));
const OFFERS = DECK.map((card): Move => ({ act: 'offer', card }));

function purchases(card: Card): (Move & { act: 'buy' })[] {
  const most = numberOf(card);
  const list: (Move & { act: 'buy' })[] = [];
  for (let discard = 0; discard <= most; discard++) {
    for (let deck = 0; discard + deck <= most; deck++) {
      if (discard + deck === 0) continue; // G11: zero is not a purchase
      if (discard === 1 && deck === 0) continue; // G34: a swap that uses up nothing
      list.push({ act: 'buy', card, discard, deck });
    }
  }
  return list;
}

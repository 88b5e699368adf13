import { type Card, rankOf } from '../../cards/mystique.ts';
import { open } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import type { State } from './state.ts';

/** Puts cards into a hand, which stays in the deck's order. */
export function gain(state: State, seat: Seat, cards: readonly Card[]): void {
  const hand = open(state.hands[seat]!);
  for (const card of cards) {
    const rank = rankOf(card);
    let at = hand.length;
    for (; at > 0 && rankOf(hand[at - 1]!) > rank; at--) hand[at] = hand[at - 1]!;
    hand[at] = card;
  }
}

/** Takes cards out of a hand, and out of what is publicly known of it. */
export function lose(state: State, seat: Seat, cards: readonly Card[]): void {
  const hand = open(state.hands[seat]!);
  const known = state.known[seat]!;
  for (const card of cards) {
    remove(hand, card);
    remove(known, card);
  }
}

function remove(pile: Card[], card: Card): void {
  const at = pile.indexOf(card);
  if (at >= 0) pile.splice(at, 1);
}

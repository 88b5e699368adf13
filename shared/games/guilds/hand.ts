import { type Card, rankOf } from '../../cards/mystique.ts';
import { open } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import type { State } from './state.ts';

/** Puts cards into a hand, which stays in the deck's order. */
export function gain(state: State, seat: Seat, cards: readonly Card[]): void {
  const hand = open(state.hands[seat]!);
  for (const card of cards) {
    let at = hand.length;
    while (at > 0 && rankOf(hand[at - 1]!) > rankOf(card)) at--;
    hand.splice(at, 0, card);
  }
}

/** Takes cards out of a hand, and out of what is publicly known of it. */
export function lose(state: State, seat: Seat, cards: readonly Card[]): void {
  for (const pile of [open(state.hands[seat]!), state.known[seat]!]) {
    for (const card of cards) if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
  }
}

import { DECK } from '../../cards/mystique.ts';
import { own, size, type Visible } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import { bitsOf, type Chance, matches, type Opening, placeOf, type Round } from './playout.ts';
import type { State } from './state.ts';
import { followed, follows } from './trick.ts';

/** What one seat knows of the hands: its own, and for every other how many cards there are and which there can be. */
export interface Knowledge {
  readonly seat: Seat;
  /** By seat. */
  readonly counts: readonly number[];
  /** The own hand, as places in the deck, in its order. */
  readonly hand: readonly number[];
  /** Cards neither played nor held, as places in the deck. */
  readonly unseen: readonly number[];
  /** By seat, by place in the deck: 1 where the seat has shown that it does not hold the card. */
  readonly lacks: readonly Uint8Array[];
}

/** Counts the cards: whoever tossed had none that would have followed, then or later. */
export function deduce(state: Visible<State>, seat: Seat): Knowledge {
  const hand = own(state.hands[seat]!, seat).map(placeOf);
  const tricks = [...state.tricks, state.trick];
  const seen = new Set([...hand, ...tricks.flatMap(({ cards }) => cards.map(placeOf))]);
  const lacks = state.hands.map(() => new Uint8Array(DECK.length));
  for (const { leader, cards } of tricks) {
    cards.forEach((card, i) => {
      const before = cards.slice(0, i);
      if (i === 0 || follows(card, before)) return;
      const lack = lacks[(leader + i) % lacks.length]!;
      const [lead, set] = [placeOf(cards[0]!), bitsOf(followed(before))];
      for (let place = 0; place < lack.length; place++) if (matches(lead, set, place)) lack[place] = 1;
    });
  }
  const unseen = DECK.map((_, place) => place).filter((place) => !seen.has(place));
  return { seat, counts: state.hands.map(size), hand, unseen, lacks };
}

/** One deal that fits what is known: the cards that fewest others may hold are given out first. Hands lie in any order. */
export function imagine(start: Opening, { seat, counts, hand, unseen, lacks }: Knowledge, chance: Chance): Round {
  const width = Math.max(...counts);
  const hands = new Uint8Array(start.seats * width);
  const filled = new Uint8Array(start.seats);
  hands.set(hand, seat * width);
  filled[seat] = hand.length;
  const others = counts.map((_, other) => other).filter((other) => other !== seat);
  let spare = unseen.length - others.reduce((sum, other) => sum + counts[other]!, 0);
  const keys = unseen.map((card) => others.filter((other) => lacks[other]![card] === 0).length + chance(1024) / 2048);
  for (const i of unseen.map((_, index) => index).sort((a, b) => keys[a]! - keys[b]!)) {
    const to = placeFor(unseen[i]!);
    if (to < 0) spare--;
    else hold(to, unseen[i]!);
  }
  return { ...start, width, hands, counts: filled };

  /** A seat that has room and may hold the card, by how much room there is; −1: left out. Where none may, any with room. */
  function placeFor(card: number): number {
    const room = (other: number) => counts[other]! - filled[other]!;
    const may = others.filter((other) => room(other) > 0 && lacks[other]![card] === 0);
    const among = may.length > 0 || spare > 0 ? may : others.filter((other) => room(other) > 0);
    let drawn = chance(among.reduce((sum, other) => sum + room(other), spare));
    for (const other of among) if ((drawn -= room(other)) < 0) return other;
    return -1;
  }

  /** Puts the card anywhere among those that are there. */
  function hold(to: number, card: number): void {
    const end = to * width + filled[to]!++;
    const at = to * width + chance(filled[to]!);
    hands[end] = hands[at]!;
    hands[at] = card;
  }
}

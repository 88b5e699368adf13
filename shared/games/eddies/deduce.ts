import { DECK } from '../../cards/mystique.ts';
import { own, size, type Visible } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import { bitsOf, type Chance, matches, type Opening, placeOf, type Round } from './playout.ts';
import type { State } from './state.ts';
import { followed, follows } from './trick.ts';

/** What one seat knows of the hands. Cards are places in the deck. */
export interface Knowledge {
  readonly seat: Seat;
  /** By seat: how many cards it holds. */
  readonly counts: Uint8Array;
  /** The own hand, in its order. */
  readonly hand: readonly number[];
  /** Cards neither played nor held, those that fewest others may hold first. */
  readonly unseen: readonly number[];
  /** For each card of `unseen`: the other seats that may hold it, as bits. */
  readonly holders: Uint8Array;
  /** How many of `unseen` are in nobody's hand. */
  readonly spare: number;
}

/** Counts the cards: whoever tossed had none that would have followed, then or later. */
export function deduce(state: Visible<State>, seat: Seat): Knowledge {
  const hand = own(state.hands[seat]!, seat).map(placeOf);
  const counts = Uint8Array.from(state.hands, size);
  const may = mayHold(state, seat);
  const seen = new Set([...hand, ...[...state.tricks, state.trick].flatMap(({ cards }) => cards.map(placeOf))]);
  const few = (place: number) => counts.reduce((sum, _, other) => sum + ((may[place]! >> other) & 1), 0);
  const unseen = DECK.map((_, place) => place).filter((place) => !seen.has(place)).sort((a, b) => few(a) - few(b));
  const held = counts.reduce((sum, count) => sum + count, 0);
  return { seat, counts, hand, unseen, holders: Uint8Array.from(unseen, (place) => may[place]!), spare: unseen.length + hand.length - held };
}

/** One deal that fits what is known: cards that few may hold are given out first. Hands lie in any order. */
export function imagine(start: Opening, { seat, counts, hand, unseen, holders, spare }: Knowledge, chance: Chance): Round {
  const width = counts.reduce((most, count) => Math.max(most, count), 0);
  const hands = new Uint8Array(start.seats * width);
  const room = counts.slice();
  room[seat] = 0;
  let left = spare;
  for (let i = 0; i < unseen.length; i++) {
    const to = placeFor(room, holders[i]!, left, chance);
    if (to < 0) {
      left--;
      continue;
    }
    hold(hands, to * width, counts[to]! - room[to]!--, unseen[i]!, chance);
  }
  hand.forEach((card, i) => hold(hands, seat * width, i, card, chance));
  return { ...start, width, hands, counts: counts.slice() };
}

/** Puts a card anywhere among those that are there, so that a hand lies in no order that tells anything. */
function hold(hands: Uint8Array, row: number, count: number, card: number, chance: Chance): void {
  const at = row + chance(count + 1);
  hands[row + count] = hands[at]!;
  hands[at] = card;
}

/** A seat that has room and may hold the card, by how much room there is; −1: nobody's. Where none may, any with room. */
function placeFor(room: Uint8Array, holders: number, spare: number, chance: Chance): number {
  let all = spare;
  for (let other = 0; other < room.length; other++) if (((holders >> other) & 1) === 1) all += room[other]!;
  if (all === 0) return placeFor(room, ANYBODY, 0, chance);
  let drawn = chance(all);
  for (let other = 0; other < room.length; other++) {
    if (((holders >> other) & 1) === 0) continue;
    drawn -= room[other]!;
    if (drawn < 0) return other;
  }
  return -1;
}

const ANYBODY = 0xff;

/** By place in the deck: the other seats that have not shown that they lack the card, as bits. */
function mayHold({ tricks, trick, hands }: State, seat: Seat): Uint8Array {
  const may = new Uint8Array(DECK.length).fill(ANYBODY & ~(1 << seat) & ((1 << hands.length) - 1));
  for (const { leader, cards } of [...tricks, trick]) {
    cards.forEach((card, i) => {
      const before = cards.slice(0, i);
      if (i === 0 || follows(card, before)) return;
      const others = ~(1 << ((leader + i) % hands.length));
      const [lead, set] = [placeOf(cards[0]!), bitsOf(followed(before))];
      for (let place = 0; place < may.length; place++) if (matches(lead, set, place)) may[place]! &= others;
    });
  }
  return may;
}

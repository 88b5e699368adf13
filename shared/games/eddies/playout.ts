import { type Card, DECK, rankOf } from '../../cards/mystique.ts';
import { type Aspect, ASPECTS } from './state.ts';
import { common, compare } from './trick.ts';

/** Sets of aspects as bits, in the order of ASPECTS: 1 suit, 2 colour, 4 number. Cards are their places in the deck. */
export type Bits = number;

/** A round in numbers, quick to copy and to play on. Hands are rows of `width`; `counts` says how many cards each row holds. */
export interface Round {
  readonly seats: number;
  readonly width: number;
  readonly hands: Uint8Array;
  readonly counts: Uint8Array;
  /** Cards of the running trick: how many, the lead, what is followed, the best so far and whose it is. */
  played: number;
  leader: number;
  lead: number;
  set: Bits;
  best: number;
  bestSeat: number;
}

/** The running trick of a round, without the hands. */
export type Opening = Omit<Round, 'width' | 'hands' | 'counts'>;

/** Random whole numbers below n. */
export type Chance = (n: number) => number;

export const SIZE = DECK.length;
/** By two cards: what they share. */
export const SHARED: Uint8Array = table((a, b) => bitsOf(common(a, b)));
/** By what is followed, by card: how many of those that follow the same it beats. */
export const RANK: readonly Uint8Array[] = Array.from({ length: 7 }, (_, set) => ranks(set));
/** How good a card is all in all: over the six sets, how many cards it beats. */
export const POWER: Uint16Array = Uint16Array.from(DECK, (_, card) => RANK.reduce((sum, rank) => sum + rank[card]!, 0));

/** Plays a card of the seat to move. Returns the winner when that ends the trick (`set` then is what was followed), else −1. */
export function put(round: Round, seat: number, at: number): number {
  const { hands, counts, width, seats } = round;
  const row = seat * width;
  const card = hands[row + at]!;
  hands[row + at] = hands[row + --counts[seat]!]!; // the last card takes its place: hands lie in any order
  if (round.played === 0) begin(round, seat, card);
  else join(round, seat, card);
  if (++round.played < seats) return -1;
  round.played = 0;
  round.leader = round.bestSeat;
  return round.bestSeat;
}

/** The seat to move. */
export const mover = (round: Round): number => (round.leader + round.played) % round.seats;

/** Whether a card follows a lead when this is set. */
export function matches(lead: number, set: Bits, card: number): boolean {
  const shared = SHARED[lead * SIZE + card]!;
  return set === 0 ? shared !== 0 : (shared & set) === set;
}

/** The same round, to be played on. */
export const copy = (round: Round): Round => ({ ...round, hands: round.hands.slice(), counts: round.counts.slice() });

/** The same round once more, written over a copy of it that has been played: far quicker than another copy. */
export function again(over: Round, round: Round): Round {
  over.hands.set(round.hands);
  over.counts.set(round.counts);
  over.played = round.played;
  over.leader = round.leader;
  over.lead = round.lead;
  over.set = round.set;
  over.best = round.best;
  over.bestSeat = round.bestSeat;
  return over;
}

/** A card's place in the deck. */
export const placeOf = (card: Card): number => rankOf(card);

/** Which of these sets of aspects a list is. */
export function bitsOf(aspects: readonly Aspect[]): Bits {
  return aspects.reduce((bits, aspect) => bits | (1 << ASPECTS.indexOf(aspect)), 0);
}

function begin(round: Round, seat: number, card: number): void {
  round.lead = round.best = card;
  round.bestSeat = seat;
  round.set = 0;
}

function join(round: Round, seat: number, card: number): void {
  if (!matches(round.lead, round.set, card)) return;
  if (round.set === 0) round.set = SHARED[round.lead * SIZE + card]!;
  if (RANK[round.set]![card]! <= RANK[round.set]![round.best]!) return;
  round.best = card;
  round.bestSeat = seat;
}

function table(of: (a: Card, b: Card) => number): Uint8Array {
  return Uint8Array.from({ length: SIZE * SIZE }, (_, i) => of(DECK[Math.floor(i / SIZE)]!, DECK[i % SIZE]!));
}

/** The rules' own order, counted out. */
function ranks(set: Bits): Uint8Array {
  const aspects = ASPECTS.filter((_, bit) => ((set >> bit) & 1) === 1);
  return Uint8Array.from(DECK, (card, place) => (set === 0 ? 0 : DECK.filter((other, at) => matches(place, set, at) && compare(card, other, aspects) < 0).length));
}

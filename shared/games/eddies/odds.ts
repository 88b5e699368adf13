import { type Bits, matches, RANK, SHARED, SIZE } from './playout.ts';

/** A set of cards: 30 bits for the first half of the deck, 30 for the second. */
export interface Cards {
  low: number;
  high: number;
}

/** The cards at these places of the deck. */
export const cardsAt = (places: readonly number[]): Cards => ({
  low: places.reduce((bits, place) => bits | LOW[place]!, 0),
  high: places.reduce((bits, place) => bits | HIGH[place]!, 0),
});

/** Takes a card out. */
export function take(cards: Cards, place: number): void {
  cards.low &= ~LOW[place]!;
  cards.high &= ~HIGH[place]!;
}

/**
 * About the chance that a card which follows stays the best of its trick when so many `others` still play, each any card
 * that it may from so many `held` cards, all of them among the `unseen`. It takes the others for independent.
 */
export function chanceToStay(card: number, lead: number, set: Bits, unseen: Cards, held: number, others: number): number {
  return (1 - overtaken(card, lead, set, unseen, held)) ** others;
}

/** The same of a card that is led: over the sets of aspects that the first to follow may set. */
export function chanceToLead(card: number, unseen: Cards, held: number, others: number): number {
  let all = 0;
  let won = 0;
  for (let set = 1; set < EXACT.length; set++) {
    const ways = common(EXACT[set]!, card, unseen);
    if (ways === 0) continue;
    all += ways;
    const first = common(BETTER[set]!, card, unseen) / common(MATCHING[set]!, card, unseen);
    won += ways * (1 - first) * chanceToStay(card, card, set, unseen, held, others - 1);
  }
  return all === 0 ? 1 : won / all;
}

/** The chance that one other plays better than a card. */
function overtaken(card: number, lead: number, set: Bits, unseen: Cards, held: number): number {
  const better = common(BETTER[set]!, card, unseen);
  if (better === 0) return 0;
  const matching = common(MATCHING[set]!, lead, unseen);
  const none = (1 - matching / (count(unseen.low) + count(unseen.high))) ** held;
  return (better / matching) * (1 - none);
}

/** A set of cards for each card. */
interface Table {
  readonly low: Int32Array;
  readonly high: Int32Array;
}

const LOW = Int32Array.from({ length: SIZE }, (_, place) => (place < SIZE / 2 ? 1 << place : 0));
const HIGH = Int32Array.from({ length: SIZE }, (_, place) => (place < SIZE / 2 ? 0 : 1 << (place - SIZE / 2)));
/** By what is followed, by lead: the cards that share at least that with it. */
const MATCHING = tables((lead, set, card) => matches(lead, set, card));
/** By what is followed, by card: those that share as much with it and beat it. */
const BETTER = tables((card, set, other) => matches(card, set, other) && RANK[set]![other]! > RANK[set]![card]!);
/** By set of aspects, by lead: the cards that share this and nothing else with it. */
const EXACT = tables((lead, set, card) => card !== lead && SHARED[lead * SIZE + card] === set);

/** In plain loops, since this is done whenever the code is loaded. */
function tables(has: (of: number, set: Bits, card: number) => boolean): readonly Table[] {
  return RANK.map((_, set) => {
    const table = { low: new Int32Array(SIZE), high: new Int32Array(SIZE) };
    for (let of = 0; of < SIZE; of++) {
      for (let card = 0; card < SIZE; card++) {
        if (!has(of, set, card)) continue;
        table.low[of]! |= LOW[card]!;
        table.high[of]! |= HIGH[card]!;
      }
    }
    return table;
  });
}

const common = ({ low, high }: Table, of: number, cards: Cards): number => count(low[of]! & cards.low) + count(high[of]! & cards.high);

/** How many bits are set: sums of two, of four, then of all in one multiplication. */
function count(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

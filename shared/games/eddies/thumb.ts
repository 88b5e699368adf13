import type { Seat } from '../../engine/types.ts';
import { type Cards, chanceToLead, chanceToStay } from './odds.ts';
import { matches, POWER, RANK, type Round, SHARED, SIZE } from './playout.ts';

/** A seat that plays on by a rule of thumb. */
export interface Thinking {
  readonly seat: Seat;
  /** By card of its hand: about the chance to win a trick that it leads. */
  readonly worth: Float64Array;
  /** What it has not seen yet, as the round goes on. */
  readonly unseen: Cards;
}

/** What a card would be worth when led counts so much against what it may win on another's lead. */
const KEEPING = 0.85;
/** A little for every card that a card beats, so that of two alike the weaker is played. */
const SPARING = 0.002;

/** By card of a hand: about the chance to win a trick that it leads. */
export function worthOf(hand: readonly number[], unseen: Cards, seats: number): Float64Array {
  const worth = new Float64Array(SIZE);
  for (const card of hand) worth[card] = chanceToLead(card, unseen, hand.length, seats - 1);
  return worth;
}

/**
 * A card by a rule of thumb, as its place in the hand: lead what is likeliest to win; on another's lead play what is likeliest
 * to win, less what it would be worth when led.
 */
export function thumb(round: Round, { seat, worth, unseen }: Thinking): number {
  const { hands, counts, width, lead, set, played, seats } = round;
  const row = seat * width;
  const held = counts[seat]!;
  const leading = played === 0;
  const following = !leading && follows(round, seat);
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < held; i++) {
    const card = hands[row + i]!;
    if (following && !matches(lead, set, card)) continue;
    const chance = following ? chanceIn(round, card, unseen, held, seats - 1 - played) : 0;
    const good = leading ? worth[card]! : chance - KEEPING * worth[card]! - SPARING * POWER[card]!;
    if (good <= most) continue;
    most = good;
    best = i;
  }
  return best;
}

/** Whether a seat has a card that follows. */
function follows({ hands, counts, width, lead, set }: Round, seat: Seat): boolean {
  const row = seat * width;
  for (let i = 0; i < counts[seat]!; i++) if (matches(lead, set, hands[row + i]!)) return true;
  return false;
}

/** About the chance that a card which follows wins the running trick. */
function chanceIn({ lead, set, best }: Round, card: number, unseen: Cards, held: number, others: number): number {
  const bits = set === 0 ? SHARED[lead * SIZE + card]! : set;
  return RANK[bits]![card]! < RANK[bits]![best]! ? 0 : chanceToStay(card, lead, bits, unseen, held, others);
}

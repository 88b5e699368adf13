import { type Card, type Guild, guildOf, GUILDS, numberOf } from '../../cards/mystique.ts';
import type { Outcome, Seat } from '../../engine/types.ts';

/** One guild at the end: what each seat holds of it, who controls it, and the points it gives. */
export interface GuildScore {
  readonly guild: Guild;
  /** By seat: the sum of the numbers held (G21). */
  readonly values: readonly number[];
  /** Null when nobody holds any, or the highest value is shared (G22, G23). */
  readonly owner: Seat | null;
  /** What the guild is worth: 1, blue suns 2 (G24). */
  readonly worth: number;
}

/** The whole reckoning: twelve guilds, points, cards in hand, and the places they lead to. */
export interface Reckoning extends Outcome {
  readonly guilds: readonly GuildScore[];
  readonly cards: readonly number[];
}

/** Counts the hands by guild: the sum of the numbers held of it. */
export function valuesOf(hand: readonly Card[]): ReadonlyMap<Guild, number> {
  const values = new Map<Guild, number>();
  for (const card of hand) values.set(guildOf(card), (values.get(guildOf(card)) ?? 0) + numberOf(card));
  return values;
}

/** The score of the hands as if the game were over (G21–G26). */
export function reckon(hands: readonly (readonly Card[])[]): Reckoning {
  const held = hands.map(valuesOf);
  const guilds = GUILDS.map((guild) => control(guild, held.map((values) => values.get(guild) ?? 0)));
  const scores = hands.map((_, seat) => guilds.reduce((sum, { owner, worth }) => sum + (owner === seat ? worth : 0), 0));
  const cards = hands.map((hand) => hand.length);
  // G25, G26, X9: more points, then fewer cards; equal in both share a place and the next stays empty.
  const before = (a: Seat, b: Seat) => scores[a]! > scores[b]! || (scores[a] === scores[b] && cards[a]! < cards[b]!);
  const places = hands.map((_, seat) => 1 + hands.filter((_, other) => before(other, seat)).length);
  return { guilds, scores, cards, places };
}

function control(guild: Guild, values: readonly number[]): GuildScore {
  const highest = Math.max(...values);
  const alone = highest > 0 && values.filter((value) => value === highest).length === 1;
  return { guild, values, owner: alone ? values.indexOf(highest) : null, worth: guild === 'bs' ? 2 : 1 };
}

import { type Card, DECK, guildOf, GUILDS, numberOf } from '../../cards/mystique.ts';
import { own, seen, size, type Visible } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import type { State } from './state.ts';

/** What one seat knows of a hand: values by guild (in the order of GUILDS) of the cards it knows, and how many it does not. */
export interface Holding {
  readonly values: readonly number[];
  readonly hidden: number;
  readonly cards: number;
}

/** A game as one seat sees it, in numbers: enough to say how likely that seat is to win. */
export interface Outlook {
  readonly seat: Seat;
  readonly holdings: readonly Holding[];
  /** Cards left in the Draw Deck. */
  readonly deck: number;
  /** By guild: the numbers of the cards that this seat has never seen; they are in the deck or in hidden parts of hands. */
  readonly unseen: readonly (readonly number[])[];
  /** Who plays next. */
  readonly next: Seat;
}

/** For each seat, the expected points of a guild: its worth times the chance to control it. */
export type Forecast = (guild: number, outlook: Outlook) => readonly number[];

/** How many cards at a time the rest of the deck is taken to be shared; found by letting the house play itself. */
const PACE = 1.5;
/** Variance of a margin that is settled: above 0, so that of two certain wins the larger still counts for more. */
const DOUBT = 0.1;
/** The highest value of a guild: 1 + 2 + 3 + 4 + 5. */
const HIGHEST = 15;
const WORTH: readonly number[] = GUILDS.map((guild) => (guild === 'bs' ? 2 : 1)); // G24

/** What the seat sees: its own hand, what everybody knows of the others', the Discard Deck and the open Influence card. */
export function look(state: Visible<State>, seat: Seat): Outlook {
  const known = state.hands.map((hand, other) => (other === seat ? own(hand, seat) : knownOf(state, other)));
  const open = new Set([...known.flat(), ...state.discard]);
  if (state.proposal !== null) open.add(state.proposal.card);
  const holdings = state.hands.map((hand, other): Holding => {
    const cards = size(hand);
    return { values: valuesByGuild(known[other]!), hidden: cards - known[other]!.length, cards };
  });
  const unseen = GUILDS.map((guild) => DECK.filter((card) => guildOf(card) === guild && !open.has(card)).map(numberOf));
  return { seat, holdings, deck: size(state.deck), unseen, next: state.turn };
}

/** The outlook once cards that it knows have come to a seat and gone from it. */
export function shift(outlook: Outlook, seat: Seat, gained: readonly Card[], lost: readonly Card[]): Outlook {
  const { values, hidden, cards } = outlook.holdings[seat]!;
  const changed = [...values];
  for (const card of gained) changed[indexOf(card)]! += numberOf(card);
  for (const card of lost) changed[indexOf(card)]! -= numberOf(card);
  return withHolding(outlook, seat, { values: changed, hidden, cards: cards + gained.length - lost.length });
}

/** The outlook once a seat has drawn cards from the Draw Deck, and the next seat plays. */
export function drawing(outlook: Outlook, seat: Seat, count: number): Outlook {
  const { values, hidden, cards } = outlook.holdings[seat]!;
  const drawn = withHolding(outlook, seat, { values, hidden: hidden + count, cards: cards + count });
  return { ...drawn, deck: outlook.deck - count, next: (seat + 1) % outlook.holdings.length };
}

/**
 * The chance that the outlook's own seat ends ahead of all others: for each rival the margin in points taken
 * as normal (mean and variance summed over the guilds), the count of cards deciding an even score (G25).
 */
export function chance(outlook: Outlook, forecast: Forecast = points): number {
  const { seat, holdings, deck } = outlook;
  const guilds = GUILDS.map((_, guild) => forecast(guild, outlook));
  let all = 1;
  for (let rival = 0; rival < holdings.length; rival++) {
    if (rival === seat) continue;
    let mean = clamp((holdings[rival]!.cards - holdings[seat]!.cards) / (1 + deck)) / 2;
    let variance = DOUBT;
    guilds.forEach((expected, guild) => {
      const margin = expected[seat]! - expected[rival]!;
      mean += margin;
      variance += WORTH[guild]! * (expected[seat]! + expected[rival]!) - margin * margin;
    });
    all /= 1 + Math.exp((-1.7 * mean) / Math.sqrt(variance));
  }
  return all;
}

/** A forecast that remembers, for outlooks that differ in nothing but the own seat's cards and the deck. */
export function remembering(): Forecast {
  const memory = new Map<number, readonly number[]>();
  return (guild, outlook) => {
    const { values, hidden } = outlook.holdings[outlook.seat]!;
    const key = ((guild * 16 + values[guild]!) * 61 + hidden) * 61 + outlook.deck;
    const found = memory.get(key) ?? points(guild, outlook);
    memory.set(key, found);
    return found;
  };
}

/** Every unseen card is in a hand with the share of unseen cards that the hand holds now or is yet to draw. */
function points(guild: number, outlook: Outlook): readonly number[] {
  const { holdings, unseen, deck } = outlook;
  const rest = shares(outlook);
  const places = holdings.reduce((sum, { hidden }) => sum + hidden, deck);
  const odds = holdings.map(({ values, hidden }, seat) => {
    const share = places === 0 ? 0 : Math.min(1, (hidden + rest[seat]!) / places);
    return spread(values[guild]!, unseen[guild]!, share);
  });
  return odds.map((mine, seat) => {
    let control = 0;
    const below = odds.map(() => 0);
    for (let value = 0; value <= HIGHEST; value++) {
      let alone = value === 0 ? 0 : mine[value]!; // G22
      for (let other = 0; other < odds.length; other++) if (other !== seat) alone *= below[other]!; // G23
      control += alone;
      for (let other = 0; other < odds.length; other++) below[other]! += odds[other]![value]!;
    }
    return WORTH[guild]! * control;
  });
}

/** How the rest of the deck is expected to be shared: in turn order, PACE cards at a time. */
function shares({ holdings, deck, next }: Outlook): readonly number[] {
  const rest = holdings.map(() => 0);
  for (let left = deck, seat = next; left > 0; left -= PACE, seat = (seat + 1) % rest.length) rest[seat]! += Math.min(PACE, left);
  return rest;
}

/** How likely each value of a guild is, when each of some cards joins the known ones with this chance. */
function spread(known: number, numbers: readonly number[], share: number): readonly number[] {
  const odds = Array.from({ length: HIGHEST + 1 }, (_, value): number => (value === known ? 1 : 0));
  for (const number of numbers) {
    for (let value = HIGHEST; value >= 0; value--) {
      odds[value] = odds[value]! * (1 - share) + (value >= number ? odds[value - number]! * share : 0);
    }
  }
  return odds;
}

/** Cards of another's hand that everybody saw go there, or that are laid out for this very seat. */
function knownOf(state: Visible<State>, other: Seat): readonly Card[] {
  const laid = state.proposal?.seller === other ? (seen(state.proposal.laid) ?? []) : [];
  return [...new Set([...state.known[other]!, ...laid])];
}

function valuesByGuild(cards: readonly Card[]): readonly number[] {
  const values = GUILDS.map(() => 0);
  for (const card of cards) values[indexOf(card)]! += numberOf(card);
  return values;
}

const withHolding = (outlook: Outlook, seat: Seat, holding: Holding): Outlook => ({
  ...outlook,
  holdings: outlook.holdings.map((before, other) => (other === seat ? holding : before)),
});

const indexOf = (card: Card): number => GUILDS.indexOf(guildOf(card));
const clamp = (value: number): number => Math.max(-1, Math.min(1, value));

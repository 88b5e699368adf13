import { type Card, type Colour, COLOURS, colourOf, numberOf, type Suit, SUITS, suitOf } from '../../cards/mystique.ts';
import { seen, size } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import { type Aspect, ASPECTS, type Manner, type State, type Trick } from './state.ts';

/** What two cards have in common. */
export const common = (a: Card, b: Card): readonly Aspect[] => ASPECTS.filter((aspect) => valueOf(a, aspect) === valueOf(b, aspect));

/** What has to be followed: all that the first follower's card shares with the lead; empty while nobody has followed (E8, E9, E13). */
export function followed([lead, ...others]: readonly Card[]): readonly Aspect[] {
  const setter = others.find((card) => common(card, lead!).length > 0);
  return setter === undefined ? [] : common(setter, lead!);
}

/** Whether a card follows: all that is set (E11, E12); anything of the lead while nothing is (E7, E10). */
export function follows(card: Card, cards: readonly Card[]): boolean {
  const set = followed(cards);
  const shared = common(card, cards[0]!);
  return set.length === 0 ? shared.length > 0 : set.every((aspect) => shared.includes(aspect));
}

/** The cards of a hand that may be played onto these: those that follow, or any when none does (E6, E7, E10, E11). */
export function playable(hand: readonly Card[], cards: readonly Card[]): readonly Card[] {
  if (cards.length === 0) return hand;
  const following = hand.filter((card) => follows(card, cards));
  return following.length > 0 ? following : hand;
}

/** How a card comes onto these. */
export function mannerOf(card: Card, cards: readonly Card[]): Manner {
  if (cards.length === 0) return 'lead';
  if (!follows(card, cards)) return 'toss';
  return followed(cards).length === 0 ? 'set' : 'follow';
}

/** The cards that can win, the best first: the lead and those that share all of what is set (E14, E15); the lead alone while nothing is (E16). */
export function contenders(cards: readonly Card[]): readonly Card[] {
  const set = followed(cards);
  if (set.length === 0) return cards.slice(0, 1);
  return cards.filter((card, i) => i === 0 || follows(card, cards)).sort((a, b) => compare(a, b, set));
}

/** Who has the best card of a trick so far. */
export const ahead = ({ leader, cards }: Trick, seats: number): Seat => (leader + cards.indexOf(contenders(cards)[0]!)) % seats;

/** The aspect in which a card beats another when these are followed. */
export const decides = (card: Card, over: Card, set: readonly Aspect[]): Aspect =>
  ranking(set).find((aspect) => valueOf(card, aspect) !== valueOf(over, aspect))!;

/** Who is to play; null once the match is over. */
export const toPlay = ({ hands, trick }: State): Seat | null =>
  hands.every((hand) => size(hand) === 0) ? null : (trick.leader + trick.cards.length) % hands.length;

/** What a player has to follow: everything that is set, or any one thing that the lead has. */
export interface Duty {
  readonly lead: Card;
  readonly aspects: readonly Aspect[];
}

/** What the trick asks of whoever plays next; null for the leader. */
export const dutyOf = ({ trick: { cards } }: State): Duty | null => (cards.length === 0 ? null : { lead: cards[0]!, aspects: followed(cards) });

/** Why a card of this hand cannot be played now: what must be followed, as another card of the hand can; null when it can be. */
export function whyNot(state: State, seat: Seat, card: Card): Duty | null {
  const hand = seen(state.hands[seat]!) ?? [];
  return playable(hand, state.trick.cards).includes(card) ? null : dutyOf(state);
}

/** In what order cards are compared when these aspects are followed: the sheet's table. */
const ranking = (set: readonly Aspect[]): readonly Aspect[] =>
  set.length === 2 ? ASPECTS.filter((aspect) => !set.includes(aspect)) : RANKING[set[0]!];

const RANKING: Readonly<Record<Aspect, readonly Aspect[]>> = {
  suit: ['number', 'colour'],
  colour: ['suit', 'number'],
  number: ['colour', 'suit'],
};

/** Negative when a beats b, both sharing all that is followed with the lead. */
export function compare(a: Card, b: Card, set: readonly Aspect[]): number {
  for (const aspect of ranking(set)) {
    const better = strength(b, aspect) - strength(a, aspect);
    if (better !== 0) return better;
  }
  return 0;
}

/** A card's value in one aspect. */
export function valueOf(card: Card, aspect: Aspect): Suit | Colour | number {
  return aspect === 'suit' ? suitOf(card) : aspect === 'colour' ? colourOf(card) : numberOf(card);
}

function strength(card: Card, aspect: Aspect): number {
  if (aspect === 'number') return numberOf(card);
  return aspect === 'suit' ? -SUITS.indexOf(suitOf(card)) : -COLOURS.indexOf(colourOf(card));
}

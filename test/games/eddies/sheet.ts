/** A second, slow reading of the rule sheet, over cards as text alone. For comparison only. */

/** The deck of X8, written out from the sheet: suns, moons, arms, crowns; yellow, red, blue; 1 to 5. */
export const ORDERED: readonly string[] = [...'smac'].flatMap((suit) => [...'yrb'].flatMap((colour) => [...'12345'].map((number) => number + colour + suit)));

/** What a card can be followed in, by where it stands in the card's text, lowest value first. */
const VALUES = { suit: [2, 'cams'], colour: [1, 'bry'], number: [0, '12345'] } as const;
export type Aspect = keyof typeof VALUES;
export const ASPECTS = ['suit', 'colour', 'number'] as const;

/** The table "Who wins the trick": what is compared, first and then. */
const ORDER: Readonly<Record<string, readonly Aspect[]>> = {
  suit: ['number', 'colour'],
  colour: ['suit', 'number'],
  number: ['colour', 'suit'],
  'suit colour': ['number'],
  'suit number': ['colour'],
  'colour number': ['suit'],
};

/** What two cards share. */
export const shared = (a: string, b: string): Aspect[] => ASPECTS.filter((aspect) => a[VALUES[aspect][0]] === b[VALUES[aspect][0]]);

/** E8, E10: everything that the first card sharing anything with the lead shares with it. */
export function setBy(cards: readonly string[]): Aspect[] {
  for (const card of cards.slice(1)) {
    const set = shared(card, cards[0]!);
    if (set.length > 0) return set;
  }
  return [];
}

/** Whether a card matches the lead in all of a set (E11, E12). */
export const matches = (card: string, lead: string, set: readonly Aspect[]): boolean => set.every((aspect) => shared(card, lead).includes(aspect));

/** E6, E7, E10, E11: what of a hand may be played onto the cards of a trick. */
export function allowed(hand: readonly string[], cards: readonly string[]): string[] {
  const [lead] = cards;
  if (lead === undefined) return [...hand];
  const set = setBy(cards);
  const bound = hand.filter((card) => (set.length === 0 ? shared(card, lead).length > 0 : matches(card, lead, set)));
  return bound.length > 0 ? bound : [...hand];
}

/** The lead and what matches all that was set, best first (E14, E15); the lead alone when nobody followed (E16). */
export function ranking(cards: readonly string[]): string[] {
  const lead = cards[0]!;
  const set = setBy(cards);
  if (set.length === 0) return [lead];
  return cards.filter((card) => matches(card, lead, set)).sort((a, b) => compared(b, a, set));
}

function compared(a: string, b: string, set: readonly Aspect[]): number {
  for (const aspect of ORDER[set.join(' ')]!) {
    const [at, lowestFirst] = VALUES[aspect];
    const difference = lowestFirst.indexOf(a[at]!) - lowestFirst.indexOf(b[at]!);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** What a seat has won: all tricks, and by what they followed (E27). */
export type Won = Record<'tricks' | Aspect, number>;
export const KINDS = ['tricks', ...ASPECTS] as const;

/** E21, E27, E30: what one more trick is worth, put to its winner's account. */
export function credit(won: Won, cards: readonly string[]): void {
  won.tricks++;
  for (const aspect of setBy(cards)) won[aspect]++;
}

/** E21, E27, E28. */
export const scoreOf = (won: Won, balance: boolean): number => (balance ? Math.min(won.suit, won.colour, won.number) : won.tricks);

/** E31, X9: one more than the number of seats that are better. */
export function placesOf(all: readonly Won[], balance: boolean): number[] {
  const key = (won: Won): number[] => (balance ? ASPECTS.map((aspect) => won[aspect]).sort((a, b) => a - b) : [won.tricks]);
  const better = (a: number[], b: number[]): boolean => {
    const i = a.findIndex((value, at) => value !== b[at]);
    return i >= 0 && a[i]! > b[i]!;
  };
  return all.map((won) => 1 + all.filter((other) => better(key(other), key(won))).length);
}

/** E23: the usual target. */
export const usualTarget = (seats: number, balance: boolean, short: boolean): number =>
  balance ? [6, 5, 4, 3, 2, 2][seats - 3]! : short ? 10 : [20, 15, 12, 10, 8, 7][seats - 3]!;

/** E2: how many cards are dealt to each. */
export const handOf = (seats: number, short: boolean): number => (short ? 10 : [20, 15, 12, 10, 8, 7][seats - 3]!);

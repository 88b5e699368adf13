import type { Outcome, Seat } from '../../engine/types.ts';
import { ASPECTS, type State, type Tally, type Trick } from './state.ts';
import { ahead, followed } from './trick.ts';

/** By seat, what finished tricks were worth: a trick counts in every aspect that it followed, in none when nobody did (E21, E27, E30). */
export function tally(tricks: readonly Trick[], seats: number): readonly Tally[] {
  const won = Array.from({ length: seats }, () => ({ tricks: 0, suit: 0, colour: 0, number: 0 }));
  for (const trick of tricks) {
    const winner = won[ahead(trick, seats)]!;
    winner.tricks++;
    for (const aspect of followed(trick.cards)) winner[aspect]++;
  }
  return won;
}

/** By seat, everything won so far, this round's finished tricks included (E28). */
export function totals({ past, tricks, hands }: State): readonly Tally[] {
  const rounds = [...past, tally(tricks, hands.length)];
  const sum = (seat: Seat, key: keyof Tally) => rounds.reduce((all, round) => all + round[seat]![key], 0);
  return hands.map((_, seat) => ({ tricks: sum(seat, 'tricks'), suit: sum(seat, 'suit'), colour: sum(seat, 'colour'), number: sum(seat, 'number') }));
}

/** What a tally is worth: its tricks, or in `balance` the lowest of the three categories (E21, E28). */
export const scoreOf = (won: Tally, scoring: State['options']['scoring']): number =>
  scoring === 'plain' ? won.tricks : Math.min(won.suit, won.colour, won.number);

/** Scores and places as they stand; in `balance` equal scores are parted by the middle number, then the highest (E31, X9). */
export function standings(won: readonly Tally[], scoring: State['options']['scoring']): Outcome {
  const keys = won.map((each) => (scoring === 'plain' ? [each.tricks] : ASPECTS.map((aspect) => each[aspect]).sort((a, b) => a - b)));
  const places = keys.map((key) => 1 + keys.filter((other) => beats(other, key)).length);
  return { scores: won.map((each) => scoreOf(each, scoring)), places };
}

/** The seats in first place. */
export const firsts = ({ places }: Outcome): readonly Seat[] => places.flatMap((place, seat) => (place === 1 ? [seat] : []));

function beats(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && a[at]! > b[at]!;
}

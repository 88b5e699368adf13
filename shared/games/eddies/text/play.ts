import type { Card } from '../../../cards/mystique.ts';
import { size } from '../../../engine/secret.ts';
import type { Seat, Viewer } from '../../../engine/types.ts';
import type { Say } from '../../../text/say.ts';
import { totals } from '../score.ts';
import type { Aspect, Manner, Move, State, Trick } from '../state.ts';
import { ahead, contenders, type Duty, followed, mannerOf } from '../trick.ts';

/** The game's words that boards use as well as sentences, in one language. */
export interface EddiesWords {
  /** What a card has in an aspect: "moons", "red", "3". */
  value(card: Card, aspect: Aspect): string;
  /** A category of `balance`: "suit". */
  category(aspect: Aspect): string;
  /** "Follow moons.", "Follow red and 3.", and while nothing is set "Follow moons, red or 3." */
  duty(duty: Duty): string;
  /** Why a card beats another when these aspects are followed: "5 beats 3", "suns beat moons". */
  reason(card: Card, over: Card, aspects: readonly Aspect[]): string;
  /** Who is ahead in a trick, and why: "Bo is ahead with the 5 of red moons: 5 beats 3." */
  ahead(trick: Trick, seats: number, me: Viewer): Say;
  /** Which round is played: "Round 2 of 3", "Round 2, to 12 points", "Extra round 1 of at most 3". */
  round(state: State): string;
}

/** What a move leads to, as everybody can work it out. */
export interface Prospect {
  readonly manner: Manner;
  readonly aspects: readonly Aspect[];
  /** Whether it is the last card of the trick. */
  readonly closes: boolean;
  /** Whether only one trick is left after this one, which is then played by itself. */
  readonly forces: boolean;
  /** Who has the best card then, and which. */
  readonly ahead: Seat;
  readonly best: Card;
  /** Tricks that this seat has won before. */
  readonly tricks: number;
}

/** Works out what playing a card leads to. */
export function prospect({ card }: Move, state: State): Prospect {
  const { trick, hands } = state;
  const after = { leader: trick.leader, cards: [...trick.cards, card] };
  const first = ahead(after, hands.length);
  const closes = after.cards.length === hands.length;
  return {
    manner: mannerOf(card, trick.cards),
    aspects: followed(after.cards),
    closes,
    forces: closes && hands.filter((hand) => size(hand) > 1).length === 1,
    ahead: first,
    best: contenders(after.cards)[0]!,
    tricks: totals(state)[first]!.tricks,
  };
}

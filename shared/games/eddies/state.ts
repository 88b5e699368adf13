import { type Card, DECK } from '../../cards/mystique.ts';
import type { Secret } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';

/** What a card can be followed in, in the order in which they are told. */
export const ASPECTS = ['suit', 'colour', 'number'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** The variants of the rule sheet. `target: null` stands for the usual target of E23 until the number of seats is known. */
export interface Options {
  readonly match: { readonly rounds: number } | { readonly target: number | null };
  readonly scoring: 'plain' | 'balance';
  /** `short`: ten cards each. */
  readonly hand: 'full' | 'short';
}

/** The cards of a trick in the order they were played: the first is the lead, then seat by seat. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: Card[];
}

/** What a seat has won: all tricks, and those that followed each aspect (E27). */
export type Tally = Readonly<Record<'tricks' | Aspect, number>>;

/** A match of Eddies. Hands are in the deck's order. Everything of a round is worked out from its tricks. */
export interface State {
  readonly options: Options;
  hands: Secret<Card[]>[];
  /** The cards left out of this round, in the deck's order. */
  out: Secret<Card[]>;
  /** Who led the first trick of this round. */
  first: Seat;
  /** The trick being played; empty between tricks. */
  trick: Trick;
  /** The finished tricks of this round; of the last round once the match is over. */
  tricks: Trick[];
  /** By round before this one, by seat: what was won in it. */
  readonly past: (readonly Tally[])[];
  /** How many extra rounds have begun (E25). */
  extra: number;
}

export type Move = { readonly act: 'play'; readonly card: Card };

/** How a card was played: as the lead, as the first that follows, following what is set, or tossed. */
export type Manner = 'lead' | 'set' | 'follow' | 'toss';

/** Why a match is over: its rounds are played, the target is reached, an extra round has parted the first, three have not, or twenty are enough. */
export type Reason = 'rounds' | 'target' | 'parted' | 'shared' | 'long';

/** What happens, in the order it is told. `rules` marks what the rules themselves play (X4). */
export type Event =
  | { readonly type: 'dealt'; readonly round: number; readonly leader: Seat; readonly cards: number }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: Card;
      readonly manner: Manner;
      /** What has to be followed after this card. */
      readonly aspects: readonly Aspect[];
      readonly rules?: true;
    }
  | {
      readonly type: 'won';
      /** Not `seat`: it is news to the winner too, when somebody else closes the trick. */
      readonly winner: Seat;
      readonly card: Card;
      readonly aspects: readonly Aspect[];
      /** The next best card that could have won; null when nobody followed. */
      readonly over: Card | null;
      readonly scoring: Options['scoring'];
    }
  | {
      readonly type: 'round';
      readonly round: number;
      /** What was left out, in the deck's order (E2). */
      readonly out: readonly Card[];
      /** By seat: what was won in all rounds so far. */
      readonly totals: readonly Tally[];
      readonly scoring: Options['scoring'];
    }
  | { readonly type: 'extra'; readonly extra: number; readonly tied: readonly Seat[] }
  | { readonly type: 'ended'; readonly reason: Reason; readonly round: number; readonly winners: readonly Seat[]; readonly score: number };

export const playOf = (card: Card): Move => PLAYS.get(card) as Move;

// Moves are the same few objects again and again: made once, so that a legal list is only a selection.
const PLAYS = new Map(DECK.map((card): [Card, Move] => [card, { act: 'play', card }]));

import { type Card, DECK, rankOf } from '../../shared/cards/mystique.ts';
import { open } from '../../shared/engine/secret.ts';
import type { Viewer } from '../../shared/engine/types.ts';
import type { State as Guilds } from '../../shared/games/guilds/state.ts';

/** What the suite must be told of a game to hold it to its word; written apart from the rules, so that the two can disagree. */
export interface Sample<S = unknown> {
  /** Every card there is, as it is written. */
  readonly cards: readonly string[];
  /** Every place that holds cards, hidden ones too: together they hold each card once. */
  places(state: S): Readonly<Record<string, readonly string[]>>;
  /** The cards whose faces this viewer may see at this moment. What was seen earlier stays known. */
  sees(state: S, viewer: Viewer): readonly string[];
  /** Brings hidden cards that were exchanged back into the order that the rules keep. */
  tidy?(state: S): void;
  /** The kinds of moves (first words) that are made in secret: others hear that, not which. */
  readonly silent?: readonly string[];
  /** Where the schema cannot be counted out: the options to try, as they would be sent. */
  readonly options?: readonly object[];
}

const guilds: Sample<Guilds> = {
  cards: DECK,
  places: ({ deck, discard, hands, proposal }) => ({
    deck: open(deck),
    discard,
    table: proposal === null ? [] : [proposal.card],
    ...Object.fromEntries(hands.map((hand, seat) => [`hand ${seat}`, open(hand)])),
  }),
  sees({ discard, hands, proposal, turn }, viewer) {
    const mine = viewer === null ? [] : open(hands[viewer]!);
    if (proposal === null) return [...discard, ...mine];
    const bought = viewer === turn && proposal.closed ? open(proposal.laid) : []; // G46: from `close` on
    return [...discard, ...mine, proposal.card, ...bought]; // G44: the Influence card lies open
  },
  silent: ['offer'], // G46
  tidy: ({ hands }) => hands.forEach((hand) => open(hand).sort((a: Card, b: Card) => rankOf(a) - rankOf(b))),
};

/** By game id: a game without a sample fails the suite. */
export const SAMPLES: Readonly<Record<string, Sample>> = { guilds };

import { type Card, DECK, rankOf } from '../../shared/cards/mystique.ts';
import { open } from '../../shared/engine/secret.ts';
import type { Viewer } from '../../shared/engine/types.ts';
import type { Event as EddiesEvent, State as Eddies } from '../../shared/games/eddies/state.ts';
import type { State as Energy } from '../../shared/games/energy/state.ts';
import type { State as Guilds } from '../../shared/games/guilds/state.ts';
import { catalogue, idsOf } from '../../shared/games/manufactory/catalogue.ts';
import type { Options, State as Manufactory } from '../../shared/games/manufactory/state.ts';
import { LIST } from '../games/manufactory-list.ts';

/** What the suite must be told of a game to hold it to its word; written apart from the rules, so that the two can disagree. */
export interface Sample<S = unknown, E = unknown> {
  /** Every card there is, as it is written. */
  readonly cards: readonly string[];
  /** Those there are where options bring others. */
  cardsWith?(options: unknown): readonly string[];
  /** Which of them, copies counted, are in the game: told by the position after the deal, where that is for the dice. Without it each card once. */
  dealt?(state: S): readonly string[];
  /** Every place that holds cards, hidden ones too: together they hold each card once. */
  places(state: S): Readonly<Record<string, readonly string[]>>;
  /** The cards whose faces this viewer may see at this moment. What was seen earlier stays known. */
  sees(state: S, viewer: Viewer): readonly string[];
  /** Changes whenever all cards are shuffled anew: what was known of them is known no more. */
  deals?(state: S): number;
  /** The cards that an event lays open to everybody, where no position would still show them. */
  shows?(event: E): readonly string[];
  /** Brings hidden cards that were exchanged back into the order that the rules keep. */
  tidy?(state: S): void;
  /** Whether the lowest score wins, not the highest. */
  readonly lowest?: true;
  /** Where the schema cannot be counted out: the options to try, as they would be sent. Every kind of value, in matches that are not long. */
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

const eddies: Sample<Eddies, EddiesEvent> = {
  cards: DECK,
  places: ({ hands, out, trick, tricks }) => ({
    out: open(out),
    table: trick.cards,
    played: tricks.flatMap(({ cards }) => cards),
    ...Object.fromEntries(hands.map((hand, seat) => [`hand ${seat}`, open(hand)])),
  }),
  sees: ({ hands, trick, tricks }, viewer) => [
    ...trick.cards,
    ...tricks.flatMap(({ cards }) => cards), // X3
    ...(viewer === null ? [] : open(hands[viewer]!)),
  ],
  deals: ({ past }) => past.length,
  shows: (event) => (event.type === 'played' ? [event.card] : event.type === 'round' ? event.out : []), // E2, X4
  tidy: ({ hands, out }) => [...hands, out].forEach((pile) => open(pile).sort((a, b) => rankOf(a) - rankOf(b))),
  options: [
    { match: { rounds: 2 } },
    { match: { rounds: 3 }, scoring: 'balance', hand: 'short' },
    { match: { target: null }, hand: 'short' },
    { match: { target: 2 } },
    { match: { target: 1 }, scoring: 'balance' },
  ],
};

const energy: Sample<Energy> = {
  cards: DECK,
  places: (state) => ({
    deck: open(state.deck),
    layout: state.layout.map(({ card }) => card),
    energy: state.energy.map(open),
    playing: state.playing.flatMap((held) => (held === null ? [] : typeof held === 'string' ? held : open(held))),
  }),
  sees({ options, layout, energy, playing }, viewer) {
    // N3, N4: one's own two; with open cards every playing card.
    const secrets = viewer === null ? [] : [energy[viewer]!, playing[viewer]!];
    const shown = options.openCards ? playing : [];
    return [...layout.map(({ card }) => card), ...[...secrets, ...shown].flatMap((held) => (held === null ? [] : typeof held === 'string' ? held : open(held)))];
  },
  lowest: true, // N15
};

const manufactory: Sample<Manufactory> = {
  cards: Object.values(catalogue()).flat(),
  cardsWith: (options) => {
    const { parts } = options as Options;
    return parts === 'pool' ? manufactory.cards : [...new Set(idsOf(parts.list))];
  },
  dealt: ({ deck, belt }) => [...open(deck), ...belt],
  places: ({ deck, belt, groups, discard }) => ({
    deck: open(deck),
    belt,
    discard,
    ...Object.fromEntries(groups.map((own, seat) => [`groups ${seat}`, Object.values(own).flat()])),
  }),
  sees: ({ belt, groups, discard }) => [...belt, ...discard, ...groups.flatMap((own) => Object.values(own).flat())], // all but the deck
  options: [{}, { crates: 4, secondAfterTie: true }, { parts: { list: LIST } }],
};

/** By game id: a game without a sample fails the suite. */
export const SAMPLES: Readonly<Record<string, Sample>> = { guilds, eddies, energy, manufactory };

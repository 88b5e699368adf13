import { type Card, DECK, rankOf } from '../../shared/cards/mystique.ts';
import { open, secret } from '../../shared/engine/secret.ts';
import type { Viewer } from '../../shared/engine/types.ts';
import type { Event as EddiesEvent, State as Eddies } from '../../shared/games/eddies/state.ts';
import type { State as Energy } from '../../shared/games/energy/state.ts';
import type { Character } from '../../shared/games/gates/characters.ts';
import { CHARACTER_CARDS } from '../../shared/games/gates/decks.ts';
import type { Event as GatesEvent, State as Gates } from '../../shared/games/gates/state.ts';
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
  /** The kinds of moves (first words) that are made in secret: others hear that, not which. */
  readonly silent?: readonly string[];
  /** Every kind of move there is, where a few games could do without: those that the suite plays meet them all. */
  readonly acts?: readonly string[];
  /** Where the schema cannot be counted out: the options to try, as they would be sent. Every kind of value, in matches that are not long. */
  readonly options?: readonly object[];
  /** What a card is, where several are written alike: such cards are compared by how many there are, and only those of one kind can change places. */
  kind?(card: string): string;
  /** How many games of it are enough for each claim, where they are long. */
  readonly games?: number;
  /** What is played when a course has no more numbers, where defaults would draw a game out; undefined: the default. */
  onward?(texts: readonly string[], n: number): string | undefined;
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

const gates: Sample<Gates, GatesEvent> = {
  cards: [
    ...['1', '2', '3', '4', '5', '6', '7', '8'].flatMap((value) => ['3', '4', '5'].includes(value) ? [...Array(6).fill(value), `${value}r`] : Array(7).fill(value)),
    ...CHARACTER_CARDS,
  ] as string[],
  places: ({ pearls, characters, players, paid }) => ({
    'pearls open': pearls.row,
    'pearl pile': open(pearls.pile),
    'pearl discard': pearls.discard,
    'characters open': shown(characters.row),
    'character pile': open(characters.pile),
    'character discard': characters.discard,
    paid,
    ...Object.fromEntries(players.flatMap(({ hand, portal, active, diamonds }, seat) => [
      [`hand ${seat}`, open(hand)],
      [`portal ${seat}`, shown([portal.a, portal.b])],
      [`active ${seat}`, active],
      [`diamonds ${seat}`, open(diamonds)],
    ])),
  }),
  sees({ pearls, characters, players, paid, turn, victim }, viewer) {
    const table = [...pearls.row, ...pearls.discard, ...shown(characters.row), ...characters.discard, ...paid];
    const laid = players.flatMap(({ portal, active }) => [...shown([portal.a, portal.b]), ...active]);
    const hands = players.flatMap(({ hand }, seat) => (viewer === seat || (seat === victim && viewer === turn) ? open(hand) : [])); // R31
    const top = viewer !== null && characters.peeked?.by.includes(viewer) === true ? open(characters.pile).slice(-1) : []; // R25
    return [...table, ...laid, ...hands, ...top];
  },
  // What goes to a discard can be shuffled away within the same move.
  shows(event) {
    switch (event.type) {
      case 'swept':
      case 'renewed':
      case 'redrew':
        return event.gone;
      case 'discarded':
        return [event.pearl];
      case 'activated':
        return [...event.pearls, ...event.diamonds];
      case 'placed':
        return event.dropped === null ? [] : [event.dropped];
      case 'banished':
        return [event.character];
      default:
        return [];
    }
  },
  tidy({ players, characters: { peeked, pile } }) {
    for (const { hand } of players) open(hand).sort();
    if (peeked !== null) (peeked as { card: unknown }).card = secret(open(pile).at(-1)!, ...peeked.by);
  },
  silent: ['steal'], // R31
  kind: (card) => (/^\d/.test(card) ? 'pearl' : 'character'),
  games: 1,
  acts: ['pearl', 'sweep', 'place', 'activate', 'peek', 'exchange', 'trade', 'look', 'steal', 'banish', 'recover', 'redraw', 'end', 'discard'],
  // Whatever can be used or activated is; places are cleared now and then, so that no dear card stays for ever.
  onward(texts, n) {
    const optional = texts.find((text) => /^(peek|exchange|trade|redraw)/.test(text));
    if (optional !== undefined || !texts.includes('sweep')) return optional;
    const activation = texts.find((text) => text.startsWith('activate'));
    const placing = texts.find((text) => (n % 5 === 0 ? /^place deck$/ : /^place \d$/).test(text));
    const clearing = n % 6 === 0 ? texts.find((text) => text.includes('dropping')) : undefined;
    return activation ?? placing ?? clearing ?? texts[n % 5];
  },
};

const shown = (row: readonly (Character | null)[]): Character[] => row.filter((character) => character !== null);

/** By game id: a game without a sample fails the suite. */
export const SAMPLES: Readonly<Record<string, Sample>> = { guilds, eddies, energy, manufactory, gates };

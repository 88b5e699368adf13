import { type Card, DECK, rankOf } from '../../../shared/cards/mystique.ts';
import type { Match } from '../../../shared/engine/match.ts';
import { secret } from '../../../shared/engine/secret.ts';
import { seatName } from '../../../shared/engine/types.ts';
import { guilds } from '../../../shared/games/guilds/index.ts';
import type { Event, Move, Options, State } from '../../../shared/games/guilds/state.ts';
import { testSeed } from '../playout.ts';
import { type Bare, type Notation, partsIn } from '../table.ts';

/**
 * Guilds in tests: `with market | p1 4ys | p2 3bs 2bs | discard 1bc | deck *12 | turn p2`. Tops are last; `*12` is any
 * twelve cards not named; `-` is nothing. Left out: no options, an empty discard, the rest as the deck, p1 to move.
 */
export const GUILDS_NOTATION: Notation<State, Move, Event, Options> = { game: guilds, set, parts, tell };

function set(text: string): Match<State, Move, Event, Options> {
  const named = partsIn(text);
  const seats = [1, 2, 3, 4].filter((number) => named[`p${number}`] !== undefined);
  const words = (part: string): string[] => (named[part] ?? '').split(' ').filter((word) => word !== '' && word !== '-');
  const unused = DECK.filter((card) => !new RegExp(`\\b${card}\\b`).test(text));
  const cards = (part: string): Card[] => words(part).flatMap((word) => (word.startsWith('*') ? unused.splice(0, Number(word.slice(1))) : [cardIn(word)]));
  const options: Options = { buyFromBoth: words('with').includes('buyFromBoth'), market: words('with').includes('market') };
  const hands = seats.map((number) => inOrder(cards(`p${number}`)));
  const discard = cards('discard');
  const deck = named['deck'] === undefined ? unused : cards('deck');
  const state: State = {
    options,
    deck: secret(deck),
    discard,
    hands: hands.map((hand, seat) => secret(hand, seat)),
    turn: Number((named['turn'] ?? 'p1').slice(1)) - 1,
    proposal: null,
    proposed: false,
    traded: seats.map(() => false),
    known: seats.map((number) => cards(`known p${number}`)),
  };
  return { game: guilds, deal: { options, seats: seats.length, seed: testSeed(0) }, seating: hands.map((_, seat) => seat), state, n: 0, told: [] };
}

function parts(state: Bare<State>): Record<string, string> {
  const { proposal } = state;
  return {
    deck: pile(state.deck),
    discard: pile(state.discard),
    ...Object.fromEntries(state.hands.map((hand, seat) => [seatName(seat), pile(inOrder(hand))])),
    ...Object.fromEntries(state.known.map((cards, seat) => [`known ${seatName(seat)}`, pile(inOrder(cards))])),
    open: proposal === null ? '-' : proposal.card,
    laid: proposal === null ? '-' : pile(inOrder(proposal.laid)),
  };
}

function tell(event: Bare<Event>): string {
  const who = seatName(event.seat);
  switch (event.type) {
    case 'drew': return `${who} drew ${event.card}${event.rules === true ? ' by the rules' : ''}`;
    case 'took': return `${who} took ${event.card}`;
    case 'bought': return [`${who} bought ${event.card}`, part('discard', event.discard), part('deck', event.drawn)].join('');
    case 'asked': return `${who} asked ${seatName(event.seller)} ${event.card}`;
    case 'wanted': return `${who} wanted ${event.guild} of ${seatName(event.seller)}`;
    case 'offered': return `${who} offered ${event.card} to ${seatName(event.buyer)}`;
    case 'closed': return `${who} closed ${pile(inOrder(event.cards))} to ${seatName(event.buyer)}`;
    case 'refused': return `${who} refused ${seatName(event.buyer)} ${event.card}`;
    case 'accepted': return `${who} gave ${seatName(event.seller)} ${event.card} for ${pile(inOrder(event.cards))}`;
    case 'declined': return `${who} declined ${seatName(event.seller)} ${event.card}`;
    case 'ended': return `${who} ended`;
  }
}

const part = (name: string, cards: Card[]): string => (cards.length === 0 ? '' : ` ${name} ${pile(inOrder(cards))}`);

/** Unseen cards are counted: `?*57`. */
function pile(cards: readonly string[]): string {
  if (cards.length === 0) return '-';
  return cards.every((card) => card === '?') ? `?*${cards.length}` : cards.join(' ');
}

const inOrder = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0));

function cardIn(word: string): Card {
  const card = DECK.find((known) => known === word);
  if (card === undefined) throw new Error(`'${word}' is no card`);
  return card;
}

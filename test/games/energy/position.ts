import { type Card, DECK } from '../../../shared/cards/mystique.ts';
import type { Match } from '../../../shared/engine/match.ts';
import { secret } from '../../../shared/engine/secret.ts';
import { type Seat, seatName } from '../../../shared/engine/types.ts';
import { energy } from '../../../shared/games/energy/index.ts';
import type { Event, Held, Move, Options, Placed, State } from '../../../shared/games/energy/state.ts';
import { testSeed } from '../playout.ts';
import { type Bare, type Notation, partsIn } from '../table.ts';

/**
 * Energy in tests: `with openCards | e1 4rm | e2 1bc | p1 5ys | p2 3ba | layout 0,0:1rs 1,0:2rs | apart 3 | deck 1ym 2ym`.
 * `e1` is the energy card of p1, `p1` its playing card (`-`: none any more); the deck's top is last. `apart 3` lays three cards
 * not named on cells that touch none of the others. Left out: energy cards and deck, from what is not named. Whose turn it is
 * follows from the number of cards laid (N2).
 */
export const ENERGY_NOTATION: Notation<State, Move, Event, Options> = { game: energy, set, parts, tell };

function set(text: string): Match<State, Move, Event, Options> {
  const named = partsIn(text);
  const seats = [1, 2, 3, 4, 5, 6].filter((number) => named[`p${number}`] !== undefined);
  const unused = DECK.filter((card) => !new RegExp(`\\b${card}\\b`).test(text));
  const options: Options = { openCards: named['with'] === 'openCards' };
  const energies = seats.map((number) => (named[`e${number}`] === undefined ? unused.pop()! : cardIn(named[`e${number}`]!)));
  const playing = seats.map((number, seat) => heldIn(named[`p${number}`]!, seat, options));
  const layout = [...(named['layout'] ?? '').split(' ').filter((word) => word !== '').map(placedIn), ...apart(unused, Number(named['apart'] ?? 0))];
  const deck = named['deck'] === undefined ? unused : named['deck'].split(' ').filter((word) => word !== '-').map(cardIn);
  const state: State = {
    options,
    deck: secret(deck),
    energy: energies.map((card, seat) => secret(card, seat)),
    playing,
    layout,
    turn: layout.length % seats.length,
  };
  return { game: energy, deal: { options, seats: seats.length, seed: testSeed(0) }, seating: seats.map((_, seat) => seat), state, n: 0, told: [] };
}

function parts(state: Bare<State>): Record<string, string> {
  return {
    deck: pile(state.deck),
    layout: state.layout.map(({ q, r, card }) => `${q},${r}:${card}`).join(' '),
    ...Object.fromEntries(state.energy.map((card, seat) => [`e${seat + 1}`, card])),
    ...Object.fromEntries(state.playing.map((card, seat) => [seatName(seat), card ?? '-'])),
  };
}

function tell(event: Bare<Event>): string {
  switch (event.type) {
    case 'placed': {
      const beside = event.beside.length === 0 ? '' : ` beside ${[...event.beside].sort().join(' ')}`;
      return `${seatName(event.seat)} placed ${event.card} at ${event.q},${event.r}${beside}${event.rules === true ? ' by the rules' : ''}`;
    }
    case 'ended': return `${seatName(event.seat)} ended`;
  }
}

/** In rows far away, every second cell. */
const apart = (unused: Card[], count: number): Placed[] =>
  unused.splice(0, count).map((card, i) => ({ q: -28 + 2 * (i % 28), r: 24 + 2 * Math.floor(i / 28), card }));

function heldIn(word: string, seat: Seat, { openCards }: Options): Held | null {
  if (word === '-') return null;
  return openCards ? cardIn(word) : secret(cardIn(word), seat);
}

function placedIn(word: string): Placed {
  const [, q, r, card] = /^(-?\d+),(-?\d+):(\w+)$/.exec(word) ?? [];
  if (q === undefined || r === undefined || card === undefined) throw new Error(`'${word}' is not a card on a cell like '2,-1:3rm'`);
  return { q: Number(q), r: Number(r), card: cardIn(card) };
}

/** Unseen cards are counted: `?*57`. */
function pile(cards: readonly string[]): string {
  if (cards.length === 0) return '-';
  return cards.every((card) => card === '?') ? `?*${cards.length}` : cards.join(' ');
}

function cardIn(word: string): Card {
  const card = DECK.find((known) => known === word);
  if (card === undefined) throw new Error(`'${word}' is no card`);
  return card;
}

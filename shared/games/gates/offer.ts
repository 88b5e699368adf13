import type { Rules } from '../../engine/game.ts';
import { own, size } from '../../engine/secret.ts';
import { type Seat, seatName, unreachable } from '../../engine/types.ts';
import { type Character, faceOf } from './characters.ts';
import { payments, skillsOf } from './pay.ts';
import { type Event, type Move, PEARL_ROW, type Place, PLACES, type State, valueOf } from './state.ts';
import { mayRedraw, mayTrade, neighbours, othersAfter, owns } from './turn.ts';

/** What can be done, and how it is written: all of the rules that a page needs while a game is played. */
export const offer: Pick<Rules<State, Move, Event>, 'legal' | 'notate'> = { legal, notate };

function legal(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.turn) return NONE;
  const me = state.players[seat]!;
  switch (state.phase) {
    case 'start':
      return [...freeActions(state, seat), ...activations(state, seat), ...starts(state, seat), ...trades(state, seat)];
    case 'actions':
      return [...freeActions(state, seat), ...activations(state, seat), ...trades(state, seat)];
    case 'look':
    case 'steal':
    case 'banish':
    case 'recover':
      return choices(state, seat);
    case 'end':
      return [...(mayRedraw(state, me) ? [REDRAW] : []), ...trades(state, seat), END];
    case 'limit':
      return distinct(own(me.hand, seat).map(valueOf)).map((value) => ({ act: 'discard', value }));
    case 'over':
      return NONE;
    default:
      return unreachable(state.phase);
  }
}

const NONE: readonly Move[] = [];

function notate(move: Move): string {
  switch (move.act) {
    case 'pearl':
      return `pearl ${written(move.from)}`;
    case 'place':
      return `place ${written(move.from)}${move.dropping === null ? '' : ` dropping ${move.dropping}`}`;
    case 'activate': {
      const card = move.owner === null ? move.place : `${seatName(move.owner)}.${move.place}`;
      const values = move.values.length === 0 ? 'nothing' : move.values.join(' ');
      return `activate ${card} with ${values}${move.diamonds === 0 ? '' : ` diamonds ${move.diamonds}`}`;
    }
    case 'exchange':
      return `exchange ${move.place} with ${written(move.with)}`;
    case 'look':
      return `look ${seatName(move.seat)}`;
    case 'banish':
      return `banish ${seatName(move.seat)}.${move.place}`;
    case 'steal':
    case 'recover':
    case 'discard':
      return `${move.act} ${move.value}`;
    default:
      return move.act;
  }
}

const written = (place: number | 'deck'): string => (place === 'deck' ? place : String(place + 1));

// Moves are the same few objects again and again: made once.
const PEARLS: readonly Move[] = [...Array.from({ length: PEARL_ROW }, (_, from): Move => ({ act: 'pearl', from })), { act: 'pearl', from: 'deck' }, { act: 'sweep' }];
const FROM = [0, 1, 'deck'] as const;
const PLACINGS = new Map([null, ...PLACES].map((dropping) => [dropping, FROM.map((from): Move & { act: 'place' } => ({ act: 'place', from, dropping }))]));
const PEEK: Move = { act: 'peek' };
const TRADE: Move = { act: 'trade' };
const END: Move = { act: 'end' };
const REDRAW: Move = { act: 'redraw' };

/** The actions that cost nothing: pearls and placing. */
function freeActions(state: State, seat: Seat): readonly Move[] {
  const { portal } = state.players[seat]!;
  const full = PLACES.every((place) => portal[place] !== null);
  if (full && state.options.keepPortal) return PEARLS; // R44
  const { row, pile } = state.characters;
  const placings = (full ? PLACES : [null]).flatMap((dropping) => PLACINGS.get(dropping)!);
  return [...PEARLS, ...placings.filter(({ from }) => (from === 'deck' ? size(pile) > 0 : row[from] !== null))]; // R6
}

/** What the start window offers besides (R23, R24). */
function starts(state: State, seat: Seat): readonly Move[] {
  const me = state.players[seat]!;
  const peeks = !state.used.includes('peek') && owns(me, 'peek') && size(state.characters.pile) > 0 ? [PEEK] : [];
  if (state.used.includes('exchange') || !owns(me, 'exchange')) return peeks;
  const shown = state.characters.row.flatMap((character, place) => (character === null ? [] : [place]));
  const mine = PLACES.filter((place) => me.portal[place] !== null);
  return [...peeks, ...mine.flatMap((place) => shown.map((other): Move => ({ act: 'exchange', place, with: other })))];
}

/** The trade of a printed 2, where it is possible (R26). */
const trades = (state: State, seat: Seat): readonly Move[] =>
  mayTrade(state, state.players[seat]!) && own(state.players[seat]!.hand, seat).includes('2') ? [TRADE] : [];

/** Every activation that can be paid for: the own portal, then wisps of the neighbours; each card's cheapest payment first. */
function activations(state: State, seat: Seat): readonly Move[] {
  const me = state.players[seat]!;
  const hand = own(me.hand, seat);
  const cards = targets(state, seat);
  if (cards.length === 0) return [];
  const skills = skillsOf(me.active);
  return cards.flatMap(({ owner, place, character }) =>
    payments(character, hand, size(me.diamonds), skills).map((payment): Move => ({ act: 'activate', owner, place, ...payment })),
  );
}

/** The choices that a red ability waits for. */
export function choices(state: State, seat: Seat): readonly Move[] {
  const others = othersAfter(state, seat);
  switch (state.phase) {
    case 'look':
      return others.filter((other) => size(state.players[other]!.hand) > 0).map((other) => ({ act: 'look', seat: other }));
    case 'steal':
      return distinct(own(state.players[state.victim!]!.hand, seat).map(valueOf)).map((value) => ({ act: 'steal', value }));
    case 'banish':
      return others.flatMap((other) =>
        PLACES.filter((place) => state.players[other]!.portal[place] !== null).map((place): Move => ({ act: 'banish', seat: other, place })),
      );
    case 'recover':
      return distinct(state.paid.map(valueOf)).map((value) => ({ act: 'recover', value }));
    default:
      return [];
  }
}

/** The different values of cards that are in order. */
const distinct = (values: readonly number[]): number[] => [...new Set(values)];

interface Target {
  readonly owner: Seat | null;
  readonly place: Place;
  readonly character: Character;
}

function targets(state: State, seat: Seat): Target[] {
  const found: Target[] = [];
  for (const owner of [seat, ...neighbours(state, seat)]) {
    for (const place of PLACES) {
      const character = state.players[owner]!.portal[place];
      if (character === null) continue;
      if (owner === seat) found.push({ owner: null, place, character });
      else if (faceOf(character).ability?.does === 'wisp') found.push({ owner, place, character });
    }
  }
  return found;
}

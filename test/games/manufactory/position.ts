import type { Match } from '../../../shared/engine/match.ts';
import { secret } from '../../../shared/engine/secret.ts';
import { type Seat, seatName } from '../../../shared/engine/types.ts';
import { manufactory } from '../../../shared/games/manufactory/index.ts';
import { type Colour, COLOURS, type Event, type Groups, type Move, type Options, type Part, type Shown, type State } from '../../../shared/games/manufactory/state.ts';
import { testSeed } from '../playout.ts';
import { type Bare, type Notation, partsIn } from '../table.ts';

/**
 * Manufactory in tests: `with secondAfterTie list | turn p2 | belt w001/3 d001wu/4 x001 n001/2 | deck k001/1 | discard r001 | p1 w002/5 x002>r | p2 -`.
 * The belt begins with place 1, the deck's top is last. Where a part is first named stand a dual part's colours and, after '/', the
 * cost (left out: 0); the group of a dual or universal part stands after '>'. Left out: p1 to move, nothing in deck or discard.
 * With `list` the parts have names of their own: w001 is `name-w001`.
 */
export const MANUFACTORY_NOTATION: Notation<State, Move, Event, Options> = { game: manufactory, set, parts, tell };

function set(text: string): Match<State, Move, Event, Options> {
  const named = partsIn(text);
  const seats = [1, 2, 3, 4].filter((number) => named[`p${number}`] !== undefined);
  const everybody = seats.map((_, seat) => seat);
  const settings = wordsIn(named['with']);
  const secondAfterTie = settings.includes('secondAfterTie');
  const isList = settings.includes('list');
  const known = new Map<string, Part>();
  const read = (words: string | undefined): string[] => wordsIn(words).map((word) => learn(word, known, isList ? everybody : null));
  const deck = read(named['deck']);
  const hidden = new Set(deck);
  const belt = read(named['belt']);
  const discard = read(named['discard']);
  const groups = seats.map((number) => groupsIn(wordsIn(named[`p${number}`]), (word) => learn(word, known, isList ? everybody : null)));
  for (const id of [...belt, ...discard, ...groups.flatMap((group) => COLOURS.flatMap((colour) => group[colour]))]) hidden.delete(id);
  const some = (isComing: boolean): Record<string, Part> => Object.fromEntries([...known].filter(([id]) => hidden.has(id) === isComing));
  const options = { crates: 4, secondAfterTie, parts: 'pool' as const };
  const state: State = {
    options: { ...options, parts: isList ? 'list' : 'pool' },
    deck: secret(deck), belt, groups, discard, parts: some(false), coming: secret(some(true)),
    turn: Number((named['turn'] ?? 'p1').slice(1)) - 1,
  };
  return { game: manufactory, deal: { options, seats: seats.length, seed: testSeed(0) }, seating: everybody, state, n: 0, told: [] };
}

function parts(state: Bare<State>): Record<string, string> {
  return {
    belt: pile(state.belt),
    deck: pile(state.deck),
    discard: pile(state.discard),
    facts: Object.keys(state.parts).sort().join(' ') || '-',
    names: namesOf(Object.values(state.parts) as Bare<Part>[]),
    ...Object.fromEntries(state.groups.map((groups, seat) => [seatName(seat), COLOURS.flatMap((colour) => groups[colour].map((id) => heldAs(id, colour))).join(' ') || '-'])),
  };
}

function tell(event: Bare<Event>): string {
  switch (event.type) {
    case 'dealt': return `dealt ${event.crates}: ${event.belt.map(written).join(' ')}, left ${event.left}`;
    case 'took': {
      const scrap = event.scrap === null ? '' : ` for ${written(event.scrap.part)} of ${event.scrap.from}`;
      const came = event.came === null ? 'nothing' : written(event.came);
      const as = event.declared ? ` as ${event.colour}` : '';
      return `${seatName(event.seat)} took ${event.place} ${written(event.part)}${as}${scrap}, came ${came}, left ${event.left}, ${event.before.join(' ')} to ${event.after.join(' ')}`;
    }
    case 'ended': return `${seatName(event.seat)} ended ${event.scores.join(' ')}`;
  }
}

/** `w001/3 "name-w001"`, the name as this copy shows it. */
function written({ id, cost, name }: Bare<Shown>): string {
  return `${id}/${cost}${name === undefined ? '' : ` "${name}"`}`;
}

/** All names that this copy shows; `?` where it shows none. */
function namesOf(all: readonly Bare<Part>[]): string {
  const names = all.flatMap(({ name }) => (name === undefined ? [] : [name]));
  return names.length === 0 ? '-' : [...new Set(names)].sort().join(' ');
}

/** Takes down what a word says of its part, when it says anything, and gives the id. */
function learn(word: string, known: Map<string, Part>, seats: readonly Seat[] | null): string {
  const [, letter, digits, colours = '', cost = '0'] = /^([wukrgndx])(\d{3,})([wukrg]*)(?:\/([\d.]+))?$/.exec(word) ?? [];
  if (letter === undefined || digits === undefined) throw new Error(`'${word}' is not a part like 'w001/3'`);
  const id = letter + digits;
  if (known.has(id) && word === id) return id;
  if ((letter === 'd') !== colours.length > 1) throw new Error(`'${word}': exactly a dual part has several colours`);
  const own = COLOURS.filter((colour) => colour !== 'n' && (colour === letter || colours.includes(colour)));
  const name = seats === null ? {} : { name: secret(`name-${id}`, ...seats) };
  known.set(id, { cost: Number(cost), colours: own, universal: letter === 'x', rarity: null, ...name });
  return id;
}

function groupsIn(words: readonly string[], learnt: (word: string) => string): Groups {
  const groups: Groups = { w: [], u: [], k: [], r: [], g: [], n: [] };
  for (const word of words) {
    const [part, as] = word.split('>') as [string, string | undefined];
    const id = learnt(part);
    groups[colourIn(as ?? id[0]!)].push(id);
  }
  return groups;
}

function colourIn(letter: string): Colour {
  const colour = COLOURS.find((known) => known === letter);
  if (colour === undefined) throw new Error(`'${letter}' is no group; a dual or universal part needs one, as in 'x001>w'`);
  return colour;
}

const heldAs = (id: string, colour: Colour): string => (id.startsWith(colour) ? id : `${id}>${colour}`);

/** Unseen parts are counted: `?*26`. */
function pile(ids: readonly string[]): string {
  if (ids.length === 0) return '-';
  return ids.every((id) => id === '?') ? `?*${ids.length}` : ids.join(' ');
}

const wordsIn = (text: string | undefined): string[] => (text ?? '').split(' ').filter((word) => word !== '' && word !== '-');

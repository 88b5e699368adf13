import type { Context, Rules } from '../../engine/game.ts';
import { open, secret, size } from '../../engine/secret.ts';
import type { Outcome, Seat } from '../../engine/types.ts';
import { type Stock, stockOfList, stockOfPool } from './catalogue.ts';
import { offer } from './offer.ts';
import { reckon, scoresOf, standingsAfter, without } from './score.ts';
import { outline, settle, veil } from './settle.ts';
import { BELT, type Colour, costs, type Event, isOver, type Move, type Options, type Part, type PartId, shown, type State } from './state.ts';

/** Manufactory: 2–4 players; draft parts from a belt into groups of one colour. */
export const manufactory: Rules<State, Move, Event, Options> = {
  id: 'manufactory',
  rules: 1,
  seats: [2, 3, 4],
  settle,
  outline,
  veil,
  setup,
  ...offer,
  apply,
  idle,
  outcome,
};

type Ctx = Context<Event>;

function setup(options: Options, seats: number, ctx: Ctx): State {
  const { crates, parts, secondAfterTie } = options;
  const count = crates ?? seats; // R31
  const stock = parts === 'pool' ? stockOfPool(count, ctx.dice) : stockOfList(parts.list, count, ctx.dice);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const state: State = {
    options: { crates: count, secondAfterTie, parts: parts === 'pool' ? 'pool' : 'list' },
    deck: secret([...stock.deck]),
    belt: [],
    groups: everybody.map(() => ({ w: [], u: [], k: [], r: [], g: [], n: [] })),
    discard: [],
    parts: {},
    coming: secret(factsOf(stock, everybody)),
    turn: 0,
  };
  for (let place = 1; place <= BELT; place++) refill(state); // R2
  ctx.emit({ type: 'dealt', crates: count, belt: state.belt.map((id) => shown(state, id)), left: size(state.deck) });
  return state;
}

function factsOf({ deck, find }: Stock, seats: readonly Seat[]): Record<PartId, Part> {
  const facts: Record<PartId, Part> = {};
  for (const id of deck) {
    const { cost, colours, universal, rarity, name } = find(id);
    facts[id] ??= { cost, colours, universal, rarity, ...(name === undefined ? {} : { name: secret(name, ...seats) }) };
  }
  return facts;
}

/** R3: the part that comes onto the back of the belt, while there are any. */
function refill(state: State): PartId | null {
  const id = open(state.deck).pop();
  if (id === undefined) return null;
  const coming = open(state.coming);
  if (!Object.hasOwn(state.parts, id)) {
    state.parts[id] = coming[id]!;
    delete coming[id]; // copies find it among what is known
  }
  state.belt.push(id);
  return id;
}

function apply(state: State, seat: Seat, { place, colour, declared, scrap }: Move, ctx: Ctx): void {
  const before = scoresOf(state);
  const groups = state.groups[seat] as Record<Colour, PartId[]>;
  if (scrap !== null) {
    groups[scrap.from] = without(groups[scrap.from], scrap.id); // R7: paid first
    state.discard.push(scrap.id); // R10
  }
  const [taken] = state.belt.splice(place - 1, 1) as [PartId];
  groups[colour].push(taken); // R12
  const came = refill(state);
  ctx.emit({
    type: 'took',
    seat,
    place,
    part: shown(state, taken),
    colour,
    declared,
    scrap: scrap === null ? null : { part: shown(state, scrap.id), from: scrap.from },
    came: came === null ? null : shown(state, came),
    left: size(state.deck),
    before,
    after: scoresOf(state),
  });
  state.turn = (seat + 1) % state.groups.length;
  if (isOver(state)) ctx.emit({ type: 'ended', seat, scores: scoresOf(state) }); // R29
}

/** X5: the free part and colour that leave the seat with the highest score; of equal ones the first in the list. */
function idle(state: State, seat: Seat): Move {
  const free = offer.legal(state, seat).filter(({ place }) => !costs(place));
  const scores = free.map((move) => standingsAfter(state, seat, move)[seat]!.total);
  return free[scores.indexOf(Math.max(...scores))]!;
}

function outcome(state: State): Outcome | null {
  return isOver(state) ? reckon(state) : null;
}

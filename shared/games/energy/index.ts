import { DECK } from '../../cards/mystique.ts';
import type { Dice } from '../../engine/dice.ts';
import type { Context, Rules } from '../../engine/game.ts';
import { open, secret } from '../../engine/secret.ts';
import type { Outcome, Seat } from '../../engine/types.ts';
import { neighbours, openCells } from './grid.ts';
import { reckon } from './groups.ts';
import { type Cell, cellName, type Event, isOver, type Move, type Options, type State } from './state.ts';

/** Mystique Energy: 2–6 players; keep the groups that match a secret card small. */
export const energy: Rules<State, Move, Event, Options> = {
  id: 'energy',
  rules: 1,
  seats: [2, 3, 4, 5, 6], // N1
  setup,
  legal,
  apply: (draft, seat, cell, ctx) => place(draft, seat, cell, ctx),
  notate: (cell) => `place ${cellName(cell)}`,
  idle,
  outcome,
};

type Ctx = Context<Event>;

// N5: all ways to lay two cards side by side are the same.
const FIRST_CELLS: readonly Cell[] = [{ q: 0, r: 0 }, { q: 1, r: 0 }];

function setup(options: Options, seats: number, ctx: Ctx): State {
  const deck = ctx.dice.shuffle(DECK);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const energy = everybody.map((seat) => secret(deck.pop()!, seat)); // N2: one round of these, then one of playing cards
  const state: State = { options, deck: secret(deck), energy, playing: everybody.map(() => null), layout: [], turn: 0 };
  for (const seat of everybody) draw(state, seat);
  FIRST_CELLS.forEach((cell, seat) => place(state, seat, cell, ctx, true));
  return state;
}

function legal(state: State, seat: Seat): readonly Move[] {
  return seat === state.turn && !isOver(state) ? openCells(state.layout) : [];
}

function place(state: State, seat: Seat, { q, r }: Cell, ctx: Ctx, byRules = false): void {
  const held = state.playing[seat]!;
  const card = typeof held === 'string' ? held : open(held);
  const beside = neighbours(state.layout, { q, r }).map((other) => other.card);
  state.layout.push({ q, r, card });
  ctx.emit({ type: 'placed', seat, q, r, card, beside, ...(byRules ? { rules: true } : {}) });
  draw(state, seat);
  state.turn = (seat + 1) % state.playing.length;
  if (isOver(state)) ctx.emit({ type: 'ended', seat }); // N12
}

/** N10: the next playing card, while there are any. */
function draw(state: State, seat: Seat): void {
  const card = open(state.deck).pop();
  state.playing[seat] = card === undefined ? null : state.options.openCards ? card : secret(card, seat);
}

/** X5: a legal cell by the table's dice. */
function idle(state: State, seat: Seat, dice: Dice): Move {
  const cells = legal(state, seat);
  return cells[dice.below(cells.length)]!;
}

function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null;
  const { scores, places } = reckon(state.layout, state.energy.map(open));
  return { scores, places };
}

import type { Context } from '../../engine/game.ts';
import { size } from '../../engine/secret.ts';
import type { Outcome, Seat } from '../../engine/types.ts';
import { ACTIONS, type End, type Event, LAST_ROUND, PLACES, type Player, type State } from './state.ts';
import { handLimit, mayRedraw, mayTrade, more } from './turn.ts';

type Ctx = Context<Event>;

/** Takes an action off this turn; with it the start window closes (R23). */
export function spendAction(state: State): void {
  state.actions--;
  state.phase = 'actions';
}

/** Goes on after a move as far as nobody has anything to decide: to the end window, the hand limit, the next turn, the end. */
export function proceed(state: State, ctx: Ctx): void {
  const player = state.players[state.turn]!;
  if (noneLeft(state)) setEnd(state, 'characters', null, ctx); // R46
  if (state.phase === 'actions' && state.actions === 0) state.phase = 'end';
  // Whether a 2 is in hand does not matter: closing by itself would tell.
  if (state.phase === 'end' && !(size(player.hand) > 0 && (mayRedraw(state, player) || mayTrade(state, player)))) state.phase = 'limit';
  if (state.phase === 'limit' && size(player.hand) <= handLimit(player)) passOn(state, ctx);
}

/** Begins a seat's turn. */
export function beginTurn(state: State, seat: Seat): void {
  state.turn = seat;
  state.phase = 'start';
  state.actions = ACTIONS + more(state.players[seat]!, 'extra') + state.bonus;
  state.bonus = 0;
  state.used = [];
}

/** Whether the next player has a turn to come. */
export const goesOn = ({ end, round, turn, players }: State): boolean => end?.last !== round || turn + 1 < players.length;

/** Sets the end, if it is not set yet: this round is finished, and one more is played (R39). */
export function setEnd(state: State, why: End['why'], seat: Seat | null, ctx: Ctx): void {
  if (state.end !== null) return;
  state.end = { why, seat, last: state.round + 1 };
  ctx.emit({ type: 'set', why, by: seat, last: state.round + 1 });
}

/** Power and places by seat: more power, then more unspent diamonds; ties share (R41). */
export function standings({ players }: State): Outcome {
  const better = (one: Player, other: Player): boolean => one.power > other.power || (one.power === other.power && size(one.diamonds) > size(other.diamonds));
  return {
    scores: players.map(({ power }) => power),
    places: players.map((player) => 1 + players.filter((other) => better(other, player)).length),
  };
}

function passOn(state: State, ctx: Ctx): void {
  const { players, round, turn } = state;
  const last = !goesOn(state);
  if (turn + 1 === players.length) {
    ctx.emit({ type: 'round', round, power: players.map(({ power }) => power), diamonds: players.map(({ diamonds }) => size(diamonds)) });
    if (last) return finish(state, ctx);
    if (round === LAST_ROUND) setEnd(state, 'rounds', null, ctx); // R46
    state.round++;
  }
  beginTurn(state, (turn + 1) % players.length);
}

function finish(state: State, ctx: Ctx): void {
  state.phase = 'over';
  const { places } = standings(state);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const { power, diamonds } = state.players[winners[0]!]!;
  ctx.emit({ type: 'ended', winners, power, diamonds: size(diamonds) });
}

function noneLeft({ characters: { pile, discard, row }, players }: State): boolean {
  return size(pile) === 0 && discard.length === 0 && row.every((card) => card === null) && players.every(({ portal }) => PLACES.every((place) => portal[place] === null));
}

import type { Context } from '../../engine/game.ts';
import { open, secret } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import { type Character, faceOf } from './characters.ts';
import { goesOn, setEnd, spendAction } from './flow.ts';
import { choices } from './offer.ts';
import { cardsFor, explain, skillsOf } from './pay.ts';
import { discardCharacters, discardPearls, earn, gain, lose, tellFirst } from './piles.ts';
import { type Event, GOAL, type Move, type State } from './state.ts';

type Ctx = Context<Event>;
type Activation = Move & { act: 'activate' };

/** Pays for a character and activates it, up to its red choice, if it has one. */
export function activate(state: State, seat: Seat, move: Activation, ctx: Ctx): void {
  const me = state.players[seat]!;
  const { place } = move;
  const { portal } = state.players[move.owner ?? seat]!;
  const character = portal[place]!;
  const { power, diamonds: reward } = faceOf(character);
  tellFirst(ctx, (later) => {
    const pearls = cardsFor(open(me.hand), move.values);
    const uses = explain(character, pearls, skillsOf(me.active))!;
    const diamonds = open(me.diamonds).splice(0, move.diamonds);
    discardCharacters(state, diamonds, later);
    for (const pearl of pearls) lose(open(me.hand), pearl);
    state.paid = [...pearls];
    portal[place] = null;
    me.active.push(character);
    const from = me.power;
    me.power += power;
    if (me.power >= GOAL) setEnd(state, 'power', seat, later);
    const earned = earn(state, seat, reward, later);
    return { type: 'activated', seat, owner: move.owner ?? seat, place, character, pearls, uses, diamonds, from, to: me.power, earned };
  });
  carryOut(state, seat, character, ctx);
}

/** Shows a hand to the robber, until a card of it is taken (R31). */
export function look(state: State, seat: Seat, victim: Seat, ctx: Ctx): void {
  const player = state.players[victim]!;
  const hand = open(player.hand);
  player.hand = secret(hand, victim, seat);
  state.victim = victim;
  state.phase = 'steal';
  ctx.emit({ type: 'looked', seat, victim, hand: secret([...hand]) }); // R31: the log does not keep it for the robber
}

/** Takes a card of the hand that was looked at. */
export function steal(state: State, seat: Seat, value: number, ctx: Ctx): void {
  const victim = state.victim!;
  const player = state.players[victim]!;
  const hand = open(player.hand);
  const [pearl] = cardsFor(hand, [value]);
  lose(hand, pearl!);
  player.hand = secret(hand, victim);
  state.victim = null;
  gain(open(state.players[seat]!.hand), pearl!);
  ctx.emit({ type: 'stole', seat, victim, pearl: secret(pearl!, victim, seat) });
  settle(state, ctx);
}

/** Discards a card of another player's portal. */
export function banish(state: State, seat: Seat, { seat: owner, place }: Move & { act: 'banish' }, ctx: Ctx): void {
  const { portal } = state.players[owner]!;
  const character = portal[place]!;
  tellFirst(ctx, (later) => {
    portal[place] = null;
    discardCharacters(state, [character], later);
    return { type: 'banished', seat, owner, place, character };
  });
  settle(state, ctx);
}

/** Takes back one of the pearls just paid (R32). */
export function recover(state: State, seat: Seat, value: number, ctx: Ctx): void {
  const [pearl] = cardsFor(state.paid, [value]);
  lose(state.paid, pearl!);
  gain(open(state.players[seat]!.hand), pearl!);
  ctx.emit({ type: 'recovered', seat, pearl: pearl! });
  settle(state, ctx);
}

function carryOut(state: State, seat: Seat, character: Character, ctx: Ctx): void {
  const { ability } = faceOf(character);
  switch (ability?.does) {
    case 'actions':
    case 'extra': // R21
      state.actions += ability.more;
      ctx.emit({ type: 'actions', seat, character, more: ability.more });
      return settle(state, ctx);
    case 'bonus':
      giveBonus(state, seat, character, ability.more, ctx);
      return settle(state, ctx);
    case 'look':
    case 'banish':
    case 'recover':
      state.phase = ability.does;
      if (choices(state, seat).length > 0) return; // R30, R47: chosen even when there is but one
      ctx.emit({ type: 'fizzled', seat, character }); // R29
      return settle(state, ctx);
    default:
      return settle(state, ctx);
  }
}

function giveBonus(state: State, seat: Seat, character: Character, more: number, ctx: Ctx): void {
  if (!goesOn(state)) return ctx.emit({ type: 'fizzled', seat, character }); // R34
  state.bonus += more;
  ctx.emit({ type: 'bonus', seat, to: (seat + 1) % state.players.length, more });
}

/** What was paid goes to the discard, and the action is spent (R47). */
function settle(state: State, ctx: Ctx): void {
  discardPearls(state, state.paid, ctx);
  state.paid = [];
  spendAction(state);
}

import type { Context, Rules } from '../../engine/game.ts';
import { secret } from '../../engine/secret.ts';
import { type Outcome, type Seat, unreachable } from '../../engine/types.ts';
import { discard, exchange, peek, placeCharacter, redraw, sweep, takePearl, trade } from './actions.ts';
import { activate, banish, look, recover, steal } from './activate.ts';
import type { Character } from './characters.ts';
import { CHARACTER_CARDS, PEARL_CARDS } from './decks.ts';
import { beginTurn, proceed, standings } from './flow.ts';
import { offer } from './offer.ts';
import { CHARACTER_ROW, type Event, type Move, type Options, PEARL_ROW, type Pearl, type State } from './state.ts';

/** Gates of Molthar: 2–5 players; collect pearls, activate characters, reach 12 power. */
export const gates: Rules<State, Move, Event, Options> = {
  id: 'gates',
  rules: 1,
  seats: [2, 3, 4, 5],
  ...offer,
  setup,
  apply,
  idle,
  outcome,
};

type Ctx = Context<Event>;

const DECK: Move = { act: 'pearl', from: 'deck' };
const END: Move = { act: 'end' };

function setup(options: Options, seats: number, { dice, emit }: Ctx): State {
  const pearls = dice.shuffle(PEARL_CARDS);
  const characters = dice.shuffle(CHARACTER_CARDS);
  const row = Array.from({ length: PEARL_ROW }, () => pearls.pop()!);
  const shown = Array.from({ length: CHARACTER_ROW }, () => characters.pop()!);
  const state: State = {
    options,
    pearls: { pile: secret(pearls), discard: [], row },
    characters: { pile: secret(characters), discard: [], row: shown, peeked: null },
    players: Array.from({ length: seats }, (_, seat) => ({
      hand: secret<Pearl[]>([], seat),
      portal: { a: null, b: null },
      active: [],
      diamonds: secret<Character[]>([]), // R41: unseen by everybody, the owner too
      power: 0,
    })),
    round: 1,
    turn: 0,
    phase: 'start',
    actions: 0,
    bonus: 0,
    used: [],
    paid: [],
    victim: null,
    end: null,
  };
  beginTurn(state, 0);
  emit({ type: 'dealt', pearls: [...row], characters: [...shown] });
  return state;
}

function apply(state: State, seat: Seat, move: Move, ctx: Ctx): void {
  carry(state, seat, move, ctx);
  proceed(state, ctx);
}

function carry(state: State, seat: Seat, move: Move, ctx: Ctx): void {
  switch (move.act) {
    case 'pearl':
      return takePearl(state, seat, move.from, ctx);
    case 'sweep':
      return sweep(state, seat, ctx);
    case 'place':
      return placeCharacter(state, seat, move, ctx);
    case 'activate':
      return activate(state, seat, move, ctx);
    case 'peek':
      return peek(state, seat, ctx);
    case 'exchange':
      return exchange(state, seat, move, ctx);
    case 'trade':
      return trade(state, seat, ctx);
    case 'look':
      return look(state, seat, move.seat, ctx);
    case 'steal':
      return steal(state, seat, move.value, ctx);
    case 'banish':
      return banish(state, seat, move, ctx);
    case 'recover':
      return recover(state, seat, move.value, ctx);
    case 'redraw':
      return redraw(state, seat, ctx);
    case 'end':
      state.phase = 'limit';
      return;
    case 'discard':
      return discard(state, seat, move.value, ctx);
    default:
      return unreachable(move);
  }
}

/** X5: a blind pearl; `end`; the first possible seat and place; the highest value. */
function idle(state: State, seat: Seat): Move {
  switch (state.phase) {
    case 'start':
    case 'actions':
      return DECK;
    case 'end':
      return END;
    case 'look':
    case 'banish':
      return offer.legal(state, seat)[0]!;
    case 'steal':
    case 'recover':
    case 'limit':
      return offer.legal(state, seat).at(-1)!;
    case 'over':
      throw new Error('idle: the game is over');
    default:
      return unreachable(state.phase);
  }
}

function outcome(state: State): Outcome | null {
  return state.phase === 'over' ? standings(state) : null;
}

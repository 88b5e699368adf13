import type { Rules } from '../../../shared/engine/game.ts';
import { own } from '../../../shared/engine/secret.ts';
import { type Event, type Move, type State, valueOf } from '../../../shared/games/gates/state.ts';
import { handLimit } from '../../../shared/games/gates/turn.ts';

/** The table after a step that can be followed by the next before it is sent: a discard with more to come, or an exchange. */
export const ahead: Rules<State, Move, Event>['apply'] = (draft, seat, move) => {
  const player = draft.players[seat]!;
  if (move.act === 'discard') {
    const hand = own(player.hand, seat);
    hand.splice(hand.findIndex((pearl) => valueOf(pearl) === move.value), 1);
    // The turn is over, and with it what can be chosen.
    if (hand.length <= handLimit(player)) draft.phase = 'over';
  } else if (move.act === 'exchange') {
    const { row } = draft.characters;
    [player.portal[move.place], row[move.with]] = [row[move.with]!, player.portal[move.place]];
    draft.used.push('exchange');
  }
};

import type { Legal } from '../../../shared/engine/game.ts';
import type { Move } from '../../../shared/games/guilds/state.ts';
import type { Parts } from '../../table/view.ts';

/** A move as what a person points at: its act, and for a purchase, a question or an offer what they are about. */
export const parts = (move: Move): Parts => ({ ...move });

/** Of the purchases with one card the one that draws most from the Draw Deck, then takes least from the Discard Deck. */
export function prefer(moves: readonly Legal<Move>[]): Legal<Move> | null {
  const buys = moves.filter(isBuy);
  if (buys.length === 0 || buys.some(({ card }) => card !== buys[0]!.card)) return null;
  return buys.reduce((best, move) => (move.deck > best.deck || (move.deck === best.deck && move.discard < best.discard) ? move : best));
}

/** After asking the same seat says for what; after laying out a card, the same seat goes on: nothing hidden lies between. */
export const chains = (move: Move): boolean => move.act === 'ask' || move.act === 'offer';

const isBuy = (move: Legal<Move>): move is Legal<Move & { act: 'buy' }> => move.act === 'buy';

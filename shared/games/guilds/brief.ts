import { rankOf } from '../../cards/mystique.ts';
import type { Legal } from '../../engine/game.ts';
import type { Visible } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import type { Move, State } from './state.ts';

const HANDFUL = 6;

/** The moves worth a line in a letter: picks and answers, then for each card its largest purchase, the highest numbers first. */
export function brief(_state: Visible<State>, _seat: Seat, moves: readonly Legal<Move>[]): readonly Legal<Move>[] {
  const plain = moves.filter(({ act }) => act !== 'buy' && act !== 'ask');
  const largest = new Map<string, Legal<Move>>();
  for (const move of moves) if (move.act === 'buy' && move.discard === 0) largest.set(move.card, move);
  const buys = [...largest.values()].sort((a, b) => drawn(b) - drawn(a) || order(a) - order(b));
  return [...plain, ...buys].slice(0, HANDFUL);
}

const drawn = (move: Move): number => (move.act === 'buy' ? move.deck : 0);
const order = (move: Move): number => (move.act === 'buy' ? rankOf(move.card) : 0);

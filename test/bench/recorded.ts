import { diceFor } from '../../shared/engine/dice.ts';
import { type Deal, deal, legalMoves, mark, replay } from '../../shared/engine/match.ts';
import { redact, type Visible } from '../../shared/engine/secret.ts';
import type { Seat } from '../../shared/engine/types.ts';
import type { Complete } from '../../shared/games/complete.ts';
import { chooseForHouse } from '../../shared/house.ts';
import { type Player, quickDice } from './play.ts';
import { median } from './ratio.ts';

/** A move as a record holds it. */
export interface Step {
  readonly seat: Seat;
  readonly text: string;
  mark?: string;
}

/** A game that can be replayed, its state at the end, and the longest list of legal moves in it. */
export interface Recorded {
  readonly from: Deal;
  readonly steps: Step[];
  readonly state: unknown;
  readonly list: number;
}

/** Plays one game to its end with the dice that a table would have, every seat alike; `n` tells the choices apart. */
export function record(game: Complete, from: Deal, player: Player, n: number): Recorded {
  const { rules } = game;
  const choice = quickDice(n + 1);
  const { state } = deal(rules, from);
  const seats = Array.from({ length: from.seats }, (_, seat) => seat);
  const steps: Step[] = [];
  for (let list = 0; ;) {
    const seat = seats.find((other) => rules.legal(state, other).length > 0);
    if (seat === undefined) return { from, steps, state, list };
    const moves = legalMoves(rules, state, seat);
    const sight = () => redact(state, seat) as Visible<unknown>;
    const move = player === 'house' ? chooseForHouse(game, sight(), seat, choice) : moves[choice.below(moves.length)];
    list = Math.max(list, moves.length);
    steps.push({ seat, text: rules.notate(move) });
    rules.apply(state, seat, move, { dice: diceFor(from.seed, steps.length), emit: () => {} });
  }
}

/** A whole replay with marks, as a table does on waking: the median of some, in ms. */
export function replayed({ rules }: Complete, { from, steps }: Recorded, times: number): number {
  let at = 0;
  replay(rules, from, steps, (match) => {
    if (match.n > 0) steps[at++]!.mark = mark(match);
  });
  return median(Array.from({ length: times }, () => timed(() => {
    if (!replay(rules, from, steps).ok) throw new Error('the replay went another way');
  })));
}

/** What some work takes, in ms. */
export function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

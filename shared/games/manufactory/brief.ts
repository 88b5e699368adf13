import type { Legal } from '../../engine/game.ts';
import type { Visible } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import { standingsAfter } from './score.ts';
import { costs, type Move, type State } from './state.ts';

const HANDFUL = 6;
/** What costs gets two lines at most; the rest is for what is free. */
const PAID = 2;

/** The moves worth a line in a letter: what is free first, each place with its best colour, then what is best at each place that costs. */
export function brief(state: Visible<State>, seat: Seat, moves: readonly Legal<Move>[]): readonly Legal<Move>[] {
  const scores = new Map(moves.map((move) => [move, standingsAfter(state, seat, move)[seat]!.total]));
  const best = [...moves].sort((a, b) => scores.get(b)! - scores.get(a)!);
  const firsts = best.filter((move) => best.find(({ place }) => place === move.place) === move);
  const free = inOrder(firsts.filter(({ place }) => !costs(place)));
  const paid = inOrder(firsts.filter(({ place }) => costs(place))).slice(0, PAID);
  const others = best.filter((move) => !costs(move.place) && !free.includes(move)).slice(0, HANDFUL - free.length - paid.length);
  return [...free, ...others, ...paid];
}

const inOrder = (moves: readonly Legal<Move>[]): readonly Legal<Move>[] => [...moves].sort((a, b) => a.place - b.place);

import type { Legal } from '../../engine/game.ts';
import type { Visible } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import { leadOf, weigh, type Weighed } from './forecast.ts';
import { look, type Outlook, type Take } from './outlook.ts';
import { COLOURS, type Move, type State } from './state.ts';

/** So many of the moves that look best are looked at more closely. */
const FEW = 6;

/**
 * How the house plays Manufactory. It weighs each move by the points that everybody can expect when the game is over: for
 * each colour the chances to be ahead of each other seat, larger or with the higher cost where the sizes come out equal,
 * the doubt being larger the more turns are left; and what the number of groups will bring. What counts is how far the
 * seat is ahead, so that what it takes away from others counts as well. With the best few moves it then looks on along
 * the belt: each seat takes what is best for itself of the parts that are known by now, until it is its own turn again
 * and its move made, or until nothing more is known. So it leaves behind what is of little use to the next player, pays
 * with a part where that is worth it, says of a flexible part what serves best, and with the deck empty it reckons to
 * the end. The same sight gives the same move: it needs no dice.
 */
export function house(state: Visible<State>, seat: Seat, moves: readonly Legal<Move>[]): Legal<Move> {
  const best = weigh(look(state)).toSorted((a, b) => b.worth - a.worth).slice(0, FEW);
  const leads = best.map(({ after }) => leadOf(foresee(after, seat), seat));
  return moveOf(state, best[leads.indexOf(Math.max(...leads))]!.take, moves);
}

/** Where the known parts lead when everybody takes what looks best, the seat itself once. */
function foresee(after: Outlook, seat: Seat): Outlook {
  let now = after;
  while (now.belt.length > 0) {
    const { turn } = now;
    now = best(weigh(now)).after;
    if (turn === seat && now.left > now.belt.length) return now; // the deck will have brought others by then
  }
  return now;
}

const best = (all: readonly Weighed[]): Weighed => all.reduce((most, each) => (each.worth > most.worth ? each : most));

/** The move that is meant: of the parts in the group that pays the cheapest goes. */
function moveOf({ parts }: State, { place, colour, scrap }: Take, moves: readonly Legal<Move>[]): Legal<Move> {
  const from = scrap === null ? undefined : COLOURS[scrap];
  const costOf = (move: Move): number => (move.scrap === null ? 0 : parts[move.scrap.id]!.cost);
  return moves
    .filter((move) => move.place === place && move.colour === COLOURS[colour] && move.scrap?.from === from)
    .reduce((least, move) => (costOf(move) < costOf(least) ? move : least));
}

import type { Seat } from '../../../../../shared/engine/types.ts';
import { roundOf, whyEnded } from '../../../../../shared/games/eddies/round.ts';
import { scoreOf, standings, totals } from '../../../../../shared/games/eddies/score.ts';
import { ASPECTS, type State } from '../../../../../shared/games/eddies/state.ts';
import { type Say, say } from '../../../../../shared/text/say.ts';
import type { VerdictWords } from './index.ts';

/** Why the match ended, what parted the first two, and who shares a place (E24–E31). */
export function verdictOf(state: State, words: VerdictWords): Say {
  const won = totals(state);
  const { scores, places } = standings(won, state.options.scoring);
  const seats = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  const sharers = (place: number) => seats.filter((seat) => places[seat] === place);
  const shared = [...new Set(places)].sort((a, b) => a - b).filter((place) => sharers(place).length > 1);
  const [first, second] = seats as [Seat, Seat];
  const [colon, semicolon, stop] = words.joints;
  const clauses = [
    ...(places[second] === 1 ? [] : [parted(first, sharers(2))]),
    ...shared.map((place) => words.shared(sharers(place), place, scores[sharers(place)[0]!]!)),
  ];
  return say`${words.ended(whyEnded(state) ?? 'rounds', roundOf(state))}${clauses.flatMap((clause, i): Say => [i === 0 ? colon : semicolon, ...clause])}${stop}`;

  function parted(winner: Seat, next: readonly Seat[]): Say {
    const other = next[0]!;
    if (scores[winner] !== scores[other]) return words.ahead(winner, scores[winner]!, next, scores[other]!);
    // E31: only `balance` has numbers behind the score.
    const [mine, theirs] = [winner, other].map((seat) => ASPECTS.map((aspect) => won[seat]![aspect]).sort((a, b) => a - b)) as [number[], number[]];
    const at = mine.findIndex((value, i) => value !== theirs[i]);
    return words.byNumber(winner, next, scoreOf(won[winner]!, 'balance'), at === 1 ? 'middle' : 'highest', mine[at]!, theirs[at]!);
  }
}

import { reckon, standings } from '../../../../../shared/games/manufactory/score.ts';
import type { State } from '../../../../../shared/games/manufactory/state.ts';
import type { Say } from '../../../../../shared/text/say.ts';
import type { VerdictWords } from './index.ts';

/** Who has most points, and where they come from; or who shares the win (R27, R28). */
export function verdictOf(state: State, words: VerdictWords): Say {
  const { scores, places } = reckon(state);
  const at = (place: number) => places.flatMap((own, seat) => (own === place ? [seat] : []));
  const winners = at(1);
  const winner = winners[0]!;
  const score = scores[winner]!;
  if (winners.length > 1) return words.shared(winners, score);
  const next = at(2);
  const { bonus, kinds } = standings(state)[winner]!;
  return [...words.ahead(winner, score, next, scores[next[0]!]!), ...words.from(score - bonus, bonus, kinds)];
}

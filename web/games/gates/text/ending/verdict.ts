import { size } from '../../../../../shared/engine/secret.ts';
import type { State } from '../../../../../shared/games/gates/state.ts';
import { standings } from '../../../../../shared/games/gates/flow.ts';
import { type Say, say } from '../../../../../shared/text/say.ts';
import type { VerdictWords } from './index.ts';

/** Why the game ended, and who won by what: power, then unspent diamonds; ties share (R41). */
export function verdictOf(state: State, words: VerdictWords): Say {
  const { scores, places } = standings(state);
  const seats = [...scores.keys()];
  const winners = seats.filter((seat) => places[seat] === 1);
  const power = scores[winners[0]!]!;
  const diamonds = size(state.players[winners[0]!]!.diamonds);
  const equal = seats.filter((seat) => scores[seat] === power && places[seat]! > 1);
  const won =
    equal.length > 0 ? words.byDiamonds(winners, equal, power, diamonds) : winners.length > 1 ? words.shared(winners, power, diamonds) : words.most(winners[0]!, power);
  return state.end === null ? won : say`${words.ended(state.end)} ${won}`;
}

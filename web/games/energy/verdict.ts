import { seen } from '../../../shared/engine/secret.ts';
import type { Seat } from '../../../shared/engine/types.ts';
import { type Reckoning, reckon } from '../../../shared/games/energy/groups.ts';
import type { State } from '../../../shared/games/energy/state.ts';
import type { Card } from '../../../shared/cards/mystique.ts';
import { type Say, say } from '../../../shared/text/say.ts';
import type { VerdictWords } from './text/ending/index.ts';

/** The energy cards by seat, of a game that is over. */
export const energiesOf = (state: State): readonly Card[] => state.energy.flatMap((card) => seen(card) ?? []);

/** The reckoning of a game that is over, when all energy cards lie open. */
export const reckoningOf = (state: State): Reckoning => reckon(state.layout, energiesOf(state));

/** Who has the lowest product, and how ties were decided (N15, N16). */
export function verdictOf(state: State, words: VerdictWords): Say {
  const { scores, places } = reckoningOf(state);
  const seats = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  const groups = [...new Set(seats.map((seat) => scores[seat]!))].map((product) => seats.filter((seat) => scores[seat] === product));
  const sentences = groups.flatMap((group, i) => sentenceOf(group, scores[group[0]!]!, i === 0));
  return sentences.flatMap((sentence, i) => (i === 0 ? sentence : [...say` `, ...sentence]));

  function sentenceOf(group: readonly Seat[], product: number, first: boolean): readonly Say[] {
    if (group.length > 1) return [words.tied(group, product, first)];
    return first ? [words.lowest(group[0]!, product)] : [];
  }
}

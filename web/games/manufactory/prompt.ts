import type { Seat } from '../../../shared/engine/types.ts';
import { FREE, holding, type State } from '../../../shared/games/manufactory/state.ts';
import type { Language } from '../../../shared/text/say.ts';
import { wordsOf } from './words.ts';

/** What whoever is to move can take (R2, R4, R6). */
export function prompt({ belt, groups }: State, seat: Seat, language: Language): string {
  const words = wordsOf(language);
  if (belt.length <= FREE) return words.allFree;
  return holding(groups[seat]!) === 0 ? words.onlyFree : words.freeOrPaid;
}

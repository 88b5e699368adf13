import { own, type Visible } from '../../../shared/engine/secret.ts';
import type { Seat } from '../../../shared/engine/types.ts';
import type { State } from '../../../shared/games/eddies/state.ts';
import { dutyOf, follows } from '../../../shared/games/eddies/trick.ts';
import type { Language } from '../../../shared/text/say.ts';
import { wordsOf } from './words.ts';

/** What whoever is to move has to do: lead, follow what binds, or toss. Where every card follows, nothing is asked of them. */
export function prompt(state: Visible<State>, seat: Seat, language: Language): string {
  const words = wordsOf(language);
  const duty = dutyOf(state);
  if (duty === null) return words.leadAny;
  const hand = own(state.hands[seat]!, seat);
  const following = hand.filter((card) => follows(card, state.trick.cards)).length;
  return following === 0 ? words.mayToss : following === hand.length ? words.allFollow : words.duty(duty);
}

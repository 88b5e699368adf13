import { size, type Visible } from '../../../shared/engine/secret.ts';
import type { Seat } from '../../../shared/engine/types.ts';
import { mostFor } from '../../../shared/games/guilds/market.ts';
import type { State } from '../../../shared/games/guilds/state.ts';
import type { Language } from '../../../shared/text/say.ts';
import { wordsOf } from './words.ts';

/** What whoever is to move can do now: on an ordinary turn, and at each step of a proposal (G42, G44). */
export function prompt(state: Visible<State>, seat: Seat, language: Language): string {
  const words = wordsOf(language);
  const { proposal, proposed } = state;
  if (proposal === null) return proposed ? `${words.again} ${words.turn}` : words.turn;
  if (seat !== proposal.seller) return proposal.closed ? words.answer : words.say;
  return words.lay(size(proposal.laid), mostFor(proposal.card, seat, state));
}

import type { Visible } from '../../../shared/engine/secret.ts';
import type { Viewer } from '../../../shared/engine/types.ts';
import type { Event, State, Trick } from '../../../shared/games/eddies/state.ts';
import { ahead, contenders, followed } from '../../../shared/games/eddies/trick.ts';
import type { Say } from '../../../shared/text/say.ts';

/** Who won a finished trick, and why. */
export function wonBy({ hands, options }: State, trick: Trick, say: (event: Visible<Event>, me: Viewer) => Say, me: Viewer): Say {
  const [card, over = null] = contenders(trick.cards);
  return say({ type: 'won', winner: ahead(trick, hands.length), card: card!, aspects: followed(trick.cards), over, scoring: options.scoring } as Visible<Event>, me);
}

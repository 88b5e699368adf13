import { batch } from '@preact/signals';
import { useState } from 'preact/hooks';
import { type Card as Face, suitOf } from '../../../shared/cards/mystique.ts';
import type { Visible } from '../../../shared/engine/secret.ts';
import type { Seat } from '../../../shared/engine/types.ts';
import type { Move, State } from '../../../shared/games/eddies/state.ts';
import { dutyOf, whyNot } from '../../../shared/games/eddies/trick.ts';
import { Card } from '../../cards/Card.tsx';
import { stepAlong } from '../../cards/stepAlong.ts';
import type { Choice } from '../../table/choice.ts';
import { inHand } from './order.ts';
import { prompt } from './prompt.ts';
import type { Words } from './words.ts';

interface HandProps {
  readonly hand: readonly Face[];
  readonly state: Visible<State>;
  readonly me: Seat;
  readonly choice: Choice<State, Move> | null;
  readonly words: Words;
}

/** One's own hand; on one's turn with what may be played, and why the rest may not. */
export function Hand({ hand, state, me, choice, words }: HandProps) {
  const [asked, ask] = useState<Face | null>(null);
  const possible = hand.filter((card) => choice?.can('card', card));
  const waiting = choice === null ? null : dutyOf(state);
  const isAsked = asked !== null && choice !== null && whyNot(state, me, asked) !== null && hand.includes(asked);
  return (
    <section class="own" aria-labelledby="hand">
      <div class="ruled">
        <h2 id="hand">{words.yourHand}</h2>
        <span class="label">{choice === null ? words.cards(hand.length) : words.canPlay(possible.length, hand.length)}</span>
      </div>
      {choice !== null && <p class="why" role="status">{reason()}</p>}
      <ul class="cards hand">
        {inHand(hand).map((card, i, all) => (
          <li key={card} class={i > 0 && suitOf(all[i - 1]!) !== suitOf(card) ? 'suit' : ''} onClick={() => ask(card)}>
            <Card card={card} faces={words} moves {...pressFor(card)} />
          </li>
        ))}
      </ul>
    </section>
  );

  function reason(): string {
    if (isAsked) return words.mustWait(asked, words.duty(waiting!));
    if (waiting !== null && possible.length < hand.length) return words.mustFollow(words.duty(waiting), possible.length);
    return waiting === null ? words.leadAny : words.mayToss;
  }

  function pressFor(card: Face) {
    if (choice === null) return {};
    if (!choice.can('card', card)) return { press: null, name: words.notNow(card) };
    return { press: () => batch(() => choice.pick('card', card)), pressed: choice.picks.value['card'] === card, onKeyDown: stepAlong };
  }
}

import { useState } from 'preact/hooks';
import { type Card as Face, suitOf } from '../../../shared/cards/mystique.ts';
import type { Visible } from '../../../shared/engine/secret.ts';
import type { Seat } from '../../../shared/engine/types.ts';
import type { Move, State } from '../../../shared/games/eddies/state.ts';
import { whyNot } from '../../../shared/games/eddies/trick.ts';
import { Card } from '../../cards/Card.tsx';
import { stepAlong } from '../../cards/stepAlong.ts';
import type { Choice } from '../../table/choice.ts';
import { inHand } from './order.ts';
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
  const duty = choice !== null && asked !== null && hand.includes(asked) ? whyNot(state, me, asked) : null;
  return (
    <section class="own" aria-labelledby="hand">
      <div class="ruled">
        <h2 id="hand">{words.yourHand}</h2>
        <span class="label">{choice === null ? words.cards(hand.length) : words.canPlay(possible.length, hand.length)}</span>
      </div>
      {choice !== null && possible.length < hand.length && (
        <p class="why" role="status">
          {duty === null ? words.mustFollow : words.mustWait(asked!, words.duty(duty))}
        </p>
      )}
      <ul class="cards hand">
        {inHand(hand).map((card, i, all) => (
          <li key={card} class={`${i + 1 < all.length && suitOf(all[i + 1]!) !== suitOf(card) ? 'last' : ''} ${choice !== null && !possible.includes(card) ? 'waits' : ''}`.trim()}>
            <Card card={card} faces={words} moves {...pressFor(card)} />
          </li>
        ))}
      </ul>
    </section>
  );

  function pressFor(card: Face) {
    if (choice === null) return {};
    const on = { onKeyDown: stepAlong, pressed: choice.picks.value['card'] === card };
    // A card that has to wait says why when it is pressed.
    return possible.includes(card) ? { ...on, press: () => choice.pick('card', card) } : { ...on, press: () => ask(card), name: words.notNow(card) };
  }
}

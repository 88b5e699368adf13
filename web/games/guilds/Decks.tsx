import { useState } from 'preact/hooks';
import type { Card as Face } from '../../../shared/cards/mystique.ts';
import { size } from '../../../shared/engine/secret.ts';
import type { Move, State } from '../../../shared/games/guilds/state.ts';
import { Card, CardBack } from '../../cards/Card.tsx';
import { lazily } from '../../pages/Lazy.tsx';
import type { Choice } from '../../table/choice.ts';
import type { Words } from './words.ts';

interface DecksProps {
  readonly state: State;
  readonly choice: Choice<State, Move> | null;
  readonly words: Words;
}

/** The Draw Deck and the Discard Deck, with what the choice will do to them. */
export function Decks({ state, choice, words }: DecksProps) {
  const will = choice?.chosen.value.at(-1) ?? null;
  return (
    <section class="decks" aria-label={words.decks}>
      <DrawDeck left={size(state.deck)} will={will} choice={choice} words={words} />
      <DiscardDeck discard={state.discard} will={will} choice={choice} words={words} />
    </section>
  );
}

interface PileProps {
  readonly will: Move | null;
  readonly choice: Choice<State, Move> | null;
  readonly words: Words;
}

function DrawDeck({ left, will, choice, words }: PileProps & { readonly left: number }) {
  const drawn = will?.act === 'draw' ? 1 : will?.act === 'buy' ? will.deck : 0;
  const press = pressFor('draw', will, choice);
  return (
    <div class="pile">
      {left === 0 ? (
        <span class="card ghost" role="img" aria-label={words.drawDeckHolds(0)} />
      ) : (
        <CardBack class="deep" name={words.drawDeckHolds(left) + (press ? `: ${words.drawOne}` : '')} {...press} />
      )}
      {drawn > 0 && <Tag taken={drawn} name={words.willBeDrawn(drawn)} />}
      <span>
        <b>{words.drawDeck}</b>
        <span class="label">{words.left(left)}</span>
      </span>
    </div>
  );
}

function DiscardDeck({ discard, will, choice, words }: PileProps & { readonly discard: readonly Face[] }) {
  const top = discard.at(-1);
  const taken = will?.act === 'take' ? 1 : will?.act === 'buy' ? will.discard : 0;
  const press = pressFor('take', will, choice);
  return (
    <div class="pile">
      {top === undefined ? (
        <span class="card ghost" role="img" aria-label={words.discardDeckEmpty} />
      ) : (
        <Card
          card={top}
          faces={words}
          class={discard.length > 1 ? 'deep' : ''}
          name={words.discardDeckHolds(discard.length, top) + (press ? `: ${words.takeTop}` : '')}
          moves
          key={top}
          {...press}
        />
      )}
      {will?.act === 'buy' && <Card card={will.card} faces={words} class="will" name={words.willGoHere(will.card)} />}
      {taken > 0 && <Tag taken={taken} name={words.willBeTaken(taken)} />}
      <span>
        <b>{words.discardDeck}</b>
        {discard.length > 0 && <LookThrough discard={discard} words={words} />}
      </span>
    </div>
  );
}

const Tag = ({ taken, name }: { readonly taken: number; readonly name: string }) => (
  <span class="tag" role="img" aria-label={name}>
    −{taken}
  </span>
);

/** How a deck is pressed: not at all where no deck can be in this step. */
function pressFor(act: 'draw' | 'take', will: Move | null, choice: Choice<State, Move> | null) {
  if (choice === null || !choice.can('act', act)) return undefined;
  return { press: () => choice.pick('act', act), pressed: will?.act === act };
}

/** Everybody may look through the Discard Deck, in order (G8). */
function LookThrough({ discard, words }: { readonly discard: readonly Face[]; readonly words: Words }) {
  const [shown, show] = useState(false);
  return (
    <>
      <button type="button" class="label look" aria-haspopup="dialog" onClick={() => show(true)}>
        {words.lookThrough(discard.length)}
      </button>
      {shown && <Discards discard={discard} words={words} onClose={() => show(false)} />}
    </>
  );
}

const Discards = lazily(() => import('./Discards.tsx').then((module) => module.Discards));

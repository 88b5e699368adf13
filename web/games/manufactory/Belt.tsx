import { size } from '../../../shared/engine/secret.ts';
import { BELT, costs, type Move, type PartId, shown, type State } from '../../../shared/games/manufactory/state.ts';
import type { Choice } from '../../table/choice.ts';
import { Face } from './Face.tsx';
import { Titled } from './Titled.tsx';
import type { Words } from './words.ts';

interface BeltProps {
  readonly state: State;
  readonly choice: Choice<State, Move> | null;
  readonly motion: (id: PartId) => string;
  readonly words: Words;
}

/** The belt from its front, what is free and what costs, and the deck behind it. */
export function Belt({ state, choice, motion, words }: BeltProps) {
  const left = size(state.deck);
  return (
    <Titled id="belt" title={words.belt} label={words.left(left)}>
      <div class="works">
        <span class="label" aria-hidden="true">
          {words.free}
        </span>
        <span class="label" aria-hidden="true">
          {words.costly}
        </span>
        <ol>
          {Array.from({ length: BELT }, (_, i) => (
            <Place key={i} state={state} place={i + 1} choice={choice} motion={motion} words={words} />
          ))}
        </ol>
        <span class={`card deck${left > 0 ? ' deep' : ' ghost'}`} aria-hidden="true">
          {left > 0 && (
            <>
              <svg class="face" viewBox="0 0 100 140">
                <use href="#back" />
              </svg>
              <b class="tag">{left}</b>
            </>
          )}
        </span>
      </div>
    </Titled>
  );
}

function Place({ state, place, choice, motion, words }: BeltProps & { readonly place: number }) {
  const id = state.belt[place - 1];
  if (id === undefined) return <li class="card ghost" aria-hidden="true" />;
  const part = shown(state, id);
  const pressing =
    choice === null
      ? {}
      : { press: choice.can('place', place) ? () => choice.pick('place', place) : null, pressed: choice.picks.value['place'] === place };
  return (
    <li>
      <Face part={part} words={words} motion={motion(id)} name={words.lies(part, place, costs(place))} {...pressing} />
      <span class="title" aria-hidden="true">
        <bdi>{words.name(part)}</bdi>
      </span>
    </li>
  );
}

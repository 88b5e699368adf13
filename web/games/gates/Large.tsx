import { type Character, faceOf } from '../../../shared/games/gates/characters.ts';
import { CharacterFace } from './Face.tsx';
import type { Words } from './words.ts';

interface LargeProps {
  readonly id: Character;
  readonly words: Words;
  readonly onClose: () => void;
}

/** A character in large, with all that it says in words, over the page until it is closed. */
export const Large = ({ id, words, onClose }: LargeProps) => (
  <dialog ref={openAtOnce} class="sheet large" aria-label={words.face(id)} closedby="any" onClose={onClose}>
    <span class="card" data-c={faceOf(id).colour} aria-hidden="true">
      <CharacterFace id={id} />
    </span>
    <div>
      <h2>{words.face(id)}</h2>
      <dl>
        <dt class="label">{words.costs}</dt>
        <dd>{words.cost(id)}</dd>
        <dt class="label">{words.gives}</dt>
        <dd>{words.gains(id)}</dd>
      </dl>
      {words.ability(id) !== null && <p class="serif">{words.ability(id)}</p>}
      <button type="button" class="button" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
        {words.closeDialog}
      </button>
    </div>
  </dialog>
);

const openAtOnce = (dialog: HTMLDialogElement | null): void => dialog?.showModal();

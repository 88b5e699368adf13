import { type Character, faceOf } from '../../../shared/games/gates/characters.ts';
import type { State } from '../../../shared/games/gates/state.ts';
import { CharacterFace } from './Face.tsx';
import { PearlCard, Piece } from './Piece.tsx';
import { inFull, type Words } from './words.ts';

interface DiscardsProps {
  readonly of: 'pearls' | 'characters';
  readonly title: string;
  readonly state: State;
  readonly words: Words;
  readonly onClose: () => void;
}

/** A discard, all of it, over the page until it is closed. */
export const Discards = ({ of, title, state, words, onClose }: DiscardsProps) => (
  <dialog ref={openAtOnce} class="sheet discards" aria-label={title} closedby="any" onClose={onClose}>
    <div class="ruled">
      <h2>{title}</h2>
      <span class="label">{words.topFirst}</span>
    </div>
    <ol>
      {of === 'pearls'
        ? state.pearls.discard.toReversed().map((pearl, i) => (
            <li key={i}>
              <PearlCard pearl={pearl} words={words} />
            </li>
          ))
        : state.characters.discard.toReversed().map((id, i) => (
            <li key={i}>
              <Shown id={id} words={words} />
            </li>
          ))}
    </ol>
    <button type="button" class="button" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
      {words.closeDialog}
    </button>
  </dialog>
);

const Shown = ({ id, words }: { readonly id: Character; readonly words: Words }) => (
  <Piece name={inFull(id, words)} class="card" colour={faceOf(id).colour}>
    <CharacterFace id={id} />
  </Piece>
);

const openAtOnce = (dialog: HTMLDialogElement | null): void => dialog?.showModal();

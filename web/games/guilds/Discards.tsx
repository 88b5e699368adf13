import type { Card as Face } from '../../../shared/cards/mystique.ts';
import { Card } from '../../cards/Card.tsx';
import type { Words } from './words.ts';

interface DiscardsProps {
  readonly discard: readonly Face[];
  readonly words: Words;
  readonly onClose: () => void;
}

/** The Discard Deck, all of it, over the page until it is closed. */
export const Discards = ({ discard, words, onClose }: DiscardsProps) => (
  <dialog ref={openAtOnce} class="sheet discards" aria-label={words.discardDeck} closedby="any" onClose={onClose}>
    <div class="ruled">
      <h2>{words.discardDeck}</h2>
      <span class="label">{`${words.cards(discard.length)}, ${words.topFirst}`}</span>
    </div>
    <ol>
      {discard.toReversed().map((card) => (
        <li key={card}>
          <Card card={card} faces={words} />
        </li>
      ))}
    </ol>
    <button type="button" class="button" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
      {words.closeDialog}
    </button>
  </dialog>
);

const openAtOnce = (dialog: HTMLDialogElement | null): void => dialog?.showModal();

import type { ListWords } from '../list/text/words.ts';
import { Opens } from './Opens.tsx';
import type { Session } from './session.ts';
import type { ImportWords } from './words.ts';

const MEGABYTE = 1024 * 1024;

/** The facts that lists of names are joined with: opened once, read piece by piece, kept, forgotten. */
export function Facts({ session, words, list }: { readonly session: Session; readonly words: ImportWords; readonly list: ListWords }) {
  const { book, isKept, progress, factsRefusal } = session;
  const going = progress.value;
  return (
    <div class="facts stack">
      <p class="faint">{words.factsHelp([list.format.scryfall, list.format.mtgjson].join(', '))}</p>
      <div role="status">
        {book.value !== null && <p>{words.factsHere(book.value.cards.length)}</p>}
        {isKept.value === false && <p class="faint">{list.notKept}</p>}
      </div>
      {factsRefusal.value !== null && (
        <p class="error" role="alert">
          {list.refusal(factsRefusal.value)}
        </p>
      )}
      {going !== null ? (
        <div class="buttons going">
          <label>
            <span>{words.progress(megabytes(going.bytes, Math.floor), megabytes(going.of, Math.ceil))}</span>
            <progress max={going.of} value={going.bytes} />
          </label>
          <button type="button" class="button" onClick={session.stopFacts}>
            {words.stop}
          </button>
        </div>
      ) : (
        <div class="buttons">
          <Opens label={book.value === null ? words.openFacts : words.otherFacts} open={(file) => void session.openFacts(file)} />
          {book.value !== null && (
            <button type="button" class="button quiet" onClick={() => void session.forgetFacts()}>
              {words.forget}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const megabytes = (bytes: number, round: (n: number) => number): string => String(round(bytes / MEGABYTE));

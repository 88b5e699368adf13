import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Row } from '../../../../shared/games/manufactory/state.ts';
import { useWords } from '../../../pages/language.ts';
import { partsIn } from '../list/parts.ts';
import { shelfIn } from '../list/shelf.ts';
import { LIST_WORDS } from '../list/text/words.ts';
import { Preview } from './Preview.tsx';
import { newSession, type Session } from './session.ts';
import { Source } from './Source.tsx';
import { IMPORT_WORDS } from './words.ts';
import '../manufactory.css';
import './import.css';

interface Props {
  /** What was read before; by default what was read in this page. */
  readonly session?: Session;
  /** How many crates the list has to fill. */
  readonly crates: number;
  take(list: readonly Row[]): void;
  /** The dialog was closed, by whatever means. */
  closed(): void;
}

/** The dialog in which a list is brought: what it is read from, then what it comes to. */
export function Importer({ session = sessionHere(), crates, take, closed }: Props) {
  const { language } = useWords();
  const [words, list] = [IMPORT_WORDS[language], LIST_WORDS[language]];
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    void session.begin();
    dialog.current?.showModal();
  }, []);
  const isOver = useDrop(dialog, session);
  const reading = session.reading.value;
  const parts = session.parts.value;
  const title = useTitle(reading === null);
  const finish = (): void => {
    take(parts);
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} class="sheet importer" aria-labelledby="importer-title" data-over={isOver} onClose={closed}>
      <div class="ruled">
        <h2 id="importer-title" ref={title} tabIndex={-1} autofocus>
          {words.title}
        </h2>
        <button type="button" class="away" aria-label={words.close} title={words.close} onClick={() => dialog.current?.close()}>
          ×
        </button>
      </div>
      <div class="within stack">
        {reading === null ? <Source session={session} words={words} list={list} /> : <Preview session={session} reading={reading} crates={crates} words={words} list={list} language={language} />}
      </div>
      <div class="foot-of">
        <p class="faint">{words.private}</p>
        {reading !== null && (
          <div class="buttons">
            <button type="button" class="button main" disabled={parts.length === 0 || session.misfit.value !== null} onClick={finish}>
              {parts.length === 0 ? words.none : words.use(partsIn(parts))}
            </button>
          </div>
        )}
      </div>
    </dialog>
  );
}

// Closing the dialog, or leaving the form, loses nothing of what was read.
let kept: Session | null = null;
const sessionHere = (): Session => (kept ??= newSession(shelfIn(indexedDB)));

/** What comes in the place of another begins at its title, for eyes and ears. */
function useTitle(isFirst: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(isFirst);
  useEffect(() => {
    if (before.current !== isFirst) title.current?.focus();
    before.current = isFirst;
  }, [isFirst]);
  return title;
}

/** Takes what is dropped anywhere on the dialog, and says whether something is held over it. */
function useDrop(dialog: RefObject<HTMLDialogElement | null>, session: Session): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = dialog.current!;
    const over = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.target === element) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      const text = event.dataTransfer?.getData('text') ?? '';
      if (file !== undefined) void session.read({ file });
      else if (text !== '') void session.read({ text });
    };
    element.addEventListener('dragover', over);
    element.addEventListener('dragleave', leave);
    element.addEventListener('drop', drop);
    element.addEventListener('keydown', staysInside);
  }, [session]);
  return isOver;
}

/** The dialog stands in the form that opens a table: Enter takes over what is typed here, and does not send that form. */
function staysInside(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  target.blur();
  target.focus();
}

import { useId } from 'preact/hooks';
import { SAMPLE } from '../list/sample.ts';
import type { ListWords } from '../list/text/words.ts';
import { Facts } from './Facts.tsx';
import { Opens } from './Opens.tsx';
import type { Session } from './session.ts';
import type { ImportWords } from './words.ts';

interface Props {
  readonly session: Session;
  readonly words: ImportWords;
  readonly list: ListWords;
}

/** Where a list is pasted, opened or dropped. */
export function Source({ session, words, list }: Props) {
  const id = useId();
  const { draft, refusal, busy } = session;
  const read = (): void => void session.read({ text: draft.peek() });
  const typed = ({ currentTarget, inputType }: InputEvent & { readonly currentTarget: HTMLTextAreaElement }): void => {
    draft.value = currentTarget.value;
    if (inputType === 'insertFromPaste' || inputType === 'insertFromDrop') read();
  };
  return (
    <>
      <p>{words.lead}</p>
      <div class="field paste">
        <label for={id}>{words.paste}</label>
        <textarea id={id} rows={5} spellcheck={false} autocomplete="off" value={draft.value} aria-invalid={refusal.value !== null} aria-describedby={`${id}-about`} onInput={typed} />
        <div id={`${id}-about`}>
          {/* There is room for it before there is anything to say. */}
          <div class="refused" role="alert">
            {refusal.value !== null && <p class="error">{list.refusal(refusal.value)}</p>}
          </div>
          <p class="faint">{words.pasteHelp}</p>
        </div>
      </div>
      <div class="buttons">
        <button type="button" class="button" aria-busy={busy.value} disabled={draft.value.trim() === ''} onClick={read}>
          {busy.value ? words.reading : words.read}
        </button>
        <Opens label={words.open} open={(file) => void session.read({ file })} />
        <span class="faint drop">{words.drop}</span>
      </div>
      <div class="buttons">
        <button type="button" class="button quiet" onClick={download}>
          {words.sample}
        </button>
      </div>
      <div>
        <p class="faint">{words.understood}</p>
        <ul class="formats">
          {Object.entries(list.format).map(([format, title]) => (
            <li key={format} class="label">
              {title}
            </li>
          ))}
        </ul>
      </div>
      <details>
        <summary>{words.facts}</summary>
        <Facts session={session} words={words} list={list} />
      </details>
    </>
  );
}

function download(): void {
  const url = URL.createObjectURL(new Blob([SAMPLE.text], { type: SAMPLE.type }));
  Object.assign(document.createElement('a'), { href: url, download: SAMPLE.file }).click();
  // The browser takes the file at once, but reads it a little later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

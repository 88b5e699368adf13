import { useId, useRef, useState } from 'preact/hooks';
import { useMore } from '../pages/language.ts';

/** A link to be copied or sent on. */
export function Link({ label, link, title, main = false }: { label: string; link: string; title: string; main?: boolean }) {
  const more = useMore();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => setSaid((await copied(link, field.current)) ? more.invite.copied : more.invite.copyByHand);
  return (
    <>
      <div class="field">
        <label for={id}>{label}</label>
        <input id={id} ref={field} readonly value={link} lang="en" onFocus={(event) => event.currentTarget.select()} />
      </div>
      <div class="buttons">
        <button type="button" class={`button ${main ? 'main' : ''}`} onClick={copy}>
          {more.invite.copy}
        </button>
        {'share' in navigator && (
          <button type="button" class="button" onClick={() => share({ title, url: link })}>
            {more.invite.send}
          </button>
        )}
        <span role="status" class="label">
          {said}
        </span>
      </div>
    </>
  );
}

/** Copies a text; where the browser does not let us, selects it for the person to do so, and answers false. */
export async function copied(words: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    // No permission, or no clipboard: the selection is the way that always works.
    field?.focus();
    field?.select();
    return false;
  }
}

/** Opens the device's own way of sending something on. */
export async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    // Closing the sheet without choosing is no failure.
    if (!(error instanceof DOMException)) throw error;
  }
}

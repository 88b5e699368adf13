import { useId, useState } from 'preact/hooks';
import { at, post, type TroubleName } from '../pages/api.ts';
import { forgetTable } from '../pages/held.ts';
import { useMore } from '../pages/language.ts';
import { go } from '../pages/router.ts';
import { keep, tab } from '../pages/storage.ts';
import { TroubleLine } from '../pages/TroubleLine.tsx';
import type { Props } from './Settings.tsx';

/** Takes a table away for good, after asking once more: for whoever opened it. */
export function Delete(props: Props) {
  const { remove } = useMore();
  const [asking, setAsking] = useState(false);
  return (
    <section class="stack">
      <p>{remove.help}</p>
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {remove.button}
      </button>
      {asking && <Ask {...props} closed={() => setAsking(false)} />}
    </section>
  );
}

function Ask({ model, seating, sync, closed }: Props & { closed(): void }) {
  const { remove } = useMore();
  const lines = isBrought(sync.options) ? [...remove.gone, remove.list] : remove.gone;
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<TroubleName | null>(null);
  const sure = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    // The table tells everybody who looks at it that it is gone: whoever deletes it need not be told.
    model.hush();
    const answer = await post<object>(at(sync.table, 'delete'), {}, seating.seatKey);
    // Gone already: an earlier answer was lost.
    if (answer.ok || answer.error.error === 'gone') return leave(sync.table);
    setBusy(false);
    setTrouble(answer.error.error);
    void model.start();
  };
  return (
    <dialog ref={openAtOnce} class="sheet ask stack" aria-labelledby={id} aria-describedby={`${id}-gone`} closedby="any" onClose={closed}>
      <h2 id={id}>{remove.heading}</h2>
      <div id={`${id}-gone`} class="prose">
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <b>{remove.forever}</b>
        </p>
      </div>
      <TroubleLine trouble={trouble} />
      <div class="buttons">
        <button type="button" class="button main" aria-busy={busy} onClick={sure}>
          {busy ? remove.deleting : remove.sure}
        </button>
        <button type="button" class="button" autofocus onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
          {remove.keep}
        </button>
      </div>
    </dialog>
  );
}

const openAtOnce = (dialog: HTMLDialogElement | null): void => {
  if (dialog?.open === false) dialog.showModal();
};

/** Whether somebody brought something long to the table: of that, what is told of the options is a digest. */
const isBrought = (options: unknown): boolean => Object.values(options ?? {}).some((value) => typeof value === 'object' && value !== null && 'digest' in value);

/** Forgets what this browser holds of the table, and goes to the first page. */
function leave(table: string): void {
  tab.set(`active/${table}`, undefined);
  keep(`seal/${table}`, undefined);
  forgetTable(table);
  go('/');
}

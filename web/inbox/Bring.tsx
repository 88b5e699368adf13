import { useEffect, useState } from 'preact/hooks';
import type { Inbox } from '../../shared/inbox.ts';
import type { Trouble } from '../pages/api.ts';
import { Main } from '../pages/Frame.tsx';
import { heldChanged } from '../pages/held.ts';
import { inboxHere } from '../pages/inbox.ts';
import { Waiting } from '../pages/Lazy.tsx';
import { go } from '../pages/router.ts';
import { keep } from '../pages/storage.ts';
import { TroubleLine } from '../pages/TroubleLine.tsx';
import { inboxApi } from './api.ts';
import { unsubscribe } from './device.ts';
import { holdSeats, seatsHere, settleIn } from './seats.ts';
import { useInboxText } from './text.ts';

/** Asks whether the inbox of a link is to be this browser's, and brings the two together where it has one. */
export function Bring({ link, done }: { link: string; done(): void }) {
  const { bring: text } = useInboxText();
  const [found, setFound] = useState<Inbox | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [left, setLeft] = useState(0);
  const [busy, setBusy] = useState(false);
  useEffect(() => void inboxApi.look(link).then((answer) => (answer.ok ? setFound(answer.value) : setTrouble(answer.error))), [link]);
  const hasOwn = inboxHere() !== null || seatsHere().length > 0;
  const bring = async (): Promise<void> => {
    setBusy(true);
    const failed = await takeOver(link, found!);
    setBusy(false);
    setLeft(failed);
    if (failed > 0) return;
    done();
    go('/#tables');
  };
  return (
    <Main title={`${text.title} · Longhand`}>
      <div class="stack">
        <h1>{text.heading}</h1>
        {found === null && trouble === null && <Waiting />}
        <TroubleLine trouble={trouble} />
        {found !== null && <p class="lead">{text.holds(found.seats.length)}</p>}
        {found !== null && hasOwn && <p>{text.own}</p>}
        {found !== null && <p>{text.warn}</p>}
        {left > 0 && (
          <p class="error" role="alert">
            {text.part(left)}
          </p>
        )}
        <div class="buttons">
          {found !== null && (
            <button type="button" class="button main" aria-busy={busy} onClick={() => !busy && void bring()}>
              {hasOwn ? text.together : text.button}
            </button>
          )}
          <button type="button" class="button quiet" onClick={done}>
            {text.no}
          </button>
        </div>
      </div>
    </Main>
  );
}

/** Makes an inbox this browser's: the seats from here go into it, and it is told of them. Answers how many could not be brought. */
async function takeOver(link: string, found: Inbox): Promise<number> {
  const own = inboxHere();
  const before = own === null ? null : await inboxApi.look(own);
  if (before?.ok === false && before.error.error !== 'no-such-inbox') return Math.max(1, seatsHere().length);
  if (before?.ok) holdSeats(before.value.seats);
  const known = new Set(found.seats.map(({ table, player }) => `${table}/${player}`));
  let failed = 0;
  for (const { table, key } of seatsHere()) {
    if (known.has(`${table}/${/^s(\d+)-/.exec(key)?.[1] ?? ''}`)) continue;
    const answer = await inboxApi.addSeat(link, { table, key, move: true });
    // A key that opens nothing any more, or a table that is gone, is no loss.
    if (!answer.ok && ['network', 'failed', 'too-many-requests'].includes(answer.error.error)) failed++;
  }
  if (failed > 0) return failed;
  if (own !== null) await unsubscribe();
  keep('inbox', link);
  keep('settled', '');
  holdSeats(found.seats);
  heldChanged.value++;
  await settleIn();
  return 0;
}

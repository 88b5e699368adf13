import './inbox.css';
import { useEffect, useState } from 'preact/hooks';
import type { Inbox as Kept } from '../../shared/inbox.ts';
import type { Trouble } from '../pages/api.ts';
import { Main } from '../pages/Frame.tsx';
import { heldChanged } from '../pages/held.ts';
import { inboxHere, ownInbox } from '../pages/inbox.ts';
import { useMore, useWords } from '../pages/language.ts';
import { Waiting } from '../pages/Lazy.tsx';
import { tab } from '../pages/storage.ts';
import { refreshTables } from '../pages/tables.ts';
import { TroubleLine } from '../pages/TroubleLine.tsx';
import { inboxApi } from './api.ts';
import { Bring } from './Bring.tsx';
import { Confirm } from './Confirm.tsx';
import type { Desk } from './desk.ts';
import { Devices } from './Devices.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { FeedAddress } from './FeedAddress.tsx';
import { Ledger } from './Ledger.tsx';
import { Mail } from './Mail.tsx';
import { Push } from './Push.tsx';
import { addSeat, holdSeats, seatsHere } from './seats.ts';
import { StopTelling } from './StopTelling.tsx';
import { When } from './When.tsx';
import { useInboxText } from './text.ts';

/** How a person is told; or first what a link to this page asks. */
export function Inbox({ stop }: { stop: string }) {
  const [, redraw] = useState(0);
  useEffect(() => redraw((n) => n + 1), [heldChanged.value]);
  const [confirm, link] = [tab.get('confirm'), tab.get('inbox')];
  const key = inboxHere();
  if (stop !== '') return <StopTelling token={stop} />;
  if (typeof confirm === 'string') return <Confirm token={confirm} done={() => (tab.set('confirm', undefined), redraw((n) => n + 1))} />;
  if (typeof link === 'string' && link !== key) return <Bring link={link} done={() => (tab.set('inbox', undefined), redraw((n) => n + 1))} />;
  return key === null ? <Page><None /></Page> : <Told key={key} inbox={key} />;
}

function Page({ children }: { children: preact.ComponentChildren }) {
  const text = useInboxText();
  return (
    <Main title={`${text.title} · Longhand`} class="rooms inbox">
      <header class="stack">
        <h1>{text.title}</h1>
        <p class="lead">{text.lead}</p>
        <p>
          <a class="tap" href="/#tables">
            {text.tables}
          </a>
        </p>
      </header>
      {children}
    </Main>
  );
}

function Told({ inbox: key }: { inbox: string }) {
  const { text } = useWords();
  const [kept, setKept] = useState<Kept | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const take = (next: Kept): void => {
    setKept(next);
    holdSeats(next.seats);
  };
  const load = async (): Promise<void> => {
    setTrouble(null);
    const answer = await inboxApi.look(key);
    if (!answer.ok) return setTrouble(answer.error);
    take(answer.value);
    // What a table is called is known once it was asked.
    await refreshTables();
  };
  useEffect(() => void load(), [key]);
  if (trouble?.error === 'no-such-inbox') return <Page><None /></Page>;
  return <Page>{kept !== null ? <Parts desk={{ key, inbox: kept, take }} /> : trouble === null ? <Waiting /> : <Again text={text.again} trouble={trouble} load={load} />}</Page>;
}

function Parts({ desk }: { desk: Desk }) {
  return (
    <>
      <div class="ways">
        <Mail desk={desk} />
        <Push desk={desk} />
        <When desk={desk} />
        <FeedAddress desk={desk} />
      </div>
      <Elsewhere desk={desk} />
      <Ledger desk={desk} />
      <Devices desk={desk} />
    </>
  );
}

function Again({ text, trouble, load }: { text: string; trouble: Trouble; load(): void }) {
  return (
    <div class="stack">
      <TroubleLine trouble={trouble} />
      <button type="button" class="button" onClick={load}>
        {text}
      </button>
    </div>
  );
}

/** Where this browser has no inbox: it begins with a seat, or with the seats that are here from before. */
function None() {
  const { none } = useInboxText();
  const more = useMore();
  const [busy, setBusy] = useState(false);
  const seats = seatsHere();
  const begin = async (): Promise<void> => {
    setBusy(true);
    ownInbox();
    for (const { table, key } of seats) await addSeat(table, key);
    setBusy(false);
    heldChanged.value++;
  };
  return (
    <div class="stack">
      <p class="prose">{seats.length === 0 ? none.body : none.begin}</p>
      {seats.length === 0 ? (
        <a class="button" href="/">
          {more.missing.home}
        </a>
      ) : (
        <button type="button" class="button main" aria-busy={busy} onClick={() => !busy && void begin()}>
          {none.button}
        </button>
      )}
    </div>
  );
}

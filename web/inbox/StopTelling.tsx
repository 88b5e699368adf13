import { useState } from 'preact/hooks';
import type { TroubleName } from '../pages/api.ts';
import { Main } from '../pages/Frame.tsx';
import { TroubleLine } from '../pages/TroubleLine.tsx';
import { useInboxText } from './text.ts';

/** Where a mail program's "unsubscribe" leads when it is opened: the button sends what the program itself would have sent. */
export function StopTelling({ token }: { token: string }) {
  const { ended: text, title } = useInboxText();
  const [stopped, setStopped] = useState(false);
  const [trouble, setTrouble] = useState<TroubleName | null>(null);
  const stop = async (): Promise<void> => {
    const answer = await stopBy(token);
    setStopped(answer === null);
    setTrouble(answer);
  };
  return (
    <Main title={`${text.heading} · Longhand`}>
      <div class="stack">
        <h1>{stopped ? text.done : text.heading}</h1>
        <p class="lead">{text.lead}</p>
        <TroubleLine trouble={trouble} />
        <div class="buttons">
          {!stopped && (
            <button type="button" class="button" onClick={stop}>
              {text.button}
            </button>
          )}
          <a class="button quiet" href={stopped ? '/inbox' : '/'}>
            {stopped ? title : text.home}
          </a>
        </div>
      </div>
    </Main>
  );
}

/** The one-click request of RFC 8058; null when it was taken. */
async function stopBy(token: string): Promise<TroubleName | null> {
  try {
    const body = 'List-Unsubscribe=One-Click';
    const response = await fetch(`/stop/${encodeURIComponent(token)}`, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
    return response.ok ? null : 'bad-token';
  } catch {
    // No connection.
    return 'network';
  }
}

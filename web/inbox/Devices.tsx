import { useState } from 'preact/hooks';
import { lazily } from '../pages/Lazy.tsx';
import { PREFIX } from '../pages/storage.ts';
import { TroubleLine } from '../pages/TroubleLine.tsx';
import { Link } from '../table/Link.tsx';
import { inboxApi } from './api.ts';
import type { Trouble } from '../pages/api.ts';
import type { Desk } from './desk.ts';
import { ownChannel, unsubscribe } from './device.ts';
import { useInboxText } from './text.ts';

/** The inbox on another device, by a link that is shown when it is asked for; and the end of it on this one. */
export function Devices({ desk }: { desk: Desk }) {
  const { devices: text } = useInboxText();
  const [shown, setShown] = useState(false);
  const link = `${location.origin}/#inbox=${desk.key}`;
  return (
    <section aria-labelledby="devices">
      <div class="ruled">
        <h2 id="devices">{text.heading}</h2>
      </div>
      <details>
        <summary>{text.elsewhere}</summary>
        <div class="stack">
          <p>{text.help}</p>
          {shown ? (
            <>
              <Link label={text.link} link={link} title={text.elsewhere} />
              <figure class="qr">
                <Qr link={link} label={text.qr} />
              </figure>
            </>
          ) : (
            <button type="button" class="button" onClick={() => setShown(true)}>
              {text.show}
            </button>
          )}
        </div>
      </details>
      <details>
        <summary>{text.forget}</summary>
        <Forget desk={desk} />
      </details>
    </section>
  );
}

function Forget({ desk }: { desk: Desk }) {
  const { devices: text } = useInboxText();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const forget = async (): Promise<void> => {
    const own = ownChannel(desk.inbox);
    const stopped = own === null ? null : await inboxApi.stop(desk.key, own);
    if (stopped?.ok === false && stopped.error.error === 'network') return setTrouble(stopped.error);
    const answer = await inboxApi.forget();
    if (!answer.ok) return setTrouble(answer.error);
    await unsubscribe();
    forgetAll();
    // Loaded anew, so that no page holds anything either.
    location.assign('/');
  };
  return (
    <div class="stack">
      <p>{text.forgetHelp}</p>
      <TroubleLine trouble={trouble} />
      <button type="button" class="button" onClick={forget}>
        {text.sure}
      </button>
    </div>
  );
}

function forgetAll(): void {
  try {
    for (const shelf of [localStorage, sessionStorage]) {
      for (const name of Object.keys(shelf)) if (name.startsWith(PREFIX) && name !== `${PREFIX}language`) shelf.removeItem(name);
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

const Qr = lazily(() => import('../table/Qr.tsx').then((module) => module.Qr));

import { useState } from 'preact/hooks';
import type { Trouble } from '../pages/api.ts';
import { Main } from '../pages/Frame.tsx';
import { TroubleLine } from '../pages/TroubleLine.tsx';
import { inboxApi } from './api.ts';
import { useInboxText } from './text.ts';

/** Where a confirming letter leads: nothing is confirmed before the button is pressed. */
export function Confirm({ token, done }: { token: string; done(): void }) {
  const { confirm: text, letters, tables, title } = useInboxText();
  const [to, setTo] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const confirm = async (): Promise<void> => {
    const answer = await inboxApi.confirm(token);
    if (answer.ok) setTo(answer.value.label);
    else setTrouble(answer.error);
  };
  return (
    <Main title={`${text.heading} · Longhand`}>
      <div class="stack">
        <h1>{to === null ? text.heading : text.done}</h1>
        <p class="lead" role="status">
          {to === null ? text.lead : `${letters.live(to)} ${text.after}`}
        </p>
        <TroubleLine trouble={trouble} />
        <div class="buttons">
          {to === null ? (
            <>
              <button type="button" class="button main" onClick={confirm}>
                {text.button}
              </button>
              <button type="button" class="button quiet" onClick={done}>
                {text.no}
              </button>
            </>
          ) : (
            <>
              <a class="button main" href="/#tables" onClick={done}>
                {tables}
              </a>
              <button type="button" class="button quiet" onClick={done}>
                {title}
              </button>
            </>
          )}
        </div>
      </div>
    </Main>
  );
}

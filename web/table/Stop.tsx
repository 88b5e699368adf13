import { useState } from 'preact/hooks';
import { api, type TroubleName } from '../pages/api.ts';
import { Main } from '../pages/Frame.tsx';
import { useMore } from '../pages/language.ts';
import { TroubleLine } from '../pages/TroubleLine.tsx';

/** Where a letter's "no more letters" leads: nothing is stopped before the button is pressed. */
export function Stop({ table, seatKey, done }: { table: string; seatKey: string; done(): void }) {
  const more = useMore();
  const [stopped, setStopped] = useState(false);
  const [trouble, setTrouble] = useState<TroubleName | null>(null);
  const stop = async (): Promise<void> => {
    const answer = await api.letters(table, seatKey, { mail: null });
    setStopped(answer.ok);
    setTrouble(answer.ok ? null : answer.error.error);
  };
  return (
    <Main title={`${more.stop.title} · Longhand`}>
      <div class="stack">
        <h1>{stopped ? more.stop.done : more.stop.heading}</h1>
        <p class="lead">{more.stop.lead}</p>
        <TroubleLine trouble={trouble} />
        <div class="buttons">
          {!stopped && (
            <button type="button" class="button" onClick={stop}>
              {more.stop.button}
            </button>
          )}
          <button type="button" class="button quiet" onClick={done}>
            {more.stop.to}
          </button>
        </div>
      </div>
    </Main>
  );
}

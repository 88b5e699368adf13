import { useState } from 'preact/hooks';
import { api, type TroubleName } from '../pages/api.ts';
import { Main } from '../pages/Frame.tsx';
import { useWords } from '../pages/language.ts';
import { TroubleLine } from '../pages/TroubleLine.tsx';

/** Where a letter's "no more letters" leads: nothing is stopped before the button is pressed. */
export function Stop({ table, seatKey, done }: { table: string; seatKey: string; done(): void }) {
  const { text } = useWords();
  const [stopped, setStopped] = useState(false);
  const [trouble, setTrouble] = useState<TroubleName | null>(null);
  const stop = async (): Promise<void> => {
    const answer = await api.letters(table, seatKey, { mail: null });
    setStopped(answer.ok);
    setTrouble(answer.ok ? null : answer.error.error);
  };
  return (
    <Main title={`${text.stop.title} · Longhand`}>
      <div class="stack">
        <h1>{stopped ? text.stop.done : text.stop.heading}</h1>
        <p class="lead">{text.stop.lead}</p>
        <TroubleLine trouble={trouble} />
        <div class="buttons">
          {!stopped && (
            <button type="button" class="button" onClick={stop}>
              {text.stop.button}
            </button>
          )}
          <button type="button" class="button quiet" onClick={done}>
            {text.stop.to}
          </button>
        </div>
      </div>
    </Main>
  );
}

import { useState } from 'preact/hooks';
import { useWords } from '../pages/language.ts';
import { Sentence } from '../pages/Sentence.tsx';
import { absolute, hour, now } from '../pages/time.ts';
import { recapOf } from './recap.ts';
import type { Scene } from './scene.ts';

const LINES = 3;

/** What others did while this browser was away from the table; it stays until one moves. */
export function Since({ scene: { model, sync, view, says, name } }: { scene: Scene }) {
  const { text, language } = useWords();
  const [all, setAll] = useState(false);
  const told = recapOf(model.events.value, sync.seat, model.recapFrom.value, model.recapTo.value);
  if (told.length === 0) return null;
  const at = model.lookedAt.value;
  const more = all || told.length <= LINES ? 0 : told.length - LINES + 1;
  return (
    <section class="note" aria-labelledby="since">
      <h2 id="since" class="label">
        {text.turn.sinceLooked}
        {at !== null && ` · ${absolute(at, language, now.value)}`}
      </h2>
      <ol>
        {more > 0 && (
          <li>
            <button type="button" class="tongue" onClick={() => setAll(true)}>
              {text.turn.more(more)}
            </button>
          </li>
        )}
        {told.slice(more).map((event, i) => (
          <li key={i}>
            <time dateTime={event.at}>{hour(event.at, language)}</time>{' '}
            <Sentence of={says.event(event.event, sync.seat)} name={name} Chip={view.Chip} />
          </li>
        ))}
      </ol>
    </section>
  );
}

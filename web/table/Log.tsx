import { useState } from 'preact/hooks';
import type { By } from '../../shared/protocol.ts';
import { useWords } from '../pages/language.ts';
import { Sentence } from '../pages/Sentence.tsx';
import { absolute, now } from '../pages/time.ts';
import { entriesOf } from './log.ts';
import type { Scene } from './scene.ts';

const FIRST = 8;

/** Every move that was made, as sentences with their numbers, the latest on top. */
export function Log({ scene: { model, sync, view, says, name }, heading }: { scene: Scene; heading?: string }) {
  const { text, language } = useWords();
  const [all, setAll] = useState(false);
  const entries = entriesOf(model.events.value);
  // The deal alone is not worth a button.
  const shown = all || entries.length <= FIRST + 1 ? entries : entries.slice(0, FIRST);
  return (
    <section class="log" aria-labelledby="log">
      <div class="ruled">
        <h2 id="log">{heading ?? text.turn.log}</h2>
        <span class="label">{text.turn.moves(sync.n)}</span>
      </div>
      <ol class="moves">
        {shown.map((entry) => (
          <li key={entry.n} title={absolute(entry.at, language, now.value)}>
            <span>{entry.n === 0 ? '–' : entry.n}</span>
            <span>
              {entry.events.map((event, i) => (
                <span key={i}>
                  <Sentence of={says.event(event.event, sync.seat)} name={name} Chip={view.Chip} />{' '}
                </span>
              ))}
              <ByWhom by={entry.by} />
            </span>
          </li>
        ))}
      </ol>
      {entries.length > shown.length && (
        <p>
          <button type="button" class="button quiet" onClick={() => setAll(true)}>
            {text.turn.all(sync.n)}
          </button>
        </p>
      )}
    </section>
  );
}

/** Says so where the clock has played for a person; the house goes by its own name. */
export function ByWhom({ by }: { by: By | null }) {
  const { common } = useWords();
  return by === 'time' ? <span class="label">{common.timeRanOut}</span> : null;
}

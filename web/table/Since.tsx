import { type Part, seat } from '../../shared/text/say.ts';
import { useWords } from '../pages/language.ts';
import { Sentence } from '../pages/Sentence.tsx';
import { hour, now, relative } from '../pages/time.ts';
import { recapOf } from './recap.ts';
import type { Scene } from './scene.ts';

const MOST = 8;

/** What happened since this browser last looked at the table; it stays until one moves. */
export function Since({ scene: { model, sync, view, says, name } }: { scene: Scene }) {
  const { text, language } = useWords();
  const told = recapOf(model.events.value, model.recapFrom.value, model.recapTo.value);
  if (told.length === 0) return null;
  const at = model.lookedAt.value;
  const who = text.names(sync.turn.map((one): Part => seat(one)));
  return (
    <section class="note sheet" aria-labelledby="since">
      <div class="ruled">
        <h2 id="since">{text.turn.sinceLooked}</h2>
        {at !== null && <span class="label">{relative(at, language, now.value)}</span>}
      </div>
      <ol>
        {told.slice(-MOST).map((event, i) => (
          <li key={i}>
            <time dateTime={event.at}>{hour(event.at, language)}</time>
            <span>
              <Sentence of={says.event(event.event, sync.seat)} name={name} Chip={view.Chip} />
            </span>
          </li>
        ))}
        {sync.turn.length > 0 && (
          <li class="now">
            <span />
            <span>{model.awaited.value ? text.turn.nowYours : <Sentence of={text.turn.nowWaits(who)} name={name} />}</span>
          </li>
        )}
      </ol>
    </section>
  );
}

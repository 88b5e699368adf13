import { type Part, type Say, seat } from '../../shared/text/say.ts';
import { useEffect } from 'preact/hooks';
import { acted } from '../pages/Frame.tsx';
import { needMore, useWords } from '../pages/language.ts';
import { lazily } from '../pages/Lazy.tsx';
import { moved } from '../pages/motion.ts';
import { Sentence } from '../pages/Sentence.tsx';
import type { Choice } from './choice.ts';
import { recapOf } from './recap.ts';
import type { Scene } from './scene.ts';

/** What is about to be sent, and the way to send it or take it back; on somebody else's turn, whom one waits for. */
export function Slip({ scene }: { scene: Scene }) {
  const { model, sync, name } = scene;
  const { text } = useWords();
  const choice = model.choice.value;
  const who = text.names(sync.turn.map((at): Part => seat(at)));
  if (choice !== null) return <Open scene={scene} choice={choice} />;
  return (
    <section class="slip" aria-label={text.slip.label}>
      {model.trouble.value !== null && <Hindrance trouble={model.trouble.value} />}
      <Fresh scene={scene} />
      <p class="lead" role="status">
        {model.pending.value !== null ? text.slip.kept : <Sentence of={text.slip.waits(who)} name={name} />}
      </p>
    </section>
  );
}

function Open({ scene, choice }: { scene: Scene; choice: Choice }) {
  const { model, sync, view, people } = scene;
  const { text, language } = useWords();
  const pending = model.pending.value !== null;
  const ready = isReady(choice);
  const send = (event: Event): void => {
    event.preventDefault();
    if (!ready || pending) return;
    acted();
    model.send();
  };
  useEscape(choice, pending);
  return (
    <form class="slip" aria-label={text.slip.label} onSubmit={send}>
      <div class="said">
        <Words scene={scene} choice={choice} />
        {!pending && <view.Ask state={choice.ahead.value} me={sync.seat} people={people} language={language} choice={choice} />}
      </div>
      {(choice.begun.value || pending) && (
        <div class="buttons">
          <button type="submit" class="button main" aria-disabled={!ready || pending} aria-busy={pending}>
            {pending ? text.slip.sending : text.slip.send}
          </button>
          {!pending && (
            <button type="button" class="button quiet" onClick={() => moved(() => choice.back())}>
              {text.slip.back}
            </button>
          )}
        </div>
      )}
    </form>
  );
}

/** Escape takes back the last thing chosen, unless it closes something that lies over the page. */
function useEscape(choice: Choice, pending: boolean): void {
  useEffect(() => {
    const back = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key !== 'Escape' || defaultPrevented || pending || document.querySelector('dialog[open]') !== null) return;
      moved(() => choice.back());
    };
    addEventListener('keydown', back);
    return () => removeEventListener('keydown', back);
  }, [choice, pending]);
}

/** What came while one was looking: here it pushes nothing away. A screen reader has heard it already. */
function Fresh({ scene: { model, sync, says, name } }: { scene: Scene }) {
  const fresh = recapOf(model.events.value, sync.seat, model.recapTo.value).slice(-3);
  if (fresh.length === 0) return null;
  return (
    <p class="label fresh" aria-hidden="true">
      {fresh.map(({ event }, i) => (
        <span key={i}>
          <Sentence of={says.event(event, sync.seat)} name={name} />{' '}
        </span>
      ))}
    </p>
  );
}

/** What the choice says so far, what it changes, and what hinders it. */
function Words({ scene, choice }: { scene: Scene; choice: Choice }) {
  const { model, sync, view, name } = scene;
  const { text, language } = useWords();
  const waits = model.pending.value !== null && model.open.value === false;
  const { sentences, effects } = told(scene, choice);
  const say = (of: Say, i: number) => (
    <span key={i}>
      <Sentence of={of} name={name} Chip={view.Chip} />{' '}
    </span>
  );
  return (
    <>
      {model.trouble.value !== null && <Hindrance trouble={model.trouble.value} />}
      {!choice.begun.value && <Fresh scene={scene} />}
      <p class="lead" role="status">
        {sentences.length > 0 ? sentences.map(say) : choice.begun.value ? text.slip.unfinished : (view.prompt?.(sync.state!, sync.seat!, language) ?? text.slip.ask)}
        {waits && <small class="kept">{text.slip.kept}</small>}
      </p>
      {effects.length > 0 && (
        <p class="label">
          {effects.map((effect, i) => (
            <span key={i}>
              {i > 0 && ' · '}
              <Sentence of={effect} name={name} />
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function told({ sync, says }: Scene, choice: Choice): { sentences: readonly Say[]; effects: readonly Say[] } {
  const moves = choice.chosen.value;
  const me = sync.seat!;
  const last = moves.at(-1);
  if (last === undefined) return { sentences: [], effects: [] };
  // A move of the present step is told on the table as it will be after the steps before it.
  const state = choice.fitting.value.includes(last) ? choice.ahead.value : sync.state!;
  return {
    sentences: moves.map((move) => says.move(move, move === last ? state : sync.state!, me)),
    effects: says.effect(last, state, me),
  };
}

/** Whether every step that was begun is also complete. */
function isReady(choice: Choice): boolean {
  const last = choice.chosen.value.at(-1);
  if (last === undefined) return false;
  return Object.keys(choice.picks.value).length === 0 || choice.fitting.value.includes(last);
}

const Hindrance = lazily(() => import('./Hindrance.tsx').then((module) => module.Hindrance), needMore);

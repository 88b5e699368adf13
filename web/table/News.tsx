import { useRef } from 'preact/hooks';
import { Sentence } from '../pages/Sentence.tsx';
import type { Scene } from './scene.ts';

/** Tells a screen reader what happens while the page is open; what was there before is not read out. */
export function News({ scene: { model, sync, says, name } }: { scene: Scene }) {
  const from = useRef(sync.n);
  const fresh = model.events.value.filter((event) => event.n > from.current).slice(-3);
  return (
    <div class="hide" role="log" aria-live="polite">
      {fresh.map((event) => (
        <p key={`${event.n}/${JSON.stringify(event.event).length}`}>
          <Sentence of={says.event(event.event, sync.seat)} name={name} />
        </p>
      ))}
    </div>
  );
}

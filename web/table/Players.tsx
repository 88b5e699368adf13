import { useWords } from '../pages/language.ts';
import { Stamp } from '../pages/Stamp.tsx';
import type { Scene } from './scene.ts';

/** Everybody at the table as stamps, postmarked where they are awaited. */
export function Players({ scene: { sync, view, people } }: { scene: Scene }) {
  const { text, common, language } = useWords();
  return (
    <section class="seated" aria-label={text.turn.players}>
      <ol class="players">
        {people.map(({ seat, name, house }) => (
          <li key={seat} class={seat === sync.seat ? 'you' : ''} aria-current={sync.turn.includes(seat) ? true : undefined}>
            <Stamp seat={seat} house={house} marked={sync.turn.includes(seat)} />
            <b>
              <bdi>{name}</bdi>
              {seat === sync.seat && ` · ${common.you}`}
            </b>
            <span class="label">{view.standing(sync.state!, seat, language)}</span>
            {sync.turn.includes(seat) && <span class="hide">{text.turn.toMove}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

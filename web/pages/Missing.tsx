import { Main } from './Frame.tsx';
import { useMore } from './language.ts';

/** Where a path leads nowhere. */
export function Missing({ body }: { body?: string }) {
  const more = useMore();
  return (
    <Main title={`${more.missing.title} · Longhand`}>
      <div class="stack">
        <h1>{more.missing.title}</h1>
        <p class="lead">{body ?? more.missing.body}</p>
        <p>
          <a class="button" href="/">
            {more.missing.home}
          </a>
        </p>
      </div>
    </Main>
  );
}

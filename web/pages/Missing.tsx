import { Main } from './Frame.tsx';
import { useWords } from './language.ts';

/** Where a path leads nowhere. */
export function Missing({ body }: { body?: string }) {
  const { text } = useWords();
  return (
    <Main title={`${text.missing.title} · Longhand`}>
      <div class="stack">
        <h1>{text.missing.title}</h1>
        <p class="lead">{body ?? text.missing.body}</p>
        <p>
          <a class="button" href="/">
            {text.missing.home}
          </a>
        </p>
      </div>
    </Main>
  );
}

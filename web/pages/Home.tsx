import { Main } from './Frame.tsx';
import { useWords } from './language.ts';

/** The first page. */
export function Home() {
  const { text } = useWords();
  return (
    <Main title={text.home.title}>
      <h1 class="hero">{text.home.heading}</h1>
    </Main>
  );
}

import { useEffect, useState } from 'preact/hooks';
import type { Language, RulesPage } from '../../shared/text/say.ts';
import { Main } from './Frame.tsx';
import { useWords } from './language.ts';
import { Waiting } from './Lazy.tsx';
import { Prose } from './Prose.tsx';

/** How Longhand works: links, letters, fairness, privacy. */
export function About() {
  const { text, language } = useWords();
  const [page, setPage] = useState<RulesPage | null>(null);
  useEffect(() => {
    let wanted = true;
    void PAGES[language]().then(({ about }) => wanted && setPage(about));
    return () => void (wanted = false);
  }, [language]);
  return (
    <Main title={`${text.about} · Longhand`}>
      <article class="prose">
        <h1>{text.about}</h1>
        {page === null ? <Waiting /> : <Prose page={page} />}
      </article>
    </Main>
  );
}

const PAGES: Readonly<Record<Language, () => Promise<{ about: RulesPage }>>> = {
  en: () => import('../text/about/en.ts'),
  ko: () => import('../text/about/ko.ts'),
  es: () => import('../text/about/es.ts'),
};

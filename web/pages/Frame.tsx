import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { LANGUAGES } from '../../shared/text/say.ts';
import { speak, useWords } from './language.ts';
import { place, type Route } from './router.ts';
import { gameAt, waitingCount } from './tables.ts';

/** What each language calls itself. */
export const OWN_NAMES = { en: 'English', ko: '한국어', es: 'Español' } as const;

/** The top of every page. */
export function Head({ route }: { route: Route }) {
  const { text } = useWords();
  const waiting = waitingCount(route.page === 'table' ? route.table : null);
  const rules = route.page === 'table' ? gameAt(route.table) : route.page === 'new' || route.page === 'rules' ? route.game : null;
  return (
    <header class="head">
      <a class="mark" href="/" lang="en" aria-current={route.page === 'home' ? 'page' : undefined}>
        Longhand
        <svg viewBox="0 0 112 15" aria-hidden="true">
          <path d="M2 9C22 4 47 13 74 7S104 2 108 5C111 8 98 12 88 9" />
        </svg>
      </a>
      <nav>
        <a href={rules === null ? '/rules' : `/rules/${rules}`}>{text.rules}</a>
        <a href={route.page === 'home' ? '#tables' : '/#tables'}>{waiting === 0 ? text.yourTables : text.waiting(waiting)}</a>
      </nav>
    </header>
  );
}

/** The bottom of every page, with the languages. */
export function Foot({ route }: { route: Route }) {
  const { text, language } = useWords();
  return (
    <footer class="foot">
      <p>
        <a href="/rules">{text.rules}</a>
        <a href="/about" aria-current={route.page === 'about' ? 'page' : undefined}>
          {text.about}
        </a>
      </p>
      <p role="group" aria-label={text.languages}>
        {LANGUAGES.map((one) => (
          <button key={one} type="button" class="tongue" lang={one} aria-pressed={one === language} onClick={() => speak(one)}>
            {OWN_NAMES[one]}
          </button>
        ))}
      </p>
    </footer>
  );
}

/** The middle of a page: sets the title, and after a navigation puts the focus on its heading. */
export function Main({ title, class: kind = 'rooms', children }: { title: string; class?: string; children: ComponentChildren }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (!place.peek().first || hasActed) toHeading();
  }, []);
  return (
    <main id="main" class={kind}>
      {children}
    </main>
  );
}

// Until somebody has done something the focus is the browser's own.
let hasActed = false;

/** Puts the focus on the heading: what had it is about to go. */
export function acted(): void {
  hasActed = true;
  toHeading();
}

function toHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

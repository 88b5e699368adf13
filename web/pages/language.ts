import { batch, signal } from '@preact/signals';
import type { Common } from '../../shared/text/common/index.ts';
import { LANGUAGES, type Language } from '../../shared/text/say.ts';
import type { Text } from '../text/en.ts';
import type { Home } from '../text/home/en.ts';
import type { More } from '../text/more/en.ts';
import { keep, kept } from './storage.ts';

/** What the page says in one language: its own strings and those it shares with letters. */
export interface Words {
  readonly language: Language;
  readonly text: Text;
  readonly common: Common;
}

/** The words in use; null only before the first page is drawn. */
export const words = signal<Words | null>(null);

/** The words in use, once there are some: every page is drawn after them. */
export function useWords(): Words {
  if (words.value === null) throw new Error('a page was drawn before its words were loaded');
  return words.value;
}

/** Each loads another language where one was loaded before; what comes back puts it in use. */
const catalogues: ((language: Language) => Promise<() => void>)[] = [];

/** Words that only some pages need, loaded before the first of those is drawn. */
const more = catalogue<More>({
  en: async () => (await import('../text/more/en.ts')).more,
  ko: async () => (await import('../text/more/ko.ts')).more,
  es: async () => (await import('../text/more/es.ts')).more,
});
const home = catalogue<Home>({
  en: async () => (await import('../text/home/en.ts')).home,
  ko: async () => (await import('../text/home/ko.ts')).home,
  es: async () => (await import('../text/home/es.ts')).home,
});

/** The words of forms, invites, settings and the end; `needMore` has fetched them. */
export const useMore = more.use;
export const needMore = more.need;

/** The words of the first page; `needHome` has fetched them. */
export const useHome = home.use;
export const needHome = home.need;

/** Fetches both. */
export const needBoth = async (): Promise<void> => void (await Promise.all([needMore(), needHome()]));

/** The language to begin with: the one chosen here before, else the browser's first that we speak. */
export function firstLanguage(chosen: unknown, browser: readonly string[]): Language {
  const wanted = [chosen, ...browser.map((tag) => tag.toLowerCase().split('-')[0])];
  return wanted.find((one): one is Language => LANGUAGES.some((known) => known === one)) ?? LANGUAGES[0];
}

/** Loads the words of the language to begin with. */
export const startWords = (): Promise<void> => load(firstNow());

/** Changes the language, for good. */
export function speak(language: Language): Promise<void> {
  keep('language', language);
  return load(language);
}

const firstNow = (): Language => firstLanguage(kept('language'), navigator.languages);

async function load(language: Language): Promise<void> {
  const [{ text }, { common }, ...put] = await Promise.all([TEXT[language](), COMMON[language](), ...catalogues.map((load) => load(language))]);
  document.documentElement.lang = language;
  batch(() => {
    words.value = { language, text, common };
    for (const each of put) each();
  });
}

/** Words that are loaded when a page needs them, and change with the language. */
export function catalogue<T>(texts: Readonly<Record<Language, () => Promise<T>>>) {
  const loaded = signal<T | null>(null);
  const use = (): T => {
    if (loaded.value === null) throw new Error('a page was drawn before its words were loaded');
    return loaded.value;
  };
  const need = async (): Promise<void> => {
    loaded.value ??= await texts[words.peek()?.language ?? firstNow()]();
  };
  catalogues.push(async (language) => {
    const next = loaded.peek() === null ? null : await texts[language]();
    return () => void (loaded.value = next ?? loaded.peek());
  });
  return { use, need };
}

const TEXT = { en: () => import('../text/en.ts'), ko: () => import('../text/ko.ts'), es: () => import('../text/es.ts') } as const;
const COMMON = {
  en: () => import('../../shared/text/common/en.ts'),
  ko: () => import('../../shared/text/common/ko.ts'),
  es: () => import('../../shared/text/common/es.ts'),
} as const;

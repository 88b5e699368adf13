import { batch, signal } from '@preact/signals';
import type { Common } from '../../shared/text/common/index.ts';
import { LANGUAGES, type Language } from '../../shared/text/say.ts';
import type { Text } from '../text/en.ts';
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

/** What the pages say that are loaded when they are needed; null until the first of them. */
const more = signal<More | null>(null);

/** The words of the pages that are loaded when they are needed; `needMore` has fetched them. */
export function useMore(): More {
  if (more.value === null) throw new Error('a page was drawn before its words were loaded');
  return more.value;
}

/** Loads the words that a page needs beyond those of every page. */
export async function needMore(): Promise<void> {
  if (more.peek() === null) more.value = (await MORE[words.peek()!.language]()).more;
}

/** The language to begin with: the one chosen here before, else the browser's first that we speak. */
export function firstLanguage(chosen: unknown, browser: readonly string[]): Language {
  const wanted = [chosen, ...browser.map((tag) => tag.toLowerCase().split('-')[0])];
  return wanted.find((one): one is Language => LANGUAGES.some((known) => known === one)) ?? LANGUAGES[0];
}

/** Loads the words of the language to begin with. */
export const startWords = (): Promise<void> => load(firstLanguage(kept('language'), navigator.languages));

/** Changes the language, for good. */
export function speak(language: Language): Promise<void> {
  keep('language', language);
  return load(language);
}

async function load(language: Language): Promise<void> {
  const [{ text }, { common }, rest] = await Promise.all([TEXT[language](), COMMON[language](), more.peek() === null ? null : MORE[language]()]);
  document.documentElement.lang = language;
  batch(() => {
    words.value = { language, text, common };
    if (rest !== null) more.value = rest.more;
  });
}

const TEXT = { en: () => import('../text/en.ts'), ko: () => import('../text/ko.ts'), es: () => import('../text/es.ts') } as const;
const MORE = { en: () => import('../text/more/en.ts'), ko: () => import('../text/more/ko.ts'), es: () => import('../text/more/es.ts') } as const;
const COMMON = {
  en: () => import('../../shared/text/common/en.ts'),
  ko: () => import('../../shared/text/common/ko.ts'),
  es: () => import('../../shared/text/common/es.ts'),
} as const;

import { signal } from '@preact/signals';
import { LANGUAGES, type Language } from '../../shared/text/say.ts';
import type { Text } from '../text/en.ts';
import { keep, kept } from './storage.ts';

/** What the page shares with letters. */
export interface Common {
  readonly games: Readonly<Record<string, { readonly name: string; readonly pitch: string; readonly players: string; readonly length: string }>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly you: string;
  house(i: number): string;
}

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
  const [{ text }, shared] = await Promise.all([LOADERS[language](), COMMON[`../../shared/text/common/${language}.ts`]?.()]);
  document.documentElement.lang = language;
  const common = shared?.common ?? { games: {}, errors: {}, you: '', house: () => 'House' };
  words.value = { language, text, common };
}

const COMMON = import.meta.glob<{ common: Common }>('../../shared/text/common/*.ts');
const LOADERS = {
  en: () => import('../text/en.ts'),
  ko: () => import('../text/en.ts'),
  es: () => import('../text/en.ts'),
} as const;

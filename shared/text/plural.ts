import type { Language } from './say.ts';

/** One of two forms of a word, by the plural rules of the language: plural('en', 1, 'card', 'cards'). */
export function plural(language: Language, n: number, one: string, other: string): string {
  let rules = RULES.get(language);
  if (rules === undefined) RULES.set(language, (rules = new Intl.PluralRules(language)));
  return rules.select(n) === 'one' ? one : other;
}

const RULES = new Map<Language, Intl.PluralRules>();

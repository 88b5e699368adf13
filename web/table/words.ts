import type { GameText, Language } from '../../shared/text/say.ts';

/** What a game's folder says in one language: its sentences, and the words of its board. */
export interface Spoken<W, S, M, E> {
  readonly words: W;
  readonly text: GameText<S, M, E>;
}

/** Loads a game's languages when they are asked for, and keeps them for its board. */
export function spoken<W, S, M, E>(languages: Readonly<Record<Language, () => Promise<Spoken<W, S, M, E>>>>) {
  const loaded = new Map<Language, Spoken<W, S, M, E>>();
  return {
    load: async (language: Language): Promise<GameText<S, M, E>> => {
      const module = await languages[language]();
      loaded.set(language, module);
      return module.text;
    },
    /** Those of a language that was loaded before. */
    in: (language: Language): Spoken<W, S, M, E> => {
      const module = loaded.get(language);
      if (module === undefined) throw new Error('a page was drawn before its words were loaded');
      return module;
    },
  };
}

import type { GameText, Language, RulesPage } from '../../shared/text/say.ts';

// Beside the boards and not with them: a table that is played needs none of these.

/** Loads a game's sentences alone, for its options; null when it is not here. */
export async function loadText(game: string, language: Language): Promise<GameText | null> {
  return (await TEXTS[`../../shared/games/${game}/text/${language}.ts`]?.())?.text ?? null;
}

/** Loads a game's rules page; null when there is none. */
export async function loadRules(game: string, language: Language): Promise<RulesPage | null> {
  return (await RULES[`../../shared/games/${game}/rules/${language}.ts`]?.())?.rules ?? null;
}

const TEXTS = import.meta.glob<{ text: GameText }>('../../shared/games/*/text/{en,ko,es}.ts');
const RULES = import.meta.glob<{ rules: RulesPage }>('../../shared/games/*/rules/{en,ko,es}.ts');

import { useEffect, useState } from 'preact/hooks';
import type { GameText, Language } from '../../shared/text/say.ts';
import { loadText } from '../pages/gameTexts.ts';
import { useMore, useWords } from '../pages/language.ts';
import { chosenOf } from './options.ts';

/** The options a table is played with, each with its sentence. */
export function Options({ game, options }: { game: string; options: unknown }) {
  const { language } = useWords();
  const more = useMore();
  const words = useTextOf(game, language)?.options;
  if (words === undefined) return null;
  const chosen = chosenOf(words, options);
  if (chosen.length === 0) return <p>{more.invite.noOptions}</p>;
  return (
    <dl class="options">
      {chosen.map(({ title, help, value }) => (
        <div key={title}>
          <dt>
            <b>{title}</b>
            {value}
          </dt>
          <dd class="faint">{help}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A game's sentences in a language, without its board; null until they are here. */
export function useTextOf(game: string, language: Language): GameText | null {
  const [loaded, setLoaded] = useState<GameText | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadText(game, language).then((text) => wanted && setLoaded(text));
    return () => void (wanted = false);
  }, [game, language]);
  return loaded;
}

import { useEffect, useState } from 'preact/hooks';
import { GAME_IDS } from '../../shared/text/common/index.ts';
import type { RulesPage } from '../../shared/text/say.ts';
import { Main } from './Frame.tsx';
import { isGame, isPlayed, nameOf } from './games.ts';
import { loadRules } from './gameTexts.ts';
import { useHome, useMore, useWords } from './language.ts';
import { Waiting } from './Lazy.tsx';
import { Missing } from './Missing.tsx';
import { Prose } from './Prose.tsx';

/** The rules of a game in two minutes; without one, where to find which. */
export function Rules({ game }: { game: string | null }) {
  return game === null ? <Index /> : <Of game={game} />;
}

function Of({ game }: { game: string }) {
  const { text, common, language } = useWords();
  const more = useMore();
  const home = useHome();
  const [page, setPage] = useState<RulesPage | null | 'none'>(null);
  useEffect(() => {
    let wanted = true;
    void loadRules(game, language).then((found) => wanted && setPage(found ?? 'none'));
    return () => void (wanted = false);
  }, [game, language]);
  if (page === 'none') return <Missing body={isGame(game) ? more.form.soon(nameOf(common, game)) : more.errors['no-such-game']} />;
  return (
    <Main title={`${text.rules}: ${nameOf(common, game)}`}>
      <article class="prose">
        <p class="label">{text.rules}</p>
        <h1>{nameOf(common, game)}</h1>
        {page === null ? <Waiting /> : <Prose page={page} />}
      </article>
      {isPlayed(game) && (
        <p>
          <a class="button" href={`/new/${game}`}>
            {home.start}
          </a>
        </p>
      )}
    </Main>
  );
}

function Index() {
  const { text, common } = useWords();
  const home = useHome();
  return (
    <Main title={`${text.rules} · Longhand`}>
      <h1>{text.rules}</h1>
      <ul class="rows">
        {GAME_IDS.map((game) => (
          <li key={game}>
            <span />
            <div>
              <h2 class="small">{isPlayed(game) ? <a href={`/rules/${game}`}>{common.games[game].name}</a> : common.games[game].name}</h2>
              <p class="label">{isPlayed(game) ? home.about[game].players : home.soon}</p>
            </div>
            <span />
          </li>
        ))}
      </ul>
    </Main>
  );
}

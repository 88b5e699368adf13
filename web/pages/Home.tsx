import { useState } from 'preact/hooks';
import { GAME_IDS, type GameId } from '../../shared/text/common/index.ts';
import { api, type TroubleName } from './api.ts';
import { Main } from './Frame.tsx';
import { isPlayed } from './games.ts';
import { needMore, useHome, useWords } from './language.ts';
import { lazily } from './Lazy.tsx';
import { Picture } from './Picture.tsx';
import { go } from './router.ts';
import { openTable } from './seat.ts';
import { keptName } from './storage.ts';
import { YourTables } from './YourTables.tsx';

/** The first page: what this is, your tables, the five games. */
export function Home() {
  const home = useHome();
  const play = usePlay();
  const first = GAME_IDS.filter(isPlayed);
  return (
    <Main title={home.title}>
      <section class="split pitch">
        <div class="stack">
          <h1 class="hero">{home.heading}</h1>
          <p class="lead">{home.lead}</p>
          <div class="buttons">
            <a class="button main" href={first.length === 1 ? `/new/${first[0]}` : '#games'}>
              {home.start}
            </a>
            {first.length === 1 ? (
              <button type="button" class="button quiet" aria-busy={play.busy} onClick={() => play.against(first[0]!)}>
                {play.busy ? home.starting : home.house}
              </button>
            ) : (
              <a class="button quiet" href="#games">
                {home.house}
              </a>
            )}
          </div>
          {play.trouble !== null && <TroubleLine trouble={play.trouble} />}
        </div>
        <Picture of="envelope" />
      </section>
      <YourTables />
      <section id="games" aria-labelledby="five">
        <div class="ruled">
          <h2 id="five">{home.games}</h2>
          <span class="label">{home.free}</span>
        </div>
        <ul class="games">
          {GAME_IDS.map((game) => (
            <Game key={game} game={game} play={play} />
          ))}
        </ul>
      </section>
    </Main>
  );
}

function Game({ game, play }: { game: GameId; play: Play }) {
  const { common } = useWords();
  const home = useHome();
  const words = home.about[game];
  const here = isPlayed(game);
  return (
    <li class={here ? '' : 'soon'}>
      <Picture of={game} />
      <div>
        <h3>{here ? <a href={`/new/${game}`}>{common.games[game].name}</a> : common.games[game].name}</h3>
        <p>{words.pitch}</p>
        <p class="label">
          {words.players} · {here ? words.length : home.soon}
        </p>
        {here && (
          <button type="button" class="button quiet" disabled={play.busy} onClick={() => play.against(game)}>
            {home.house}
          </button>
        )}
      </div>
    </li>
  );
}

interface Play {
  readonly busy: boolean;
  readonly trouble: TroubleName | null;
  against(game: GameId): void;
}

/** One press to a table of two with the house. */
function usePlay(): Play {
  const { language } = useWords();
  const home = useHome();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<TroubleName | null>(null);
  const start = async (game: GameId): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const games = await api.games();
    const seats = games.ok ? games.value.find((one) => one.id === game)?.seats[0] : undefined;
    const opened = games.ok && seats !== undefined ? await openTable({ game, seats, house: seats - 1 }, { name: keptName() || home.guest, mail: '' }, language) : null;
    setBusy(false);
    if (opened?.ok) return go(`/t/${opened.value.table}`);
    setTrouble(opened !== null ? opened.error.error : games.ok ? 'no-such-game' : games.error.error);
  };
  return { busy, trouble, against: (game) => void (busy || start(game)) };
}

const TroubleLine = lazily(() => import('./TroubleLine.tsx').then((module) => module.TroubleLine), needMore);

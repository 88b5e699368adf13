import { useState } from 'preact/hooks';
import { GAME_IDS, type GameId } from '../../shared/text/common/index.ts';
import { api, type TroubleName } from './api.ts';
import { Main } from './Frame.tsx';
import { isPlayed } from './games.ts';
import { useWords } from './language.ts';
import { Picture } from './Picture.tsx';
import { go } from './router.ts';
import { openTable } from './seat.ts';
import { keptName } from './storage.ts';
import { TroubleLine } from './TroubleLine.tsx';
import { YourTables } from './YourTables.tsx';

/** The first page: what this is, your tables, the five games. */
export function Home() {
  const { text } = useWords();
  const play = usePlay();
  const first = GAME_IDS.filter(isPlayed);
  return (
    <Main title={text.home.title}>
      <section class="split pitch">
        <div class="stack">
          <h1 class="hero">{text.home.heading}</h1>
          <p class="lead">{text.home.lead}</p>
          <div class="buttons">
            <a class="button main" href={first.length === 1 ? `/new/${first[0]}` : '#games'}>
              {text.home.start}
            </a>
            {first.length === 1 ? (
              <button type="button" class="button quiet" aria-busy={play.busy} onClick={() => play.against(first[0]!)}>
                {play.busy ? text.home.starting : text.home.house}
              </button>
            ) : (
              <a class="button quiet" href="#games">
                {text.home.house}
              </a>
            )}
          </div>
          <TroubleLine trouble={play.trouble} />
        </div>
        <Picture of="envelope" />
      </section>
      <YourTables />
      <section id="games" aria-labelledby="five">
        <div class="ruled">
          <h2 id="five">{text.home.games}</h2>
          <span class="label">{text.home.free}</span>
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
  const { text, common } = useWords();
  const words = common.games[game];
  const here = isPlayed(game);
  return (
    <li class={here ? '' : 'soon'}>
      <Picture of={game} />
      <div>
        <h3>{here ? <a href={`/new/${game}`}>{words.name}</a> : words.name}</h3>
        <p>{words.pitch}</p>
        <p class="label">
          {words.players} · {here ? words.length : text.home.soon}
        </p>
        {here && (
          <button type="button" class="button quiet" disabled={play.busy} onClick={() => play.against(game)}>
            {text.home.house}
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
  const { text, language } = useWords();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<TroubleName | null>(null);
  const start = async (game: GameId): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const games = await api.games();
    const seats = games.ok ? games.value.find((one) => one.id === game)?.seats[0] : undefined;
    const opened = games.ok && seats !== undefined ? await openTable({ game, seats, house: seats - 1 }, { name: keptName() || text.home.guest, mail: '' }, language) : null;
    setBusy(false);
    if (opened?.ok) return go(`/t/${opened.value.table}`);
    setTrouble(opened !== null ? opened.error.error : games.ok ? 'no-such-game' : games.error.error);
  };
  return { busy, trouble, against: (game) => void (busy || start(game)) };
}

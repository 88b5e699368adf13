import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Sync } from '../../shared/protocol.ts';
import { type Part, type Say, seat } from '../../shared/text/say.ts';
import { nameOf } from './games.ts';
import { putAway } from './held.ts';
import { useWords } from './language.ts';
import { byPlayer, bySeat, others } from './names.ts';
import { Sentence } from './Sentence.tsx';
import { Stamp } from './Stamp.tsx';
import { refreshTables, type Row, rows } from './tables.ts';
import { absolute, now } from './time.ts';

/** What this browser holds, the tables that wait for you first; asked for anew whenever one comes back to the page. */
export function YourTables() {
  const { text } = useWords();
  useEffect(() => {
    const refresh = (): void => void (document.visibilityState === 'visible' && refreshTables());
    refresh();
    document.addEventListener('visibilitychange', refresh);
    addEventListener('focus', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      removeEventListener('focus', refresh);
    };
  }, []);
  if (rows.value.length === 0) return null;
  const cut = rows.value.some((row) => row.trouble === 'network');
  return (
    <section id="tables" aria-labelledby="yours">
      <div class="ruled">
        <h2 id="yours">{text.yourTables}</h2>
        <span class="label">{text.home.kept}</span>
      </div>
      {cut && (
        <p class="line" role="status">
          {text.home.unreachable}
        </p>
      )}
      <ul class="rows tables">
        {rows.value.map((row) => (
          <Table key={row.held.table} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Table({ row }: { row: Row }) {
  const { text, common } = useWords();
  const { held, sync, yours } = row;
  const game = sync === null ? held.table : nameOf(common, sync.game);
  const who = sync === null ? [] : others(sync);
  return (
    <li class={yours ? 'you' : ''}>
      <Stamp seat={sync?.seat ?? sync?.you?.player ?? 0} marked={sync !== null && sync.turn.length > 0} size="little" />
      <div>
        <h3>
          <a href={`/t/${held.table}`}>{game}</a>
        </h3>
        {sync !== null && who.length > 0 && (
          <p class="label">
            <Sentence of={text.home.with(text.names(who))} name={byPlayer(sync.players, common)} />
          </p>
        )}
      </div>
      <p>
        <Standing row={row} />
      </p>
      <button type="button" class="away" aria-label={text.home.awayFrom(game)} title={text.home.away} onClick={() => putAway(held.table, true)}>
        ×
      </button>
    </li>
  );
}

/** How things stand there: your turn, somebody else's, over, or not begun. */
function Standing({ row: { sync, yours, trouble } }: { row: Row }) {
  const { text, common, language } = useWords();
  if (sync === null) return <span class="label">{trouble === null ? text.loading : trouble === 'network' ? '' : text.home.dead}</span>;
  const at = absolute(sync.at, language, now.value);
  if (yours) return <Two first={<b class="yours">{text.home.yourTurn}</b>} second={text.home.since(at)} />;
  if (sync.status === 'waiting') {
    return <Two first={<b>{text.home.seatsFree(sync.seats - sync.players.length)}</b>} second={sync.you === undefined ? text.home.invited : text.home.since(at)} />;
  }
  const sentence = sync.status === 'over' ? text.home.won(winners(sync, text.names), placed(sync).length > 1) : text.names(sync.turn.map((one): Part => seat(one)));
  const youWon = sync.status === 'over' && placed(sync).length === 1 && placed(sync)[0] === sync.seat;
  return (
    <Two
      first={<b>{youWon ? text.home.youWon : <Sentence of={sentence} name={bySeat(sync, common)} />}</b>}
      second={sync.status === 'over' ? text.home.finished(at) : sync.you === undefined ? text.home.watching : text.home.since(at)}
    />
  );
}

const Two = ({ first, second }: { first: ComponentChildren; second: string }) => (
  <>
    {first}
    <br />
    <span class="label">{second}</span>
  </>
);

const placed = (sync: Sync): readonly number[] => (sync.outcome?.places ?? []).flatMap((place, at) => (place === 1 ? [at] : []));
const winners = (sync: Sync, names: (who: readonly Part[]) => Say): Say => names(placed(sync).map((at): Part => seat(at)));

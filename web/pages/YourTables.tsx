import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Sync } from '../../shared/protocol.ts';
import { type Part, type Say, seat } from '../../shared/text/say.ts';
import { nameOf } from './games.ts';
import { putAway } from './held.ts';
import { inboxHere, withSeats } from './inbox.ts';
import { useHome, useWords } from './language.ts';
import { byPlayer, bySeat, others } from './names.ts';
import { Sentence } from './Sentence.tsx';
import { Stamp } from './Stamp.tsx';
import { awayRows, refreshTables, type Row, rows } from './tables.ts';
import { absolute, now } from './time.ts';

/** What this browser holds, the tables that wait for you first; asked for anew whenever one comes back to the page. */
export function YourTables() {
  const { text } = useWords();
  const home = useHome();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const refresh = (): void => void (document.visibilityState === 'visible' && refreshTables());
    refresh();
    if (inboxHere() !== null) void withSeats(({ bringSeats }) => bringSeats()).then((found) => found && refresh());
    document.addEventListener('visibilitychange', refresh);
    addEventListener('focus', refresh);
    // From another page the browser does not go to the place that the link names.
    if (location.hash === '#tables') section.current?.scrollIntoView();
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      removeEventListener('focus', refresh);
    };
  }, []);
  const cut = rows.value.some((row) => row.trouble === 'network');
  return (
    <section id="tables" aria-labelledby="yours" ref={section}>
      <div class="ruled">
        <h2 id="yours">{text.yourTables}</h2>
        <a class="label tap" href="/inbox">
          {home.told}
        </a>
      </div>
      {cut && (
        <p class="line" role="status">
          {home.unreachable}
        </p>
      )}
      {rows.value.length + awayRows.value.length === 0 && <p class="faint">{home.none}</p>}
      <ul class="rows tables">
        {rows.value.map((row) => (
          <Table key={row.held.table} row={row} />
        ))}
      </ul>
      <Away />
    </section>
  );
}

/** The tables put away, each to be brought back. */
function Away() {
  const home = useHome();
  if (awayRows.value.length === 0) return null;
  return (
    <details class="put-away" onToggle={(event) => event.currentTarget.open && void refreshTables(true)}>
      <summary>{home.putAway(awayRows.value.length)}</summary>
      <ul class="rows tables">
        {awayRows.value.map((row) => (
          <Table key={row.held.table} row={row} />
        ))}
      </ul>
    </details>
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
        {sync !== null && who.length > 0 && <With sync={sync} who={text.names(who)} />}
      </div>
      <p>
        <Standing row={row} />
      </p>
      <AwayButton row={row} game={game} />
    </li>
  );
}

function With({ sync, who }: { sync: Sync; who: Say }) {
  const { common } = useWords();
  return (
    <p class="label">
      <Sentence of={useHome().with(who)} name={byPlayer(sync.players, common)} />
    </p>
  );
}

/** Puts a table away, or brings it back; the focus stays in the list, where the way back is. */
function AwayButton({ row: { held }, game }: { row: Row; game: string }) {
  const home = useHome();
  const away = held.away === true;
  const press = (): void => {
    putAway(held.table, !away);
    setTimeout(() => document.querySelector<HTMLElement>(away ? `.tables a[href="/t/${held.table}"]` : '.put-away summary')?.focus());
  };
  return (
    <button type="button" class={away ? 'away back' : 'away'} aria-label={(away ? home.backFrom : home.awayFrom)(game)} title={away ? home.back : home.away} onClick={press}>
      {away ? home.back : '×'}
    </button>
  );
}

/** How things stand there: your turn, somebody else's, over, or not begun. */
function Standing({ row: { sync, yours, trouble } }: { row: Row }) {
  const { text, common, language } = useWords();
  const home = useHome();
  if (sync === null) return <span class="label">{trouble === null ? text.loading : trouble === 'network' ? '' : home.dead}</span>;
  const at = absolute(sync.at, language, now.value);
  if (yours) return <Two first={<b class="yours">{home.yourTurn}</b>} second={home.since(at)} />;
  if (sync.status === 'waiting') {
    return <Two first={<b>{home.seatsFree(sync.seats - sync.players.length)}</b>} second={sync.you === undefined ? home.invited : home.since(at)} />;
  }
  const who = (seats: readonly number[]): Say => text.names(seats.map((one): Part => seat(one)));
  const sentence = sync.status === 'over' ? home.won(who(placed(sync)), placed(sync).length > 1) : text.turn.waits(who(sync.turn));
  const youWon = sync.status === 'over' && placed(sync).length === 1 && placed(sync)[0] === sync.seat;
  return (
    <Two
      first={<b>{youWon ? home.youWon : <Sentence of={sentence} name={bySeat(sync, common)} />}</b>}
      second={sync.status === 'over' ? home.finished(at) : sync.you === undefined ? home.watching : home.since(at)}
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

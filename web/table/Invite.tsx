import { useEffect, useRef, useState } from 'preact/hooks';
import type { Sync } from '../../shared/protocol.ts';
import { type Part, seat } from '../../shared/text/say.ts';
import { at, post, type TroubleName } from '../pages/api.ts';
import { Main } from '../pages/Frame.tsx';
import { nameOf } from '../pages/games.ts';
import { heldAt, isForgetful } from '../pages/held.ts';
import { useMore, useWords } from '../pages/language.ts';
import { lazily } from '../pages/Lazy.tsx';
import { byPlayer } from '../pages/names.ts';
import { Sentence } from '../pages/Sentence.tsx';
import { Stamp } from '../pages/Stamp.tsx';
import { tab } from '../pages/storage.ts';
import { TroubleLine } from '../pages/TroubleLine.tsx';
import { peopleBefore } from './again.ts';
import { SitDown } from './Join.tsx';
import { Link } from './Link.tsx';
import type { TableModel } from './model.ts';
import { Options } from './Options.tsx';
import type { Seating } from './scene.ts';
import { Settings } from './Settings.tsx';

interface Props {
  readonly model: TableModel;
  readonly seating: Seating;
  readonly sync: Sync;
}

/** A table that waits for its players, as somebody sees it who sits there already. */
export function Invite({ model, seating, sync }: Props) {
  const { text, common } = useWords();
  const more = useMore();
  const game = nameOf(common, sync.game);
  const link = sync.you?.invite === undefined ? null : `${location.origin}/t/${sync.table}#join=${sync.you.invite}`;
  const free = sync.seats - sync.players.length;
  return (
    <Main title={more.invite.title(game)}>
      <section class={link === null ? 'stack' : 'split form'}>
        <div class="stack">
          <div>
            <p class="label">
              {game} · {text.playerCount(sync.seats)} · {more.invite.free(free)}
            </p>
            <h1>{more.invite.seated(sync.players.length)}</h1>
          </div>
          <p class="lead">{link === null ? more.invite.waiting : more.invite.lead}</p>
          <Together sync={sync} />
          {isForgetful() && <p class="line">{text.connection.forgets}</p>}
          {model.open.value === false && <p class="line">{text.connection.lost}</p>}
          {link !== null && <Link label={more.invite.link} link={link} title={more.invite.sendText(game)} main />}
        </div>
        {link !== null && (
          <figure class="sheet qr">
            <Qr link={link} label={more.invite.qr} />
            <figcaption>{more.invite.qrHelp}</figcaption>
          </figure>
        )}
      </section>
      <Seats model={model} seating={seating} sync={sync} />
      <section class="stack">
        <div>
          <div class="ruled">
            <h2>{more.invite.options}</h2>
            <a class="tap" href={`/rules/${sync.game}`}>{text.rules}</a>
          </div>
          <Options game={sync.game} options={sync.options} />
        </div>
        <p>{more.invite.waiting}</p>
      </section>
      <Again seating={seating} sync={sync} />
      <Settings model={model} seating={seating} sync={sync} />
    </Main>
  );
}

/** At another table for the same people: for whom it waits, and how they come. */
function Together({ sync }: { sync: Sync }) {
  const more = useMore();
  const away = peopleBefore(sync.table).filter((name) => !sync.players.some((player) => player.name === name));
  return away.length === 0 ? null : <p class="line">{more.invite.together(away)}</p>;
}

/** Who sits here, as it fills up; the host may give free seats to the house. */
function Seats({ model, seating, sync }: Props) {
  const { common } = useWords();
  const more = useMore();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<TroubleName | null>(null);
  const name = byPlayer(sync.players, common);
  const arrived = useArrived(sync);
  const free = Array.from({ length: sync.seats - sync.players.length }, (_, i) => sync.players.length + i);
  const host = sync.you?.host === true;
  const fill = async (count: number): Promise<void> => {
    if (seating.seatKey === null || busy) return;
    setBusy(true);
    const answer = await post<Sync>(at(sync.table, 'house'), { count }, seating.seatKey);
    setBusy(false);
    setTrouble(answer.ok ? null : answer.error.error);
    if (answer.ok) model.take(answer.value);
  };
  return (
    <section aria-labelledby="seats" class="stack">
      <div class="ruled">
        <h2 id="seats">{more.invite.seats}</h2>
        <span class="label" role="status">
          {arrived !== null && <Sentence of={more.invite.came(arrived)} name={name} />}
        </span>
      </div>
      <ol class="players">
        {sync.players.map((player, i) => (
          <li key={i} class={i === sync.you?.player ? 'you' : ''}>
            <Stamp seat={i} house={player.house} />
            <b>
              <bdi>{name(i, false)}</bdi>
              {i === sync.you?.player && ` · ${common.you}`}
            </b>
            {i === 0 && <span class="label">{more.invite.host}</span>}
          </li>
        ))}
        {free.map((i) => (
          <li key={i}>
            <span class="stamp free" aria-hidden="true" />
            <b class="faint">{more.invite.freeSeat}</b>
            {/* The last seat has its own button: with it the game begins. */}
            {host && free.length > 1 && (
              <button type="button" class="button quiet" disabled={busy} aria-label={more.invite.fillLabel(i + 1)} onClick={() => fill(1)}>
                {more.invite.fill}
              </button>
            )}
          </li>
        ))}
      </ol>
      {host && free.length > 0 && (
        <div class="buttons">
          <button type="button" class="button" aria-busy={busy} onClick={() => fill(free.length)}>
            {more.invite.fillAll(free.length)}
          </button>
        </div>
      )}
      <TroubleLine trouble={trouble} />
    </section>
  );
}

/** The last one who sat down while this page was open. */
function useArrived(sync: Sync): Part | null {
  const before = useRef(sync.players.length);
  const [arrived, setArrived] = useState<number | null>(null);
  useEffect(() => {
    if (sync.players.length > before.current) setArrived(sync.players.length - 1);
    before.current = sync.players.length;
  }, [sync.players.length]);
  return arrived === null ? null : seat(arrived);
}

/** For whoever opens the invite again in a browser that sits here already: on purpose they may take another seat. */
function Again({ seating, sync }: { seating: Seating; sync: Sync }) {
  const more = useMore();
  const invite = heldAt(sync.table).invite;
  if (invite === undefined || tab.get(`joining/${sync.table}`) !== true) return null;
  return (
    <section>
      <p>{more.join.again}</p>
      <details>
        <summary>{more.join.once}</summary>
        <SitDown invite={invite} seating={seating} name="" />
      </details>
    </section>
  );
}

const Qr = lazily(() => import('./Qr.tsx').then((module) => module.Qr));

import { useModel } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../pages/api.ts';
import { loadView, nameOf } from '../pages/games.ts';
import { Main } from '../pages/Frame.tsx';
import { dropKey, heldAt, heldChanged, holdKey, putAway, seatsHeld } from '../pages/held.ts';
import { needMore, useWords } from '../pages/language.ts';
import { lazily, Waiting } from '../pages/Lazy.tsx';
import { tab } from '../pages/storage.ts';
import { noteSync } from '../pages/tables.ts';
import { TableModel, type World } from './model.ts';
import { Playing } from './Playing.tsx';
import type { Seating } from './scene.ts';
import { openLine } from './socket.ts';

const WORLD: World = { api, openLine, loadView, now: () => new Date().toISOString(), isSeen: () => document.visibilityState === 'visible' };

/** The page of a table, whatever has become of it, for whichever seat this browser holds there. */
export function Table({ table }: { table: string }) {
  const [key, setKey] = useState(() => keyToUse(table));
  const [stopping, setStopping] = useState(() => tab.get(`stop/${table}`));
  const [lost, setLost] = useState(false);
  const use = (next: string): void => {
    tab.set(`active/${table}`, next);
    setLost(false);
    setKey(next);
  };
  const lose = (dead: string): void => {
    dropKey(table, dead);
    tab.set(`active/${table}`, undefined);
    setLost(true);
    setKey(keyToUse(table));
  };
  // A link pasted into the address bar of this very page brings another key.
  useEffect(() => {
    const wanted = tab.get(`active/${table}`);
    if (typeof wanted === 'string' && wanted !== key) use(wanted);
  }, [heldChanged.value]);
  if (typeof stopping === 'string') {
    const done = (): void => (tab.set(`stop/${table}`, undefined), setStopping(undefined));
    return <Stop table={table} seatKey={stopping} done={done} />;
  }
  return <Seated key={key ?? ''} seating={{ table, seatKey: key, use }} lost={lost} lose={lose} />;
}

function Seated({ seating, lost, lose }: { seating: Seating; lost: boolean; lose(key: string): void }) {
  const { table, seatKey } = seating;
  const model = useModel(() => new TableModel(table, seatKey, WORLD));
  useAttention(model);
  const sync = model.sync.value;
  const gone = model.gone.value;
  useEffect(() => {
    if (gone === 'bad-key' && seatKey !== null) lose(seatKey);
  }, [gone]);
  useEffect(() => {
    if (sync !== null) learn(seating, sync);
  }, [sync]);
  if (gone !== null && (sync === null || gone !== 'network') && gone !== 'bad-key' && gone !== 'reload') return <Trouble model={model} />;
  if (sync === null) return <Loading />;
  if (sync.status !== 'waiting') return <Playing model={model} seating={seating} sync={sync} lost={lost} />;
  return sync.you === undefined ? <Join model={model} seating={seating} sync={sync} lost={lost} /> : <Invite model={model} seating={seating} sync={sync} />;
}

/** Tells the model when the page is looked at, touched, or back on the net. */
function useAttention(model: TableModel): void {
  useEffect(() => {
    void model.start();
    const look = (): void => void (document.visibilityState === 'visible' && model.look());
    const touch = (): void => model.touch();
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    addEventListener('pointerdown', touch, { passive: true });
    addEventListener('keydown', touch, { passive: true });
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
      removeEventListener('pointerdown', touch);
      removeEventListener('keydown', touch);
    };
  }, [model]);
}

/** Keeps what a sync tells of the key it came for; the seat's own key takes the place of a letter's. */
function learn({ table, seatKey, ...seating }: Seating, sync: NonNullable<TableModel['sync']['value']>): void {
  noteSync(sync);
  const { you } = sync;
  if (seatKey === null || you === undefined) return;
  const known = heldAt(table).keys.find((held) => held.key === seatKey);
  if (known?.player !== you.player || known.kind !== you.key) holdKey(table, { key: seatKey, kind: you.key, player: you.player });
  if (heldAt(table).away) putAway(table, false);
  const own = heldAt(table).keys.find((held) => held.player === you.player && held.kind === 'seat');
  if (you.key === 'turn' && own !== undefined) seating.use(own.key);
}

function keyToUse(table: string): string | null {
  const held = heldAt(table);
  const active = tab.get(`active/${table}`);
  return held.keys.find((one) => one.key === active)?.key ?? seatsHeld(held)[0]?.key ?? null;
}

function Loading() {
  const { text } = useWords();
  return (
    <Main title="Longhand">
      <h1 class="hide">{text.loading}</h1>
      <Waiting />
    </Main>
  );
}

function Trouble({ model }: { model: TableModel }) {
  const { text, common } = useWords();
  const gone = model.gone.value;
  if (gone === null) return null;
  const sentence = gone === 'network' ? text.network : gone === 'reload' ? text.connection.reload : gone === 'no-view' ? common.errors['no-such-game'] : common.errors[gone];
  const game = model.sync.value?.game;
  return (
    <Main title="Longhand">
      <div class="stack">
        <h1>{gone === 'rules-drift' ? text.connection.drift : game === undefined ? text.missing.title : nameOf(common, game)}</h1>
        <p class="lead" role="status">
          {sentence}
        </p>
        <p class="buttons">
          {gone !== 'no-such-table' && (
            <button type="button" class="button" onClick={() => model.start()}>
              {text.again}
            </button>
          )}
          <a class="button quiet" href="/">
            {text.missing.home}
          </a>
        </p>
      </div>
    </Main>
  );
}

const Invite = lazily(() => import('./Invite.tsx').then((module) => module.Invite), needMore);
const Join = lazily(() => import('./Join.tsx').then((module) => module.Join), needMore);
const Stop = lazily(() => import('./Stop.tsx').then((module) => module.Stop), needMore);

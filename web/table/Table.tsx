import { useModel } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../pages/api.ts';
import { loadView } from '../pages/games.ts';
import { Main } from '../pages/Frame.tsx';
import { dropKey, heldAt, heldChanged, holdKey, isForgetful, isRenewing, isSitting, playerOf, putAway, seatsHeld } from '../pages/held.ts';
import { withSeats } from '../pages/inbox.ts';
import { needBoth, needMore, useWords } from '../pages/language.ts';
import { lazily, Waiting } from '../pages/Lazy.tsx';
import { keep, kept, tab } from '../pages/storage.ts';
import { noteSync } from '../pages/tables.ts';
import { TableModel, type World } from './model.ts';
import { Playing } from './Playing.tsx';
import type { Seating } from './scene.ts';
import { openLine } from './socket.ts';

const move: typeof api.move = async (table, key, body) => {
  const answer = await api.move(table, key, body);
  if (answer.ok) void withSeats(({ usedSeat }) => usedSeat(table, key));
  return answer;
};
const WORLD: World = { api: { ...api, move }, openLine, loadView, now: () => new Date().toISOString(), isSeen: () => document.visibilityState === 'visible' };

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
  const lose = async (dead: string): Promise<void> => {
    // What was asked for with it may have been done already: that is heard of first.
    await finish(table, dead);
    if (isRenewing(dead) || !heldAt(table).keys.some((held) => held.key === dead)) return;
    if (tab.get(`active/${table}`) === dead) tab.set(`active/${table}`, undefined);
    dropKey(table, dead);
    setLost(true);
    setKey(keyToUse(table));
  };
  // A link pasted into the address bar of this very page brings another key, and so does an answer found again.
  useEffect(() => {
    setStopping(tab.get(`stop/${table}`));
    const wanted = keyToUse(table);
    if (wanted !== null && wanted !== key) use(wanted);
    // Where the browser keeps nothing, one comes back by the address alone.
    else if (key !== null && isForgetful()) history.replaceState(history.state, '', `#${key.startsWith('t') ? 'turn' : 'seat'}=${key}`);
  }, [heldChanged.value, key]);
  if (typeof stopping === 'string') {
    const done = (): void => (tab.set(`stop/${table}`, undefined), setStopping(undefined));
    return <Stop table={table} seatKey={stopping} done={done} />;
  }
  return <Seated key={key ?? ''} seating={{ table, seatKey: key, use }} lost={lost} lose={lose} />;
}

function Seated({ seating, lost, lose }: { seating: Seating; lost: boolean; lose(key: string): Promise<void> }) {
  const { table, seatKey } = seating;
  const model = useModel(() => new TableModel(table, seatKey, WORLD));
  useAttention(model);
  const sync = model.sync.value;
  const gone = model.gone.value;
  useEffect(() => {
    if (gone === 'bad-key' && seatKey !== null) void lose(seatKey);
  }, [gone]);
  useEffect(() => void finish(table, seatKey), [sync?.status]);
  useEffect(() => model.grant(), [heldChanged.value]);
  useEffect(() => {
    if (sync !== null) learn(seating, sync);
  }, [sync]);
  if (gone !== null && (sync === null || gone !== 'network') && gone !== 'bad-key' && gone !== 'reload') return <Trouble model={model} table={table} />;
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

/** Asks again for what an earlier page has asked for without hearing the answer. */
async function finish(table: string, key: string | null): Promise<void> {
  if (!isSitting(table) && (key === null || !isRenewing(key))) return;
  // Where the code cannot be had there is no connection for the question either: it waits for the next time.
  const code = await import('../pages/insist.ts').catch(() => null);
  await code?.finish(table, key);
}

/** Keeps what a sync tells of the key it came for, and the first seal that was seen of the table. */
function learn({ table, seatKey }: Seating, sync: NonNullable<TableModel['sync']['value']>): void {
  noteSync(sync);
  if (sync.status !== 'over' && kept(`seal/${table}`) === undefined) keep(`seal/${table}`, sync.commitment);
  const { you } = sync;
  if (seatKey === null || you === undefined) return;
  const known = heldAt(table).keys.find((held) => held.key === seatKey);
  if (known?.player !== you.player || known.kind !== you.key) holdKey(table, { key: seatKey, kind: you.key, player: you.player });
  if (heldAt(table).away) putAway(table, false);
}

/** The key this tab goes by, or the first; a seat's own key takes the place of a letter's. */
function keyToUse(table: string): string | null {
  const held = heldAt(table);
  const seats = seatsHeld(held);
  const active = held.keys.find((one) => one.key === tab.get(`active/${table}`));
  const own = active?.kind === 'turn' ? seats.find((one) => playerOf(one) === playerOf(active)) : active;
  return (own ?? seats[0])?.key ?? null;
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

const Invite = lazily(() => import('./Invite.tsx').then((module) => module.Invite), needMore);
const Join = lazily(() => import('./Join.tsx').then((module) => module.Join), needBoth);
const Trouble = lazily(() => import('./Trouble.tsx').then((module) => module.Trouble), needMore);
const Stop = lazily(() => import('./Stop.tsx').then((module) => module.Stop), needMore);

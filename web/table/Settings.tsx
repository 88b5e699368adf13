import { useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Sync } from '../../shared/protocol.ts';
import { heldAt, seatsHeld } from '../pages/held.ts';
import { needMore, useWords } from '../pages/language.ts';
import { lazily } from '../pages/Lazy.tsx';
import { tab } from '../pages/storage.ts';
import type { TableModel } from './model.ts';
import type { Seating } from './scene.ts';

export interface Props {
  readonly model: TableModel;
  readonly seating: Seating;
  readonly sync: Sync;
}

/** The settings of one's own seat, each loaded when it is opened: letters, its link, for the host what only a host can do; and before them whatever is to be said of it. */
export function Settings(props: Props) {
  const { text } = useWords();
  const { seating, sync } = props;
  if (sync.you === undefined || seating.seatKey === null) return null;
  const noteworthy = isRenewed(seating, sync) || sync.you.key === 'turn' || seatsHeld(heldAt(sync.table)).length > 1;
  return (
    <section class="settings" aria-label={text.seat.heading}>
      {noteworthy && <Notes {...props} />}
      <Fold title={text.seat.letters} draw={() => <Letters {...props} />} />
      {sync.you.key === 'seat' && <Fold title={text.seat.device} draw={() => <Device {...props} />} />}
      {sync.you.host && sync.you.key === 'seat' && <Fold title={text.seat.host} draw={() => <Host {...props} />} />}
    </section>
  );
}

/** Whether this browser has just been given a new link, and the letters that stopped with it were not taken up again. */
export const isRenewed = (seating: Seating, sync: Sync): boolean => tab.get(`renewed/${sync.table}`) === seating.seatKey && sync.you?.mail === null;

function Fold({ title, draw }: { title: string; draw(): ComponentChildren }) {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>{title}</summary>
      {opened && draw()}
    </details>
  );
}

const own = () => import('./Own.tsx');
const Host = lazily(() => import('../inbox/load.ts').then((module) => module.hostFold()));
const Notes = lazily(() => own().then((module) => module.Notes), needMore);
const Letters = lazily(() => own().then((module) => module.Letters), needMore);
const Device = lazily(() => own().then((module) => module.Device), needMore);

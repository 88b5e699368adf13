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

/** What there is to set. */
export type Setting = 'notes' | 'letters' | 'device' | 'host';

/** The settings of one's own seat, each loaded when it is opened: letters, its link, what a host can do; and before them whatever is to be said of it. */
export function Settings(props: Props) {
  const { text } = useWords();
  const { seating, sync } = props;
  if (sync.you === undefined || seating.seatKey === null) return null;
  const own = sync.you.key === 'seat';
  const noteworthy = isRenewed(seating, sync) || !own || seatsHeld(heldAt(sync.table)).length > 1;
  const fold = (title: string, what: Setting) => (
    <Fold title={title}>
      <Own what={what} {...props} />
    </Fold>
  );
  return (
    <section class="settings" aria-label={text.seat.heading}>
      {noteworthy && <Own what="notes" {...props} />}
      {fold(text.seat.letters, 'letters')}
      {own && fold(text.seat.device, 'device')}
      {own && sync.you.host && fold(text.seat.host, 'host')}
    </section>
  );
}

/** Whether this browser has just been given a new link, and the letters that stopped with it were not taken up again. */
export const isRenewed = (seating: Seating, sync: Sync): boolean => tab.get(`renewed/${sync.table}`) === seating.seatKey && sync.you?.mail === null;

function Fold({ title, children }: { title: string; children: ComponentChildren }) {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>{title}</summary>
      {opened && children}
    </details>
  );
}

const Own = lazily(() => import('./Own.tsx').then((module) => module.Own), needMore);

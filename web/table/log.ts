import type { By, Happening } from '../../shared/protocol.ts';

/** One move in the log: its number (0: the deal) and everything it brought about. */
export interface Entry {
  readonly n: number;
  readonly at: string;
  readonly by: By | null;
  readonly events: readonly Happening[];
}

/** The events of a game, one entry for each move, the latest first. */
export function entriesOf(events: readonly Happening[]): readonly Entry[] {
  const entries: Entry[] = [];
  for (const event of events) {
    const last = entries.at(-1);
    if (last?.n === event.n) entries[entries.length - 1] = { ...last, events: [...last.events, event] };
    else entries.push({ n: event.n, at: event.at, by: event.by ?? null, events: [event] });
  }
  return entries.reverse();
}

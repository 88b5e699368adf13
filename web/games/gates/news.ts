import { type Secret, seen, type Visible } from '../../../shared/engine/secret.ts';
import type { Viewer } from '../../../shared/engine/types.ts';
import type { Event, Pearl } from '../../../shared/games/gates/state.ts';

/** What the last move has brought up, for a board to mark. */
export interface News {
  /** Places of the pearl row, and of the character row. */
  readonly pearls: ReadonlySet<number>;
  readonly characters: ReadonlySet<number>;
  /** Pearls that came into the reader's hand. */
  readonly hand: readonly Pearl[];
  readonly renewed: boolean;
}

/** Reads off the events of the last move what is new on the table. */
export const newsOf = (events: readonly Visible<Event>[], me: Viewer): News => ({
  pearls: new Set(events.flatMap((event) => (event.type === 'took' ? [event.place] : event.type === 'swept' ? [...event.row.keys()] : []))),
  characters: new Set(events.flatMap(charactersOf)),
  hand: events.flatMap((event) => ('pearl' in event && 'seat' in event && event.seat === me && event.type !== 'discarded' ? (seenOf(event.pearl) ?? []) : [])),
  renewed: events.some(({ type }) => type === 'renewed'),
});

function charactersOf(event: Event): readonly number[] {
  if (event.type === 'renewed') return [...event.row.keys()];
  if (event.type === 'placed') return event.from === 'deck' ? [] : [event.from];
  if (event.type === 'exchanged') return [event.row];
  return event.type === 'filled' ? [event.place] : [];
}

const seenOf = (pearl: Pearl | Secret<Pearl>): Pearl | undefined => (typeof pearl === 'string' ? pearl : seen(pearl));

import { heldChanged, holdInvite, holdKey } from './held.ts';
import { tab } from './storage.ts';

/** What stands after the # of a link to a table. */
export type Fragment =
  | { readonly kind: 'join'; readonly invite: string }
  | { readonly kind: 'seat'; readonly key: string }
  | { readonly kind: 'turn'; readonly key: string; readonly wish?: Wish; readonly stop: boolean };

/** A move that a letter offered after so many moves of the table; the reader may have moved since. */
export interface Wish {
  readonly move: string;
  readonly n: number;
}

/** Reads a fragment; null when it holds no secret of ours. */
export function readFragment(hash: string): Fragment | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const [join, seat, turn] = [fields.get('join'), fields.get('seat'), fields.get('turn')];
  if (join) return { kind: 'join', invite: join };
  if (seat) return { kind: 'seat', key: seat };
  if (!turn) return null;
  const move = fields.get('move');
  return { kind: 'turn', key: turn, ...(move ? { wish: { move, n: Number(fields.get('n')) } } : {}), stop: fields.has('stop') };
}

/** Whether what a tab has kept is a letter's wish. */
export const isWish = (kept: unknown): kept is Wish => typeof kept === 'object' && kept !== null && 'move' in kept && 'n' in kept;

/** The table a path belongs to, or null. */
export const tableOf = (path: string): string | null => /^\/t\/([^/]+)\/?$/.exec(path)?.[1] ?? null;

/**
 * Moves what a link carries into storage and out of the address bar; there it stays where the browser keeps nothing.
 * Runs before anything else, and asks nobody anything.
 */
export function takeFragment(place: Location = location, past: History = history): void {
  const carried = /^#(inbox|confirm)=([\w-]+)$/.exec(place.hash);
  if (carried !== null) {
    // What concerns the inbox is asked about on its page, in this tab alone.
    past.replaceState(past.state, '', `/inbox${tab.set(carried[1]!, carried[2]!) ? '' : place.hash}`);
    heldChanged.value++;
  }
  const table = tableOf(place.pathname);
  const fragment = table === null ? null : readFragment(place.hash);
  if (table === null || fragment === null) return;
  if (take(table, fragment)) past.replaceState(past.state, '', place.pathname);
}

/** Whether it is kept. Holding a key is told to the page, so the tab's own part comes first. */
function take(table: string, fragment: Fragment): boolean {
  tab.set(`stop/${table}`, fragment.kind === 'turn' && fragment.stop ? fragment.key : undefined);
  if (fragment.kind === 'join') {
    tab.set(`joining/${table}`, true);
    return holdInvite(table, fragment.invite);
  }
  tab.set(`active/${table}`, fragment.key);
  if (fragment.kind === 'turn') tab.set(`wish/${table}`, fragment.wish);
  return holdKey(table, { key: fragment.key, kind: fragment.kind });
}

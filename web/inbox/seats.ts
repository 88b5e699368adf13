import type { KeptSeat } from '../../shared/inbox.ts';
import { heldAt, heldTables, holdKey, playerOf } from '../pages/held.ts';
import { inboxHere, ownInbox } from '../pages/inbox.ts';
import { keep, kept } from '../pages/storage.ts';
import { refreshTables } from '../pages/tables.ts';
import { inboxApi } from './api.ts';

/** A seat was taken with this browser's inbox: after the first, the browser gets its cookie. */
export function satDown(key: string): Promise<void> {
  noteAdded(key);
  return settleIn();
}

/** A person has just used a seat: one taken before there were inboxes, or on another device, is added to the inbox. */
export async function usedSeat(table: string, key: string): Promise<void> {
  if (key.startsWith('s') && !added().includes(key)) await addSeat(table, key);
}

/** Adds a seat of this browser to its inbox. */
export async function addSeat(table: string, key: string): Promise<void> {
  const answer = await inboxApi.addSeat(ownInbox(), { table, key });
  if (!answer.ok) return;
  noteAdded(key);
  await settleIn();
}

/** Gives this browser its cookie, anew each month; a new inbox is also told the zone. */
export async function settleIn(): Promise<void> {
  const key = ownInbox();
  const settled = `${key} ${new Date().toISOString().slice(0, 7)}`;
  if (kept('settled') === settled) return;
  if (kept('settled') === undefined && !(await inboxApi.settings(key, { zone: zoneHere() })).ok) return;
  if ((await inboxApi.keep(key)).ok) keep('settled', settled);
}

/** The cookie has given this browser its key back. */
export async function comeBack(inbox: string): Promise<void> {
  if (inboxHere() !== null) return;
  keep('inbox', inbox);
  keep('settled', '');
  if (await bringSeats()) await refreshTables();
}

/** Holds here whatever seats the inbox has, and says whether there were new ones. */
export async function bringSeats(): Promise<boolean> {
  const key = inboxHere();
  const answer = key === null ? null : await inboxApi.look(key);
  return answer?.ok === true && holdSeats(answer.value.seats);
}

/** Holds the seats of an inbox that this browser does not hold yet. An inbox itself forgets a seat that was issued anew. */
export function holdSeats(seats: readonly KeptSeat[]): boolean {
  const isNew = ({ table, key, player }: KeptSeat): boolean =>
    !heldAt(table).keys.some((held) => held.kind === 'seat' && (held.key === key || playerOf(held) === player));
  const found = seats.filter(isNew);
  for (const { table, key, player } of found) holdKey(table, { key, kind: 'seat', player });
  for (const { key } of seats) noteAdded(key);
  return found.length > 0;
}

/** Every seat that this browser holds by its own key. */
export const seatsHere = (): readonly { readonly table: string; readonly key: string }[] =>
  heldTables().flatMap(({ table, keys }) => keys.filter(({ kind }) => kind === 'seat').map(({ key }) => ({ table, key })));

/** The browser's time zone. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';

/** The seats that the inbox holds already, as far as this browser knows. */
const added = (): readonly unknown[] => {
  const list = kept('added');
  // A hand may have written there.
  return Array.isArray(list) ? list : [];
};

const noteAdded = (key: string): void => void (added().includes(key) || keep('added', [...added(), key]));

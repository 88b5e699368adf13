import { api, newContribution } from './api.ts';
import { keep, kept } from './storage.ts';

/** The key of this browser's inbox; null before it took its first seat. */
export const inboxHere = (): string | null => (kept('inbox') as string | undefined) ?? null;

/** The same, made where there is none yet: with the first seat that is asked for, or another thing a person does. */
export function ownInbox(): string {
  const key = inboxHere() ?? `b-${newContribution()}`;
  keep('inbox', key);
  return key;
}

/** A browser whose storage was emptied asks for its key; where it has one, its seats come back. */
export async function restoreInbox(): Promise<void> {
  const answer = inboxHere() === null && (await api.restore());
  if (answer && answer.ok && answer.value.inbox !== null) await withSeats(({ comeBack }) => comeBack(answer.value.inbox!));
}

/** Does something with the inbox's seats; where the code for it cannot be had there is no connection for it either, and the next time does it. */
export const withSeats = async <T>(what: (seats: typeof import('../inbox/seats.ts')) => Promise<T>): Promise<T | undefined> =>
  import('../inbox/seats.ts').then(what, () => undefined);

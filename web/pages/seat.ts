import type { TableOpened, NewTable, Sync } from '../../shared/protocol.ts';
import type { Language } from '../../shared/text/say.ts';
import { fail, ok, type Result } from '../../shared/engine/types.ts';
import { api, newContribution, type Trouble } from './api.ts';
import type { PersonFields } from './fields.tsx';
import { holdKey } from './held.ts';
import { ownInbox, withSeats } from './inbox.ts';
import { keep, kept, tab } from './storage.ts';

/** What a new table is opened with. */
export type Wanted = Pick<NewTable, 'game' | 'seats' | 'options' | 'house'>;

/** Opens a table, keeps its key here, and remembers the name for the next time. */
export async function openTable(wanted: Wanted, person: PersonFields, language: Language): Promise<Result<TableOpened, Trouble>> {
  const contribution = newContribution();
  const answer = await api.open({ ...wanted, ...bodyOf(person, language), contribution });
  if (answer.ok) settle(answer.value.table, answer.value.key, contribution, person);
  return answer;
}

/** A seat at the next table of the same people; its address. */
export async function sitAgain(sync: Sync, key: string): Promise<Result<string, Trouble>> {
  // Pressed again, the same seat is found again, and the first contribution is the one that counts: it is kept for good.
  const given = kept(givenName(sync));
  const contribution = typeof given === 'string' ? given : newContribution();
  keep(givenName(sync), contribution);
  const answer = await api.rematch(sync.table, key, { contribution, inbox: ownInbox() });
  if (!answer.ok) return fail(answer.error);
  const table = answer.value.table ?? sync.table;
  tab.set(`active/${table}`, answer.value.key);
  // Another device of this seat may have named one before: then that one counts, and this browser holds none as its own.
  const mine = answer.value.contribution === contribution ? { contribution } : {};
  holdKey(table, { key: answer.value.key, kind: 'seat', ...mine });
  void withSeats(({ satDown }) => satDown(answer.value.key));
  return ok(table);
}

const givenName = (sync: Sync): string => `given/${sync.table}/${sync.you?.player}`;

/** Keeps what sitting down has brought. */
export function settle(table: string, key: string, contribution: string, person: PersonFields): void {
  tab.set(`active/${table}`, key);
  tab.set(`joining/${table}`, undefined);
  holdKey(table, { key, kind: 'seat', contribution });
  keep('name', person.name.trim());
  keep('mail', person.mail.trim() || undefined);
  void withSeats(({ satDown }) => satDown(key));
}

/** A person's fields as they are sent. */
export const bodyOf = (person: PersonFields, language: Language) => ({
  name: person.name.trim(),
  language,
  inbox: ownInbox(),
  ...(person.mail.trim() === '' ? {} : { mail: person.mail.trim() }),
});

import type { TableOpened, NewTable, Sync } from '../../shared/protocol.ts';
import type { Language } from '../../shared/text/say.ts';
import { fail, ok, type Result } from '../../shared/engine/types.ts';
import { api, newContribution, type Trouble } from './api.ts';
import type { PersonFields } from './fields.tsx';
import { holdKey } from './held.ts';
import { keep, tab } from './storage.ts';

/** What a new table is opened with. */
export type Wanted = Pick<NewTable, 'game' | 'seats' | 'options' | 'house'>;

/** Opens a table, keeps its key here, and remembers the name for the next time. */
export async function openTable(wanted: Wanted, person: PersonFields, language: Language): Promise<Result<TableOpened, Trouble>> {
  const contribution = newContribution();
  const answer = await api.open({ ...wanted, ...bodyOf(person, language), contribution });
  if (answer.ok) settle(answer.value.table, answer.value.key, contribution, person);
  return answer;
}

/** Takes a seat by an invite, and keeps its key here. */
export async function takeSeat(table: string, invite: string, person: PersonFields, language: Language): Promise<Result<string, Trouble>> {
  const contribution = newContribution();
  const answer = await api.sit(table, { invite, ...bodyOf(person, language), contribution });
  if (!answer.ok) return fail(answer.error);
  settle(table, answer.value.key, contribution, person);
  return ok(answer.value.key);
}

/** A seat at the next table of the same people; its address. */
export async function sitAgain(sync: Sync, key: string): Promise<Result<string, Trouble>> {
  const contribution = newContribution();
  const answer = await api.rematch(sync.table, key, contribution);
  if (!answer.ok) return fail(answer.error);
  const table = answer.value.table ?? sync.table;
  // Pressed again, the same seat is found again, and the table has kept the first contribution.
  holdKey(table, { key: answer.value.key, kind: 'seat' });
  tab.set(`active/${table}`, answer.value.key);
  return ok(table);
}

function settle(table: string, key: string, contribution: string, person: PersonFields): void {
  holdKey(table, { key, kind: 'seat', contribution });
  tab.set(`active/${table}`, key);
  tab.set(`joining/${table}`, undefined);
  keep('name', person.name.trim());
  keep('mail', person.mail.trim() || undefined);
}

const bodyOf = (person: PersonFields, language: Language) => ({
  name: person.name.trim(),
  language,
  ...(person.mail.trim() === '' ? {} : { mail: person.mail.trim() }),
});

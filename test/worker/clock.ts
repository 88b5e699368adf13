import { env } from 'cloudflare:workers';
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { vi } from 'vitest';
import { type Party, party, post } from './api.ts';

const stub = (table: string) => env.TABLE.getByName(table);
const inboxStub = (name: string) => env.PLAYER.getByName(name);

/** Seconds that a note waits at the table, and then in the inbox, a little more than half of the delay each. */
const HALF = 61;

/** Puts the clock on. */
export const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000);

/** Runs the table's alarm as if the clock stood `seconds` later; false when none was set. The clock stays there. */
export async function later(table: string, seconds: number): Promise<boolean> {
  pass(seconds);
  return runDurableObjectAlarm(stub(table));
}

/** Runs an inbox's alarm as if the clock stood `seconds` later. */
export async function inboxLater(name: string, seconds: number): Promise<boolean> {
  pass(seconds);
  return runDurableObjectAlarm(inboxStub(name));
}

/** The names of the inboxes of a table's seats, in joining order; null for a seat without one. */
export const inboxesOf = (table: string): Promise<(string | null)[]> =>
  runInDurableObject(stub(table), (_, { storage }) => storage.sql.exec('SELECT inbox FROM players ORDER BY player').toArray().map((row) => row['inbox'] as string | null));

/** Lets the whole delay go by, and what is due go out: first at the table, then in the inboxes of its seats. */
export async function delivered(table: string, seconds = HALF): Promise<void> {
  await later(table, seconds);
  pass(HALF);
  for (const name of await inboxesOf(table)) if (name !== null) await runDurableObjectAlarm(inboxStub(name));
}

/** Every letter in the mailbox about a table, oldest first. */
export async function lettersOf(table: string) {
  const all = await env.MAILBOX.getByName('mailbox').list();
  return all.filter(({ key }) => key.split(' ').some((each) => each.startsWith(`${table}/`))).reverse();
}

/** Every letter to an address, oldest first. */
export async function lettersTo(address: string) {
  const all = await env.MAILBOX.getByName('mailbox').list();
  return all.filter(({ to }) => to.address === address).reverse();
}

let people = 0;

/** An address that no other test has. */
export const freshAddress = (name = 'p'): string => `${name}-${++people}-${Math.random().toString(36).slice(2)}@example.org`;

/** Runs the inbox's alarm, so that its confirming letter goes out, and presses the button behind its link. */
export async function confirm(inbox: string, address: string): Promise<void> {
  await runDurableObjectAlarm(inboxStub(inbox));
  const letter = (await lettersTo(address)).findLast(({ key }) => key.includes('/confirm/'));
  const token = /#confirm=(\S+)/.exec(letter?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no confirming letter went to ${address}`);
  const answer = await post('/api/inbox/confirm', { token });
  if (answer.status !== 200) throw new Error(`confirming failed: ${JSON.stringify(answer.body)}`);
}

/** A table at which every seat has a confirmed address of its own: `addresses` in joining order. */
export interface MailedParty extends Party {
  readonly addresses: readonly string[];
  readonly inboxes: readonly string[];
}

/** Seats people as `party` does, each with an address that was confirmed before anybody is told of a turn. */
export async function confirmed(names: readonly string[], more: Record<string, unknown> = {}, each: (i: number) => Record<string, unknown> = () => ({})): Promise<MailedParty> {
  const addresses = names.map((_, i) => freshAddress(`p${i}`));
  const guests = await party(names, more, (i) => ({ mail: addresses[i], ...each(i) }));
  const inboxes = (await inboxesOf(guests.table)).filter((name) => name !== null);
  for (const [i, inbox] of inboxes.entries()) await confirm(inbox, addresses[i]!);
  return { ...guests, addresses, inboxes };
}

export { inboxStub, stub };

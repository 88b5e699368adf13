import { env } from 'cloudflare:workers';
import { runDurableObjectAlarm } from 'cloudflare:test';
import { vi } from 'vitest';

const stub = (table: string) => env.TABLE.getByName(table);

/** Runs the table's alarm as if the clock stood `seconds` later; false when none was set. The clock stays there. */
export async function later(table: string, seconds: number): Promise<boolean> {
  vi.setSystemTime(Date.now() + seconds * 1000);
  return runDurableObjectAlarm(stub(table));
}

/** Every letter in the mailbox about a table, oldest first. */
export async function lettersOf(table: string) {
  const all = await env.MAILBOX.getByName('mailbox').list();
  return all.filter(({ key }) => key.startsWith(`${table}/`)).reverse();
}

export { stub };

import { DurableObject } from 'cloudflare:workers';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Env } from '../env.ts';

/** What is known of a mail address over all inboxes: how often it was asked to confirm, and whether it bounces. It does not know the address. */
export class Address extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS asked (at INTEGER PRIMARY KEY); CREATE TABLE IF NOT EXISTS refused (at INTEGER PRIMARY KEY, why TEXT NOT NULL)');
  }

  /** Whether a confirming letter may go out now, and if so counts it: one an hour, three a day, none for a month after a bounce. */
  ask(): 'yes' | 'wait' | 'bounced' {
    const now = Date.now();
    const { sql } = this.ctx.storage;
    if (sql.exec('SELECT 1 FROM refused WHERE at > ?', now - MONTH).toArray().length > 0) return 'bounced';
    sql.exec('DELETE FROM asked WHERE at <= ?', now - DAY);
    const times = sql.exec('SELECT at FROM asked').toArray().map((row) => row['at'] as number);
    if (times.length >= A_DAY || times.some((at) => at > now - HOUR)) return 'wait';
    sql.exec('INSERT INTO asked VALUES (?)', now);
    return 'yes';
  }

  /** Remembers that this address gets no letters, in the provider's words. */
  refused(why: string): void {
    this.ctx.storage.sql.exec('INSERT OR REPLACE INTO refused VALUES (?, ?)', Date.now(), why);
  }
}

/** Whether a confirming letter may go to an address now, counted also for the mailbox behind it: whatever stands after a + leads there. */
export async function mayAsk(env: Env, address: string): Promise<'yes' | 'wait' | 'bounced'> {
  const own = address.replace(/\+[^@]*@/, '@');
  const may = own === address ? 'yes' : await addressOf(env, own).ask();
  return may === 'yes' ? addressOf(env, address).ask() : may;
}

/** The one object for an address, whatever its case. */
export const addressOf = (env: Env, address: string) => env.ADDRESS.getByName(bytesToHex(sha256(utf8ToBytes(`longhand/address/1\n${address.toLowerCase()}`))).slice(0, 32));

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
/** Confirming letters to one address. */
const A_DAY = 3;

import type { Env } from '../env.ts';
import { MAIL } from '../mail/text/all.ts';
import { complain } from '../outbox.ts';
import type { Asked, Reader } from '../told.ts';
import type { Feed, FeedEntry } from '../ways.ts';
import type { InboxStore } from './inbox-store.ts';
import type { Me, Seat } from './kept.ts';

/** The tables that a feed asks after: those sat down at last. */
const MOST = 30;

/** The turns that wait for a person now, asked of the tables; reading it changes nothing. */
export async function feedOf(env: Env, store: InboxStore, self: string): Promise<Feed> {
  const me = store.me();
  const seats = store.seats().filter(({ told }) => told).slice(-MOST);
  const entries = (await Promise.all(seats.map((seat) => entry(env, me, seat)))).filter((each) => each !== null);
  const updated = entries.map(({ at }) => at).sort().at(-1) ?? new Date(0).toISOString();
  return { self, title: MAIL[me.language].feed, language: me.language, updated, entries };
}

async function entry(env: Env, { name, language, zone, origin }: Me, { table, player }: Seat): Promise<FeedEntry | null> {
  const answer = await asked(env, name, table, player, { language, zone, replies: false });
  if (answer.state !== 'awaited') return null;
  const { brief } = answer;
  return {
    id: `urn:longhand:${table}:${player}:${brief.n}`,
    at: new Date(brief.since).toISOString(),
    title: brief.subject,
    text: brief.said,
    // The seat's key does not go into a feed reader: the page has it.
    link: `${origin}/t/${table}`,
    deadline: brief.deadline === null ? null : new Date(brief.deadline).toISOString(),
  };
}

async function asked(env: Env, name: string, table: string, player: number, reader: Reader): Promise<Asked> {
  try {
    return await env.TABLE.getByName(table).brief(name, { table, player, n: null }, reader);
  } catch (error) {
    complain(error);
    return { state: 'later' };
  }
}

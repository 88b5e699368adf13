import { DurableObject } from 'cloudflare:workers';
import type { Env } from '../env.ts';
import type { Letter, Sent } from './post.ts';

/** A letter in the local mailbox; `id` counts up, `at` is milliseconds since 1970, `times` how often it was handed in. */
export interface Received extends Letter {
  readonly id: number;
  readonly at: number;
  readonly times: number;
}

/** The post of a machine of one's own: keeps letters to be read at /mailbox. The same letter twice is one. */
export class Mailbox extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS received (id INTEGER PRIMARY KEY, key TEXT UNIQUE NOT NULL, at INTEGER NOT NULL, times INTEGER NOT NULL, letter TEXT NOT NULL)');
  }

  put(letter: Letter): Sent {
    const { sql } = this.ctx.storage;
    sql.exec(
      'INSERT INTO received (key, at, times, letter) VALUES (?, ?, 1, ?) ON CONFLICT (key) DO UPDATE SET times = times + 1',
      letter.key,
      Date.now(),
      JSON.stringify(letter),
    );
    return 'sent';
  }

  /** Newest first, at most 100. */
  list(): Received[] {
    return this.ctx.storage.sql.exec('SELECT id, at, times, letter FROM received ORDER BY id DESC LIMIT 100').toArray().map(received);
  }

  read(id: number): Received | null {
    const row = this.ctx.storage.sql.exec('SELECT id, at, times, letter FROM received WHERE id = ?', id).toArray()[0];
    return row === undefined ? null : received(row);
  }
}

const received = (row: Record<string, SqlStorageValue>): Received => ({
  ...(JSON.parse(row['letter'] as string) as Letter),
  id: row['id'] as number,
  at: row['at'] as number,
  times: row['times'] as number,
});

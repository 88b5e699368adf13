import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../../scripts/command.ts';
import { serve } from '../../scripts/serve.ts';
import type { SeatTaken, Sync, TableOpened } from '../../shared/protocol.ts';
import { confirmed } from '../e2e/letters.ts';
import { post } from '../e2e/post.ts';

/** What the counting product tells: by class of objects. */
interface Counts {
  readonly rows: Record<string, number>;
  readonly requests: Record<string, number>;
  readonly letters: number;
}

const A_TABLE = 40;
const AT_ONCE = 20;

/** What letters cost in rows written and in requests to Durable Objects, beyond the moves that they tell of. */
export async function benchLetters(letters = 10_000): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-letters-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'client'), { recursive: true });
  await command('wrangler', 'deploy', 'test/worker/counted/index.ts', '--dry-run', '--outdir', join(dist, 'worker'));
  const product = await serve({ state: join(folder, 'state'), dist, env: { LETTER_DELAY: '0', LETTER_PATIENCE: '0' } });
  try {
    await measure(product.url, letters);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measure(url: string, letters: number): Promise<void> {
  const tables = await each(Array.from({ length: Math.ceil(letters / A_TABLE) }, (_, i) => i), (i) => seated(url, i));
  await told(url, 3 * tables.length); // two that ask to confirm, and the first turn's
  const before = await counts(url);
  for (let n = 0; n < A_TABLE; n++) {
    await each(tables, ({ table, keys }) => post(`${url}/api/tables/${table}/moves`, { n, moves: ['draw'] }, keys[n % 2]));
    await told(url, (3 + n + 1) * tables.length);
  }
  print(before, await counts(url), A_TABLE * tables.length);
}

/** Two people with addresses that they have confirmed; their keys in the order of their turns. */
async function seated(url: string, i: number): Promise<{ table: string; keys: readonly string[] }> {
  const address = (player: number): string => `p${player}-${i}@example.org`;
  const { table, invite, key } = await post<TableOpened>(`${url}/api/tables`, { game: 'guilds', seats: 2, name: 'Ana', mail: address(0) });
  const other = await post<SeatTaken>(`${url}/api/tables/${table}/seats`, { invite, name: 'Bo', mail: address(1) });
  await confirmed(url, address(0), address(1));
  const { players } = (await (await fetch(`${url}/api/tables/${table}`)).json()) as Sync;
  return { table, keys: players[0]!.seat === 0 ? [key, other.key] : [other.key, key] };
}

const counts = async (url: string): Promise<Counts> => (await (await fetch(`${url}/counts`)).json()) as Counts;

/** Waits until so many letters went out, and what follows from them was written. */
async function told(url: string, letters: number): Promise<void> {
  for (let before = ''; ; ) {
    const now = await counts(url);
    if (now.letters > letters) throw new Error(`${now.letters} letters went out for ${letters}`);
    if (now.letters === letters && JSON.stringify(now) === before) return;
    before = JSON.stringify(now);
    await new Promise((done) => setTimeout(done, 100));
  }
}

function print(before: Counts, after: Counts, letters: number): void {
  const per = (kind: 'rows' | 'requests', of: string, less: number): number => ((after[kind][of] ?? 0) - (before[kind][of] ?? 0)) / letters - less;
  // A move by itself is one row and one request of its table.
  const rows = [per('rows', 'table', 1), per('rows', 'inbox', 0)] as const;
  const requests = [per('requests', 'table', 1), per('requests', 'inbox', 0)] as const;
  const sum = ([table, inbox]: readonly [number, number]): string => `${(table + inbox).toFixed(2)} (${table.toFixed(2)} of the table, ${inbox.toFixed(2)} of the inbox)`;
  console.log(`${letters} letters: each wrote ${sum(rows)} rows and took ${sum(requests)} requests to Durable Objects, and one to the provider.`);
}

async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let i = 0; i < items.length; i += AT_ONCE) results.push(...(await Promise.all(items.slice(i, i + AT_ONCE).map(work))));
  return results;
}

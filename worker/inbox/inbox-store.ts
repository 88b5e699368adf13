import type { ChannelState, Quiet, StoppedBecause, Way } from '../../shared/inbox.ts';
import type { Language } from '../../shared/text/say.ts';
import { has, migrate } from '../schema.ts';
import type { Line, Me, Queued, Seat, Told } from './kept.ts';
import type { Waiting } from './telling.ts';

// Append only. Integer keys and WITHOUT ROWID: one row written for one row stored.
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE me (one INTEGER PRIMARY KEY CHECK (one = 1), name TEXT NOT NULL, secret TEXT NOT NULL, origin TEXT NOT NULL, language TEXT NOT NULL,
     chosen INTEGER NOT NULL, zone TEXT NOT NULL, quiet TEXT, feed INTEGER NOT NULL);
   CREATE TABLE seats (id INTEGER PRIMARY KEY, tab TEXT NOT NULL, player INTEGER NOT NULL, key TEXT NOT NULL, name TEXT NOT NULL,
     told INTEGER NOT NULL, muted INTEGER NOT NULL, report INTEGER);
   CREATE TABLE channels (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, target TEXT NOT NULL, state TEXT NOT NULL, why TEXT, confirmed INTEGER NOT NULL);
   CREATE TABLE waiting (seat INTEGER PRIMARY KEY, n INTEGER NOT NULL, kind TEXT NOT NULL, next INTEGER NOT NULL, tries INTEGER NOT NULL, sent TEXT NOT NULL);
   CREATE TABLE queue (key TEXT PRIMARY KEY, channel INTEGER NOT NULL, kind TEXT NOT NULL, letter TEXT NOT NULL, due INTEGER NOT NULL, tries INTEGER NOT NULL) WITHOUT ROWID;
   CREATE TABLE ledger (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, kind TEXT NOT NULL, channel INTEGER NOT NULL, label TEXT NOT NULL, tables TEXT NOT NULL, became TEXT NOT NULL);`,
];

const KEPT = 90 * 24 * 3_600_000;
const MOST_ENTRIES = 200;

export type InboxStore = ReturnType<typeof createInboxStore>;

/** All SQL of an inbox. Nothing is created before `begin`: asking after an inbox that is not there writes nothing. */
export function createInboxStore(sql: SqlStorage) {
  const rows = (query: string, ...values: SqlStorageValue[]) => sql.exec(query, ...values).toArray();

  return {
    /** Brings an existing inbox's schema up to date; false when there is none. */
    wake(): boolean {
      if (!has(sql, 'me')) return false;
      migrate(sql, MIGRATIONS);
      return true;
    },

    begin({ name, secret, origin, language, zone }: Pick<Me, 'name' | 'secret' | 'origin' | 'language' | 'zone'>): void {
      migrate(sql, MIGRATIONS);
      rows('INSERT OR IGNORE INTO me VALUES (1, ?, ?, ?, ?, 0, ?, NULL, 0)', name, secret, origin, language, zone);
    },

    me(): Me {
      const row = sql.exec('SELECT * FROM me').one();
      return {
        name: row['name'] as string,
        secret: row['secret'] as string,
        origin: row['origin'] as string,
        language: row['language'] as Language,
        chosen: row['chosen'] === 1,
        zone: row['zone'] as string,
        quiet: row['quiet'] === null ? null : (JSON.parse(row['quiet'] as string) as Quiet),
        feed: row['feed'] as number,
      };
    },

    settle({ language, chosen, zone, quiet, feed }: Me): void {
      rows('UPDATE me SET language = ?, chosen = ?, zone = ?, quiet = ?, feed = ?', language, chosen ? 1 : 0, zone, quiet === null ? null : JSON.stringify(quiet), feed);
    },

    seats(): Seat[] {
      return rows('SELECT * FROM seats ORDER BY id').map((row) => ({
        id: row['id'] as number,
        table: row['tab'] as string,
        player: row['player'] as number,
        key: row['key'] as string,
        name: row['name'] as string,
        told: row['told'] === 1,
        muted: row['muted'] === 1,
        report: row['report'] as number | null,
      }));
    },

    keep({ table, player, key, name, told, muted }: Omit<Seat, 'id' | 'report'>): void {
      const [before] = rows('SELECT id, key FROM seats WHERE tab = ? AND player = ?', table, player);
      if (before === undefined) return void rows('INSERT INTO seats VALUES (NULL, ?, ?, ?, ?, ?, ?, NULL)', table, player, key, name, told ? 1 : 0, muted ? 1 : 0);
      if (before['key'] !== key) rows('DELETE FROM waiting WHERE seat = ?', before['id']!); // issued anew: nothing was told of it yet
      rows('UPDATE seats SET key = ?, name = ?, told = ?, muted = ?, report = NULL WHERE id = ?', key, name, told ? 1 : 0, muted ? 1 : 0, before['id']!);
    },

    drop(seat: number): void {
      rows('DELETE FROM seats WHERE id = ?', seat);
      rows('DELETE FROM waiting WHERE seat = ?', seat);
    },

    /** Every table that tells this inbox is to hear how it is reached; or one of them later, or no more (null). */
    report(due: number | null, seat?: number): void {
      if (seat === undefined) rows('UPDATE seats SET report = ? WHERE told = 1', due);
      else rows('UPDATE seats SET report = ? WHERE id = ?', due, seat);
    },

    channels(): Line[] {
      return rows('SELECT * FROM channels ORDER BY id').map((row) => ({
        id: row['id'] as number,
        kind: row['kind'] as Way,
        target: row['target'] as string,
        state: row['state'] as ChannelState,
        why: row['why'] as StoppedBecause | null,
        confirmed: row['confirmed'] === 1,
      }));
    },

    addChannel({ kind, target, state, confirmed }: Omit<Line, 'id' | 'why'>): number {
      return sql.exec('INSERT INTO channels VALUES (NULL, ?, ?, ?, NULL, ?) RETURNING id', kind, target, state, confirmed ? 1 : 0).one()['id'] as number;
    },

    setChannel({ id, target, state, why, confirmed }: Line): void {
      rows('UPDATE channels SET target = ?, state = ?, why = ?, confirmed = ? WHERE id = ?', target, state, why, confirmed ? 1 : 0, id);
    },

    dropChannel(id: number): void {
      rows('DELETE FROM channels WHERE id = ?', id);
      rows('DELETE FROM queue WHERE channel = ?', id);
    },

    waiting(): Waiting[] {
      return rows("SELECT * FROM waiting WHERE kind <> 'told' ORDER BY next, seat").map((row) => ({
        seat: row['seat'] as number,
        n: row['n'] as number,
        kind: row['kind'] as Waiting['kind'],
        next: row['next'] as number,
        tries: row['tries'] as number,
        sent: JSON.parse(row['sent'] as string) as number[],
      }));
    },

    /** A seat waits for its latest turn alone; told twice of the same one it waits as before. */
    wait({ seat, n, kind, next, tries, sent }: Waiting): void {
      rows(
        'INSERT INTO waiting VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (seat) DO UPDATE SET n = excluded.n, kind = excluded.kind, next = excluded.next, tries = excluded.tries, sent = excluded.sent WHERE n < excluded.n',
        seat, n, kind, next, tries, JSON.stringify(sent),
      );
    },

    /** Puts a turn off, or makes a reminder of it: unless a later one has come meanwhile. */
    putOff({ seat, n, kind, next, tries, sent }: Waiting): void {
      rows('UPDATE waiting SET kind = ?, next = ?, tries = ?, sent = ? WHERE seat = ? AND n = ?', kind, next, tries, JSON.stringify(sent), seat, n);
    },

    done({ seat, n }: Waiting): void {
      rows('DELETE FROM waiting WHERE seat = ? AND n = ?', seat, n);
    },

    /** A turn that was told; the row of its seat stays, so that the same one is not told again. */
    told({ seat, n }: Waiting): void {
      rows("UPDATE waiting SET kind = 'told' WHERE seat = ? AND n = ?", seat, n);
    },

    queue(): Queued[] {
      return rows('SELECT * FROM queue ORDER BY due').map((row) => ({
        key: row['key'] as string,
        channel: row['channel'] as number,
        kind: row['kind'] as Queued['kind'],
        letter: JSON.parse(row['letter'] as string) as Queued['letter'],
        due: row['due'] as number,
        tries: row['tries'] as number,
      }));
    },

    enqueue({ key, channel, kind, letter, due, tries }: Queued): void {
      rows('INSERT OR IGNORE INTO queue VALUES (?, ?, ?, ?, ?, ?)', key, channel, kind, JSON.stringify(letter), due, tries);
    },

    /** A confirming letter that has not gone out yet makes room for a new one: an address that was long out of reach gets one of them. */
    withdraw(channel: number): void {
      rows("DELETE FROM queue WHERE channel = ? AND kind = 'confirm'", channel);
    },

    dequeue(key: string): void {
      rows('DELETE FROM queue WHERE key = ?', key);
    },

    queueLater(key: string, due: number, tries: number): void {
      rows('UPDATE queue SET due = ?, tries = ? WHERE key = ?', due, tries, key);
    },

    /** What became of something told; what was waiting of the same is so no more. */
    enter({ at, kind, channel, label, tables, became }: Told): void {
      rows("DELETE FROM ledger WHERE at <= ? OR id <= (SELECT coalesce(max(id), 0) FROM ledger) - ? OR (became = 'waiting' AND channel = ? AND kind = ?)", at - KEPT, MOST_ENTRIES - 1, channel, kind);
      rows('INSERT INTO ledger VALUES (NULL, ?, ?, ?, ?, ?, ?)', at, kind, channel, label, JSON.stringify(tables), became);
    },

    /** Newest first. */
    ledger(now: number): Told[] {
      return rows('SELECT * FROM ledger WHERE at > ? ORDER BY id DESC LIMIT ?', now - KEPT, MOST_ENTRIES).map((row) => ({
        at: row['at'] as number,
        kind: row['kind'] as Told['kind'],
        channel: row['channel'] as number,
        label: row['label'] as string,
        tables: JSON.parse(row['tables'] as string) as string[],
        became: row['became'] as Told['became'],
      }));
    },
  };
}

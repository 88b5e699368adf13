import type { By } from '../shared/protocol.ts';
import type { Seat } from '../shared/engine/types.ts';
import type { Language } from '../shared/text/say.ts';

/** What is fixed when a table is opened, and when it was dealt. Times are milliseconds since 1970. */
export interface Facts {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly seats: number;
  /** 32 bytes, hex: what the commitment commits to; published when the game is over. */
  readonly secret: string;
  /** 32 bytes, hex: all keys are derived from it; never published. */
  readonly keySecret: string;
  /** Where the table's links lead: "https://host". */
  readonly origin: string;
  readonly opened: number;
  readonly dealt: number | null;
  readonly next: Next | null;
}

/** Somebody at the table, in joining order. */
export interface Joined {
  readonly player: number;
  readonly name: string;
  /** 16 bytes, hex, or empty. */
  readonly contribution: string;
  readonly house: boolean;
  readonly language: Language;
  readonly mail: string | null;
  /** Raised when the seat is issued anew. */
  readonly epoch: number;
  /** The nonce of the request that issued it anew, 16 bytes, hex. */
  readonly nonce: string | null;
}

/** The table opened for the next game of the same people: by whom, with which contribution; the invite once it is open. */
export interface Next {
  readonly table: string;
  readonly host: number;
  readonly invite: string | null;
}

/** A move as it is stored: this list and the deal are the whole truth of a game. */
export interface Moved {
  readonly n: number;
  readonly seat: Seat;
  readonly text: string;
  readonly at: number;
  readonly by: By | null;
  readonly mark: string;
}

/** Something to be told to the outside. The key makes telling twice harmless. */
export interface Outgoing {
  readonly key: string;
  readonly player: number;
  /** The number of moves when the turn began. */
  readonly n: number;
  readonly due: number;
  readonly tries: number;
}

// Append only. Integer keys and WITHOUT ROWID: one row written for one row stored.
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE facts (one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL, game TEXT NOT NULL, rules INTEGER NOT NULL,
     options TEXT NOT NULL, seats INTEGER NOT NULL, secret TEXT NOT NULL, key_secret TEXT NOT NULL, origin TEXT NOT NULL,
     opened INTEGER NOT NULL, dealt INTEGER, next TEXT);
   CREATE TABLE players (player INTEGER PRIMARY KEY, name TEXT NOT NULL, contribution TEXT NOT NULL, house INTEGER NOT NULL,
     language TEXT NOT NULL, mail TEXT, epoch INTEGER NOT NULL);
   CREATE TABLE moves (n INTEGER PRIMARY KEY, seat INTEGER NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL, by TEXT, mark TEXT NOT NULL);
   CREATE TABLE outbox (key TEXT PRIMARY KEY, player INTEGER NOT NULL, n INTEGER NOT NULL, due INTEGER NOT NULL, tries INTEGER NOT NULL) WITHOUT ROWID;
   CREATE TABLE rematch (player INTEGER PRIMARY KEY, key TEXT NOT NULL);`,
  `ALTER TABLE players ADD COLUMN nonce TEXT;
   DROP TABLE rematch;
   CREATE TABLE rematch (player INTEGER PRIMARY KEY, contribution TEXT NOT NULL);`,
  `CREATE TABLE options (piece INTEGER PRIMARY KEY, bytes BLOB NOT NULL);`,
];

/** Options that are longer are kept in pieces, since a value can have two million bytes: bytes, not text, so that no character is cut. */
const LONG = 100_000;
const PIECE = 1_000_000;

export type Store = ReturnType<typeof createStore>;

/** All SQL of a table. Nothing is created before `open`: looking at an address that has no table writes nothing. */
export function createStore(sql: SqlStorage) {
  const rows = (query: string, ...values: SqlStorageValue[]) => sql.exec(query, ...values).toArray();
  let options: { readonly value: unknown } | null = null; // they never change, and can be long
  const readOptions = (text: string): unknown => {
    options ??= { value: JSON.parse(text === '' ? whole(rows('SELECT bytes FROM options ORDER BY piece').map((row) => row['bytes'] as ArrayBuffer)) : text) as unknown };
    return options.value;
  };

  return {
    /** Brings an existing table's schema up to date; false when there is no table here. */
    wake(): boolean {
      if (!has(sql, 'facts')) return false;
      migrate(sql);
      return true;
    },

    /** Whether there was a table here that was deleted. */
    isBuried: (): boolean => has(sql, 'gone'),

    /** Remembers, after everything was deleted, that there was a table here. */
    bury(): void {
      sql.exec('CREATE TABLE gone (at INTEGER)');
      options = null;
    },

    open(facts: Facts): void {
      migrate(sql);
      const { table, game, rules, options, seats, secret, keySecret, origin, opened } = facts;
      const json = JSON.stringify(options);
      const isLong = json.length > LONG;
      if (isLong) for (const [i, bytes] of pieces(json).entries()) rows('INSERT INTO options VALUES (?, ?)', i, bytes);
      const values = [table, game, rules, isLong ? '' : json, seats, secret, keySecret, origin, opened];
      rows('INSERT INTO facts VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL)', ...values);
    },

    facts(): Facts {
      const row = sql.exec('SELECT * FROM facts').one();
      return {
        table: row['id'] as string,
        game: row['game'] as string,
        rules: row['rules'] as number,
        options: readOptions(row['options'] as string),
        seats: row['seats'] as number,
        secret: row['secret'] as string,
        keySecret: row['key_secret'] as string,
        origin: row['origin'] as string,
        opened: row['opened'] as number,
        dealt: row['dealt'] as number | null,
        next: row['next'] === null ? null : (JSON.parse(row['next'] as string) as Next),
      };
    },

    players(): Joined[] {
      return rows('SELECT * FROM players ORDER BY player').map((row) => ({
        player: row['player'] as number,
        name: row['name'] as string,
        contribution: row['contribution'] as string,
        house: row['house'] === 1,
        language: row['language'] as Language,
        mail: row['mail'] as string | null,
        epoch: row['epoch'] as number,
        nonce: row['nonce'] as string | null,
      }));
    },

    moves(): Moved[] {
      return rows('SELECT * FROM moves ORDER BY n').map((row) => ({
        n: row['n'] as number,
        seat: row['seat'] as number,
        text: row['text'] as string,
        at: row['at'] as number,
        by: row['by'] as By | null,
        mark: row['mark'] as string,
      }));
    },

    join(who: Joined): void {
      const { player, name, contribution, house, language, mail, epoch, nonce } = who;
      rows('INSERT INTO players VALUES (?, ?, ?, ?, ?, ?, ?, ?)', player, name, contribution, house ? 1 : 0, language, mail, epoch, nonce);
    },

    dealt(at: number): void {
      rows('UPDATE facts SET dealt = ?', at);
    },

    move(move: Moved): void {
      rows('INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)', move.n, move.seat, move.text, move.at, move.by, move.mark);
    },

    letters(player: number, mail: string | null, language: Language): void {
      rows('UPDATE players SET mail = ?, language = ? WHERE player = ?', mail, language, player);
    },

    /** Issues a seat anew. Whoever held it before may have given an address: it is forgotten. */
    reissue(player: number, epoch: number, nonce: string): void {
      rows('UPDATE players SET epoch = ?, nonce = ?, mail = NULL WHERE player = ?', epoch, nonce, player);
    },

    next(next: Next): void {
      rows('UPDATE facts SET next = ?', JSON.stringify(next));
    },

    /** The contribution a player takes to the next table: the first one named stays, so that asking again is the same request. */
    rematch(player: number, contribution: string): string {
      rows('INSERT OR IGNORE INTO rematch VALUES (?, ?)', player, contribution);
      return sql.exec('SELECT contribution FROM rematch WHERE player = ?', player).one()['contribution'] as string;
    },

    put(letter: Outgoing): void {
      rows('INSERT OR IGNORE INTO outbox VALUES (?, ?, ?, ?, ?)', letter.key, letter.player, letter.n, letter.due, letter.tries);
    },

    /** Whether something that happened at this number of moves, or later, waits to be told to this player. */
    waits(player: number, n: number): boolean {
      return rows('SELECT 1 FROM outbox WHERE player = ? AND n >= ?', player, n).length > 0;
    },

    due(now: number): Outgoing[] {
      return rows('SELECT * FROM outbox WHERE due <= ? ORDER BY due LIMIT 50', now) as unknown as Outgoing[];
    },

    nextDue(): number | null {
      return sql.exec('SELECT min(due) AS due FROM outbox').one()['due'] as number | null;
    },

    done(key: string): void {
      rows('DELETE FROM outbox WHERE key = ?', key);
    },

    later(key: string, due: number, tries: number): void {
      rows('UPDATE outbox SET due = ?, tries = ? WHERE key = ?', due, tries, key);
    },
  };
}

function pieces(text: string): ArrayBuffer[] {
  const bytes = new TextEncoder().encode(text);
  return Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, i) => bytes.slice(i * PIECE, (i + 1) * PIECE).buffer);
}

function whole(parts: readonly ArrayBuffer[]): string {
  const decoder = new TextDecoder();
  return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
}

function migrate(sql: SqlStorage): void {
  if (!has(sql, 'migrations')) sql.exec('CREATE TABLE migrations (id INTEGER PRIMARY KEY)');
  const done = sql.exec('SELECT count(*) AS count FROM migrations').one()['count'] as number;
  MIGRATIONS.slice(done).forEach((statements, i) => {
    sql.exec(statements);
    sql.exec('INSERT INTO migrations VALUES (?)', done + i);
  });
}

const has = (sql: SqlStorage, name: string): boolean =>
  sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name).toArray().length > 0;

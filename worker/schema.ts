/** Whether there is a table of this name. */
export const has = (sql: SqlStorage, name: string): boolean =>
  sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name).toArray().length > 0;

/** Brings a schema up to date; each of the migrations runs once, in their order. They are only ever appended to. */
export function migrate(sql: SqlStorage, migrations: readonly string[]): void {
  if (!has(sql, 'migrations')) sql.exec('CREATE TABLE migrations (id INTEGER PRIMARY KEY)');
  const done = sql.exec('SELECT count(*) AS count FROM migrations').one()['count'] as number;
  migrations.slice(done).forEach((statements, i) => {
    sql.exec(statements);
    sql.exec('INSERT INTO migrations VALUES (?)', done + i);
  });
}

/** The schema of a table, step by step. Integer keys and WITHOUT ROWID: one row written for one row stored. */
export const TABLE_MIGRATIONS: readonly string[] = [
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
  // Whoever gave an address before there were inboxes gets one, and is asked to confirm.
  `ALTER TABLE players ADD COLUMN inbox TEXT;
   ALTER TABLE players ADD COLUMN live INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE players ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE players ADD COLUMN label TEXT;
   ALTER TABLE players ADD COLUMN told TEXT;
   ALTER TABLE facts ADD COLUMN hook TEXT;
   UPDATE players SET inbox = lower(hex(randomblob(16))) WHERE mail IS NOT NULL;
   INSERT OR IGNORE INTO outbox SELECT 'bind/' || player, player, 0, 1, 0 FROM players WHERE mail IS NOT NULL;`,
];

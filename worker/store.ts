import type { By } from '../shared/protocol.ts';
import type { Language } from '../shared/text/say.ts';
import type { Buried, Facts, Joined, KeptHook, Moved, Next, Outgoing } from './kept.ts';
import { has, migrate, TABLE_MIGRATIONS } from './schema.ts';

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
      migrate(sql, TABLE_MIGRATIONS);
      return true;
    },

    /** Whether there was a table here that was deleted. */
    isBuried: (): boolean => has(sql, 'gone'),

    /** Remembers, after everything was deleted, that there was a table here, and which inboxes are still to be told of it. */
    bury(untold: readonly Buried[]): void {
      sql.exec('DROP TABLE IF EXISTS gone; CREATE TABLE gone (at INTEGER, untold TEXT)');
      rows('INSERT INTO gone VALUES (0, ?)', untold.length === 0 ? null : JSON.stringify(untold));
      options = null;
    },

    /** The inboxes that do not know yet that the table is gone. */
    untold(): Buried[] {
      return has(sql, 'gone') ? (rows('SELECT * FROM gone').flatMap((row) => json<Buried[]>(row['untold'] ?? null) ?? [])) : [];
    },

    open(facts: Facts): void {
      migrate(sql, TABLE_MIGRATIONS);
      const { table, game, rules, options, seats, secret, keySecret, origin, opened } = facts;
      const json = JSON.stringify(options);
      const isLong = json.length > LONG;
      if (isLong) for (const [i, bytes] of pieces(json).entries()) rows('INSERT INTO options VALUES (?, ?)', i, bytes);
      const values = [table, game, rules, isLong ? '' : json, seats, secret, keySecret, origin, opened];
      rows('INSERT INTO facts VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, NULL)', ...values);
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
        next: json<Next>(row['next']),
        hook: json<KeptHook>(row['hook']),
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
        inbox: row['inbox'] as string | null,
        live: row['live'] === 1,
        label: row['label'] as string | null,
        muted: row['muted'] === 1,
        told: json<NonNullable<Joined['told']>>(row['told']),
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
      const { player, name, contribution, house, language, mail, epoch, nonce, inbox } = who;
      rows('INSERT INTO players VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, NULL, NULL)', player, name, contribution, house ? 1 : 0, language, mail, epoch, nonce, inbox);
    },

    dealt(at: number): void {
      rows('UPDATE facts SET dealt = ?', at);
    },

    move(move: Moved): void {
      rows('INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)', move.n, move.seat, move.text, move.at, move.by, move.mark);
    },

    /** The inbox of a seat, and what it is to be told: whether letters are wanted, and an address for it. */
    binds(player: number, { inbox, mail, muted, language }: Pick<Joined, 'inbox' | 'mail' | 'muted' | 'language'>): void {
      rows('UPDATE players SET inbox = ?, mail = ?, muted = ?, language = ?, live = 0, label = NULL WHERE player = ?', inbox, mail, muted ? 1 : 0, language, player);
    },

    /** What the inbox said; an address it was handed is its own from now on. */
    reached(player: number, live: boolean, label: string | null, handed: string | null): void {
      rows('UPDATE players SET live = ?, label = ?, mail = CASE WHEN mail = ? THEN NULL ELSE mail END WHERE player = ?', live ? 1 : 0, label, handed, player);
    },

    told(player: number, told: NonNullable<Joined['told']>): void {
      rows('UPDATE players SET told = ? WHERE player = ?', JSON.stringify(told), player);
    },

    hook(hook: KeptHook | null): void {
      rows('UPDATE facts SET hook = ?', hook === null ? null : JSON.stringify(hook));
    },

    /** Issues a seat anew. Whoever held it before had it told to an inbox of theirs: that is over. */
    reissue(player: number, epoch: number, nonce: string): void {
      rows('UPDATE players SET epoch = ?, nonce = ?, mail = NULL, inbox = NULL, live = 0, muted = 0, label = NULL, told = NULL WHERE player = ?', epoch, nonce, player);
    },

    next(next: Next): void {
      rows('UPDATE facts SET next = ?', JSON.stringify(next));
    },

    /** The contribution a player takes to the next table: the first one named stays, so that asking again is the same request. */
    rematch(player: number, contribution: string): string {
      rows('INSERT OR IGNORE INTO rematch VALUES (?, ?)', player, contribution);
      return sql.exec('SELECT contribution FROM rematch WHERE player = ?', player).one()['contribution'] as string;
    },

    /** What is there under the same key stays. */
    put(letter: Outgoing): void {
      rows('INSERT OR IGNORE INTO outbox VALUES (?, ?, ?, ?, ?)', letter.key, letter.player, letter.n, letter.due, letter.tries);
    },

    /** Takes the place of what is there under the same key. */
    replace({ key, player, n, due, tries }: Outgoing): void {
      rows('INSERT OR REPLACE INTO outbox VALUES (?, ?, ?, ?, ?)', key, player, n, due, tries);
    },

    /** What waits under a key, or undefined. */
    waiting(key: string): Pick<Outgoing, 'due' | 'tries'> | undefined {
      return rows('SELECT due, tries FROM outbox WHERE key = ?', key)[0] as Pick<Outgoing, 'due' | 'tries'> | undefined;
    },

    /** Whether a turn that began at this number of moves, or later, waits to be told to this player. */
    waits(player: number, n: number): boolean {
      return rows("SELECT 1 FROM outbox WHERE key LIKE 'turn/%' AND player = ? AND n >= ?", player, n).length > 0;
    },

    due(now: number): Outgoing[] {
      return rows('SELECT * FROM outbox WHERE due <= ? ORDER BY due LIMIT 50', now) as unknown as Outgoing[];
    },

    /** What inboxes are to hear at once, due or not. */
    hasty(): Outgoing[] {
      return rows("SELECT * FROM outbox WHERE key >= 'bind/' AND key < 'drop0'") as unknown as Outgoing[];
    },

    nextDue(): number | null {
      return sql.exec('SELECT min(due) AS due FROM outbox').one()['due'] as number | null;
    },

    // With its number: another may have taken the row's place while it was being told.
    done({ key, n }: Outgoing): void {
      rows('DELETE FROM outbox WHERE key = ? AND n = ?', key, n);
    },

    later({ key, n }: Outgoing, due: number, tries: number): void {
      rows('UPDATE outbox SET due = ?, tries = ? WHERE key = ? AND n = ?', due, tries, key, n);
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

const json = <T>(value: SqlStorageValue | undefined): T | null => (typeof value === 'string' ? (JSON.parse(value) as T) : null);

import * as v from 'valibot';
import type { Visible } from './engine/secret.ts';
import type { Outcome, Seat, Viewer } from './engine/types.ts';
import { address, type HookState, inboxKey, type Told } from './inbox.ts';
import { LANGUAGES } from './text/say.ts';

// A file of its own: the page needs this number and none of the schemas below.
export { PROTOCOL } from './version.ts';

/** Longest name of a player, in code points. */
export const NAME_LENGTH = 40;
/** Most moves in one request. */
export const MOVES_AT_ONCE = 50;

/** Every expected failure of the API. */
export const ERRORS = [
  'bad-request',
  'bad-key',
  'no-such-table',
  'no-such-inbox',
  'no-such-channel',
  'bad-token',
  'not-offered',
  'gone',
  'no-such-game',
  'not-found',
  'full',
  'name-taken',
  'not-started',
  'not-over',
  'not-your-turn',
  'illegal',
  'stale',
  'too-large',
  'too-many-requests',
  'rules-drift',
  'failed',
] as const;
export type ApiError = (typeof ERRORS)[number];

// Controls, line and paragraph separators and bidirectional overrides have no place in a name.
// eslint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/u;
// Characters that show nothing would let two people look the same; those that join and choose emoji and letters may stay.
const INVISIBLE = /(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\u2800]/u;
const PILED = /\p{M}{5}/u;

const name = v.pipe(
  v.string('A name is a text.'),
  v.check((text) => !/\p{Surrogate}/u.test(text), 'This name holds a broken character. Type it again.'),
  v.transform((text) => text.normalize('NFC').trim().replace(/\s+/gu, ' ')),
  v.check((text) => text.length > 0, 'Type a name first.'),
  v.check((text) => [...text].length <= NAME_LENGTH, `A name has at most ${NAME_LENGTH} characters. Use a shorter one.`),
  v.check((text) => !UNPRINTABLE.test(text), 'This name holds an invisible control character. Type it again.'),
  v.check((text) => !INVISIBLE.test(text), 'This name holds a character that nobody can see. Type it again.'),
  v.check((text) => !PILED.test(text), 'This name piles up too many marks on one letter. Use fewer.'),
  v.check((text) => /[\p{L}\p{N}\p{S}\p{P}]/u.test(text), 'This name has nothing to see in it. Type another.'),
);

const contribution = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'A contribution is 16 bytes as 32 hex digits.'));
const language = v.picklist(LANGUAGES);
const key = v.pipe(v.string(), v.maxLength(100));

// `mail` goes to the inbox; without `inbox` the seat gets one of its own.
const person = { name, contribution: v.optional(contribution), language: v.optional(language), mail: v.optional(address), inbox: v.optional(inboxKey) };

/** POST /api/tables. `house`: how many of the other seats the house plays. */
export const NewTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
  // X12: an object; each game's own schema does the rest, but would take a list for an empty object.
  options: v.optional(v.pipe(v.unknown(), v.check((options) => !Array.isArray(options), 'Options are an object.'))),
  house: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15)), 0),
  ...person,
});

/** POST /api/tables/:id/seats. */
export const NewSeat = v.strictObject({ invite: key, ...person });

/** POST /api/tables/:id/moves. `n`: the number of moves the sender has seen. */
export const NewMoves = v.strictObject({
  n: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  moves: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(MOVES_AT_ONCE)),
});

/** POST /api/tables/:id/house: the host lets the house play this many of the free seats. */
export const FillSeats = v.strictObject({ count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(15)), 1) });

/** POST /api/tables/:id/letters: an address for this seat's letters, to be confirmed; null stops the letters of this table. */
export const Letters = v.strictObject({ mail: v.nullable(address), language: v.optional(language) });

/** POST /api/tables/:id/rematch: a seat at a new table of the same kind. */
export const Rematch = v.strictObject({ contribution: v.optional(contribution), inbox: v.optional(inboxKey) });

/**
 * POST /api/tables/:id/reissue: a new key for one's own seat; every link to it from before is dead. The same nonce with
 * the key from before is answered with the same new key: answers get lost.
 */
export const Reissue = v.strictObject({ nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'A nonce is 16 random bytes as 32 hex digits.')) });

/** POST /api/tables/:id/delete: whoever opened the table takes it away for good. */
export const Deletion = v.strictObject({});

/** What a socket may say. `seen` and `active` tell of a person at the page: letters wait for them. */
export const SocketMessage = v.variant('type', [
  v.strictObject({ type: v.literal('hello'), protocol: v.number(), key: v.optional(key), since: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))) }),
  v.strictObject({ type: v.literal('active'), seen: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
]);

export type NewTable = v.InferInput<typeof NewTable>;
export type NewSeat = v.InferInput<typeof NewSeat>;
export type NewMoves = v.InferInput<typeof NewMoves>;
export type Letters = v.InferInput<typeof Letters>;
export type SocketMessage = v.InferInput<typeof SocketMessage>;

/** Who played a move, where it was not the person: the clock's default, or the house. */
export type By = 'time' | 'house';

/** A person or the house at a table, in joining order; `seat` is null before the deal. */
export interface Player {
  readonly name: string;
  readonly seat: Seat | null;
  readonly house: boolean;
  /** For the host alone: when this seat was last told that it is its turn, and by what. */
  readonly told?: Told;
}

/** One thing that happened, as this viewer may know it. `n`: the move that brought it about (0: the deal). */
export interface Happening<E = unknown> {
  readonly n: number;
  /** ISO time. */
  readonly at: string;
  readonly by?: By;
  readonly event: Visible<E>;
}

/** What one's own seat key opens besides the seat itself. Absent for spectators. */
export interface You {
  /** Index in `players`. */
  readonly player: number;
  /** `turn`: the key of a letter, which plays and stops letters, and nothing more. */
  readonly key: 'seat' | 'turn';
  readonly host: boolean;
  /** Where this seat's letters go, masked ("j…@example.org"), or null; before it was confirmed only the confirming letter does. */
  readonly mail: string | null;
  /** Whether some inbox is told of this seat's turns; one that is not can be taken by POST inbox/seats without `move`. */
  readonly kept?: true;
  /** The table's webhook, for its host. */
  readonly hook?: HookState;
  /** The number of this seat's last move; 0: none yet. What a letter offered before it is no longer meant. */
  readonly moved: number;
  /** The invite's secret, for the host and every seat while seats are free. */
  readonly invite?: string;
}

/** Everything a viewer may know of a table; events only from the number asked for. */
export interface Sync<S = unknown, E = unknown> {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  /** Settled for the seats; where they are long, what the game says of them in short. */
  readonly options: unknown;
  readonly status: 'waiting' | 'playing' | 'over';
  /** How many seats the table has, taken or not. */
  readonly seats: number;
  readonly players: readonly Player[];
  readonly seat: Viewer;
  readonly n: number;
  /** ISO time of the last move, of the deal, or of the opening. */
  readonly at: string;
  readonly turn: readonly Seat[];
  /** Null before the deal. */
  readonly state: Visible<S> | null;
  /** `events` holds what moves after this number brought about; −1: everything, from the deal on. Once over, all is told anew, with nothing hidden. */
  readonly since: number;
  readonly events: readonly Happening<E>[];
  readonly legal?: readonly string[];
  readonly outcome: Outcome | null;
  readonly commitment: string;
  readonly you?: You;
  /** Somebody has opened a new table for the same people: POST rematch to sit down there. */
  readonly rematch?: boolean;
}

/** What the server says on a socket. */
export type SocketAnswer =
  | { readonly type: 'sync'; readonly sync: Sync }
  | { readonly type: 'error'; readonly error: ApiError; readonly message: string }
  | { readonly type: 'reload' };

/** A failure as it travels; `sync` where the state of the table explains it. */
export interface Failure {
  readonly error: ApiError;
  readonly message: string;
  readonly sync?: Sync;
}

/** 201 of POST /api/tables. Links: watch `/t/<table>`, invite `/t/<table>#join=<invite>`, seat `/t/<table>#seat=<key>`. */
export interface TableOpened {
  readonly table: string;
  readonly key: string;
  readonly invite: string;
}

/** 201 of POST seats, reissue and rematch. */
export interface SeatTaken {
  readonly key: string;
  /** Another table than the one asked: for rematch. */
  readonly table?: string;
  /** The contribution that counts there: the first one this seat named, on whichever device. For rematch. */
  readonly contribution?: string;
}

/** GET /api/games. `options`: JSON Schema. */
export interface GameListed {
  readonly id: string;
  readonly rules: number;
  readonly seats: readonly number[];
  readonly options: unknown;
  /** Whether the house plays it with judgement of its own. */
  readonly house: boolean;
}

/** One move of a record: seat, text, ISO time, and who played it where it was not the person. */
export type RecordedMove = readonly [Seat, string, string] | readonly [Seat, string, string, By];

/** GET /api/tables/:id/options, for whoever has a key: in full, where a sync has them in short. */
export interface FullOptions<O = unknown> {
  readonly options: O;
}

/** GET /api/tables/:id/record, once the game is over: everything needed to replay and check it; without what is private to the table for whoever has no seat. */
export interface GameRecord<S = unknown, O = unknown> {
  readonly format: 'longhand-record/1';
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: O;
  /** In joining order; the contribution is hex, empty where there was none. */
  readonly players: readonly { readonly name: string; readonly contribution: string }[];
  /** seating[seat] is the index in `players`. */
  readonly seating: readonly number[];
  readonly commitment: string;
  /** 32 bytes, hex. */
  readonly secret: string;
  readonly seed: string;
  readonly moves: readonly RecordedMove[];
  readonly outcome: Outcome;
  /** The state after setup, as everybody may see it now. */
  readonly deal: Visible<S>;
}

import { encode } from '../shared/engine/secret.ts';
import type { ApiError, Failure, Sync } from '../shared/protocol.ts';
import { parseKey } from './links.ts';

/** The HTTP status of every failure. */
export const STATUS = {
  'bad-request': 400,
  'bad-key': 401,
  'no-such-table': 404,
  'no-such-inbox': 404,
  'no-such-channel': 404,
  'bad-token': 403,
  'not-offered': 409,
  gone: 410,
  'no-such-game': 404,
  'not-found': 404,
  full: 409,
  'name-taken': 409,
  'not-started': 409,
  'not-over': 409,
  'not-your-turn': 409,
  illegal: 409,
  stale: 409,
  'too-large': 413,
  'too-many-requests': 429,
  'rules-drift': 503,
  failed: 500,
} as const satisfies Record<ApiError, number>;

const MESSAGE: Readonly<Record<ApiError, string>> = {
  'bad-request': 'This request cannot be understood. Correct it and send it again.',
  'bad-key': 'This key does not fit the table. Open your own link again, or ask for a new one.',
  'no-such-table': 'There is no table at this address. Check the link, or open a table of your own.',
  'no-such-inbox': 'There is no inbox of this key. It begins with the first seat, channel or setting that is kept in it.',
  'no-such-channel': 'There is no such channel in this inbox. Look at it anew.',
  'bad-token': 'This link is no longer good. Ask for a new letter.',
  'not-offered': 'This is not offered here.',
  gone: 'This table is no longer there: whoever opened it has deleted it.',
  'no-such-game': 'There is no game of this name. GET /api/games lists them.',
  'not-found': 'There is nothing at this address.',
  full: 'Every seat at this table is taken. You may watch, or open a table of your own.',
  'name-taken': 'Somebody at this table has this name already. Choose another, so that you can be told apart.',
  'not-started': 'The game has not started: it begins when the last seat is taken.',
  'not-over': 'This can be had when the game is over.',
  'not-your-turn': 'It is not your turn. Wait for the others, and look again.',
  illegal: 'This move is not possible now. Choose one of those the table offers.',
  stale: 'The table has moved on since you looked. Look at it as it is now, and choose again.',
  'too-large': 'This request is too large. Send less.',
  'too-many-requests': 'Too many requests came from here. Wait a minute and try again.',
  'rules-drift': 'This table was played by rules that this version no longer has. Nothing is lost; tell whoever runs this site.',
  failed: 'Something went wrong here. Nothing is lost; try again in a moment.',
};

/** What a route answers with: the error, or null; and the body, encoded. Plain data, so that it can cross to a Durable Object and back. */
export interface Reply {
  readonly error: ApiError | null;
  readonly body: string;
}

/** A failure as it travels, in the words of the table or in better ones. */
export const failure = (error: ApiError, message?: string, sync?: Sync): Failure => ({
  error,
  message: message ?? MESSAGE[error],
  ...(sync === undefined ? {} : { sync }),
});

/** A success on its way out; the encoder throws on anything that was not redacted. */
export const done = <T extends object = Sync>(value: T): Reply => ({ error: null, body: encode(value) });

/** A refusal on its way out. */
export const refused = (error: ApiError, message?: string, sync?: Sync): Reply => ({ error, body: encode(failure(error, message, sync)) });

/** Why a key opens no seat, where more can be said than that it does not fit. */
export const notASeat = (key: string): string | undefined =>
  parseKey(key)?.kind === 'invite' ? 'This is an invitation, not the key of a seat. Open the invite link and sit down first.' : undefined;

/** Why a key is no invitation to this table. */
export const notAnInvite = (key: string): string =>
  parseKey(key)?.kind === 'invite' ? 'This invitation does not fit the table. Ask whoever sent it for a new link.' : 'Sitting down takes an invitation, and this is not one. Ask for the invite link.';

/** Why a letter's key does not do this. */
export const notALetter = 'A letter’s link plays the seat, and nothing more. Use the seat’s own link.';

import type { By } from '../shared/protocol.ts';
import type { Seat } from '../shared/engine/types.ts';
import type { Way } from '../shared/inbox.ts';
import type { Language } from '../shared/text/say.ts';
import type { Hook } from './ways.ts';

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
  readonly hook: KeptHook | null;
}

/** The table's webhook; `off`: why it is no longer told. */
export interface KeptHook extends Hook {
  readonly off: string | null;
  /** Since when it has not answered; absent while it does. */
  readonly silent?: number;
}

/** Somebody at the table, in joining order. */
export interface Joined {
  readonly player: number;
  readonly name: string;
  /** 16 bytes, hex, or empty. */
  readonly contribution: string;
  readonly house: boolean;
  readonly language: Language;
  /** An address that is still to be handed to the inbox. */
  readonly mail: string | null;
  /** Raised when the seat is issued anew. */
  readonly epoch: number;
  /** The nonce of the request that issued it anew, 16 bytes, hex. */
  readonly nonce: string | null;
  /** The name of the inbox that is told of this seat's turns. */
  readonly inbox: string | null;
  /** What that inbox last said: whether anything would go out, and the address as its owner knows it again. */
  readonly live: boolean;
  readonly label: string | null;
  /** Its owner wants no letters from this table. */
  readonly muted: boolean;
  /** When the seat was last told of a turn, milliseconds since 1970, and of which. */
  readonly told: { readonly at: number; readonly by: Way; readonly n: number } | null;
}

/** The table opened for the next game of the same people: by whom, with which contribution; the invite once it is open. */
export interface Next {
  readonly table: string;
  readonly host: number;
  readonly invite: string | null;
}

/** An inbox that held a seat of a table that was deleted. */
export interface Buried {
  readonly table: string;
  readonly player: number;
  readonly inbox: string;
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

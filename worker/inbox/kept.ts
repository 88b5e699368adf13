import type { Became, ChannelState, Entry, Quiet, StoppedBecause, Way } from '../../shared/inbox.ts';
import type { Language } from '../../shared/text/say.ts';
import type { Letter } from '../mail/post.ts';

/** Whose inbox it is: nothing but wishes. Times are milliseconds since 1970. */
export interface Me {
  /** The inbox's name. */
  readonly name: string;
  /** 32 bytes, hex: all its tokens are made with it. */
  readonly secret: string;
  /** "https://host". */
  readonly origin: string;
  readonly language: Language;
  /** Whether the person chose the language; until then it is that of the seat that came last. */
  readonly chosen: boolean;
  readonly zone: string;
  readonly quiet: Quiet | null;
  /** The number of the feeds' address; 0: there are none. */
  readonly feed: number;
}

/** A seat that is held. */
export interface Seat {
  readonly id: number;
  readonly table: string;
  readonly player: number;
  readonly key: string;
  readonly name: string;
  readonly told: boolean;
  readonly muted: boolean;
  /** When its table is to be told how this inbox is reached; null: it knows. */
  readonly report: number | null;
}

/** A way to be told. `target`: the address, or the push subscription as JSON. */
export interface Line {
  readonly id: number;
  readonly kind: Way;
  readonly target: string;
  readonly state: ChannelState;
  readonly why: StoppedBecause | null;
  /** Whether somebody at the target agreed: then its owner can stop it and start it again. */
  readonly confirmed: boolean;
}

/** A letter that waits to be sent: a confirming one, or the answer to an answer. */
export interface Queued {
  readonly key: string;
  readonly channel: number;
  readonly kind: Entry['kind'];
  readonly letter: Letter;
  readonly due: number;
  readonly tries: number;
}

/** Something that was told. */
export interface Told {
  readonly at: number;
  readonly kind: Entry['kind'];
  readonly channel: number;
  readonly label: string;
  readonly tables: readonly string[];
  readonly became: Became;
}

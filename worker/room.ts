import type { Env } from './env.ts';
import type { Sitting } from './sitting.ts';
import type { Sockets } from './sockets.ts';
import type { Store } from './store.ts';

/** What the parts of a table share: each knows its own business, and nothing of the others. */
export interface Room {
  readonly env: Env;
  readonly store: Store;
  readonly sockets: Sockets;
  /** The table as it is now; null: there is none here, or its rules are gone. */
  sitting(): Sitting | null;
  /** What is written is written together, or not at all. */
  together(write: () => void): void;
  /** Reads the people anew; the game has not moved. */
  people(): void;
  /** Reads everything anew: somebody sat down, or what is fixed has changed. */
  reread(): void;
  arm(): void;
  broadcast(): void;
}

/** A setting in seconds, or what stands for one that is none; milliseconds. */
export function milliseconds(setting: string | undefined, otherwise: number): number {
  const seconds = Number(setting ?? otherwise);
  return (Number.isFinite(seconds) && seconds >= 0 ? seconds : otherwise) * 1000;
}

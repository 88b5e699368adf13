import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Rules } from './game.ts';

/** What everybody who looks at a table is told of its options: all of them, or in short what is too long to travel with each look. */
export function outlineOf<S, M, E, O>(game: Rules<S, M, E, O>, options: O): unknown {
  if (game.outline === undefined) return options;
  const known = typeof options === 'object' && options !== null ? OUTLINES.get(options) : undefined;
  if (known !== undefined) return known;
  const outline = game.outline(options, digestOf);
  if (typeof options === 'object' && options !== null) OUTLINES.set(options, outline);
  return outline;
}

/** The options as they may be known to whoever has no seat at the table. */
export const veiled = <S, M, E, O>(game: Rules<S, M, E, O>, options: O): O => game.veil?.(options) ?? options;

// A digest of millions of characters takes a while, and is asked for with every look.
const OUTLINES = new WeakMap<object, unknown>();

const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

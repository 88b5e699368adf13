import { chacha20 } from '@noble/ciphers/chacha.js';

/** The only source of chance for rules and the house. */
export interface Dice {
  /** A whole number from 0 to n − 1, each as likely. */
  below(n: number): number;
  /** A shuffled copy: Fisher–Yates from the last index down to 1. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Which chance is meant: a move's own, or that for choosing a default or a house move. */
export type Stream = 'move' | 'idle';

const WORDS = 2 ** 32;
const BLOCK = 64;

/**
 * The dice of one move: 32-bit little-endian words of ChaCha20 (RFC 8439), block counter from 0.
 * `seed` is the 32-byte key; `n` is the move's number, 0 for the deal: the nonce is n as uint32
 * little-endian, then the stream (0 move, 1 idle), then seven zero bytes.
 */
export function diceFor(seed: Uint8Array, n: number, stream: Stream = 'move'): Dice {
  const word = wordsOf(seed, nonceOf(n, stream));
  return diceFrom(word);
}

/** Dice over any source of 32-bit words. */
export function diceFrom(word: () => number): Dice {
  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`below(${n}): a whole number from 1 to 2^32 is needed`);
    const limit = WORDS - (WORDS % n);
    for (;;) {
      const drawn = word();
      if (drawn < limit) return drawn % n;
    }
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const result = [...items];
    for (let i = result.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [result[i], result[j]] = [result[j] as T, result[i] as T];
    }
    return result;
  };
  return { below, shuffle };
}

function nonceOf(n: number, stream: Stream): Uint8Array {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, n, true);
  nonce[4] = stream === 'idle' ? 1 : 0;
  return nonce;
}

function wordsOf(seed: Uint8Array, nonce: Uint8Array): () => number {
  let block = new DataView(new ArrayBuffer(0));
  let counter = 0;
  let at = 0;
  return () => {
    if (at >= block.byteLength) {
      block = new DataView(chacha20(seed, nonce, new Uint8Array(BLOCK), undefined, counter++).buffer);
      at = 0;
    }
    const word = block.getUint32(at, true);
    at += 4;
    return word;
  };
}

import { createCipheriv } from 'node:crypto';

/** The key stream of ChaCha20 as 32-bit words, block counter from 0, computed by OpenSSL instead of our library. */
export function wordsBy(key: Uint8Array, nonce: readonly number[], count: number): number[] {
  const counter = [0, 0, 0, 0];
  const stream = createCipheriv('chacha20', key, Uint8Array.from([...counter, ...nonce])).update(Buffer.alloc(4 * count));
  return Array.from({ length: count }, (_, i) => stream.readUInt32LE(4 * i));
}

/** Fisher–Yates from the last index down to 1 over given words, taken from the front of the list. */
export function shuffledBy<T>(words: number[], items: readonly T[]): T[] {
  const left = [...items];
  for (let i = left.length - 1; i >= 1; i--) {
    const j = belowBy(words, i + 1);
    const moved = left[i] as T;
    left[i] = left[j] as T;
    left[j] = moved;
  }
  return left;
}

/** A word below the last whole multiple of m, modulo m; others are skipped. */
export function belowBy(words: number[], m: number): number {
  const word = words.shift();
  if (word === undefined) throw new Error('no words left');
  return word >= Math.floor(2 ** 32 / m) * m ? belowBy(words, m) : word % m;
}

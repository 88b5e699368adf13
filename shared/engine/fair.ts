import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of the table's secret, hex: published before anybody sits down. `secret` is 32 bytes as hex. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/**
 * The 32-byte seed of all dice: HMAC-SHA-256 over the table's id and the players' contributions
 * (hex, in joining order; empty where there is none), keyed by the table's secret (32 bytes as hex).
 */
export function seedOf(secret: string, table: string, contributions: readonly string[]): Uint8Array {
  const message = `longhand/1\n${table}\n${contributions.join('\n')}`;
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(message));
}

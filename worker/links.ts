import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What a key opens. The kinds are never one another: an invite sits nobody's seat, a letter's key re-issues nothing. */
export type KeyKind = 'invite' | 'seat' | 'turn';

/** A key taken apart; `player` is the joining index (0 for an invite). Not yet proven to be right. */
export interface ParsedKey {
  readonly kind: KeyKind;
  readonly player: number;
  readonly text: string;
}

const LETTER = { invite: 'i', seat: 's', turn: 't' } as const;
const KIND: Readonly<Record<string, KeyKind>> = { i: 'invite', s: 'seat', t: 'turn' };
const KEY = /^([ist])(\d{1,2})-[0-9a-f]{32}$/;
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A new table's name: 20 of 32 letters, 100 random bits. */
export const newTableId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => ALPHABET[byte & 31]).join('');

/** Whether a text has the form of a table's name; others never reach a Durable Object. */
export const isTableId = (text: string): boolean => /^[a-km-np-z2-9]{20}$/.test(text);

/** 32 random bytes, hex. */
export const newSecret = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/** 16 random bytes, hex: the part of a person whose browser sent none. */
export const newContribution = (): string => newSecret().slice(0, 32);

/** The name of an inbox whose key nobody has: for a seat that gave an address and nothing else. */
export const newInboxName = (): string => newSecret().slice(0, 32);

/** The name of the inbox of a key; from the name nobody gets back to the key. */
export const inboxNameOf = (key: string): string => bytesToHex(sha256(utf8ToBytes(key))).slice(0, 32);

/** The key of a kind for a player: HMAC-SHA-256 (128 bits, hex) by the table's own key secret; raising the epoch kills those before. */
export function keyFor(secret: string, kind: KeyKind, player: number, epoch: number): string {
  const mac = hmac(sha256, hexToBytes(secret), utf8ToBytes(`longhand/key/1\n${kind}\n${player}\n${epoch}`));
  return `${LETTER[kind]}${player}-${bytesToHex(mac).slice(0, 32)}`;
}

/** Reads the kind and the player off a key, or null when it has not the form of one. */
export function parseKey(text: string): ParsedKey | null {
  const found = KEY.exec(text);
  const kind = KIND[found?.[1] ?? ''];
  return found === null || kind === undefined ? null : { kind, player: Number(found[2]), text };
}

/** Compares two keys in constant time. */
export function sameKey(a: string, b: string): boolean {
  const [x, y] = [utf8ToBytes(a), utf8ToBytes(b)];
  return x.length === y.length && crypto.subtle.timingSafeEqual(x, y);
}

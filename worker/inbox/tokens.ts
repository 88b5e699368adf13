import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { sameKey } from '../links.ts';
import type { Seat } from './kept.ts';

/**
 * What a token does: stops a channel, confirms it, reads the feeds. Each can do one thing, and stands where nothing else
 * can: in addresses that mail programs and feed readers call.
 */
export type TokenKind = 'stop' | 'confirm' | 'feed';

/** A token taken apart; not yet proven right. `of`: a channel's id, or the number of the feed's address. */
export interface Token {
  readonly kind: TokenKind;
  readonly inbox: string;
  readonly of: number;
  readonly mac: string;
}

/** What an answer by mail is to: a seat by its row in the inbox, and the number of moves of the letter. */
export interface ReplyToken {
  readonly inbox: string;
  readonly seat: number;
  readonly n: number;
  readonly mac: string;
}

const LETTERS = { stop: 's', confirm: 'c', feed: 'f' } as const;
const KINDS: Readonly<Record<string, TokenKind>> = { s: 'stop', c: 'confirm', f: 'feed' };

/** A token of an inbox, MAC by its own secret (32 bytes, hex). */
export const tokenFor = (secret: string, kind: TokenKind, inbox: string, of: number): string => `${LETTERS[kind]}${of}-${inbox}${mac(secret, kind, of).slice(0, 32)}`;

/** Reads a token, or null when it has not the form of one of this kind. */
export function parseToken(text: string, kind: TokenKind): Token | null {
  const found = /^([scf])(\d{1,9})-([0-9a-f]{32})([0-9a-f]{32})$/.exec(text);
  return found === null || KINDS[found[1]!] !== kind ? null : { kind, of: Number(found[2]), inbox: found[3]!, mac: found[4]! };
}

/** Whether a token was made by this inbox. */
export const isRight = (secret: string, { kind, of, mac: given }: Token): boolean => sameKey(given, mac(secret, kind, of).slice(0, 32));

/**
 * A token for an address that answers go to: 53 letters and digits, whatever their case. It is good for the seat's key of
 * today alone: a seat issued anew, and another one in the same row, is none of its business.
 */
export function replyToken(secret: string, inbox: string, { id: seat, key }: Pick<Seat, 'id' | 'key'>, n: number): string {
  const numbers = (seat * 2 ** 24 + n).toString(16).padStart(10, '0');
  return base32(hexToBytes(`${inbox}${numbers}${mac(secret, 'reply', seat, n, key).slice(0, 24)}`));
}

/** Reads such a token, or null. */
export function parseReplyToken(text: string): ReplyToken | null {
  const bytes = fromBase32(text.toLowerCase());
  if (bytes === null) return null;
  const hex = bytesToHex(bytes);
  return { inbox: hex.slice(0, 32), seat: parseInt(hex.slice(32, 36), 16), n: parseInt(hex.slice(36, 42), 16), mac: hex.slice(42) };
}

/** Whether such a token was made by this inbox, for a seat with this key. */
export const isRightReply = (secret: string, key: string, { seat, n, mac: given }: ReplyToken): boolean => sameKey(given, mac(secret, 'reply', seat, n, key).slice(0, 24));

/** A token for the address that reports of letters to a channel come back to: like one for answers, of no seat. */
export const returnToken = (secret: string, inbox: string, channel: number): string => replyToken(secret, inbox, NO_SEAT, channel);

/** The channel such a token was made for by this inbox, or null. */
export const channelOf = (secret: string, token: ReplyToken): number | null => (token.seat === NO_SEAT.id && isRightReply(secret, NO_SEAT.key, token) ? token.n : null);

/** Rows of seats count from 1. */
const NO_SEAT = { id: 0, key: '' };

const mac = (secret: string, kind: string, ...of: (number | string)[]): string => bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`longhand/${kind}/1\n${of.join('\n')}`)));

const DIGITS = 'abcdefghijklmnopqrstuvwxyz234567';
/** 33 bytes are 264 bits: 53 digits of five, the last one bit short of full. */
const BYTES = 33;
const LENGTH = 53;

function base32(bytes: Uint8Array): string {
  let number = 0n;
  for (const byte of bytes) number = number * 256n + BigInt(byte);
  let text = '';
  for (let i = 0; i < LENGTH; i++, number /= 32n) text = DIGITS[Number(number % 32n)]! + text;
  return text;
}

function fromBase32(text: string): Uint8Array | null {
  if (!/^[a-z2-7]{53}$/.test(text)) return null;
  let number = 0n;
  for (const digit of text) number = number * 32n + BigInt(DIGITS.indexOf(digit));
  if (number >= 256n ** BigInt(BYTES)) return null;
  return hexToBytes(number.toString(16).padStart(BYTES * 2, '0'));
}

import { fail, ok, type Result } from '../../../../shared/engine/types.ts';
import { MOST, type Refusal } from './parts.ts';

/** The text of a file: UTF-8, or UTF-16 as spreadsheets save it; a sentence's worth of refusal for anything else. */
export function textOf(bytes: Uint8Array): Result<string, Refusal> {
  if (bytes.length > MOST.bytes) return fail({ code: 'too-big', bytes: bytes.length, most: MOST.bytes });
  const packed = packedAs(bytes);
  if (packed !== null) return fail({ code: packed });
  if (PDF.every((byte, i) => bytes[i] === byte)) return fail({ code: 'not-text' });
  const encoding = encodingOf(bytes);
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? fail({ code: 'not-text' }) : ok(text);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // A decoder has no other way to say that bytes are not of its encoding. Pictures and the like have zeros among them.
    return fail({ code: bytes.includes(0) ? 'not-text' : 'encoding' });
  }
}

/** Whether a file begins as packed ones do. */
export function packedAs(bytes: Uint8Array): 'zip' | 'gzip' | null {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)) return 'zip';
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? 'gzip' : null;
}

const PDF = [0x25, 0x50, 0x44, 0x46];

/** By the mark at the beginning; without one, Latin text in UTF-16 has a zero in every second place. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const first = bytes.subarray(0, 64);
  const zerosAt = (parity: number): boolean => first.length > 1 && first.every((byte, i) => i % 2 !== parity || byte === 0);
  if (zerosAt(1) && !zerosAt(0)) return 'utf-16le';
  return zerosAt(0) && !zerosAt(1) ? 'utf-16be' : 'utf-8';
}

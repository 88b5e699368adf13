import { type Inside, KEYED, roleOf } from './places.ts';

/** An object that may be a card: its text, what it stands in and the line it begins on. A text is empty when it is too long for a card. */
export type Each = (text: string, inside: Inside, line: number) => void;

/** How a file of JSON ends: where what is missing began, or where the braces part ways; null when it is whole. */
export type End = { readonly code: 'cut-off' | 'broken-json'; readonly line: number } | null;

/** A reader of JSON in pieces. */
export interface Scanner {
  push(bytes: Uint8Array): void;
  /** To be asked once, after the last piece. */
  end(): End;
}

const [QUOTE, BACKSLASH, COMMA, COLON, LINE] = [0x22, 0x5c, 0x2c, 0x3a, 0x0a] as const;
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x7b, 0x7d, 0x5b, 0x5d] as const;

/** Longer keys are none that matter. */
const KEY = 24;

/**
 * Finds the cards in a file of JSON that comes in pieces, and holds no more of it than the one card it is in. It looks at
 * bytes, since all that JSON is built of is ASCII, and leaves what is inside of a card to the browser's own parser.
 */
export function scanner(each: Each): Scanner {
  const levels: Inside[] = [];
  const keeper = keeperOf(each);
  let line = 1;
  let depth = 0; // inside of something that is taken or passed over whole
  let inString = false;
  let isEscaped = false;
  let key = '';
  let isKey = false;
  let broken: number | null = null;

  const opened = (isArray: boolean, at: number): void => {
    const role = roleOf(levels.at(-1), key, isArray);
    if (role === 'data' || role === 'data-list') keeper.drop(); // what holds cards is none
    if (role === 'take') keeper.start(at, line, levels.at(-1)!);
    if (role === 'take' || role === 'skip') return void depth++;
    levels.push(role);
    isKey = KEYED.has(role);
    if (role === 'root') keeper.start(at, line, role);
  };

  const closed = (isArray: boolean, bytes: Uint8Array, at: number): void => {
    const level = levels.pop();
    if (level === undefined || KEYED.has(level) === isArray) broken = line;
    else if (level === 'root') keeper.finish(bytes, at + 1);
  };

  const between = (byte: number, bytes: Uint8Array, at: number): void => {
    switch (byte) {
      case OPEN_OBJECT: return opened(false, at);
      case OPEN_ARRAY: return opened(true, at);
      case CLOSE_OBJECT: return closed(false, bytes, at);
      case CLOSE_ARRAY: return closed(true, bytes, at);
      case COMMA: isKey = KEYED.has(levels.at(-1)); break;
      case COLON: isKey = false; break;
      default: // a number, a word, a space
    }
  };

  const within = (byte: number, bytes: Uint8Array, at: number): void => {
    if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) depth++;
    else if ((byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) && --depth === 0 && levels.at(-1) !== 'root') keeper.finish(bytes, at + 1);
  };

  const inText = (byte: number): void => {
    if (isEscaped) isEscaped = false;
    else if (byte === BACKSLASH) isEscaped = true;
    else if (byte === QUOTE) inString = false;
    else if (byte === LINE) line++;
    else if (isKey && depth === 0 && key.length < KEY) key += String.fromCharCode(byte);
  };

  const push = (bytes: Uint8Array): void => {
    keeper.next();
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]!;
      if (inString) inText(byte);
      else if (byte === QUOTE) {
        inString = true;
        if (isKey && depth === 0) key = '';
      } else if (byte === LINE) line++;
      else if (depth > 0) within(byte, bytes, at);
      else between(byte, bytes, at);
      if (broken !== null) return keeper.drop();
    }
    keeper.hold(bytes);
  };

  const end = (): End => {
    if (broken !== null) return { code: 'broken-json', line: broken };
    return levels.length > 0 || depth > 0 || inString ? { code: 'cut-off', line: keeper.line() ?? line } : null;
  };
  return { push: (bytes) => (broken === null ? push(bytes) : undefined), end };
}

/** No card is as long: a file cannot fill the memory with one. */
const LONGEST = 1_000_000;

interface Keeper {
  start(at: number, line: number, inside: Inside): void;
  finish(bytes: Uint8Array, end: number): void;
  drop(): void;
  /** A new piece begins. */
  next(): void;
  /** A piece ends, and what is kept goes on. */
  hold(bytes: Uint8Array): void;
  line(): number | null;
}

/** Keeps the bytes of one object, over as many pieces as it takes. */
function keeperOf(each: Each): Keeper {
  let now: { readonly line: number; readonly inside: Inside } | null = null;
  let from = 0;
  let held: Uint8Array[] = [];
  let length = 0;
  const decoder = new TextDecoder();
  const drop = (): void => {
    now = null;
    held = [];
    length = 0;
  };
  return {
    start: (at, line, inside) => {
      drop();
      now = { line, inside };
      from = at;
    },
    finish: (bytes, end) => {
      if (now === null) return;
      const { inside, line } = now;
      const last = bytes.subarray(from, end);
      const text = length + last.length > LONGEST ? '' : decoder.decode(joined(held, last, length));
      drop();
      each(text, inside, line);
    },
    drop,
    next: () => void (from = 0),
    hold: (bytes) => {
      if (now === null) return;
      length += bytes.length - from;
      if (length > LONGEST) held = [];
      else held.push(bytes.slice(from));
    },
    line: () => now?.line ?? null,
  };
}

function joined(held: readonly Uint8Array[], last: Uint8Array, length: number): Uint8Array {
  if (held.length === 0) return last;
  const all = new Uint8Array(length + last.length);
  let at = 0;
  for (const piece of [...held, last]) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

import { fail, ok, type Result } from '../../../../shared/engine/types.ts';
import type { Row } from '../../../../shared/games/manufactory/state.ts';
import { packedAs } from './decode.ts';
import { type Card, cardFrom } from './json/cards.ts';
import { scanner } from './json/scan.ts';
import { type Drop, merged, type Refusal } from './parts.ts';
import type { Wanted } from './pile.ts';
import { hasFront, type Wish } from './read.ts';

/** What a facts file says of all cards, one entry a name. */
export interface FactsBook {
  readonly version: 1;
  readonly cards: readonly Card[];
}

/** How names came out. */
export interface Matched {
  readonly parts: readonly Row[];
  /** Those that no card is called. */
  readonly unmatched: readonly Wanted[];
  readonly dropped: Readonly<Partial<Record<Drop, number>>>;
}

/** More names than all the cards there are: a file cannot fill the memory. */
const MOST_CARDS = 200_000;

/** What goes on while a facts file is read: how many bytes so far, and whether to stop. */
export interface Course {
  readonly progress?: (bytes: number) => void;
  readonly signal?: AbortSignal;
}

/** Reads a facts file (Scryfall or MTGJSON, of any size) piece by piece, each when the one before is done with, and keeps what the game needs. */
export async function readFacts(stream: ReadableStream<Uint8Array>, { progress, signal }: Course = {}): Promise<Result<FactsBook, Refusal>> {
  const book = new Map<string, Card>();
  const scan = scanner((text, inside) => {
    const card = cardFrom(text, inside);
    if (card.ok && card.value !== null) enter(book, card.value);
  });
  const reader = stream.getReader();
  let bytes = 0;
  for (;;) {
    const piece = await nextOf(reader);
    if (!piece.ok) return piece;
    if (piece.value === null) break;
    const refusal = stopFor(bytes === 0 ? packedAs(piece.value) : null, book.size, signal?.aborted === true);
    if (refusal !== null) {
      await reader.cancel();
      return fail(refusal);
    }
    bytes += piece.value.length;
    scan.push(piece.value);
    progress?.(bytes);
  }
  const end = scan.end();
  if (end !== null) return fail({ code: end.code });
  return book.size === 0 ? fail({ code: bytes === 0 ? 'empty' : 'no-cards' }) : ok({ version: 1, cards: [...book.values()] });
}

/** Gives the names of a list the facts of a book. */
export function matchNames(names: readonly Wanted[], { cards }: FactsBook, { frontFaces = false }: Wish = {}): Matched {
  const find = finderIn(cards);
  const parts: Row[] = [];
  const unmatched: Wanted[] = [];
  const dropped: Partial<Record<Drop, number>> = {};
  for (const wanted of names) {
    const whole = find(wanted.whole);
    const card = whole ?? find(wanted.name);
    const count = whole === undefined ? wanted.count : isCounted(wanted) ? 1 : wanted.count;
    if (card === undefined) unmatched.push(wanted);
    else if (card.drop !== null && !(frontFaces && hasFront(card.drop))) dropped[card.drop] = (dropped[card.drop] ?? 0) + count;
    else parts.push({ ...card.facts, count });
  }
  return { parts: merged(parts), unmatched, dropped };
}

async function nextOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Result<Uint8Array | null, Refusal>> {
  try {
    return ok((await reader.read()).value ?? null);
  } catch (error) {
    if (error instanceof DOMException) return fail({ code: 'unreadable' }); // moved away, or not ours to read
    throw error;
  }
}

function stopFor(packed: 'zip' | 'gzip' | null, names: number, isStopped: boolean): Refusal | null {
  if (isStopped) return { code: 'stopped' };
  if (packed !== null) return { code: packed };
  return names > MOST_CARDS ? { code: 'too-many-rows', rows: names, most: MOST_CARDS } : null;
}

/** A card can share its name with a token: what can be played stays. */
function enter(book: Map<string, Card>, card: Card): void {
  const key = keyOf(card.facts.name);
  const before = book.get(key);
  if (before === undefined || (before.drop !== null && card.drop === null)) book.set(key, card);
}

/** Finds a card by its name, or by its first half alone, as some lists have it. */
function finderIn(cards: readonly Card[]): (name: string) => Card | undefined {
  const whole = new Map(cards.map((card) => [keyOf(card.facts.name), card]));
  const halves = new Map(cards.filter(({ facts }) => facts.name.includes('//')).map((card) => [keyOf(card.facts.name.split('//')[0]!), card]));
  return (name) => {
    const key = keyOf(name);
    return whole.get(key) ?? halves.get(key) ?? whole.get(keyOf(name.split('//')[0]!));
  };
}

/** Whether the whole line is more than the name: "1996 Exhibition" begins with a number that may be part of it. */
const isCounted = ({ whole, name }: Wanted): boolean => whole !== name;

/** What two spellings of a name share: no case, no accents, one kind of quote, dash and slash. */
const keyOf = (name: string): string =>
  name.toLowerCase().normalize('NFKD').replace(/[\u0300-\u036f]/g, '').replace(/[‘’ʼ`´]/g, '\'').replace(/[‐-―−]/g, '-').replace(/æ/g, 'ae')
    .replace(/\s*\/{1,3}\s*/g, ' // ').replace(/\s+/g, ' ').trim();

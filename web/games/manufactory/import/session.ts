import { batch, computed, signal } from '@preact/signals';
import type { Row } from '../../../../shared/games/manufactory/state.ts';
import { type FactsBook, matchNames, readFacts } from '../list/facts.ts';
import { type Drop, merged, type Refusal, refusalOf } from '../list/parts.ts';
import type { Wanted } from '../list/pile.ts';
import { type Reading, readFile, readText } from '../list/read.ts';
import type { Shelf } from '../list/shelf.ts';
import { type Edit, judged, NOTHING } from './edits.ts';

/** What was brought: a file with its name, or what was pasted. */
export type Brought = { readonly file: File } | { readonly text: string };

/** How far a facts file has been read, bytes. */
export interface Progress {
  readonly bytes: number;
  readonly of: number;
}

/** A list on its way to a table: what was brought, what became of it, and what is filled in by hand. It outlives the dialog. */
export function newSession(shelf: Shelf) {
  const brought = signal<Brought | null>(null);
  const reading = signal<Reading | null>(null);
  const refusal = signal<Refusal | null>(null);
  const busy = signal(false);
  const frontFaces = signal(false);
  const book = signal<FactsBook | null>(null);
  /** Whether the browser has kept the facts; null before it was asked to. */
  const isKept = signal<boolean | null>(null);
  const progress = signal<Progress | null>(null);
  const factsRefusal = signal<Refusal | null>(null);
  /** What is filled in, by the line of a name. */
  const edits = signal<ReadonlyMap<number, Edit>>(new Map());
  /** What is being written in the field for pasting. */
  const draft = signal('');

  const matched = computed(() => (reading.value === null || book.value === null ? null : matchNames(reading.value.names, book.value, { frontFaces: frontFaces.value })));
  /** The names that have no facts yet. */
  const loose = computed<readonly Wanted[]>(() => matched.value?.unmatched ?? reading.value?.names ?? []);
  const byHand = computed(() => judged(loose.value, edits.value, book.value, frontFaces.value));
  const parts = computed<readonly Row[]>(() => merged([...(reading.value?.parts ?? []), ...(matched.value?.parts ?? []), ...byHand.value.parts]));
  const dropped = computed(() => summed([reading.value?.dropped, matched.value?.dropped, byHand.value.dropped]));
  /** Why what there is cannot be brought to a table as it is. */
  const misfit = computed(() => refusalOf(parts.value));

  let reader = 0;
  let stopping: AbortController | null = null;

  const read = async (what: Brought): Promise<void> => {
    const own = ++reader;
    const isSame = brought.peek() === what;
    const wish = { frontFaces: frontFaces.peek() };
    busy.value = true;
    const result = 'file' in what ? await readFile(what.file, wish) : readText(what.text, wish);
    if (own !== reader) return;
    batch(() => {
      busy.value = false;
      refusal.value = result.ok ? null : result.error;
      if (!result.ok) return;
      brought.value = what;
      reading.value = result.value;
      if (!isSame) edits.value = new Map();
    });
  };

  const openFacts = async (file: File): Promise<void> => {
    stopping?.abort();
    const own = (stopping = new AbortController());
    batch(() => {
      factsRefusal.value = null;
      progress.value = { bytes: 0, of: file.size };
    });
    // Drawn a hundred times and not for each piece.
    const tell = (bytes: number): void => {
      if (stopping === own && bytes - (progress.peek()?.bytes ?? 0) >= file.size / 100) progress.value = { bytes, of: file.size };
    };
    const result = await readFacts(file.stream(), { progress: tell, signal: own.signal });
    if (stopping !== own) return;
    stopping = null;
    batch(() => {
      progress.value = null;
      if (result.ok) book.value = result.value;
      else factsRefusal.value = result.error;
    });
    if (result.ok) isKept.value = (await shelf.save(result.value)).ok;
  };

  return {
    brought, reading, refusal, busy, frontFaces, book, isKept, progress, factsRefusal, edits, draft, loose, byHand, parts, dropped, misfit,
    read,
    openFacts,
    /** Takes facts that were kept here before. */
    async begin(): Promise<void> {
      const found = await shelf.load();
      if (found.ok && found.value !== null) book.value ??= found.value;
    },
    async keepFronts(on: boolean): Promise<void> {
      frontFaces.value = on;
      if (brought.peek() !== null) await read(brought.peek()!);
    },
    stopFacts: () => stopping?.abort(),
    async forgetFacts(): Promise<void> {
      const cleared = await shelf.clear();
      if (!cleared.ok) return;
      batch(() => {
        book.value = null;
        isKept.value = null;
      });
    },
    edit(line: number, change: Partial<Edit>): void {
      edits.value = new Map(edits.peek()).set(line, { ...NOTHING, ...edits.peek().get(line), ...change });
    },
    /** Makes room for another list. */
    clear(): void {
      reader++;
      batch(() => {
        brought.value = null;
        reading.value = null;
        refusal.value = null;
        busy.value = false;
        edits.value = new Map();
      });
    },
  };
}
export type Session = ReturnType<typeof newSession>;

function summed(all: readonly (Readonly<Partial<Record<Drop, number>>> | undefined)[]): Readonly<Partial<Record<Drop, number>>> {
  const sum: Partial<Record<Drop, number>> = {};
  for (const [why, n] of all.flatMap((one) => Object.entries(one ?? {}) as [Drop, number][])) sum[why] = (sum[why] ?? 0) + n;
  return sum;
}

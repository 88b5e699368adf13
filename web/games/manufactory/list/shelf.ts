import { fail, ok, type Result } from '../../../../shared/engine/types.ts';
import type { FactsBook } from './facts.ts';

/** Where the browser keeps a book of facts, so that its file is opened once. `storage`: the browser does not let us, or has no room. */
export interface Shelf {
  /** Null when there is none, or one of an earlier form. */
  load(): Promise<Result<FactsBook | null, 'storage'>>;
  save(book: FactsBook): Promise<Result<null, 'storage'>>;
  clear(): Promise<Result<null, 'storage'>>;
}

const BASE = 'longhand-manufactory';
const STORE = 'facts';
const KEY = 'book';

/** The shelf in the browser's own database. */
export function shelfIn(factory: IDBFactory): Shelf {
  const within = async <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<Result<T, 'storage'>> => {
    const base = await opened(factory);
    if (!base.ok) return base;
    const result = await done(base.value, mode, ask);
    base.value.close();
    return result;
  };
  const quietly = async (ask: (store: IDBObjectStore) => IDBRequest): Promise<Result<null, 'storage'>> => {
    const result = await within('readwrite', ask);
    return result.ok ? ok(null) : result;
  };
  return {
    load: async () => {
      const found = await within('readonly', (store) => store.get(KEY) as IDBRequest<unknown>);
      return found.ok ? ok(isBook(found.value) ? found.value : null) : found;
    },
    save: (book) => quietly((store) => store.put(book, KEY)),
    clear: () => quietly((store) => store.delete(KEY)),
  };
}

function opened(factory: IDBFactory): Promise<Result<IDBDatabase, 'storage'>> {
  return new Promise((resolve) => {
    const request = asked(factory);
    if (request === null) return resolve(fail('storage'));
    request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(STORE));
    request.addEventListener('success', () => resolve(ok(request.result)));
    request.addEventListener('error', () => resolve(fail('storage')));
    request.addEventListener('blocked', () => resolve(fail('storage')));
  });
}

function asked(factory: IDBFactory): IDBOpenDBRequest | null {
  try {
    return factory.open(BASE, 1);
  } catch (error) {
    if (error instanceof DOMException) return null; // a page that may keep nothing is told so this way
    throw error;
  }
}

/** Resolves when the transaction is through: a request can succeed and its transaction still find no room. */
function done<T>(base: IDBDatabase, mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<Result<T, 'storage'>> {
  return new Promise((resolve) => {
    const transaction = base.transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    transaction.addEventListener('complete', () => resolve(ok(request.result)));
    transaction.addEventListener('abort', () => resolve(fail('storage')));
    transaction.addEventListener('error', () => resolve(fail('storage')));
  });
}

const isBook = (value: unknown): value is FactsBook => typeof value === 'object' && value !== null && (value as Partial<FactsBook>).version === 1;

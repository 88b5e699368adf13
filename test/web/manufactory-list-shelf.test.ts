// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { FactsBook } from '../../web/games/manufactory/list/facts.ts';
import { shelfIn } from '../../web/games/manufactory/list/shelf.ts';

const BOOK: FactsBook = { version: 1, cards: [{ facts: { name: 'Paper Lantern', cost: 1, colours: ['w'], universal: false, rarity: 'common' }, drop: null }] };

/** As much of a browser's database as the shelf asks for: values are copied, requests answer later, a transaction ends after them. */
function base(setting: { readonly opens?: 'error' | 'throws'; readonly full?: boolean } = {}): { factory: IDBFactory; kept: Map<string, unknown>; closed: () => number } {
  const kept = new Map<string, unknown>();
  let isMade = false;
  let closed = 0;
  const later = (target: EventTarget, ...types: string[]): void => types.forEach((type, i) => setTimeout(() => target.dispatchEvent(new Event(type)), i));
  const request = <T>(result: T): EventTarget & { result: T } => Object.assign(new EventTarget(), { result });
  const transaction = (mode: string) => {
    const whole = new EventTarget();
    const answered = <T>(result: T, change?: () => void) => {
      if (change !== undefined && mode !== 'readwrite') throw new Error('a reading transaction changes nothing');
      const isFull = change !== undefined && setting.full === true;
      if (!isFull) change?.();
      later(whole, isFull ? 'abort' : 'complete');
      return request(result);
    };
    const store = {
      get: (key: string) => answered(structuredClone(kept.get(key))),
      put: (value: unknown, key: string) => answered(key, () => kept.set(key, structuredClone(value))),
      delete: (key: string) => answered(undefined, () => kept.delete(key)),
    };
    return Object.assign(whole, { objectStore: () => store });
  };
  const database = { createObjectStore: () => void (isMade = true), transaction: (_name: string, mode: string) => transaction(mode), close: () => void closed++ };
  const open = () => {
    if (setting.opens === 'throws') throw new DOMException('not here', 'SecurityError');
    const opening = request(database);
    if (setting.opens === 'error') later(opening, 'error');
    else later(opening, ...(isMade ? [] : ['upgradeneeded']), 'success');
    return opening;
  };
  return { factory: { open } as unknown as IDBFactory, kept, closed: () => closed };
}

describe('the shelf for facts', () => {
  test('is empty at first, keeps a book, and lets it go', async () => {
    const { factory, closed } = base();
    const shelf = shelfIn(factory);
    expect(await shelf.load()).toEqual({ ok: true, value: null });
    expect(await shelf.save(BOOK)).toEqual({ ok: true, value: null });
    expect(await shelfIn(factory).load()).toEqual({ ok: true, value: BOOK });
    expect(await shelf.clear()).toEqual({ ok: true, value: null });
    expect(await shelf.load()).toEqual({ ok: true, value: null });
    expect(closed()).toBe(5);
  });

  test('a book of another form is none', async () => {
    const { factory, kept } = base();
    const shelf = shelfIn(factory);
    await shelf.save(BOOK);
    for (const other of [{ version: 2, cards: [] }, { cards: [] }, 'book', 7]) {
      for (const key of kept.keys()) kept.set(key, other);
      expect(await shelf.load()).toEqual({ ok: true, value: null });
    }
  });

  test.each(['error', 'throws'] as const)('a browser that does not let us (%s)', async (opens) => {
    const shelf = shelfIn(base({ opens }).factory);
    expect(await shelf.load()).toEqual({ ok: false, error: 'storage' });
    expect(await shelf.save(BOOK)).toEqual({ ok: false, error: 'storage' });
  });

  test('a browser that has no room', async () => {
    const shelf = shelfIn(base({ full: true }).factory);
    expect(await shelf.save(BOOK)).toEqual({ ok: false, error: 'storage' });
    expect(await shelf.load()).toEqual({ ok: true, value: null });
  });
});

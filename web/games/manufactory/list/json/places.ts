/** What a value is to whoever looks for cards: taken whole, passed over whole, or looked into. */
export type Role = 'take' | 'skip' | Inside;

/** A thing that is looked into, by how its file is built. */
export type Inside = 'list' | 'root' | 'data-list' | 'data' | 'set' | 'cards' | 'named';

/** Those that have keys. */
export const KEYED: ReadonlySet<Inside | undefined> = new Set<Inside | undefined>(['root', 'data', 'set']);

/**
 * What a value inside of `parent` is: cards are the elements of a bare array, of `data`, of `data.cards`, of `data.<set>.cards`
 * and of `data.<name>`. An object that stands alone may be a card itself, and is until it turns out to have `data`.
 */
export function roleOf(parent: Inside | undefined, key: string, isArray: boolean): Role {
  switch (parent) {
    case undefined: return isArray ? 'list' : 'root';
    case 'root': return key !== 'data' ? 'skip' : isArray ? 'data-list' : 'data';
    case 'data': return !isArray ? 'set' : key === 'cards' ? 'cards' : NO_CARDS.has(key) ? 'skip' : 'named';
    case 'set': return isArray && key === 'cards' ? 'cards' : 'skip';
    default: return isArray ? 'skip' : 'take';
  }
}

/** Other arrays of objects in the file of one set. */
const NO_CARDS: ReadonlySet<string> = new Set(['tokens', 'decks', 'sealedProduct']);

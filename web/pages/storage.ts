/** A place where JSON values stay under names; where the browser refuses to keep anything, for as long as the page is open. */
interface Shelf {
  get(name: string): unknown;
  /** Whether the browser has kept it; undefined takes the value away. */
  set(name: string, value: unknown): boolean;
}

/** How the names of what this site keeps begin. */
export const PREFIX = 'longhand/';

/** What outlives the tab: keys, names, what was seen. */
const browser = shelf(() => localStorage);
/** What a reload must not lose, and another tab must not see. */
export const tab = shelf(() => sessionStorage);

/** What this browser keeps under a name; undefined where there is nothing. */
export const kept = (name: string): unknown => browser.get(name);

/** Keeps a value under a name, and says whether it outlives this page; undefined takes it away. */
export const keep = (name: string, value: unknown): boolean => browser.set(name, value);

/** The name last played under, for the next form. */
export const keptName = (): string => textOr(kept('name'), '');

/** The letters address last used, for the next form. */
export const keptMail = (): string => textOr(kept('mail'), '');

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

function shelf(open: () => Storage): Shelf {
  const meanwhile = new Map<string, string>();
  const get = (name: string): unknown => {
    const text = meanwhile.get(name) ?? attempt(() => open().getItem(PREFIX + name)) ?? null;
    return text === null ? undefined : attempt(() => JSON.parse(text) as unknown);
  };
  const set = (name: string, value: unknown): boolean => {
    meanwhile.delete(name);
    const text = value === undefined ? null : JSON.stringify(value);
    const stored = attempt(() => (text === null ? open().removeItem(PREFIX + name) : open().setItem(PREFIX + name, text), true)) ?? false;
    if (!stored && text !== null) meanwhile.set(name, text);
    return stored;
  };
  return { get, set };
}

// Storage throws when it is full, switched off, or filled by a hand that wrote no JSON: each time the answer is "nothing there".
function attempt<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}

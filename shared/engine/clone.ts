/**
 * A deep copy of plain JSON: for drafts. Unlike `structuredClone` it keeps the very strings, which are found in
 * tables without being hashed again; many times as fast on states of ours.
 */
export const clone = <T>(value: T): T => (value === null || typeof value !== 'object' ? value : (Array.isArray(value) ? value.map(clone) : ofEntries(value)) as T);

function ofEntries(value: object): object {
  const result: Record<string, unknown> = {};
  for (const key in value) result[key] = clone((value as Record<string, unknown>)[key]);
  return result;
}

/** The one host function that every runtime of ours has and that ES2023's library does not name. */
declare function structuredClone<T>(value: T): T;

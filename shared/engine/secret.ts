import type { Seat, Viewer } from './types.ts';

declare const sealed: unique symbol;
declare const visible: unique symbol;

/** A value that only some seats may see. Opaque: read it with `open`, `own`, `seen` or `size`. */
export interface Secret<out T> {
  readonly [sealed]: T;
}

/** A value of the same shape as T that went through `redact`; the only thing that may leave the server. */
export type Visible<T> = T & { readonly [visible]: true };

/** What stands in the place of something unseen. */
export const UNSEEN = '?';

// In memory a secret is plain JSON under one of three names, so that states can be cloned and stored in
// fixtures, and so that the encoder can tell what was never redacted.
type Sealed<T> =
  | { readonly $secret: readonly Seat[]; value: T }
  | { readonly $shown: readonly Seat[]; value: T }
  | { readonly $hidden: readonly Seat[]; value: unknown };

/** Seals a value for the seats that may see it; none: nobody may before the game is over. */
export const secret = <T>(value: T, ...mayBeSeenBy: Seat[]): Secret<T> => seal({ $secret: mayBeSeenBy, value });

/** The value inside, to read and change in place. For `apply` and `setup` alone. */
export function open<T>(from: Secret<T>): T {
  const inside = unseal(from);
  if ('$hidden' in inside) throw new Error('a secret that was redacted away cannot be opened');
  return inside.value;
}

/** The value as its rightful seat sees it; a bug (thrown) when this seat may not. For `legal`. */
export function own<T>(from: Secret<T>, seat: Seat): T {
  const inside = unseal(from);
  if ('$hidden' in inside) throw new Error('own: this copy does not show the secret');
  const seats = '$secret' in inside ? inside.$secret : inside.$shown;
  if (!seats.includes(seat)) throw new Error(`own: seat ${seat} may not see this secret`);
  return inside.value;
}

/** What a redacted copy shows of a secret, or undefined. For boards, sentences and the house. */
export function seen<T>(from: Secret<T>): T | undefined {
  const inside = unseal(from);
  if ('$secret' in inside) throw new Error('seen: this secret was not redacted');
  return '$shown' in inside ? inside.value : undefined;
}

/** How many things a secret array holds: public. */
export const size = (from: Secret<readonly unknown[]>): number => (unseal(from).value as readonly unknown[]).length;

/**
 * A deep copy as the viewer may see it: unseen payloads become '?' (arrays keep their length).
 * 'everyone' is for what is over: nothing is hidden any more.
 */
export const redact = <T>(value: T, viewer: Viewer | 'everyone'): Visible<T> => copy(value, viewer) as Visible<T>;

/** Covers what rules have sealed anew on a copy that was redacted before; what was redacted stays as it is. */
export const redactAnew = <T>(value: Visible<T>, viewer: Viewer): Visible<T> => copy(value, viewer, true) as Visible<T>;

/** JSON for the wire; throws when anything in it has not been redacted. */
export function encode(value: object): string {
  const json = JSON.stringify(value);
  // A name in JSON is its letters between bare quotes; inside a text the quotes are escaped, so no text looks like this.
  if (json.includes('"$secret":')) throw new Error('encode: a secret was about to leave the server');
  return json;
}

function copy(value: unknown, viewer: Viewer | 'everyone', again = false): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => copy(item, viewer, again));
  if ('$secret' in value) return cover(value as { $secret: readonly Seat[]; value: unknown }, viewer);
  if ('$shown' in value || '$hidden' in value) {
    if (again) return value;
    throw new Error('redact: redacted already');
  }
  const result: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) result[key] = copy(item, viewer, again);
  return result;
}

function cover(inside: { $secret: readonly Seat[]; value: unknown }, viewer: Viewer | 'everyone'): unknown {
  const shown = viewer === 'everyone' || (viewer !== null && inside.$secret.includes(viewer));
  const seats = [...inside.$secret];
  if (shown) return { $shown: seats, value: copy(inside.value, viewer) };
  const value = Array.isArray(inside.value) ? inside.value.map(() => UNSEEN) : UNSEEN;
  return { $hidden: seats, value };
}

const seal = <T>(inside: Sealed<T>): Secret<T> => inside as unknown as Secret<T>;
const unseal = <T>(from: Secret<T>): Sealed<T> => from as unknown as Sealed<T>;

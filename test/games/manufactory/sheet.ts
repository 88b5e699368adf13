/** A second, slow reading of the rule sheet, over parts as text alone. For comparison only. */

export const LETTERS = [...'wukrgn'];
const WORDS: Readonly<Record<string, string>> = { w: 'white', u: 'blue', k: 'black', r: 'red', g: 'green', n: 'neutral' };

/** What the sheet says of a part: what it costs and what it can be. */
export interface Traits {
  readonly cost: number;
  /** Letters, `n` for neutral; all six for a universal part. */
  readonly colours: readonly string[];
}

export type Known = Readonly<Record<string, Traits>>;

/** Parts as they lie: each an id with the letter of the group it was put in. */
export type Held = readonly (readonly [id: string, group: string])[];

/** The texts of all moves of the seat to move, whose parts are `held`. */
export function lawful(belt: readonly string[], held: Held, known: Known): string[] {
  const texts = belt.flatMap((id, index) => {
    const { colours } = known[id]!;
    const taken = colours.map((letter) => `take ${index + 1}${colours.length > 1 ? ` as ${WORDS[letter]!}` : ''}`);
    if (index < 2) return taken; // R2
    return taken.flatMap((text) => held.map(([paid, group]) => {
      const groups = new Set(held.filter(([other]) => other === paid).map(([, other]) => other));
      return `${text} scrap ${paid}${groups.size > 1 ? ` from ${WORDS[group]!}` : ''}`;
    }));
  });
  return [...new Set(texts)];
}

/** What a text says: the place, the colour and what is paid, as far as they are written. */
export function read(text: string): { place: number; as: string | null; scrap: string | null; from: string | null } {
  const [, place, as = null, scrap = null, from = null] = /^take (\d)(?: as (\w+))?(?: scrap (\w+)(?: from (\w+))?)?$/.exec(text)!;
  const letterOf = (word: string | null): string | null => LETTERS.find((letter) => WORDS[letter] === word) ?? null;
  return { place: Number(place), as: letterOf(as), scrap, from: letterOf(from) };
}

/** What the seat holds after a move. */
export function after(held: Held, belt: readonly string[], text: string, known: Known): Held {
  const { place, as, scrap, from } = read(text);
  const at = held.findIndex(([id, group]) => id === scrap && (from === null || group === from));
  const id = belt[place - 1]!;
  return [...held.filter((_, index) => index !== at), [id, as ?? known[id]!.colours[0]!]];
}

/** The scores by seat: Score, R21 to R27. */
export function scores(all: readonly Held[], known: Known, secondAfterTie: boolean): number[] {
  return all.map((own) => {
    const kinds = new Set(own.map(([, group]) => group)).size;
    return LETTERS.reduce((sum, letter) => sum + points(all, own, letter, known, secondAfterTie), 0) + Math.max(0, 2 * (kinds - 3));
  });
}

function points(all: readonly Held[], own: Held, letter: string, known: Known, secondAfterTie: boolean): number {
  // R21: a thousand is more than any cost, so that size comes first.
  const strengthOf = (held: Held): number => {
    const group = held.filter(([, other]) => other === letter);
    return group.length === 0 ? -1 : 1000 * group.length + Math.max(...group.map(([id]) => known[id]!.cost));
  };
  const mine = strengthOf(own);
  if (mine < 0) return 0; // R26
  const strengths = all.map(strengthOf);
  const better = strengths.filter((strength) => strength > mine);
  const equal = strengths.filter((strength) => strength === mine).length;
  if (better.length === 0) return equal > 1 ? 2 : 3; // R23
  const isSecond = new Set(better).size === 1 && (better.length === 1 || secondAfterTie);
  return isSecond ? (equal > 1 ? 1 : 2) : 0; // R25
}

/** R28. */
export const placesOf = (points: readonly number[]): number[] => points.map((own) => 1 + points.filter((other) => other > own).length);

/** X5. */
export function defaultOf(belt: readonly string[], all: readonly Held[], seat: number, known: Known, secondAfterTie: boolean): string {
  let best: { text: string; score: number } | null = null;
  for (const [index, id] of belt.slice(0, 2).entries()) {
    for (const letter of LETTERS.filter((one) => known[id]!.colours.includes(one))) {
      const text = `take ${index + 1}${known[id]!.colours.length > 1 ? ` as ${WORDS[letter]!}` : ''}`;
      const score = scores(all.map((held, other) => (other === seat ? [...held, [id, letter] as const] : held)), known, secondAfterTie)[seat]!;
      if (best === null || score > best.score) best = { text, score };
    }
  }
  return best!.text;
}

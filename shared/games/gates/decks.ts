import { type Character, FACES, faceOf } from './characters.ts';
import type { Pearl } from './state.ts';

/** The 56 pearls before they are shuffled: values ascending, the one with the symbol last of its seven. */
export const PEARL_CARDS: readonly Pearl[] = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((value) =>
  Array.from({ length: 7 }, (_, i) => (i === 6 && value >= 3 && value <= 5 ? `${value}r` : String(value)) as Pearl),
);

/** The 54 cards before they are shuffled: face by face, copies together. */
export const CHARACTER_CARDS: readonly Character[] = FACES.flatMap((id) => Array.from({ length: faceOf(id).copies }, () => id));

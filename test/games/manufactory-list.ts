import type { Colour, Row } from '../../shared/games/manufactory/state.ts';

const WORDS = ['Anvil', 'Bellows', 'Crane', 'Dynamo', 'Elevator', 'Flywheel', 'Gauge', 'Hoist', 'Injector', 'Jig', 'Kiln', 'Lathe'];
const COLOURS: readonly (readonly Colour[])[] = [['w'], ['u'], ['k'], ['r'], ['g'], [], ['w', 'u'], ['k', 'g'], ['u', 'r', 'g'], [], ['w'], ['g']];
const RARITIES = ['common', 'uncommon', 'rare', 'mythic', 'special', null] as const;

/** A list as somebody would bring it: 72 parts of every kind, some of them in copies, one with half a cost. */
export const LIST: readonly Row[] = WORDS.flatMap((word, i): Row[] => [
  { name: `${word} of Brass`, cost: i === 4 ? 2.5 : i, colours: COLOURS[i]!, universal: false, rarity: RARITIES[i % 6]!, count: 3 },
  { name: `Tin ${word}`, cost: i % 5, colours: COLOURS[(i + 5) % 12]!, universal: false, rarity: 'common', count: 2 },
  { name: `${word} Yard`, cost: 0, colours: i % 3 === 0 ? [] : COLOURS[(i + 3) % 12]!, universal: i % 3 === 0, rarity: null, count: 1 },
]);

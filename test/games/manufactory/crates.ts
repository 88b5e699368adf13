import { belowBy, shuffledBy } from '../../engine/words.ts';

/** A part of the built-in pool as the sheet's table gives it. */
export interface PoolPart {
  readonly id: string;
  readonly cost: number;
  /** Letters of the five colours; none for neutral and universal parts. */
  readonly colours: string;
}

/** The table of the pool: slot, colour key, cost and how many different parts (left out: one); C neutral, L universal, B black. */
const TABLE: Readonly<Record<string, string>> = {
  common: 'B:1*2,2*4,3*5,4,5*2 C:1*3,2*6,3*3,4*3,5*4,6,7*2,9,10 G:1*2,2*5,3*5,4*3,6 L:0*2 R:1,2*5,3*5,4*3,5 U:1,2*5,3*4,4*3,5*2 W:1*3,2*6,3*5,5',
  uncommon: 'B:1*2,2*2,3*3,5,6*2 BG:4 BR:3 C:1*4,2*4,3*2,4*2,5,6*2,7*3,8*3,9 G:1*3,2,3,4,5*2 L:0 R:1,2*3,3*2,4*2,6 RG:3 U:2*3,3*3,4*2,5*2 UB:2 UG:4 UR:2 W:1*3,2,4*3,5*2,6 WB:5 WG:2 WR:4 WU:4',
  rare: 'B:1,2*2,4*3,5*2 BG:5 BR:5 C:2*3,3*5,5*3,6,7 G:1,2,3,4,6 L:0*9 R:1,2,3*2,4,6,7 RG:2 U:2,3*2,4,6,7 UG:5 W:2,3*5 WB:3 WR:3 WU:2,4 WUG:4',
  mythic: 'B:3 BR:4 C:2,3,4,5*2,6,7*2,8,9*2 G:2,3 R:3 RG:6 U:5,8 UR:4 W:3,4 WU:3',
  artifactU: 'C:0*3,1*4,2*6,3*4,5',
  artifactR: 'C:0,2*10,3*9,4*5,5*4,6',
  artifactM: 'C:0,2*2,3,4*5,5,6*3,7,8',
  basicLand: 'L:0*5',
};

type Slot = readonly [count: number, kinds: readonly (readonly [slot: string, weight: number])[]];
const always = (slot: string): Slot[1] => [[slot, 1]];
const RARE: Slot = [1, [['rare', 126], ['mythic', 23]]];
const ARTIFACT: Slot = [1, [['artifactU', 10], ['artifactR', 4], ['artifactM', 1]]];
const LAYOUTS: readonly (readonly [weight: number, slots: readonly Slot[]])[] = [
  [3, [[10, always('common')], [3, always('uncommon')], RARE, ARTIFACT]],
  [1, [[9, always('common')], [1, always('basicLand')], [3, always('uncommon')], RARE, ARTIFACT]],
];

/** Every part by slot, with ids counted from 001 for each letter in the order of the table. */
export function pool(): Record<string, PoolPart[]> {
  const counted: Record<string, number> = {};
  const entries = Object.entries(TABLE).map(([slot, text]) => {
    const kinds = text.split(' ').flatMap((group) => {
      const [key, costs] = group.split(':') as [string, string];
      return costs.split(',').flatMap((item) => {
        const [cost, times = '1'] = item.split('*') as [string, string?];
        return Array.from({ length: Number(times) }, () => ({ key, cost: Number(cost) }));
      });
    });
    return [slot, kinds.map(({ key, cost }): PoolPart => {
      const letter = key === 'C' ? 'n' : key === 'L' ? 'x' : key.length > 1 ? 'd' : lettersOf(key);
      const number = (counted[letter] = (counted[letter] ?? 0) + 1);
      return { id: letter + String(number).padStart(3, '0'), cost, colours: key === 'C' || key === 'L' ? '' : lettersOf(key) };
    })] as const;
  });
  return Object.fromEntries(entries);
}

/** The deck as the words of the deal give it, the seats having been drawn: each crate, then all of them shuffled; its top last. */
export function deckBy(words: number[], crates: number): PoolPart[] {
  const parts = pool();
  const all = Array.from({ length: crates }, () => crateBy(words, parts)).flat();
  return shuffledBy(words, all);
}

function crateBy(words: number[], parts: Record<string, PoolPart[]>): PoolPart[] {
  const slots = weighed(words, LAYOUTS.map(([weight, layout]) => [layout, weight] as const));
  return slots.flatMap(([count, kinds]) => {
    const used: PoolPart[] = [];
    for (let i = 0; i < count; i++) {
      const kind = kinds.length > 1 ? weighed(words, kinds) : kinds[0]![0];
      const left = parts[kind]!.filter((part) => !used.includes(part));
      used.push(left[belowBy(words, left.length)]!);
    }
    return used;
  });
}

/** One of these by their weights: a number below the sum of them, counted off in their order. */
function weighed<T>(words: number[], all: readonly (readonly [T, number])[]): T {
  let at = belowBy(words, all.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [item, weight] of all) {
    if (at < weight) return item;
    at -= weight;
  }
  throw new Error('nothing has a weight');
}

const lettersOf = (key: string): string => [...'WUBRG'].map((letter, i) => (key.includes(letter) ? 'wukrg'[i] : '')).join('');

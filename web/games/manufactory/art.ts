import type { Colour } from '../../../shared/games/manufactory/state.ts';

/** What signs and pictures are drawn by: a colour, or `x` for a universal part. */
export type Hue = Colour | 'x';

/** The shape that tells a colour without it, around the middle of a square of 30. */
export const SIGNS: Readonly<Record<Hue, string>> = {
  w: 'M-12 0A12 12 0 1 1 12 0A12 12 0 1 1-12 0Z',
  u: 'M0-14.5L13.5 0L0 14.5L-13.5 0Z',
  k: 'M-11-11H11V11H-11Z',
  r: 'M0-14L14.5 11.5H-14.5Z',
  g: 'M-12 12V0A12 12 0 0 1 0-12H12V0A12 12 0 0 1 0 12Z',
  n: 'M-7-12.5H7L14 0L7 12.5H-7L-14 0Z',
  x: 'M0-14L4-7L12-7L8 0L12 7L4 7L0 14L-4 7L-12 7L-8 0L-12-7L-4-7Z',
};

/** The picture of a part, around the middle of a square of 48: by its last colour one of three in turn, as the nouns of its name go. */
export function pictureOf(hue: Hue, number: number): string {
  const all = PICTURES[hue];
  return all[number % all.length]!;
}

/** The wheel behind the picture, around the middle: a tooth for each point of cost up to twelve, of one of four cuts. */
export function wheelOf(cost: number, number: number): string {
  const teeth = Math.min(Math.ceil(cost), MOST_TEETH);
  if (teeth === 0) return `M-${RIM} 0A${RIM} ${RIM} 0 1 1 ${RIM} 0A${RIM} ${RIM} 0 1 1-${RIM} 0Z`;
  const width = Math.min(1 / teeth, 1 / 5);
  const cut = CUTS[Math.floor(number / 3) % CUTS.length]!;
  const points = Array.from({ length: teeth }, (_, tooth) =>
    cut.map(([at, out], i) => `${i > 0 || tooth === 0 ? 'L' : `A${RIM} ${RIM} 0 0 1 `}${pointAt(tooth / teeth + at * width, RIM + out * TOOTH)}`),
  );
  const [first, ...rest] = points.flat();
  return `M${first!.slice(1)}${rest.join('')}A${RIM} ${RIM} 0 ${teeth === 1 ? 1 : 0} 1 ${first!.slice(1)}Z`;
}

const MOST_TEETH = 12;
const RIM = 30;
const TOOTH = 7;

/** Along the rim, in widths of a tooth, and outwards. */
const CUTS: readonly (readonly (readonly [at: number, out: number])[])[] = [
  [[-0.34, 0], [-0.22, 1], [0.22, 1], [0.34, 0]],
  [[-0.34, 0], [0, 1.3], [0.34, 0]],
  [[-0.3, 0], [-0.3, 1.1], [0.34, 0]],
  [[-0.24, 0], [-0.36, 1], [0.36, 1], [0.24, 0]],
];

function pointAt(turn: number, radius: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
}

const PICTURES: Readonly<Record<Hue, readonly string[]>> = {
  // balance · plumb bob · dial
  w: ['M0-18V16M-9 17H9M-17-13H17M-17-13L-23 4H-11ZM17-13L11 4H23Z', 'M-13-18H13M0-18V-8M-9-8H9V-2L0 19L-9-2Z', 'M-19 11A19 19 0 1 1 19 11ZM-3 8L9-9M-13 3H-10M13 3H10M0-12V-9'],
  // siphon · lens · flask
  u: ['M-15 18V-3A15 15 0 0 1 15-3V8H19L11 18L3 8H7V-3A7 7 0 0 0-7-3V18Z', 'M-21 0Q0-21 21 0Q0 21-21 0ZM-7 0A7 7 0 1 0 7 0A7 7 0 1 0-7 0Z', 'M-6-19H6V-6L16 13Q18 18 13 18H-13Q-18 18-16 13L-6-6ZM-11 6H11M-9-19H9'],
  // hook · anvil · flue
  k: ['M-4-20H4V-7A13 13 0 1 1-13 6L-5 6A5 5 0 1 0 0 1H-4Z', 'M-22-12H17V-8L8-2H5V8H13V16H-13V8H-5V-2Q-17-2-22-12Z', 'M-15 18V0L-6-8V-19H6V-8L15 0V18ZM-15 8H15M-9-14H9'],
  // flame · hammer · furnace
  r: ['M1-21Q17-6 13 6A13 13 0 0 1-13 6Q-13-3-7-9Q-6-3-1-2Q5-9 1-21ZM0 18A6 6 0 0 1 0 6', 'M-19-17H15L20-10L15-4H3V19H-5V-4H-19Z', 'M-17 18V-4A17 17 0 0 1 17-4V18ZM-8 18V6A8 8 0 0 1 8 6V18Z'],
  // sprout · spring · mill wheel
  g: ['M0 19V-1Q-18 0-19-17Q-2-17 0-1Q2-13 18-12Q17 5 0 5M-11 19H11', 'M-13-19H13L-13-12L13-5L-13 2L13 9L-13 16H13', 'M-18 0A18 18 0 1 1 18 0A18 18 0 1 1-18 0ZM-18 0H18M-9-15.6L9 15.6M9-15.6L-9 15.6M-5 0A5 5 0 1 0 5 0A5 5 0 1 0-5 0Z'],
  // axle · bolt · nut
  n: ['M-22-4H-12V-13H12V-4H22V4H12V13H-12V4H-22ZM-4-13V13M4-13V13', 'M-13-19H13V-9H-13ZM-6-9V14L0 20L6 14V-9ZM-6-3L6 1M-6 4L6 8', 'M-9-17H9L19 0L9 17H-9L-19 0ZM-9 0A9 9 0 1 0 9 0A9 9 0 1 0-9 0Z'],
  // workshop · boiler house · crane
  x: ['M-19 17V-5L-7-14V-5L6-14V-5L19-14V17ZM-4 17V5H6V17', 'M-18 17V-2L0-13L18-2V17ZM8-8V-19H14V-4M-18 5H18M-6 17V10H6V17', 'M-13 18V-18H17V-9M-13-7L-3-18M17-9L10 2V9H24V2ZM-21 18H-5'],
};

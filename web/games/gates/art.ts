import type { Character } from '../../../shared/games/gates/characters.ts';

/**
 * What figures are put together from, on a ground of 100 × 92: shapes parted by `|`, each a path after the letter of how it is drawn:
 * b body with engraved shade, k ink, c the card's colour, l lines, w light lines on ink.
 */
const MOTIFS = {
  // behind a figure
  wings: 'bM44 62C36 40 26 28 8 24C10 36 12 42 18 46C12 46 12 46 10 46C14 56 18 58 24 60C20 62 20 62 18 62C26 72 36 72 44 70ZM56 62C64 40 74 28 92 24C90 36 88 42 82 46C88 46 88 46 90 46C86 56 82 58 76 60C80 62 80 62 82 62C74 72 64 72 56 70Z|lM40 60C34 48 26 36 16 30M40 64C32 58 26 50 20 46M60 60C66 48 74 36 84 30M60 64C68 58 74 50 80 46',
  rays: 'wM50 6V14M30 11L34 18M70 11L66 18M16 26L22 30M84 26L78 30M11 44H18M89 44H82',
  locks: 'kM33 46C29 20 71 20 67 46C68 58 70 66 74 76H26C30 66 32 58 33 46Z|wM30 72C34 62 36 54 36 44M70 72C66 62 64 54 64 44',
  snakes: 'bM38 42C26 44 18 40 18 30C18 24 24 22 26 26M62 42C74 44 82 40 82 30C82 24 76 22 74 26M40 36C30 32 26 22 32 14C36 10 40 14 38 18M60 36C70 32 74 22 68 14C64 10 60 14 62 18M50 32C44 24 44 16 50 8C54 6 56 10 54 14M36 48C26 54 18 54 14 62C14 66 18 68 20 64M64 48C74 54 82 54 86 62C86 66 82 68 80 64',
  // shoulders
  robe: 'bM18 92C18 74 30 68 44 65H56C70 68 82 74 82 92Z|lM43 66L50 80L57 66M50 80V92M30 80L32 92M70 80L68 92',
  mail: 'bM14 92C12 74 24 66 36 67L50 71L64 67C76 66 88 74 86 92Z|lM34 68C29 76 28 84 29 92M66 68C71 76 72 84 71 92M36 76q3.5 4 7 0t7 0t7 0t7 0M35 83q3.5 4 7.5 0t7.5 0t7.5 0t7.5 0',
  cloak: 'kM12 92C18 72 34 65 50 65S82 72 88 92Z|bM46 70a4 4 0 1 0 8 0a4 4 0 1 0-8 0|wM34 74C28 80 26 86 25 92M66 74C72 80 74 86 75 92M50 76V92',
  dress: 'bM28 92C26 82 30 72 42 68L50 74L58 68C70 72 74 82 72 92Z|cM44 79l6-5l6 5l-6 6Z|lM34 78C36 84 36 88 36 92M66 78C64 84 64 88 64 92',
  // heads
  face: 'bM37 42C37 27 63 27 63 42C63 56 57 65 50 65S37 56 37 42Z|lM40.5 39q3.5-2 6.5 0M53 39q3-2 6.5 0M50 42l-2 9h3.5M45 57.5q5 2.5 10 0|kM42.5 43a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M54.1 43a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0',
  skull: 'bM35 40C35 20 65 20 65 40C65 48 62 52 58 54V64H42V54C38 52 35 48 35 40Z|kM40 40a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M51 40a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M50 47l3 6h-6Z|lM46 57V64M50 57V64M54 57V64',
  helm: 'bM34 62V38C34 20 66 20 66 38V62L50 70Z|kM38 40H48V45H38ZM52 40H62V45H52Z|lM50 24V70M42 52V58M46 54V60M54 54V60M58 52V58',
  cat: 'bM32 18L42 27Q50 25 58 27L68 18C70 32 68 42 66 46C64 56 58 62 50 64C42 62 36 56 34 46C32 42 30 32 32 18Z|kM38 40q4-5 8 0q-4 4-8 0ZM54 40q4-5 8 0q-4 4-8 0ZM47 50h6l-3 4Z|lM50 54V58M44 60q6-1 6-3q0 2 6 3M38 52L24 48M38 55L25 57M62 52L76 48M62 55L75 57',
  bird: 'bM32 40C30 20 70 20 68 40C68 54 62 66 50 66S32 54 32 40Z|kM36 38a6 6 0 1 0 12 0a6 6 0 1 0-12 0M52 38a6 6 0 1 0 12 0a6 6 0 1 0-12 0|cM50 42l5 8l-5 8l-5-8Z|wM40 38a2 2 0 1 0 4 0a2 2 0 1 0-4 0M56 38a2 2 0 1 0 4 0a2 2 0 1 0-4 0|lM32 28L28 16L40 24M68 28L72 16L60 24',
  frog: 'bM24 50C24 44 28 40 32 38C28 26 44 24 45 35H55C56 24 72 26 68 38C72 40 76 44 76 50C76 62 64 68 50 68S24 62 24 50Z|kM34 34a3 3 0 1 0 6 0a3 3 0 1 0-6 0M60 34a3 3 0 1 0 6 0a3 3 0 1 0-6 0|lM28 50C36 60 64 60 72 50M46 45v1M54 45v1',
  goblin: 'bM36 44C22 42 16 34 10 28C20 28 30 30 37 34C40 24 60 24 63 34C70 30 80 28 90 28C84 34 78 42 64 44C62 56 56 66 50 66S38 56 36 44Z|lM50 40C46 46 46 52 50 53S54 50 52 49M42 59q8 4 16 0M46 60v3M54 60v3|kM40 42l8 2q-4 4-8-2ZM60 42l-8 2q4 4 8-2Z',
  stone: 'bM30 34L38 24H62L70 34V58L62 66H38L30 58ZM12 92V76L24 66H76L88 76V92Z|kM37 40H47V46H37ZM53 40H63V46H53ZM42 55H58V59H42Z|lM30 34H42L46 24M70 50L60 52M24 66L32 78L28 92M76 66L66 76L70 92M40 76H54L58 84',
  // on the head
  hat: 'kM22 36C34 32 40 22 48 4C56 10 62 28 78 36C62 42 38 42 22 36Z|wM34 32C44 36 56 36 66 32M50 16l2 4l4 1l-3 3l1 4l-4-2l-4 2l1-4l-3-3l4-1Z',
  crown: 'bM34 32L30 12L42 22L50 8L58 22L70 12L66 32Q50 27 34 32Z|kM48 26l2-3l2 3l-2 3ZM38 28l2-2l1 3ZM62 28l-2-2l-1 3Z|lM34 29Q50 24 66 29',
  hood: 'kM30 68C26 40 32 16 50 10C68 16 74 40 70 68L60 60C64 44 62 32 50 30C38 32 36 44 40 60Z|wM34 56C31 38 38 22 50 16M66 56C69 38 62 22 50 16',
  horns: 'bM37 34C28 34 20 26 22 10C26 18 32 22 42 28ZM63 34C72 34 80 26 78 10C74 18 68 22 58 28Z|lM26 20l4-3M30 27l4-4M74 20l-4-3M70 27l-4-4',
  antlers: 'lM42 30C34 26 32 18 30 8M35 23C28 22 24 18 22 12M38 27C30 30 24 28 18 24M58 30C66 26 68 18 70 8M65 23C72 22 76 18 78 12M62 27C70 30 76 28 82 24',
  cap: 'bM35 40C32 16 68 16 65 40Q50 32 35 40Z|lM50 20V35M36 34Q50 26 64 34|kM48 14h4v8h-4Z',
  brim: 'kM18 36C28 30 34 32 36 24C38 12 62 12 64 24C66 32 72 30 82 36C66 42 34 42 18 36Z|bM62 28C70 20 76 10 86 8C86 20 78 28 64 33Z|wM37 28Q50 32 62 28',
  mitre: 'bM36 36C34 24 40 14 50 4C60 14 66 24 64 36Q50 31 36 36Z|lM50 10V32M43 20H57M37 31Q50 26 63 31',
  turban: 'bM34 38C28 20 40 10 50 10S72 20 66 38Q50 30 34 38Z|lM36 32C44 26 58 16 62 16M35 26C42 22 48 14 50 11M42 34C52 28 62 24 66 26|cM46 22l4-6l4 6l-4 6Z',
  wreath: 'bM33 38q-4-8 4-10q2 8-4 10ZM38 30q0-8 8-8q0 8-8 8ZM46 27q4-8 4-8q4 4 4 8q-4 3-8 0ZM62 30q0-8-8-8q0 8 8 8ZM67 38q4-8-4-10q-2 8 4 10Z',
  // on the chin
  beard: 'bM36 44C40 54 44 52 50 52S60 54 64 44C68 62 60 76 50 86C40 76 32 62 36 44Z|lM43 57C43 66 46 74 49 80M57 57C57 66 54 74 51 80M50 60V82M45 56q5 3 10 0M45 56q-4 1-6-2M55 56q4 1 6-2',
  goatee: 'kM37 44C37 60 44 74 50 74S63 60 63 44C60 51 56 53 50 53S40 51 37 44Z|wM46 58q4 2 8 0',
  braids: 'bM38 48C32 58 30 70 34 84L40 88C46 76 44 66 46 56ZM62 48C68 58 70 70 66 84L60 88C54 76 56 66 54 56Z|lM34 62l9 4M33 70l9 4M35 79l7 2M66 62l-9 4M67 70l-9 4M65 79l-7 2M43 57q7 4 14 0',
  // before it
  book: 'bM60 74C66 70 72 70 76 74C80 70 86 70 92 74V92C86 88 80 88 76 92C72 88 66 88 60 92Z|lM76 74V92M64 77q4-2 8 0M64 82q4-2 8 0M80 77q4-2 8 0M80 82q4-2 8 0',
  orb: 'bM66 78a11 11 0 1 0 22 0a11 11 0 1 0-22 0|lM70 76q1-6 7-6M64 90q13 5 26 0',
  // whole creatures
  dragon: 'bM20 92C14 74 24 62 38 62C46 62 46 54 40 50C30 52 22 46 18 40L28 38L24 32L36 32C40 22 54 18 62 26L76 16L70 32C78 46 74 58 66 66C80 64 88 72 84 92C78 82 70 80 62 84C60 88 60 90 60 92Z|kM40 36a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0|lM22 42q8 4 16 2M62 26C66 40 62 52 54 60M66 34l8-2M68 42l8 1M66 50l7 4M32 68q8 2 8 12M48 66q4 10-2 24|kM27 37a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  phoenix: 'bM50 92C38 84 36 74 40 66C26 66 14 56 10 34C22 44 32 46 42 48C42 42 40 36 34 32C42 20 56 22 58 34C60 42 58 46 58 48C68 46 78 44 90 34C86 56 74 66 60 66C64 74 62 84 50 92Z|kM45 30a2 2 0 1 0 4 0a2 2 0 1 0-4 0|lM42 26L36 14M47 24L46 10M52 24L58 14M18 46C26 54 34 56 42 56M82 46C74 54 66 56 58 56M46 66C44 76 48 84 50 90M54 66C56 76 52 84 50 90|kM34 32L26 35L36 37Z',
  wisp: 'bM50 8C54 24 76 34 76 58C76 78 64 88 50 88S24 78 24 58C24 46 32 40 34 28C38 34 40 38 42 38C46 30 50 22 50 8Z|cM50 42C52 52 62 56 62 66C62 76 56 80 50 80S38 76 38 66C38 58 48 54 50 42Z|kM42 62a3 4 0 1 0 6 0a3 4 0 1 0-6 0M53 62a3 4 0 1 0 6 0a3 4 0 1 0-6 0|lM45 72q5 4 10 0M14 30l4 4M16 34l4-4M82 22l4 4M84 26l4-4',
  shell: 'bM12 78C12 50 30 34 50 34S88 50 88 78C80 86 64 88 60 92H40C36 88 20 86 12 78Z|lM50 36V90M40 38C34 56 38 76 44 90M60 38C66 56 62 76 56 90M28 46C22 60 30 78 38 88M72 46C78 60 70 78 62 88|cM42 84a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  serpent: 'bM30 92C22 80 34 70 50 70C66 70 66 58 52 58C32 60 24 40 38 28C44 22 60 20 70 26C78 32 74 40 66 40C56 38 46 40 50 46C66 42 84 52 78 70C74 80 62 82 54 84C50 86 52 90 54 92Z|kM60 30a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0|lM72 36l10 4l4-3M82 40l3 4M36 40q6 2 10-2M36 50q8 0 10-4M66 50q2 6-2 10M74 58q-2 6-8 8M58 72q2 6-2 10M46 72q2 8-4 12',
} as const;

/** What a figure holds: drawn a little lower and further in. */
const HELD = {
  staff: 'lM82 92V30|bM74 22a8 8 0 1 0 16 0a8 8 0 1 0-16 0|lM78 21q1-4 5-4',
  sword: 'bM80 62L77 20L82 10L87 20L84 62Z|kM72 62H92V66H72ZM80 66H84V80H80Z|lM82 18V60',
  hammer: 'kM80 40H84V92H80Z|bM70 24H94V42H70Z|lM74 24V42M90 24V42',
  axe: 'kM78 24H82V92H78Z|bM82 28C90 22 94 26 96 22V54C92 48 90 50 82 46Z|lM92 27V49',
  lamp: 'lM82 92V40|bM75 24L82 16L89 24V40H75Z|cM82 26C86 32 86 38 82 38S78 32 82 26Z|lM72 40H92',
  key: 'lM82 42V84M82 72h8M82 80h6|bM73 32a9 9 0 1 0 18 0a9 9 0 1 0-18 0M78 32a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  scales: 'lM82 22V80M68 30H96M68 30L62 46M68 30L74 46M96 30L92 44|bM60 46H76C76 54 60 54 60 46Z|bM74 80H90V84H74Z',
  flame: 'bM82 10C92 24 92 30 88 38C86 42 78 42 76 38C70 30 78 26 82 10Z|cM82 24C86 30 86 36 82 38C78 36 78 30 82 24Z|lM82 42V92',
  glass: 'bM74 24H92L85 38L92 52H74L81 38Z|kM72 20H94V24H72ZM72 52H94V56H72ZM78 49l5-6l5 6Z|lM83 56V92',
  bow: 'lM72 14C92 24 92 66 72 80L72 14M64 47H94M88 43l6 4l-6 4',
  mirror: 'bM72 34a10 13 0 1 0 20 0a10 13 0 1 0-20 0|lM82 47V84M77 38L86 28M80 41L88 33|kM80 60H84V84H80Z',
} as const;

/** One shape of a figure: how it is drawn, along which path, and whether it is held. */
export interface Shape {
  readonly how: string;
  readonly d: string;
  readonly held: boolean;
}

/** What each character is drawn with, from the back to the front. */
const FIGURES: Readonly<Record<Character, string>> = {
  'g-pair': 'robe face cap lamp',
  'g-triple': 'cloak goblin key',
  'g-quad': 'robe cat staff',
  'g-88': 'mail helm sword',
  'g-6688': 'mail face goatee horns axe',
  'g-7777': 'robe locks face crown orb',
  'g-8888': 'wings mail helm crown sword',
  'g-7788': 'dress face turban scales',
  'g-pair-66': 'robe face beard hat book',
  'g-odd': 'cloak bird',
  'g-even': 'robe frog crown',
  'g-sum-20': 'robe face beard mitre scales',
  'g-1234': 'dress locks face wreath',
  'g-222': 'cloak skull hood key',
  'r-wisp-36': 'wisp',
  'r-wisp-45': 'rays wisp horns',
  'r-actions-odd': 'stone hammer',
  'r-actions-even': 'rays stone',
  'r-recover': 'dress locks face mirror',
  'r-bonus': 'robe face goatee brim lamp',
  'r-look': 'cloak face hood key',
  'r-banish': 'snakes dress face',
  'b-virtual-1': 'robe face braids cap axe',
  'b-virtual-2': 'mail face beard cap hammer',
  'b-virtual-3': 'cloak face beard hood lamp',
  'b-virtual-4': 'robe face goatee cap book',
  'b-virtual-5': 'mail face braids horns hammer',
  'b-virtual-6': 'robe face beard crown axe',
  'b-virtual-7': 'cloak face braids mitre glass',
  'b-virtual-8': 'rays phoenix',
  'b-virtual-any': 'dragon',
  'b-three-any': 'robe face goatee turban flame',
  'b-one-eight': 'dress face hat flame',
  'b-minus': 'robe skull staff',
  'b-trade': 'robe goblin brim scales',
  'b-limit': 'shell rays',
  'b-extra': 'wings dress face glass',
  'b-peek': 'robe bird hat',
  'b-exchange': 'serpent',
  'b-redraw': 'cloak locks face antlers staff',
};

/** The shapes of a figure in the order they are drawn: how, and along which path. */
export const figureOf = (id: Character): readonly Shape[] =>
  FIGURES[id].split(' ').flatMap((motif) => {
    const held = HELD[motif as keyof typeof HELD] as string | undefined;
    return (held ?? MOTIFS[motif as keyof typeof MOTIFS]).split('|').map((shape) => ({ how: shape[0]!, d: shape.slice(1), held: held !== undefined }));
  });

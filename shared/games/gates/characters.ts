/** One thing that a cost asks for; one pearl, from the hand or virtual, serves one place in one part alone. */
export type Part =
  /** Exactly these values. */
  | { readonly of: 'values'; readonly values: readonly number[] }
  /** So many of one value, whichever. */
  | { readonly of: 'same'; readonly count: number }
  /** So many pearls that add up to the total; `count: null`: any number of them (R19). */
  | { readonly of: 'sum'; readonly total: number; readonly count: number | null }
  /** So many odd or so many even ones, repeats allowed. */
  | { readonly of: 'parity'; readonly parity: 'odd' | 'even'; readonly count: number }
  /** So many consecutive values, none twice, never round from 8 to 1 (R20). */
  | { readonly of: 'run'; readonly length: number }
  /** One of these, whichever. */
  | { readonly of: 'either'; readonly parts: readonly Part[] };

/** What an activation costs: every part, exactly, and so many diamonds on top (R12). */
export interface Cost {
  readonly parts: readonly Part[];
  readonly diamonds: number;
}

/** Red abilities are carried out once, at activation; a wisp's works while it lies on a portal. */
export type Red =
  /** So many more actions in this turn. */
  | { readonly does: 'actions'; readonly more: number }
  /** The next player has so many more actions in the next turn, once. */
  | { readonly does: 'bonus'; readonly more: number }
  /** Discards a card of another player's portal. */
  | { readonly does: 'banish' }
  /** Shows another player's hand; one card of it is taken. */
  | { readonly does: 'look' }
  /** One hand card that was just paid returns. */
  | { readonly does: 'recover' }
  /** While on a portal, the owner and both neighbours may activate it. */
  | { readonly does: 'wisp' };

/** Blue abilities last from activation to the end of the game. */
export type Blue =
  /** A pearl that is not there: it may join once in each activation, at one of these values, and no diamond changes it. */
  | { readonly does: 'virtual'; readonly values: readonly number[] }
  /** A hand pearl printed with this value may count as one of others. */
  | { readonly does: 'counts'; readonly printed: number; readonly as: readonly number[] }
  /** A diamond may lower a pearl by one, too. */
  | { readonly does: 'minus' }
  /** A printed 2 from the hand may be discarded for a diamond. */
  | { readonly does: 'trade' }
  /** The hand limit is higher. */
  | { readonly does: 'limit'; readonly more: number }
  /** More actions in each turn. */
  | { readonly does: 'extra'; readonly more: number }
  /** Start window: a look at the top of the character pile. */
  | { readonly does: 'peek' }
  /** Start window: an own portal card changes places with an open character. */
  | { readonly does: 'exchange' }
  /** End window: the whole hand is discarded and as many pearls are drawn. */
  | { readonly does: 'redraw' };

/** What a character can do besides being worth power. */
export type Ability = Red | Blue;

/** The colour of a face: none, a red or a blue ability. */
export type Colour = 'green' | 'red' | 'blue';

/** What a face says. */
export interface Face {
  readonly copies: number;
  readonly colour: Colour;
  readonly cost: Cost;
  readonly power: number;
  /** How many diamonds an activation earns. */
  readonly diamonds: number;
  readonly ability: Ability | null;
}

const values = (...list: number[]): Part => ({ of: 'values', values: list });
const same = (count: number): Part => ({ of: 'same', count });
const sum = (total: number, count: number | null): Part => ({ of: 'sum', total, count });
const parity = (odd: 'odd' | 'even', count: number): Part => ({ of: 'parity', parity: odd, count });
const run = (length: number): Part => ({ of: 'run', length });
const either = (...parts: Part[]): Part => ({ of: 'either', parts });

interface Gain {
  readonly copies?: number;
  readonly power?: number;
  readonly diamonds?: number;
  /** The printed diamond cost. */
  readonly price?: number;
}

const face = (colour: Colour, ability: Ability | null, parts: readonly Part[], { copies = 1, power = 0, diamonds = 0, price = 0 }: Gain): Face =>
  ({ copies, colour, cost: { parts, diamonds: price }, power, diamonds, ability });
const green = (parts: readonly Part[], gain: Gain): Face => face('green', null, parts, gain);
const red = (ability: Red, part: Part | readonly Part[], gain: Gain): Face => face('red', ability, [part].flat(), gain);
const blue = (ability: Blue, part: Part, gain: Gain): Face => face('blue', ability, [part], gain);

const ALL = [1, 2, 3, 4, 5, 6, 7, 8];

/** The 40 faces by id, in the order in which the pile is made. The id is the card's name in states, texts and pictures. */
export const CHARACTERS = {
  'g-pair': green([same(2)], { copies: 3, power: 1 }),
  'g-triple': green([same(3)], { copies: 2, power: 2 }),
  'g-quad': green([same(4)], { power: 3 }),
  'g-88': green([values(8, 8)], { copies: 2, power: 2 }),
  'g-6688': green([values(6, 6, 8, 8)], { copies: 3, power: 3 }),
  'g-7777': green([values(7, 7, 7, 7)], { copies: 2, power: 4 }),
  'g-8888': green([values(8, 8, 8, 8)], { power: 5 }),
  'g-7788': green([values(7, 7, 8, 8)], { copies: 2, power: 3, diamonds: 1 }),
  'g-pair-66': green([same(2), values(6, 6)], { copies: 2, power: 2, diamonds: 1 }),
  'g-odd': green([parity('odd', 3)], { power: 1, diamonds: 1 }),
  'g-even': green([parity('even', 3)], { power: 1, diamonds: 1 }),
  'g-sum-20': green([sum(20, 3)], { power: 2 }),
  'g-1234': green([values(1, 2, 3, 4)], { power: 1, diamonds: 2 }),
  'g-222': green([values(2, 2, 2)], { power: 3, price: 1 }),
  'r-wisp-36': red({ does: 'wisp' }, either(values(3, 3, 3), values(6, 6, 6)), { power: 3 }),
  'r-wisp-45': red({ does: 'wisp' }, either(values(4, 4, 4), values(5, 5, 5)), { power: 3 }),
  'r-actions-odd': red({ does: 'actions', more: 3 }, values(1, 3, 5, 7), { power: 2 }),
  'r-actions-even': red({ does: 'actions', more: 3 }, values(2, 4, 6, 8), { power: 2 }),
  'r-recover': red({ does: 'recover' }, values(3, 4, 5), { power: 1 }),
  'r-bonus': red({ does: 'bonus', more: 1 }, [same(2), same(2)], { power: 2 }),
  'r-look': red({ does: 'look' }, values(5, 6, 7), { copies: 2, power: 1 }),
  'r-banish': red({ does: 'banish' }, sum(7, 3), { copies: 2, power: 1 }),
  'b-virtual-1': blue({ does: 'virtual', values: [1] }, values(1, 1), { power: 1 }),
  'b-virtual-2': blue({ does: 'virtual', values: [2] }, values(2, 2), { power: 1 }),
  'b-virtual-3': blue({ does: 'virtual', values: [3] }, values(3, 3), { power: 1 }),
  'b-virtual-4': blue({ does: 'virtual', values: [4] }, values(4, 4), { power: 1 }),
  'b-virtual-5': blue({ does: 'virtual', values: [5] }, values(5, 5), { power: 1 }),
  'b-virtual-6': blue({ does: 'virtual', values: [6] }, values(6, 6), { power: 1 }),
  'b-virtual-7': blue({ does: 'virtual', values: [7] }, values(7, 7), { power: 1 }),
  'b-virtual-8': blue({ does: 'virtual', values: [8] }, values(1, 2), { copies: 2 }),
  'b-virtual-any': blue({ does: 'virtual', values: ALL }, values(1, 1, 1, 1), {}),
  'b-three-any': blue({ does: 'counts', printed: 3, as: ALL }, values(3, 3, 3), { power: 1 }),
  'b-one-eight': blue({ does: 'counts', printed: 1, as: [8] }, sum(10, 3), { power: 1 }),
  'b-minus': blue({ does: 'minus' }, values(3, 5, 7), { power: 1, diamonds: 1 }),
  'b-trade': blue({ does: 'trade' }, values(2), { diamonds: 1 }),
  'b-limit': blue({ does: 'limit', more: 1 }, sum(10, null), { copies: 3, power: 1 }),
  'b-extra': blue({ does: 'extra', more: 1 }, values(4, 5, 6, 7, 8), { power: 1 }),
  'b-peek': blue({ does: 'peek' }, run(3), { power: 1 }),
  'b-exchange': blue({ does: 'exchange' }, run(5), { power: 2 }),
  'b-redraw': blue({ does: 'redraw' }, values(1, 8), { power: 1 }),
} as const satisfies Readonly<Record<string, Face>>;

/** A character card: copies of a face are not told apart. */
export type Character = keyof typeof CHARACTERS;

/** The faces in the order of the list above. */
export const FACES = Object.keys(CHARACTERS) as readonly Character[];

/** What the card of a character says. */
export const faceOf = (character: Character): Face => CHARACTERS[character];

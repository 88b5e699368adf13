import type { Secret } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import type { Character } from './characters.ts';

/** The variant of the rule sheet; off by default. */
export interface Options {
  /** R44: a full portal may not be cleared to make room. */
  readonly keepPortal: boolean;
}

/** A pearl card as it is written: its value, with an `r` when it carries the renewal symbol. Copies are not told apart. */
export type Pearl = '1' | '2' | '3' | '3r' | '4' | '4r' | '5' | '5r' | '6' | '7' | '8';

/** The printed value, 1–8. */
export const valueOf = (pearl: Pearl): number => Number(pearl[0]);
/** Whether it carries the renewal symbol. */
export const renews = (pearl: Pearl): boolean => pearl.length > 1;

/** So much power sets the end. */
export const GOAL = 12;
/** Actions of a turn, hand limit, pearls and characters in the open rows. */
export const ACTIONS = 3;
export const HAND_LIMIT = 5;
export const PEARL_ROW = 4;
export const CHARACTER_ROW = 2;
/** R46: if nobody has reached the goal when this round ends, the next one is the last. */
export const LAST_ROUND = 100;

/** The two places of a portal. */
export const PLACES = ['a', 'b'] as const;
export type Place = (typeof PLACES)[number];

/**
 * Where a turn stands. `start`: before its first action · `actions`: between actions · `look`, `steal`, `banish`, `recover`: a red
 * ability waits for this choice; its activation's action is still counted in `actions` (R47) · `end`: the end window · `limit`: the
 * hand is above its limit and is discarded down · `over`: the game is over.
 */
export type Phase = 'start' | 'actions' | 'look' | 'steal' | 'banish' | 'recover' | 'end' | 'limit' | 'over';

/** Start- and end-window abilities, each once a turn. */
export type OnceATurn = 'peek' | 'exchange' | 'redraw';

/** What lies before one player. */
export interface Player {
  /** Values ascending, the symbol last. Seen by its owner; also by a robber from `look` until `steal` (R31). */
  hand: Secret<Pearl[]>;
  readonly portal: Record<Place, Character | null>;
  /** The activated characters in the order of activation: blue ones are live. */
  readonly active: Character[];
  /** Characters face down, oldest first. Nobody may see the faces, not even the owner (R41); their number is `size()`. */
  readonly diamonds: Secret<Character[]>;
  /** The power of the activated characters. */
  power: number;
}

/** Who has looked at the top of the character pile, seats ascending, and a copy of it that they see. It lies in the pile. */
export interface Peeked {
  readonly by: readonly Seat[];
  readonly card: Secret<Character>;
}

/** Why the end is set: somebody has 12 power, round 100 is over, or no character is left (R46). */
export interface End {
  readonly why: 'power' | 'rounds' | 'characters';
  /** Who had 12 power first; null when it is not power that sets it. */
  readonly seat: Seat | null;
  /** The number of the last round. */
  readonly last: number;
}

/** A game of Gates. Piles and discards have their top last. Places of rows are 0-based here, 1-based in notation. */
export interface State {
  readonly options: Options;
  readonly pearls: {
    readonly pile: Secret<Pearl[]>;
    readonly discard: Pearl[];
    /** Always four (R5). */
    readonly row: Pearl[];
  };
  readonly characters: {
    readonly pile: Secret<Character[]>;
    readonly discard: Character[];
    /** Two places; null: empty because no character is left (R6). */
    readonly row: (Character | null)[];
    /** The top of the pile while somebody who peeked at it sees it there; else null (R25). */
    peeked: Peeked | null;
  };
  /** By seat. */
  readonly players: Player[];
  /** From 1. */
  round: number;
  turn: Seat;
  phase: Phase;
  /** Actions left in this turn. */
  actions: number;
  /** Further actions for the next player's turn. */
  bonus: number;
  /** What was used in this turn. */
  used: OnceATurn[];
  /** The hand pearls paid for the activation whose red choice is awaited: laid aside, open, not yet in the discard. */
  paid: Pearl[];
  /** Whose hand is being looked at, in phase `steal`; else null. */
  victim: Seat | null;
  /** Null until the end is set. */
  end: End | null;
}

/** A move. Values are printed ones, and where a value is there with and without the symbol the one without is meant. */
export type Move =
  /** An action: an open pearl (place 0–3) or the top of the pile. `pearl 3`, `pearl deck` */
  | { readonly act: 'pearl'; readonly from: number | 'deck' }
  /** An action: replaces the four open pearls. `sweep` */
  | { readonly act: 'sweep' }
  /** An action: an open character (place 0–1) or the top of the pile to the own portal; `dropping` when it is full. `place 1`, `place deck dropping a` */
  | { readonly act: 'place'; readonly from: number | 'deck'; readonly dropping: Place | null }
  /**
   * An action: activates a card of the own portal, or a wisp of the neighbour `owner`. `values` spent from the hand, ascending;
   * `diamonds` in all, the printed cost included. `activate a with 4 7 8 diamonds 2`, `activate p3.b with nothing`
   */
  | { readonly act: 'activate'; readonly owner: Seat | null; readonly place: Place; readonly values: readonly number[]; readonly diamonds: number }
  /** Start window: looks at the top of the character pile. `peek` */
  | { readonly act: 'peek' }
  /** Start window: an own portal card and an open character (place 0–1) change places. `exchange a with 2` */
  | { readonly act: 'exchange'; readonly place: Place; readonly with: number }
  /** Discards a printed 2 for a diamond. `trade` */
  | { readonly act: 'trade' }
  /** Whose hand is looked at; `steal` follows. `look p2` */
  | { readonly act: 'look'; readonly seat: Seat }
  /** Which card is taken from the hand looked at. `steal 7` */
  | { readonly act: 'steal'; readonly value: number }
  /** Which portal card of another player is discarded. `banish p2.a` */
  | { readonly act: 'banish'; readonly seat: Seat; readonly place: Place }
  /** Which of the pearls just paid returns. `recover 5` */
  | { readonly act: 'recover'; readonly value: number }
  /** End window: a new hand of the same size. `redraw` */
  | { readonly act: 'redraw' }
  /** Closes the end window. `end` */
  | { readonly act: 'end' }
  /** Hand limit: one card at a time. `discard 3` */
  | { readonly act: 'discard'; readonly value: number };

/** How one pearl counted in a payment: printed → `as` after substitution → `counts` after a diamond. */
export interface Use {
  /** The card from the hand; null for a virtual pearl. */
  readonly pearl: Pearl | null;
  /** The card whose ability is at work: the virtual pearl, or the substitution; else null. */
  readonly by: Character | null;
  /** What is printed; for a virtual pearl what it is used as. */
  readonly printed: number;
  /** What it counts as before diamonds; differs from `printed` only by a substitution. */
  readonly as: number;
  /** What it counts as in the end; differs from `as` by one when a diamond was spent on it. */
  readonly counts: number;
}

/** What happens, in the order it is told. `seat` is whoever makes the move. */
export type Event =
  /** The deal: what lies open. No symbol counts. */
  | { readonly type: 'dealt'; readonly pearls: readonly Pearl[]; readonly characters: readonly Character[] }
  /** An open pearl was taken from place 0–3, and `next` came up there. */
  | { readonly type: 'took'; readonly seat: Seat; readonly place: number; readonly pearl: Pearl; readonly next: Pearl }
  /** The top pearl of the pile was taken, seen by its taker alone. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly pearl: Secret<Pearl> }
  /** The four open pearls were replaced; both by place. */
  | { readonly type: 'swept'; readonly seat: Seat; readonly gone: readonly Pearl[]; readonly row: readonly Pearl[] }
  /** The renewal symbol came up: the open characters `gone` were discarded; the row is now this. */
  | { readonly type: 'renewed'; readonly pearls: readonly Pearl[]; readonly gone: readonly Character[]; readonly row: readonly (Character | null)[] }
  /**
   * A character came to the own portal, from row place 0–1 or the top of the pile. `dropped`: what was discarded first to make room.
   * `next`: what came up in the row (null: nothing did).
   */
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly from: number | 'deck';
      readonly character: Character;
      readonly place: Place;
      readonly dropped: Character | null;
      readonly next: Character | null;
    }
  /** A character was activated. */
  | {
      readonly type: 'activated';
      readonly seat: Seat;
      /** On whose portal it lay: `seat` itself, or for a wisp perhaps a neighbour. */
      readonly owner: Seat;
      readonly place: Place;
      readonly character: Character;
      /** The hand pearls spent, values ascending, the symbol last. */
      readonly pearls: readonly Pearl[];
      /** How they and the virtual pearls met the cost: hand pearls first, in the order of `pearls`. */
      readonly uses: readonly Use[];
      /** The diamonds spent, oldest first, faces shown; those of the printed cost included. */
      readonly diamonds: readonly Character[];
      /** The seat's power before and after. */
      readonly from: number;
      readonly to: number;
      /** How many diamonds were really earned (R6). */
      readonly earned: number;
    }
  /** An activation's ability gave actions: now (`actions`, `extra`), in this turn. */
  | { readonly type: 'actions'; readonly seat: Seat; readonly character: Character; readonly more: number }
  /** The next player, `to`, will have more actions. */
  | { readonly type: 'bonus'; readonly seat: Seat; readonly to: Seat; readonly more: number }
  /** A red ability did nothing: no target (R29), or no turn left to have a bonus in (R34). */
  | { readonly type: 'fizzled'; readonly seat: Seat; readonly character: Character }
  /** A hand was looked at. Which cards it held, the log tells nobody before the game is over; the state shows it to the robber until `stole` (R31). */
  | { readonly type: 'looked'; readonly seat: Seat; readonly victim: Seat; readonly hand: Secret<Pearl[]> }
  /** One card went from the victim's hand to the robber's; those two know which (R31). */
  | { readonly type: 'stole'; readonly seat: Seat; readonly victim: Seat; readonly pearl: Secret<Pearl> }
  /** A card of another player's portal was discarded. */
  | { readonly type: 'banished'; readonly seat: Seat; readonly owner: Seat; readonly place: Place; readonly character: Character }
  /** A pearl that was just paid returned to the hand. */
  | { readonly type: 'recovered'; readonly seat: Seat; readonly pearl: Pearl }
  /** Somebody looked at the top character. Which it was, the log tells nobody before the game is over; the state shows it while it is on top (R25). */
  | { readonly type: 'peeked'; readonly seat: Seat; readonly character: Secret<Character> }
  /** The portal card `gave` and the open character `got` of row place 0–1 changed places. */
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly place: Place; readonly row: number; readonly gave: Character; readonly got: Character }
  /** A printed 2 was discarded for a diamond. */
  | { readonly type: 'traded'; readonly seat: Seat }
  /** The whole hand was discarded (shown by that, values ascending) and as many pearls were drawn, seen by their owner alone. */
  | { readonly type: 'redrew'; readonly seat: Seat; readonly gone: readonly Pearl[]; readonly drawn: Secret<Pearl[]> }
  /** A card above the hand limit was discarded. */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly pearl: Pearl }
  /** A discard was shuffled into a new pile of so many cards (R4). */
  | { readonly type: 'reshuffled'; readonly pile: 'pearls' | 'characters'; readonly cards: number }
  /** An empty place (0–1) of the character row was filled again (R6). */
  | { readonly type: 'filled'; readonly place: number; readonly character: Character }
  /** The end is set (see `End`): this round is finished, then comes the last one. `by`: who has 12 power; null for another reason. */
  | { readonly type: 'set'; readonly why: End['why']; readonly by: Seat | null; readonly last: number }
  /** A round is over; power and number of diamonds by seat, for the chart. */
  | { readonly type: 'round'; readonly round: number; readonly power: readonly number[]; readonly diamonds: readonly number[] }
  /** The game is over. */
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly power: number; readonly diamonds: number };

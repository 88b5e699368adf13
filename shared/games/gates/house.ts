import type { Dice } from '../../engine/dice.ts';
import type { Legal } from '../../engine/game.ts';
import { seen, size, type Visible } from '../../engine/secret.ts';
import { type Seat, unreachable } from '../../engine/types.ts';
import { type Character, faceOf } from './characters.ts';
import { look, type Outlook, plus, type Sight, winning, worth } from './outlook.ts';
import { GOAL, type Move, PEARL_ROW, type State, valueOf } from './state.ts';
import { worthOf } from './worth.ts';

/** So many of the characters that may come up are tried for one unseen. */
const TRIED = 8;
/** Hands tried for a redraw. */
const HANDS = 12;

/**
 * How the house plays Gates. It tries each move of its own and takes the one after which its outlook is worth most, in power: what
 * is won, plus the best plan for the next two characters among those within reach. A plan is charged for its actions and for the waiting to
 * be expected, and a character counts as likely as it is done before the game ends; so, when the end is set, only what can
 * still be finished matters. Abilities and diamonds count by the actions they save. Placing and taking a planned card change little by
 * themselves: what decides is what others may take first. What is not seen yet may be any card that is not, each as likely.
 * It steals what serves it best, banishes what would bring most to whoever is ahead, and does not set the end while others are
 * close behind, unless that brings more than it risks.
 */
export function house(state: Visible<State>, seat: Seat, moves: readonly Legal<Move>[], dice: Dice): Legal<Move> {
  // A look costs nothing, and the card may be placed.
  const peek = moves.find(({ act }) => act === 'peek');
  if (peek !== undefined && topSeen(state) === undefined) return peek;
  const { sight, outlook } = look(state, seat);
  const table: Table = { state, seat, sight, outlook, dice };
  const rated = moves.map((move) => ({ move, worth: rate(move, table) }));
  const most = Math.max(...rated.map((each) => each.worth));
  const equals = rated.filter((each) => each.worth > most - 1e-9);
  return equals[dice.below(equals.length)]!.move;
}

interface Table {
  readonly state: Visible<State>;
  readonly seat: Seat;
  readonly sight: Sight;
  readonly outlook: Outlook;
  readonly dice: Dice;
}

function rate(move: Move, table: Table): number {
  const { state, sight, outlook } = table;
  const { hand } = outlook;
  const now = (changes: Partial<Outlook>) => worth({ ...outlook, ...changes }, sight);
  switch (move.act) {
    case 'pearl':
      return pearl(move.from, table);
    case 'sweep':
      return now({ actions: outlook.actions - 1, row: NOTHING.with(0, PEARL_ROW) });
    case 'place':
      return place(move, table);
    case 'activate':
      return activate(move, table);
    case 'exchange':
      return now({
        portal: { ...outlook.portal, [move.place]: state.characters.row[move.with]! },
        open: outlook.open.with(move.with, outlook.portal[move.place]),
      });
    case 'trade':
      return now({ hand: plus(hand, 2, -1), diamonds: outlook.diamonds + 1 });
    case 'peek':
      return -Infinity; // seen already
    case 'look':
      return victim(state, move.seat);
    case 'steal':
    case 'recover':
      return now({ hand: plus(hand, move.value), actions: outlook.actions - 1 });
    case 'banish':
      return banish(move, table);
    case 'redraw':
      return redrawn(table);
    case 'end':
      return now({});
    case 'discard':
      return now({ hand: plus(hand, move.value, -1) });
    default:
      return unreachable(move);
  }
}

const NOTHING: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0];

function pearl(from: number | 'deck', { state, sight, outlook }: Table): number {
  const actions = outlook.actions - 1;
  if (from === 'deck') return mean(sight.chances, (value) => worth({ ...outlook, actions, hand: plus(outlook.hand, value) }, sight));
  const value = valueOf(state.pearls.row[from]!);
  return worth({ ...outlook, actions, hand: plus(outlook.hand, value), row: plus(plus(outlook.row, value, -1), 0) }, sight);
}

function place({ from, dropping }: Move & { act: 'place' }, { state, sight, outlook }: Table): number {
  const { portal, open } = outlook;
  const free = dropping ?? (portal.a === null ? 'a' : 'b');
  const rest = from === 'deck' ? open : open.with(from, null);
  const placing = (character: Character) =>
    worth({ ...outlook, actions: outlook.actions - 1, portal: { ...portal, [free]: character }, open: rest }, sight);
  if (from !== 'deck') return placing(open[from]!);
  const top = topSeen(state);
  if (top !== undefined) return placing(top);
  const tried = spread(sight.unseen, TRIED);
  return tried.reduce((sum, character) => sum + placing(character), 0) / tried.length;
}

function activate({ owner, place, values, diamonds }: Move & { act: 'activate' }, { state, seat, sight, outlook }: Table): number {
  const character = state.players[owner ?? seat]!.portal[place]!;
  const hand = values.reduce((rest, value) => plus(rest, value, -1), outlook.hand);
  const { portal, wisps } = outlook;
  const taken = owner === null ? { portal: { ...portal, [place]: null } } : { wisps: wisps.filter((each) => each !== character) };
  const paid = { ...outlook, ...taken, hand, diamonds: outlook.diamonds - diamonds, actions: outlook.actions - 1 };
  return worth(winning(paid, sight, character), sight) - haste(state, seat, faceOf(character).power);
}

/** What it costs to set the end by so much power: everybody else has turns left, and whoever is close behind may pass. */
function haste({ players, end, round }: Visible<State>, seat: Seat, power: number): number {
  const mine = players[seat]!.power + power;
  if (end !== null || mine < GOAL || round > PATIENCE) return 0;
  const behind = players.filter((_, other) => other !== seat).map((player) => mine - player.power);
  return DOUBT * Math.min(MOST_CLOSE, behind.reduce((sum, lead) => sum + Math.max(0, SAFE - lead) / SAFE, 0));
}

/** A lead of so much is safe. */
const SAFE = 5;
/** The doubt, in power, for each seat that is level, and for how many such at most. */
const DOUBT = 0.5;
const MOST_CLOSE = 2;
/** From this round on nobody waits any more: where all are level, everybody would wait for everybody. */
const PATIENCE = 18;

/** Whoever is ahead, and has cards to choose from. */
function victim({ players }: Visible<State>, other: Seat): number {
  const { power, hand } = players[other]!;
  return power + size(hand);
}

/** What the card is worth to its owner, the more the further ahead the owner is; what this seat could activate itself stays. */
function banish({ seat: owner, place }: Move & { act: 'banish' }, { state, sight: { tempo }, outlook }: Table): number {
  const { power, portal } = state.players[owner]!;
  const character = portal[place]!;
  return worthOf(character, tempo) * (outlook.wisps.includes(character) ? 0.3 : 1) + power / 2;
}

/** A new hand is worth what some at random are on average. */
function redrawn({ sight, outlook, dice }: Table): number {
  const size = outlook.hand.reduce((all, each) => all + each);
  let sum = 0;
  for (let n = 0; n < HANDS; n++) {
    let hand = NOTHING;
    for (let drawn = 0; drawn < size; drawn++) hand = plus(hand, drawnFrom(sight.chances, dice));
    sum += worth({ ...outlook, hand }, sight);
  }
  return sum / HANDS;
}

function drawnFrom(chances: readonly number[], dice: Dice): number {
  let at = dice.below(1_000_000) / 1_000_000;
  const value = chances.findIndex((chance) => (at -= chance) < 0);
  return value < 1 ? 8 : value;
}

function mean(chances: readonly number[], of: (value: number) => number): number {
  return chances.reduce((sum, chance, value) => (chance === 0 ? sum : sum + chance * of(value)), 0);
}

/** The top of the character pile, where this seat has seen it. */
function topSeen({ characters: { peeked } }: Visible<State>): Character | undefined {
  return peeked === null ? undefined : seen(peeked.card);
}

function spread<T>(from: readonly T[], count: number): readonly T[] {
  if (from.length <= count) return from;
  return Array.from({ length: count }, (_, n) => from[Math.floor(((n + 0.5) * from.length) / count)]!);
}

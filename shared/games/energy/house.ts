import { type Card, DECK } from '../../cards/mystique.ts';
import type { Dice } from '../../engine/dice.ts';
import type { Legal } from '../../engine/game.ts';
import { own, type Visible } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import { AROUND, PLACES, placeOf } from './grid.ts';
import { alike, type Aspect, ASPECTS } from './groups.ts';
import { heldBy, lastOf, type Move, type State } from './state.ts';

/** How much more a large group counts than small ones of as many cards. */
const POWER = 3;
/** How much of the growth that chance would bring is feared: by and by there will be more to put in its way. */
const FEAR = 0.5;
/** How likely a cell that touches one card is to be filled, beside one that touches more. */
const LATER = 0.5;

/**
 * How the house plays Energy. It looks one card ahead and takes the cell after which its three groups are in the least
 * danger. In each aspect a group counts with the third power of its size, so that one large group is worse than many
 * small ones; to that comes what the cards of the kind that are still to be placed would add, each cell at the edge
 * being as likely to get them. Keeping its own kind apart and walling groups in with other cards follow from that.
 * It does not guess at the others' energy cards.
 */
export function house(state: Visible<State>, seat: Seat, moves: readonly Legal<Move>[], dice: Dice): Legal<Move> {
  const threats = ASPECTS.map((aspect) => threatIn(state, seat, aspect));
  const laid = state.layout.map(placeOf);
  const rated = moves.map((move) => {
    const at = placeOf(move);
    const edge = edgeOf([...laid, at]);
    return { move, danger: threats.reduce((sum, threat) => sum + dangerOf(threat, at, edge), 0) };
  });
  const least = Math.min(...rated.map(({ danger }) => danger));
  const equals = rated.filter(({ danger }) => danger === least);
  return equals[dice.below(equals.length)]!.move;
}

/** The cards alike to the energy card in one aspect. */
interface Threat {
  /** Where they lie. */
  readonly kin: readonly number[];
  /** Whether the card to be placed is one. */
  readonly held: boolean;
  /** How many of them are to be expected among the cards placed after it. */
  readonly coming: number;
}

/** The empty cells that touch a card, and how likely each is to be filled beside the others; together 1. */
type Edge = ReadonlyMap<number, number>;

function threatIn(state: Visible<State>, seat: Seat, aspect: Aspect): Threat {
  const energy = own(state.energy[seat]!, seat);
  const isKin = (card: Card) => alike(aspect, card, energy);
  const card = heldBy(state, seat)!;
  const open = state.playing.map((_, other) => heldBy(state, other)).filter((held) => typeof held === 'string' && held !== card) as Card[];
  const known = new Set([energy, card, ...open, ...state.layout.map((placed) => placed.card)]);
  const unseen = DECK.filter((other) => !known.has(other));
  const drawn = lastOf(state) - state.layout.length - 1 - open.length;
  const share = unseen.length === 0 ? 0 : unseen.filter(isKin).length / unseen.length;
  const kin = state.layout.filter((placed) => isKin(placed.card)).map(placeOf);
  return { kin, held: isKin(card), coming: drawn * share + open.filter(isKin).length };
}

function dangerOf({ kin, held, coming }: Threat, at: number, edge: Edge): number {
  const { groupAt, sizes } = groupsOf(held ? [...kin, at] : kin);
  let growth = 0;
  for (const [cell, chance] of edge) {
    const joined = new Set(AROUND.map((step) => groupAt[cell + step]!).filter((group) => group > 0));
    const now = [...joined].map((group) => sizes[group]!);
    growth += chance * (weight(1 + sum(now)) - sum(now.map(weight)));
  }
  return Math.log(Math.max(1, sum(sizes.map(weight)) + FEAR * coming * growth));
}

/** Numbers the connected groups from 1: by cell the number of its group (0: none), by number its size. */
function groupsOf(cells: readonly number[]): { readonly groupAt: Uint8Array; readonly sizes: readonly number[] } {
  const left = new Set(cells);
  const groupAt = new Uint8Array(PLACES);
  const sizes = [0];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const cell of group) {
      groupAt[cell] = sizes.length;
      for (const step of AROUND) if (left.delete(cell + step)) group.push(cell + step);
    }
    sizes.push(group.length);
  }
  return { groupAt, sizes };
}

function edgeOf(laid: readonly number[]): Edge {
  const full = new Set(laid);
  const touching = new Map<number, number>();
  for (const cell of laid) {
    for (const step of AROUND) if (!full.has(cell + step)) touching.set(cell + step, (touching.get(cell + step) ?? 0) + 1);
  }
  const chances = [...touching].map(([cell, cards]): [number, number] => [cell, cards >= 2 ? 1 : LATER]);
  const all = sum(chances.map(([, chance]) => chance));
  return new Map(chances.map(([cell, chance]) => [cell, chance / all]));
}

const weight = (size: number): number => size ** POWER;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

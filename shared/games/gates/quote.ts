import { type Character, faceOf } from './characters.ts';
import { SOLUTIONS, type Skills } from './pay.ts';
import { DEMAND, GEM } from './worth.ts';

/** What pearls can be come by, and how soon. Lists are by value, 1–8. */
export interface Market {
  /** How many lie open. */
  readonly row: readonly number[];
  /** For what it is to count as: actions of waiting, besides taking it, when none lies open. */
  readonly waits: readonly number[];
  /** How likely an open one is gone before the next turn. */
  readonly loss: number;
  /** Actions left in this turn: so many open pearls can be had for sure. */
  readonly sure: number;
}

/** How a character can best be paid for, in actions. */
export interface Quote {
  /** Pearls that still have to be taken. */
  readonly takes: number;
  /** How many of them lie open. */
  readonly open: number;
  /** Actions of waiting to be expected besides. */
  readonly wait: number;
  readonly diamonds: number;
  /** The hand and the row without what this takes, by value. */
  readonly hand: readonly number[];
  readonly row: readonly number[];
}

/** What a pearl in the hand is worth for what may come, in actions, by value. */
export const KEPT: readonly number[] = DEMAND.map((demand) => 0.3 + 0.2 * demand);

/**
 * The cheapest way to a character's pearls, out of hand, abilities, diamonds and row. It is found need by need, the nearest source first:
 * a good estimate, not always the very best.
 */
export function quote(character: Character, hand: readonly number[], diamonds: number, skills: Skills, market: Market): Quote {
  const price = faceOf(character).cost.diamonds;
  const short = Math.max(0, price - diamonds);
  let best: Draft | undefined;
  for (const needs of SOLUTIONS[character]) {
    const draft = sourced(needs, hand, diamonds - price, skills, market, best?.cost ?? Infinity);
    if (draft !== undefined) best = draft;
  }
  const { takes, open, wait, spent, left, row } = best!;
  return { takes, open, wait: wait + short * MISSING_GEM, diamonds: spent + price - short, hand: left, row };
}

/** Actions to come by a diamond that a cost asks for. */
const MISSING_GEM = 3;

interface Draft {
  takes: number;
  open: number;
  wait: number;
  spent: number;
  cost: number;
  /** Values that are waited for. */
  readonly awaited: Set<number>;
  readonly left: number[];
  readonly row: number[];
}

/** One multiset of needs met; undefined when it costs as much as `limit`. */
function sourced(
  needs: readonly number[], hand: readonly number[], gems: number, skills: Skills, market: Market, limit: number,
): Draft | undefined {
  const draft: Draft = { takes: 0, open: 0, wait: 0, spent: 0, cost: 0, awaited: new Set(), left: [...hand], row: [...market.row] };
  const fixed = skills.virtual.flatMap(({ values }) => (values.length === 1 ? values : []));
  let wild = skills.virtual.length - fixed.length;
  const unmet = needs.filter((need) => {
    const at = fixed.indexOf(need);
    if (at >= 0) fixed.splice(at, 1);
    else if (draft.left[need]! > 0) spend(draft, need, 0);
    else return true;
    return false;
  });
  // Pearls of any value stand in for what is hardest to come by.
  const hard = (need: number) => (market.row[need]! > 0 ? 0 : market.waits[need]!);
  if (wild > 0) unmet.sort((one, other) => hard(other) - hard(one));
  for (const need of unmet) {
    if (wild > 0) wild--;
    else meet(draft, need, gems, skills, market);
    if (draft.cost >= limit) return undefined;
  }
  return draft.cost < limit ? draft : undefined;
}

function meet(draft: Draft, need: number, gems: number, { ways }: Skills, { waits, loss, sure }: Market): void {
  let from = 0;
  let spends = 0;
  let taken = false;
  // Different pearls are waited for at once.
  let cost = 1 + waits[need]! / (draft.awaited.has(need) ? 1 : 1 + draft.awaited.size);
  for (let value = 1; value <= 8; value++) {
    const way = ways[value]![need];
    if (way === undefined || draft.spent + way.diamonds > gems) continue;
    const paid = GEM * way.diamonds;
    const risk = draft.open < sure ? 0 : loss * waits[need]!;
    if (draft.left[value]! > 0 && KEPT[value]! + paid < cost) [from, spends, taken, cost] = [value, way.diamonds, false, KEPT[value]! + paid];
    if (draft.row[value]! > 0 && 1 + risk + paid < cost) [from, spends, taken, cost] = [value, way.diamonds, true, 1 + risk + paid];
  }
  if (from > 0 && !taken) return spend(draft, from, spends);
  draft.takes++;
  draft.spent += spends;
  draft.cost += cost;
  draft.wait += cost - 1 - GEM * spends;
  if (from === 0) draft.awaited.add(need);
  else {
    draft.open++;
    draft.row[from]!--;
  }
}

function spend(draft: Draft, value: number, diamonds: number): void {
  draft.left[value]!--;
  draft.spent += diamonds;
  draft.cost += KEPT[value]! + GEM * diamonds;
}

import { expect } from 'vitest';
import { type Dice, diceFor } from '../../shared/engine/dice.ts';
import { findMove, type Match, play } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import type { Viewer } from '../../shared/engine/types.ts';
import { type Step, testSeed } from '../games/playout.ts';
import { actOf, type Table } from './tables.ts';

/** A viewer, in what a failure says. */
export const nameOf = (viewer: Viewer) => (viewer === null ? 'a spectator' : `p${viewer + 1}`);

/** All that a viewer is shown and told at a position, and may do there. */
export function view(match: Match, viewer: Viewer): string {
  const { game, state } = match;
  return JSON.stringify([redact(state, viewer), redact(fresh(match), viewer), viewer === null ? [] : game.legal(state, viewer)]);
}

/** What the last move brought about. */
export const fresh = ({ told, n }: Match): unknown[] => told.filter((one) => one.n === n).map(({ event }) => event);

/** The cards in a text as JSON writes them, as often as they are there, sorted. */
export const cardsIn = ({ sample }: Table, json: string): string[] => {
  const cards = new Set(sample.cards);
  return [...json.matchAll(/"([^"]*)"(:?)/g)].flatMap(([, word, key]) => (key === '' && cards.has(word!) ? [word!] : [])).sort();
};

/** How many other deals are looked at for one in which the same move is possible. */
export const DEALS = 3;

/**
 * Cards written alike cannot be renamed: two that this viewer does not see change places, the same move is made, and as long as what it
 * may see is the same in both, so is all that it is shown and told. Returns how many such deals were found. Looked at closely, each
 * hidden place has its turn.
 */
export function looksSame(table: Table, viewer: Viewer, before: Match, last: Step, after: Match, closely: boolean): number {
  const dice = diceFor(testSeed(before.n), 0);
  let compared = 0;
  for (const state of exchanged(table, before.state, viewer, dice, closely)) {
    const where = `before move ${after.n}, "${last.text}", for ${nameOf(viewer)}`;
    const other = { ...before, state };
    if (seesIn(table, other, viewer) !== seesIn(table, before, viewer)) continue; // a card in a hidden place that this viewer was shown
    expect(view(other, viewer), where).toBe(view(before, viewer));
    const move = findMove(table.game, state, last.seat, last.text);
    const then = move === undefined ? null : play(other, last.seat, move);
    if (then === null || maySee(table, then, viewer) !== maySee(table, after, viewer)) continue;
    expect(view(then, viewer), where.replace('before', 'after')).toBe(view(after, viewer));
    compared++;
  }
  // What is chosen in secret instead must look the same, too.
  const kind = actOf(last);
  const instead = table.sample.silent?.includes(kind) === true ? table.game.legal(before.state, last.seat).map((move) => table.game.notate(move)) : [];
  for (const text of instead.filter((one) => one.startsWith(`${kind} `))) {
    const then = play(before, last.seat, findMove(table.game, before.state, last.seat, text)!);
    if (maySee(table, then, viewer) !== maySee(table, after, viewer)) continue;
    expect(view(then, viewer), `"${text}" for "${last.text}" in move ${after.n}, for ${nameOf(viewer)}`).toBe(view(after, viewer));
  }
  return compared;
}

/**
 * The same move, but other dice: whatever they change that a viewer may not see, such as the order of a pile that is shuffled anew,
 * is shown and told to it in the same way. Returns for how many viewers that was so.
 */
export function fallsSame(table: Table, before: Match, last: Step, after: Match): number {
  const { rules } = table.complete;
  const other = { ...before, game: rules, deal: { ...before.deal, seed: testSeed(before.n) } };
  const then = play(other, last.seat, findMove(rules, before.state, last.seat, last.text)!);
  if (JSON.stringify(then.state) === JSON.stringify(after.state)) return 0;
  const alike = table.viewers.filter((viewer) => maySee(table, then, viewer) === maySee(table, after, viewer));
  for (const viewer of alike) expect(view(then, viewer), `other dice in move ${after.n}, "${last.text}", for ${nameOf(viewer)}`).toBe(view(after, viewer));
  return alike.length;
}

const seesIn = ({ sample }: Table, { state }: Match, viewer: Viewer) => JSON.stringify(sample.sees(state, viewer));
const maySee = (table: Table, match: Match, viewer: Viewer) =>
  JSON.stringify([seesIn(table, match, viewer), fresh(match).map((event) => table.sample.shows?.(event) ?? [])]);

/**
 * The same position, but two cards of one kind that the viewer does not see have changed places: other deals that look the same
 * to this viewer. A few by the dice, or one for the top and one for another card of each hidden place.
 */
function exchanged({ sample }: Table, state: unknown, viewer: Viewer, dice: Dice, closely: boolean): unknown[] {
  const places = hiddenIn(state, viewer).length;
  const chosen = closely ? Array.from({ length: 2 * places }, (_, i) => i >> 1) : Array.from({ length: DEALS }, () => dice.below(Math.max(1, places)));
  return chosen.flatMap((which, i) => {
    const other: unknown = JSON.parse(JSON.stringify(state));
    const hidden = hiddenIn(other, viewer);
    const place = hidden[which];
    if (place === undefined) return [];
    // The top of a pile is where most things happen.
    const slot = (closely ? i % 2 : dice.below(2)) === 0 ? place.at(-1)! : place[dice.below(place.length)]!;
    const card = read(slot);
    const partners = hidden.flat().filter((one) => read(one) !== card && sample.kind!(read(one)) === sample.kind!(card));
    if (partners.length === 0) return [];
    const partner = partners[dice.below(partners.length)]!;
    slot.holder[slot.key] = read(partner);
    partner.holder[partner.key] = card;
    sample.tidy?.(other);
    return [other];
  });
}

function hiddenIn(state: unknown, viewer: Viewer): Slot[][] {
  const hidden: Slot[][] = [];
  collect(state, viewer, hidden);
  return hidden;
}

interface Slot {
  readonly holder: Record<string, string>;
  readonly key: string;
}

const read = ({ holder, key }: Slot): string => holder[key]!;

/** The places of cards in each secret that this viewer may not see. */
function collect(value: unknown, viewer: Viewer, into: Slot[][]): void {
  if (value === null || typeof value !== 'object') return;
  if ('$secret' in value) {
    if ((value.$secret as Viewer[]).includes(viewer)) return;
    const inside = value as unknown as { value: string | Record<string, string> };
    const holder = typeof inside.value === 'string' ? (value as Record<string, string>) : inside.value;
    const slots = typeof inside.value === 'string' ? [{ holder, key: 'value' }] : Object.keys(holder).map((key) => ({ holder, key }));
    if (slots.length > 0) into.push(slots);
    return;
  }
  for (const item of Object.values(value)) collect(item, viewer, into);
}

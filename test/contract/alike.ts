import type { Dice } from '../../shared/engine/dice.ts';
import type { Viewer } from '../../shared/engine/types.ts';
import type { Table } from './tables.ts';

/**
 * The same position, but two cards of one kind that the viewer does not see have changed places: another deal that looks the same
 * to this viewer. For games in which several cards are written alike. Null when the dice hit on none.
 */
export function exchanged({ sample }: Table, state: unknown, viewer: Viewer, dice: Dice): unknown {
  const other: unknown = JSON.parse(JSON.stringify(state));
  const hidden: Slot[][] = [];
  collect(other, viewer, hidden);
  const place = hidden[dice.below(Math.max(1, hidden.length))];
  if (place === undefined) return null;
  // The top of a pile is where most things happen.
  const slot = dice.below(2) === 0 ? place.at(-1)! : place[dice.below(place.length)]!;
  const card = read(slot);
  const partners = hidden.flat().filter((one) => read(one) !== card && sample.kind!(read(one)) === sample.kind!(card));
  if (partners.length === 0) return null;
  const partner = partners[dice.below(partners.length)]!;
  slot.holder[slot.key] = read(partner);
  partner.holder[partner.key] = card;
  sample.tidy?.(other);
  return other;
}

/** The cards in a text as JSON writes them, as often as they are there, sorted. */
export const cardsIn = ({ sample }: Table, json: string): string[] => {
  const cards = new Set(sample.cards);
  return [...json.matchAll(/"([^"]*)"(:?)/g)].flatMap(([, word, key]) => (key === '' && cards.has(word!) ? [word!] : [])).sort();
};

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

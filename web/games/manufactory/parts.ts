import type { Move, PartId, Scrap } from '../../../shared/games/manufactory/state.ts';
import type { Parts } from '../../table/view.ts';

/** A move as what a person points at: the place, the colour, and the own part that pays. */
export const parts = ({ place, colour, scrap }: Move): Parts => ({ place, as: colour, ...(scrap !== null && { scrap: paidWith(scrap) }) });

/** An own part to pay with: copies in one group are one. */
export const paidWith = ({ id, from }: Pick<Scrap, 'id' | 'from'>): string => `${from} ${id}`;

/** Nothing is guessed: a colour is for good, and so is what is scrapped. */
export const prefer = (): null => null;

/** The next part comes off the deck, and others move before the seat's own next step. */
export const chains = (): boolean => false;

/** Names to move by: the first copy of a part that is drawn has the first of its names, wherever it is. */
export function motions(): (id: PartId) => string {
  const drawn: Record<PartId, number> = {};
  return (id) => `part-${id}-${(drawn[id] = (drawn[id] ?? 0) + 1)}`;
}

/** Arrow keys go from part to part of a section; Tab reaches them all the same. */
export function along(event: KeyboardEvent): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by === undefined) return;
  const button = event.currentTarget as HTMLButtonElement;
  const buttons = [...button.closest('section')!.querySelectorAll<HTMLButtonElement>('button:not([disabled])')];
  event.preventDefault();
  buttons[buttons.indexOf(button) + by]?.focus();
}


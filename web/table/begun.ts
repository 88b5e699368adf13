import type { Choice } from './choice.ts';
import type { Parts } from './view.ts';

/** A choice as a tab keeps it: the steps before the present one, as text, and the parts pointed at in that. */
export interface Begun {
  readonly moves: readonly string[];
  readonly picks: Parts;
}

type Notate = (move: unknown) => string;

/** What is to be kept of a choice; undefined while nothing has been pointed at. */
export function begunOf(choice: Choice, notate: Notate): Begun | undefined {
  if (!choice.begun.value) return undefined;
  const picks = choice.picks.value;
  const chosen = choice.chosen.value;
  const last = chosen.at(-1);
  const isOpen = Object.keys(picks).length > 0 && last !== undefined && choice.fitting.value.includes(last);
  return { moves: (isOpen ? chosen.slice(0, -1) : chosen).map(notate), picks };
}

/** Points in a fresh choice at what was kept of another, as far as it is still legal. */
export function resumeIn(choice: Choice, kept: unknown, notate: Notate): void {
  if (!isBegun(kept) || !selectIn(choice, kept.moves, notate)) return;
  for (const [part, value] of Object.entries(kept.picks)) {
    const picks = choice.picks.peek();
    if (picks[part] !== value && choice.can(part, value, picks)) choice.pick(part, value);
  }
}

/** Chooses moves one after another; whether all of them were there. */
export const selectIn = (choice: Choice, texts: readonly string[], notate: Notate): boolean =>
  texts.every((text) => {
    const move = choice.moves.peek().find((one) => notate(one) === text);
    if (move !== undefined) choice.select(move);
    return move !== undefined;
  });

const isBegun = (value: unknown): value is Begun =>
  typeof value === 'object' && value !== null && 'moves' in value && Array.isArray(value.moves) && 'picks' in value && typeof value.picks === 'object' && value.picks !== null;

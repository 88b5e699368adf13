import { diceFor } from '../shared/engine/dice.ts';
import { redact } from '../shared/engine/secret.ts';
import { chooseForHouse } from '../shared/house.ts';
import type { Env } from './env.ts';
import { milliseconds } from './room.ts';
import { playerAt, type Sitting, toMove } from './sitting.ts';

// Seconds, where the settings say nothing.
const PACE = 0.9;

/** When the house is to move, milliseconds since 1970; null when it is not awaited. */
export function houseDue(sitting: Sitting, { HOUSE_PACE }: Pick<Env, 'HOUSE_PACE'>): number | null {
  if (!toMove(sitting).some((seat) => playerAt(sitting, seat).house)) return null;
  return (sitting.moves.at(-1)?.at ?? sitting.facts.dealt ?? 0) + milliseconds(HOUSE_PACE, PACE);
}

/** The move of the house that is to move, seen with its own eyes; null when none is. */
export function houseMove(sitting: Sitting): { readonly player: number; readonly text: string } | null {
  const { match, complete } = sitting;
  const seat = toMove(sitting).find((seat) => playerAt(sitting, seat).house);
  if (seat === undefined || match === null) return null;
  const dice = diceFor(match.deal.seed, match.n + 1, 'idle');
  const move = chooseForHouse(complete, redact(match.state, seat), seat, dice);
  return { player: playerAt(sitting, seat).player, text: match.game.notate(move) };
}

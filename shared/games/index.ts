import type { Complete } from './complete.ts';
import { eddies } from './eddies/complete.ts';
import { energy } from './energy/complete.ts';
import { gates } from './gates/complete.ts';
import { guilds } from './guilds/complete.ts';
import { manufactory } from './manufactory/complete.ts';

/** Every game there is: one line each. */
export const GAMES: Readonly<Record<string, Complete>> = {
  guilds,
  eddies,
  energy,
  manufactory,
  gates,
};

/** Rules of earlier versions that tables still play by, under `<game>/<rules>`. */
const EARLIER: Readonly<Record<string, Complete>> = {};

/** A game as it was at a version of its rules, or undefined when it is not known here. */
export function gameOf(id: string, rules?: number): Complete | undefined {
  const current = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (rules === undefined || current?.rules.rules === rules) return current;
  return EARLIER[`${id}/${rules}`];
}

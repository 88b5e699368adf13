import { bytesToHex } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { GAMES } from '../../shared/games/index.ts';
import { atRandom, playout, testSeed } from '../games/playout.ts';
import type { Case } from './cases.ts';
import { type Transcript, write } from './transcript.ts';

/** How many games are played in search of a transcript, where its case does not say. */
const TRIES = 1_500;

/** Plays until it has seen enough, and returns the game that shows what the case is kept for: the shortest, or the first from its seed on. */
export function find({ name, game, seats, options, weights, choose = atRandom(weights), seed: from, shows, tries = TRIES }: Case): Transcript {
  const { rules } = GAMES[game]!;
  const parsed = v.parse(rules.options, options);
  let best: Transcript | null = null;
  for (let n = from ?? 1; n < (from ?? 1) + tries; n++) {
    const seed = testSeed(n);
    const { moves } = playout(rules, { options: parsed, seats, seed }, choose);
    if (best !== null && moves.length >= best.moves.length) continue;
    const result = write({ game, options, seats, seed: bytesToHex(seed), moves });
    if (!result.ok) throw new Error(`${name}: a game that was just played does not replay`);
    if (Object.values(shows).every((show) => show(result.value))) best = result.value;
    if (best !== null && from !== undefined) break;
  }
  if (best === null) throw new Error(`${name}: none of ${tries} games shows it`);
  return best;
}

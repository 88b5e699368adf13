import type { Dice } from '../../shared/engine/dice.ts';
import { diceFor, diceFrom } from '../../shared/engine/dice.ts';
import { legalMoves } from '../../shared/engine/match.ts';
import { redact, type Visible } from '../../shared/engine/secret.ts';
import type { Outcome, Seat } from '../../shared/engine/types.ts';
import type { Complete } from '../../shared/games/complete.ts';
import { chooseForHouse } from '../../shared/house.ts';

/** Who plays a seat: the house with what that seat may see, or a legal move at random. */
export type Player = 'house' | 'random';

/** A game that has been played out. */
export interface End {
  readonly state: unknown;
  readonly outcome: Outcome;
}

/** Fast dice for playouts: xorshift32, the same run for the same seed. */
export function quickDice(seed: number): Dice {
  let word = (seed * 0x9e3779b1) >>> 0 || 1;
  return diceFrom(() => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>>= 0);
  });
}

/** A 32-byte seed that holds a number: for dice as a table has them. */
export function seedFrom(number: number): Uint8Array {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, number);
  return seed;
}

/** Plays one game to its end, the state changed in place; `each` hears what every move cost in ms. */
export function playOut(game: Complete, options: unknown, players: readonly Player[], seed: number, each?: (player: Player, ms: number) => void): End {
  const { rules } = game;
  const dice = quickDice(seed);
  const state = rules.setup(options, players.length, { dice: diceFor(seedFrom(seed), 0), emit: () => {} });
  for (let n = 0; n < 100_000; n++) {
    const outcome = rules.outcome(state);
    if (outcome !== null) return { state, outcome };
    const seat = players.findIndex((_, other) => rules.legal(state, other).length > 0);
    const before = performance.now();
    const move = choose(game, state, seat, players[seat]!, dice);
    each?.(players[seat]!, performance.now() - before);
    rules.apply(state, seat, move, { dice, emit: () => {} });
  }
  throw new Error(`no end in sight: seed ${seed}`);
}

function choose(game: Complete, state: unknown, seat: Seat, player: Player, dice: Dice): unknown {
  if (player === 'house') return chooseForHouse(game, redact(state, seat) as Visible<unknown>, seat, dice);
  const moves = legalMoves(game.rules, state, seat);
  return moves[dice.below(moves.length)];
}

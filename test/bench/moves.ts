import { clone } from '../../shared/engine/clone.ts';
import { diceFor, type Dice } from '../../shared/engine/dice.ts';
import { GAMES } from '../../shared/games/index.ts';
import { boardgamePlayouts } from './boardgame-guilds.ts';
import { quickDice, seedFrom } from './play.ts';
import { median, numbers } from './ratio.ts';

const ROUNDS = 7;
const SEATS = 2;
const ROUND_MS = 700;

/** Random legal moves in a second, beside the same game on boardgame.io: on this core, in turns. */
export function benchMoves(): void {
  const dice = quickDice(1);
  const players = {
    ours: () => playRules(dice),
    development: boardgamePlayouts('development', SEATS, dice.below),
    production: boardgamePlayouts('production', SEATS, dice.below),
  };
  for (const player of Object.values(players)) perSecond(player); // warm
  const rounds = Array.from({ length: ROUNDS }, () => ({
    ours: perSecond(players.ours),
    development: perSecond(players.development),
    production: perSecond(players.production),
  }));
  console.log(`moves: ${numbers(median(rounds.map(({ ours }) => ours)))} random Guilds moves a second (medians of ${ROUNDS} alternating rounds of ${ROUND_MS} ms of the processor's time)`);
  for (const mode of ['development', 'production'] as const) {
    const theirs = median(rounds.map((round) => round[mode]));
    const ratio = median(rounds.map((round) => round.ours / round[mode]));
    console.log(`moves: ${numbers(theirs)} a second on boardgame.io, NODE_ENV ${mode}: ours are ${numbers(ratio)} times as many (goal 200)`);
  }
}

/** Plays whole games until a round's time is used up; answers moves in a second of the processor's time. */
function perSecond(game: () => number): number {
  const start = process.cpuUsage();
  let moves = 0;
  let spent = 0;
  while (spent < ROUND_MS) {
    moves += game();
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1000;
  }
  return (1000 * moves) / spent;
}

const ctx = { emit: () => {} };
const { rules } = GAMES.guilds!;
const options = { buyFromBoth: false, market: false };
const DEALS = Array.from({ length: 64 }, (_, n) => rules.setup(options, SEATS, { ...ctx, dice: diceFor(seedFrom(n), 0) }));
let playouts = 0;

/** One game at random through `legal` and `apply`, on a state cloned once; answers the number of moves. */
function playRules(dice: Dice): number {
  const context = { ...ctx, dice };
  const state = clone(DEALS[playouts++ % DEALS.length]);
  for (let moves = 0; ; moves++) {
    let seat = 0;
    let legal = rules.legal(state, seat);
    while (legal.length === 0 && ++seat < SEATS) legal = rules.legal(state, seat);
    if (legal.length === 0) return moves;
    rules.apply(state, seat, legal[dice.below(legal.length)], context);
  }
}

import * as v from 'valibot';
import { settle } from '../../shared/engine/match.ts';
import { GAMES } from '../../shared/games/index.ts';
import { MEASURES } from './measures.ts';
import { optionsOf } from './options.ts';
import { type Player, seedFrom } from './play.ts';
import { numbers } from './ratio.ts';
import { record, type Recorded, replayed } from './recorded.ts';

// node test/bench/longest.ts <game> [random games] [house games]: the longest list of legal moves and the longest game, every seat at
// random and every seat the house's, and what replaying the longest takes. Every number of seats and options in turn.
const [id = 'guilds', random = '10000', house = '2000'] = process.argv.slice(2);
const game = GAMES[id];
if (game === undefined) throw new Error(`no game is called ${id}`);
const { rules } = game;
const measure = MEASURES[id];
const variants = measure?.options?.map((sent) => v.parse(rules.options, sent)) ?? optionsOf(rules.options);
const kinds = rules.seats.flatMap((seats) =>
  variants.flatMap((options) => {
    const settled = settle(rules, options, seats);
    return settled.ok ? [{ seats, options: settled.value }] : [];
  }),
);

const TIMES = 9;

const found = [among('random', Number(random)), among('house', Number(house))].filter((games) => games !== undefined);
const longest = most(found.map(({ moves }) => moves), ({ steps }) => steps.length);
console.log(`${id}: replaying the longest, ${told(longest)}, takes ${replayed(game, longest, TIMES).toFixed(1)} ms with marks (median of ${TIMES})`);

/** Tells the longest of so many games and answers it; undefined when none are wanted. */
function among(player: Player, games: number): { readonly moves: Recorded } | undefined {
  if (games === 0) return undefined;
  let [list, moves, rounds]: (Recorded | undefined)[] = [];
  for (let n = 0; n < games; n++) {
    const one = record(game!, { ...kinds[n % kinds.length]!, seed: seedFrom(n) }, player, n);
    list = most([list ?? one, one], (each) => each.list);
    moves = most([moves ?? one, one], ({ steps }) => steps.length);
    rounds = most([rounds ?? one, one], roundsOf);
  }
  const who = `${id}, ${numbers(games)} games, ${player === 'house' ? 'the house in every seat' : 'every seat at random'}`;
  console.log(`${who}: the longest legal list has ${numbers(list!.list)} moves (${kindOf(list!)})`);
  console.log(`${who}: the longest game has ${told(moves!)}${measure?.rounds === undefined ? '' : `; the most rounds are ${roundsOf(rounds!)} (${kindOf(rounds!)})`}`);
  return { moves: moves! };
}

function most(games: readonly Recorded[], of: (game: Recorded) => number): Recorded {
  return games.reduce((one, other) => (of(other) > of(one) ? other : one));
}

function told(game: Recorded): string {
  const rounds = measure?.rounds === undefined ? '' : ` in ${roundsOf(game)} rounds`;
  return `${numbers(game.steps.length)} moves${rounds} (${kindOf(game)})`;
}

function roundsOf({ state }: Recorded): number {
  return measure?.rounds?.(state) ?? 0;
}

function kindOf({ from: { seats, options } }: Recorded): string {
  return `${seats} seats, ${JSON.stringify(options)}`;
}

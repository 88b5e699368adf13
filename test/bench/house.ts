import { optionsOf } from './options.ts';
import { GAMES } from '../../shared/games/index.ts';
import { type Player, playOut } from './play.ts';
import { median } from './ratio.ts';

// node test/bench/house.ts <game> [games]: how the house does against seats that play at random.
const [id = 'guilds', count = '500'] = process.argv.slice(2);
const game = GAMES[id];
if (game === undefined) throw new Error(`no game is called ${id}`);

for (const options of optionsOf(game.rules.options)) {
  for (const seats of game.rules.seats) report(options, seats, Number(count));
}

function report(options: unknown, seats: number, games: number): void {
  let wins = 0;
  let shared = 0;
  const times: number[] = [];
  for (let seed = 0; seed < games; seed++) {
    const house = seed % seats; // every seat is the house's in turn
    const players = Array.from({ length: seats }, (_, seat): Player => (seat === house ? 'house' : 'random'));
    const { places } = playOut(game!, options, players, seed, (player, ms) => player === 'house' && times.push(ms));
    const first = places.filter((place) => place === 1).length;
    if (places[house] === 1 && first === 1) wins++;
    if (places[house] === 1 && first > 1) shared++;
  }
  const [low, high] = wilson(wins, games);
  const worst = Math.max(...times);
  console.log(
    `${id} ${JSON.stringify(options)} ${seats} seats: house won ${wins} of ${games} (95 % interval ${percent(low)}–${percent(high)}), ` +
      `shared first ${shared}, lost ${games - wins - shared}; a decision ${median(times).toFixed(2)} ms (median of ${times.length}), longest ${worst.toFixed(1)}`,
  );
}

/** The Wilson interval of a proportion, at 95 %. */
function wilson(wins: number, games: number): [number, number] {
  const z = 1.96;
  const p = wins / games;
  const middle = p + (z * z) / (2 * games);
  const reach = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [(middle - reach) / scale, (middle + reach) / scale];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

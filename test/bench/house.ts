import * as v from 'valibot';
import { settle } from '../../shared/engine/match.ts';
import { GAMES } from '../../shared/games/index.ts';
import { mean, medians, quantile, ratio, wilson } from './interval.ts';
import { type Measure, MEASURES } from './measures.ts';
import { optionsOf } from './options.ts';
import { type Player, playOut, quickDice } from './play.ts';
import { median } from './ratio.ts';

// node test/bench/house.ts <game> [games] [options as JSON]: how the house does against seats that play at random,
// and for games that are measured so, how tables of the house alone end beside tables at random.
const [id = 'guilds', count = '500', sent] = process.argv.slice(2);
const game = GAMES[id];
if (game === undefined) throw new Error(`no game is called ${id}`);
const measure = MEASURES[id];

const chosen = sent === undefined ? measure?.options : [JSON.parse(sent) as object];
for (const options of chosen?.map((each) => v.parse(game.rules.options, each)) ?? optionsOf(game.rules.options)) {
  for (const seats of game.rules.seats) {
    const settled = settle(game.rules, options, seats);
    if (!settled.ok) continue;
    report(settled.value, seats, Number(count));
    if (measure?.alone) reportAlone(measure, settled.value, seats, Number(count));
  }
}

function report(options: unknown, seats: number, games: number): void {
  let wins = 0;
  let shared = 0;
  const times: number[] = [];
  const own: number[] = [];
  const others: number[] = [];
  for (let seed = 0; seed < games; seed++) {
    const house = seed % seats; // every seat is the house's in turn
    const players = Array.from({ length: seats }, (_, seat): Player => (seat === house ? 'house' : 'random'));
    const { state, outcome } = playOut(game!, options, players, seed, (player, ms) => player === 'house' && times.push(ms));
    const first = outcome.places.filter((place) => place === 1).length;
    if (outcome.places[house] === 1 && first === 1) wins++;
    if (outcome.places[house] === 1 && first > 1) shared++;
    if (measure === undefined) continue;
    const counts = players.map((_, seat) => measure.of(state, outcome, seat));
    own.push(counts[house]!);
    others.push(counts.reduce((sum, each, seat) => sum + (seat === house ? 0 : each), 0) / (seats - 1));
  }
  const [low, high] = wilson(wins, games);
  console.log(
    `${id} ${JSON.stringify(options)} ${seats} seats: house won ${wins} of ${games} (95 % interval ${percent(low)}–${percent(high)}), ` +
      `shared first ${shared}, lost ${games - wins - shared}; ${measure === undefined ? '' : `${counted(measure.what, own, others)}; `}` +
      `a decision ${median(times).toFixed(2)} ms (median of ${times.length}), longest ${times.reduce((a, b) => Math.max(a, b)).toFixed(1)}`,
  );
}

function reportAlone(measure: Measure, options: unknown, seats: number, games: number): void {
  const rounds: number[] = [];
  const all = (player: Player) => Array.from({ length: games }, (_, seed) => {
    const { state, outcome } = playOut(game!, options, Array<Player>(seats).fill(player), seed);
    if (player === 'house' && measure.rounds !== undefined) rounds.push(measure.rounds(state));
    return Array.from({ length: seats }, (_each, seat) => measure.of(state, outcome, seat));
  });
  const { above, below, ratio, low, high } = medians(all('house'), all('random'), quickDice(seats));
  console.log(
    `${id} ${JSON.stringify(options)} ${seats} seats alone, ${games} tables each on the same deals, ${measure.what}, median of ${seats * games} seats: ` +
      `house ${above}, random ${below}, ratio ${span(ratio, low, high)}${rounds.length === 0 ? '' : `; ${lengths(rounds)}`}`,
  );
}

function lengths(rounds: readonly number[]): string {
  return `tables of the house take ${median(rounds)} rounds (median; 10–90 %: ${quantile(rounds, 0.1)}–${quantile(rounds, 0.9)})`;
}

function counted(what: string, own: readonly number[], others: readonly number[]): string {
  const [house, random, times] = [mean(own), mean(others), ratio(own, others)];
  return (
    `${what}: house ${span(house.mean, house.low, house.high)}, a random seat ${span(random.mean, random.low, random.high)}, ` +
    `${span(times.ratio, times.low, times.high)} times as many`
  );
}

function span(middle: number, low: number, high: number): string {
  return `${middle.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

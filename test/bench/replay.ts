import { diceFor } from '../../shared/engine/dice.ts';
import { type Deal, deal, findMove, mark, play, replay } from '../../shared/engine/match.ts';
import type { Seat } from '../../shared/engine/types.ts';
import { GAMES } from '../../shared/games/index.ts';
import { optionsOf } from './options.ts';
import { quickDice, seedFrom } from './play.ts';
import { median, numbers } from './ratio.ts';

const GAMES_PLAYED = 2_000;
const ROUNDS = 9;
const SINGLES = 200;

interface Step {
  readonly seat: Seat;
  readonly text: string;
  mark?: string;
}

interface Game {
  readonly from: Deal;
  readonly steps: Step[];
}

const { rules } = GAMES.guilds!;

/** A whole replay with marks, as a table does on waking, of the longest game among many at random. */
export function benchReplay(): void {
  const { from, steps } = longest();
  let at = 0;
  replay(rules, from, steps, (match) => {
    if (match.n > 0) steps[at++]!.mark = mark(match);
  });
  const whole = median(Array.from({ length: ROUNDS }, () => timed(() => {
    if (!replay(rules, from, steps).ok) throw new Error('the replay went another way');
  })));
  const start = deal(rules, from);
  const { seat, text } = steps[0]!;
  const single = median(Array.from({ length: ROUNDS }, () => timed(() => {
    for (let n = 0; n < SINGLES; n++) mark(play(start, seat, findMove(rules, start.state, seat, text)!));
  }))) / SINGLES;
  console.log(
    `replay: ${numbers(whole)} ms for the longest of ${numbers(GAMES_PLAYED)} random Guilds games, ${steps.length} moves with marks ` +
      `(${from.seats} seats, ${JSON.stringify(from.options)}); ${numbers(whole / single)} times one move's mean at the deal (median of ${ROUNDS})`,
  );
}

/** Every number of seats and combination of options in turn. */
function longest(): Game {
  const kinds = rules.seats.flatMap((seats) => optionsOf(rules.options).map((options) => ({ seats, options })));
  let found: Game | undefined;
  for (let n = 0; n < GAMES_PLAYED; n++) {
    const game = atRandom({ ...kinds[n % kinds.length]!, seed: seedFrom(n) }, n);
    if (found === undefined || game.steps.length > found.steps.length) found = game;
  }
  return found!;
}

function atRandom(from: Deal, n: number): Game {
  const choice = quickDice(n + 1);
  const state = structuredClone(deal(rules, from).state);
  const steps: Step[] = [];
  for (;;) {
    const seat = Array.from({ length: from.seats }, (_, other) => other).find((other) => rules.legal(state, other).length > 0);
    if (seat === undefined) return { from, steps };
    const legal = rules.legal(state, seat);
    const move = legal[choice.below(legal.length)];
    steps.push({ seat, text: rules.notate(move) });
    rules.apply(state, seat, move, { dice: diceFor(from.seed, steps.length), emit: () => {} });
  }
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

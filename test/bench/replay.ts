import { deal, findMove, mark, play } from '../../shared/engine/match.ts';
import { GAMES } from '../../shared/games/index.ts';
import { optionsOf } from './options.ts';
import { seedFrom } from './play.ts';
import { median, numbers } from './ratio.ts';
import { record, type Recorded, replayed, timed } from './recorded.ts';

const GAMES_PLAYED = 2_000;
const ROUNDS = 9;
const SINGLES = 200;

const guilds = GAMES.guilds!;
const { rules } = guilds;

/** A whole replay with marks, as a table does on waking, of the longest game among many at random. */
export function benchReplay(): void {
  const game = longest();
  const { from, steps } = game;
  const whole = replayed(guilds, game, ROUNDS);
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
function longest(): Recorded {
  const kinds = rules.seats.flatMap((seats) => optionsOf(rules.options).map((options) => ({ seats, options })));
  let found: Recorded | undefined;
  for (let n = 0; n < GAMES_PLAYED; n++) {
    const game = record(guilds, { ...kinds[n % kinds.length]!, seed: seedFrom(n) }, 'random', n);
    if (found === undefined || game.steps.length > found.steps.length) found = game;
  }
  return found!;
}

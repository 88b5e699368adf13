import { seen } from '../../../shared/engine/secret.ts';
import type { Seat } from '../../../shared/engine/types.ts';
import { type Reckoning, reckon } from '../../../shared/games/guilds/reckon.ts';
import type { State } from '../../../shared/games/guilds/state.ts';
import type { Part, Say } from '../../../shared/text/say.ts';
import type { VerdictWords } from './text/ending/index.ts';

/** The reckoning of a game that is over, when all hands lie open. */
export const reckoningOf = (state: State): Reckoning => reckon(state.hands.map((hand) => seen(hand) ?? []));

/** Who ended the game, and how ties in points were decided (G25, G26). */
export function verdictOf(state: State, words: VerdictWords): Say {
  const { scores, cards, places } = reckoningOf(state);
  const seats = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  const tied = [...new Set(seats.map((seat) => scores[seat]!))].map((points) => seats.filter((seat) => scores[seat] === points));
  const winners = seats.filter((seat) => places[seat] === 1);
  const ended = (state.turn + seats.length - 1) % seats.length;
  const sentences = [
    words.ended(ended),
    ...tied.filter((group) => group.length > 1).map((group) => tieOf(group)),
    ...(winners.length > 1 ? [words.rematch(winners)] : []),
  ];
  return sentences.flatMap(([begin = '', ...rest], i) => (i === 0 ? [begin, ...rest] : [' ', first(begin), ...rest]));

  function tieOf(group: readonly Seat[]): Say {
    const [first, second] = group as [Seat, Seat];
    const points = scores[first]!;
    if (group.every((seat) => cards[seat] === cards[first])) return words.shared(group, points, cards[first]!, places[first]!);
    if (group.length === 2) return words.fewer(first, second, points, places[first]!);
    return words.byCards(group.map((seat) => ({ seat, cards: cards[seat]! })), points);
  }
}

const first = (part: Part): Part => (typeof part === 'object' && 'seat' in part ? { ...part, first: true } : part);

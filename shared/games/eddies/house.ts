import type { Dice } from '../../engine/dice.ts';
import type { Legal } from '../../engine/game.ts';
import type { Visible } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import { deduce, imagine } from './deduce.ts';
import { cardsAt, take } from './odds.ts';
import { again, bitsOf, type Chance, copy, matches, mover, type Opening, placeOf, put, type Round } from './playout.ts';
import { totals } from './score.ts';
import { ASPECTS, type Move, type State } from './state.ts';
import { type Thinking, thumb, worthOf } from './thumb.ts';
import { ahead, contenders, followed } from './trick.ts';

/** How many cards are played in all, about, to decide on a move: what it costs. */
const WORK = 200_000;
/** At least so many deals are tried in each stage. */
const FEWEST = 4;

/**
 * How the house plays Eddies. It imagines deals: the cards that it has not seen, given to the others as they may hold
 * them (whoever tossed has nothing that would have followed). On each deal every card that it may play is tried, and the
 * round is played to its end: by the others at random, by itself with a rule of thumb. After each stage the better half of
 * the cards is kept, until one is left. What is won counts: tricks, or in `balance` mostly the lowest category of the match.
 */
export function house(state: Visible<State>, seat: Seat, moves: readonly Legal<Move>[], dice: Dice): Legal<Move> {
  const known = deduce(state, seat);
  const chance = chanceFrom(dice);
  const value = valuing(state, seat);
  const start = opening(state);
  const cards = known.counts.reduce((sum, count) => sum + count, 0);
  const stages = Math.ceil(Math.log2(moves.length));
  const unseen = cardsAt(known.unseen);
  const worth = worthOf(known.hand, unseen, start.seats);
  let left = moves.map((move) => ({ move, card: placeOf(move.card), sum: 0 }));
  while (left.length > 1) {
    const deals = Math.max(FEWEST, Math.floor(WORK / (cards * left.length * stages)));
    for (let n = 0; n < deals; n++) {
      const round = imagine(start, known, chance);
      const played = copy(round);
      for (const each of left) each.sum += value(playOut(again(played, round), { seat, worth, unseen: { ...unseen } }, each.card));
    }
    left = left.sort((a, b) => b.sum - a.sum).slice(0, Math.ceil(left.length / 2));
  }
  return left[0]!.move;
}

const WORDS = 2 ** 32;

function chanceFrom(dice: Dice): Chance {
  let word = dice.below(WORDS) || 1;
  return (n) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return Math.floor(((word >>> 0) / WORDS) * n);
  };
}

/** The running trick in numbers. */
function opening({ trick, hands }: State): Opening {
  const seats = hands.length;
  const [lead] = trick.cards;
  if (lead === undefined) return { seats, played: 0, leader: trick.leader, lead: 0, set: 0, best: 0, bestSeat: 0 };
  const [best] = contenders(trick.cards);
  const set = bitsOf(followed(trick.cards));
  return { seats, played: trick.cards.length, leader: trick.leader, lead: placeOf(lead), set, best: placeOf(best!), bestSeat: ahead(trick, seats) };
}

/** What a seat wins from now on: by set of aspects, how many tricks. */
type Won = readonly number[];

function playOut(round: Round, own: Thinking, card: number): Won {
  const won = [0, 0, 0, 0, 0, 0, 0];
  const { seat, unseen } = own;
  const row = seat * round.width;
  let at = round.hands.indexOf(card, row) - row;
  for (let turn: Seat = seat; ; ) {
    if (turn !== seat) take(unseen, round.hands[turn * round.width + at]!);
    if (put(round, turn, at) === seat) won[round.set]!++;
    turn = mover(round);
    if (round.counts[turn] === 0) return won;
    at = turn === seat ? thumb(round, own) : any(round, turn);
  }
}

/** The first legal card as the hand happens to lie, which is any. */
function any({ hands, counts, width, lead, set, played }: Round, seat: Seat): number {
  if (played === 0) return 0;
  const row = seat * width;
  const count = counts[seat]!;
  for (let i = 0; i < count; i++) if (matches(lead, set, hands[row + i]!)) return i;
  return 0;
}

/** What is won, in numbers to compare: tricks; in `balance` mostly the lowest category of the match so far, a little of the others. */
function valuing(state: State, seat: Seat): (won: Won) => number {
  if (state.options.scoring === 'plain') return (won) => won.reduce((sum, tricks) => sum + tricks, 0);
  const before = totals(state)[seat]!;
  return (won) => {
    const counts = ASPECTS.map((aspect, bit) => won.reduce((sum, tricks, set) => sum + ((set >> bit) & 1) * tricks, before[aspect]));
    const [low, middle, high] = counts.sort((a, b) => a - b) as [number, number, number];
    return low + MIDDLE * middle + HIGH * high;
  };
}

const MIDDLE = 0.3;
const HIGH = 0.1;

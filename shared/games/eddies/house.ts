import type { Dice } from '../../engine/dice.ts';
import type { Legal } from '../../engine/game.ts';
import type { Visible } from '../../engine/secret.ts';
import type { Seat } from '../../engine/types.ts';
import { deduce, imagine, type Knowledge } from './deduce.ts';
import { beating, beats, bitsOf, type Chance, copy, leads, matches, mover, type Opening, placeOf, put, type Round, SIZE } from './playout.ts';
import { totals } from './score.ts';
import { ASPECTS, type Move, type State } from './state.ts';
import { ahead, contenders, followed } from './trick.ts';

/** How many cards are played in all, about, to decide on a move: what it costs. */
const WORK = 20_000;
/** At least so many deals are tried in each stage. */
const FEWEST = 4;

/**
 * How the house plays Eddies. It imagines deals: the cards that it has not seen, given to the others as they may hold
 * them (whoever tossed has nothing that would have followed). On each deal every card that it may play is tried, and the
 * round is played to its end: by the others at random, by itself in a plain manner. After each stage the better half of
 * the cards is kept, until one is left. What is won counts: tricks, or in `balance` the lowest category of the match.
 */
export function house(state: Visible<State>, seat: Seat, moves: readonly Legal<Move>[], dice: Dice): Legal<Move> {
  const known = deduce(state, seat);
  const chance = chanceFrom(dice);
  const worth = valuing(state, seat);
  const power = powers(known);
  const start = opening(state);
  const cards = known.counts.reduce((sum, count) => sum + count, 0);
  const stages = Math.ceil(Math.log2(moves.length));
  let left = moves.map((move) => ({ move, at: known.hand.indexOf(placeOf(move.card)), sum: 0 }));
  while (left.length > 1) {
    const deals = Math.max(FEWEST, Math.floor(WORK / (cards * left.length * stages)));
    for (let n = 0; n < deals; n++) {
      const round = imagine(start, known, chance);
      for (const each of left) each.sum += worth(playOut(copy(round), seat, each.at, power));
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

function playOut(round: Round, seat: Seat, first: number, power: Int16Array): Won {
  const won = [0, 0, 0, 0, 0, 0, 0];
  let at = first;
  for (let turn = seat; ; at = turn === seat ? sensible(round, seat, power) : any(round, turn)) {
    if (put(round, turn, at) === seat) won[round.set]!++;
    turn = mover(round);
    if (round.counts[turn] === 0) return won;
  }
}

/** How the others play on: the first legal card as the hand happens to lie, which is any. */
function any({ hands, counts, width, lead, set, played }: Round, seat: Seat): number {
  if (played === 0) return 0;
  const row = seat * width;
  const count = counts[seat]!;
  for (let i = 0; i < count; i++) if (matches(lead, set, hands[row + i]!)) return i;
  return 0;
}

/**
 * How the house plays on in these games: leads its strongest card; takes a trick with as little as will do when last,
 * before with what fewest cards beat; and gives the weakest where it cannot be ahead.
 */
function sensible(round: Round, seat: Seat, power: Int16Array): number {
  const { hands, counts, width, lead, set, played, seats } = round;
  let best = 0;
  let value = -Infinity;
  for (let i = 0; i < counts[seat]!; i++) {
    const card = hands[seat * width + i]!;
    let worth = power[card]!;
    if (played > 0) {
      if (!matches(lead, set, card)) worth = -2 * LEADING - worth;
      else if (!leads(round, card)) worth = -worth;
      else worth = LEADING - (played === seats - 1 ? worth : FEAR * beating(round, card));
    }
    if (worth > value) [value, best] = [worth, i];
  }
  return best;
}

/** Above every difference in power: being ahead comes first, and following is not a choice. */
const LEADING = 1_000;
const FEAR = 20;

/** By card of the own hand: how few of the cards not seen would beat it if it were led. */
function powers({ hand, unseen }: Knowledge): Int16Array {
  const power = new Int16Array(SIZE);
  for (const card of hand) power[card] = -unseen.filter((other) => beats(other, card)).length;
  return power;
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

import { describe, expect, test } from 'vitest';
import { type Match, outcome, turn } from '../../../shared/engine/match.ts';
import { eddies } from '../../../shared/games/eddies/index.ts';
import { settle } from '../../../shared/games/eddies/settle.ts';
import type { Event, Move, Options, State } from '../../../shared/games/eddies/state.ts';
import { shuffledBy, wordsBy } from '../../engine/words.ts';
import { atRandom, playout, testSeed } from '../playout.ts';
import { bare, movesOf, toldTo } from '../table.ts';
import { type Chronicle, lawful, move, opened, type Setting, toMove } from './chronicle.ts';
import { EDDIES_NOTATION } from './position.ts';
import { handOf, KINDS, ORDERED, placesOf, scoreOf } from './sheet.ts';

type Table = Match<State, Move, Event, Options>;

const OPTIONS: readonly Options[] = [
  { match: { rounds: 3 }, scoring: 'plain', hand: 'full' },
  { match: { rounds: 3 }, scoring: 'balance', hand: 'short' },
  { match: { target: null }, scoring: 'plain', hand: 'full' },
  { match: { target: null }, scoring: 'balance', hand: 'full' },
  { match: { target: 1 }, scoring: 'plain', hand: 'short' },
  { match: { target: 1 }, scoring: 'balance', hand: 'full' },
];

const TABLES = [3, 4, 5, 6, 7, 8].flatMap((seats) => OPTIONS.filter(({ hand }) => hand === 'full' || seats <= 6).map((options) => ({ seats, options })));

describe.each(TABLES)('$seats players, $options', ({ seats, options }) => {
  test('a match kept by hand beside the game: moves, hands, tricks, what is told, scores and places at every step', () => {
    for (const seed of [1, 2]) beside(seats, options, seed);
  });
});

describe('matches that end late', () => {
  test('E33 no target is reached in twenty rounds', () => {
    const match = beside(8, { match: { target: 20 }, scoring: 'balance', hand: 'full' }, 1);
    expect(match.state.past).toHaveLength(19);
    expect(match.told.at(-1)?.event).toMatchObject({ type: 'ended', reason: 'long', round: 20 });
  });

  test('E25 short targets: every number of extra rounds occurs, none above three; a tie is parted or, after three, shared', () => {
    const endings = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const { state, told } = beside(8, { match: { target: 1 }, scoring: 'plain', hand: 'full' }, seed);
      const last = told.at(-1)!.event;
      endings.add(`${state.extra} ${last.type === 'ended' ? last.reason : last.type}`);
    }
    expect([...endings].sort()).toEqual(['0 target', '1 parted', '2 parted', '3 parted', '3 shared']);
  });
});

describe('the length of a round', () => {
  test.each([
    [3, 'full', 57], [4, 'full', 56], [5, 'full', 55], [6, 'full', 54], [7, 'full', 49], [8, 'full', 48],
    [3, 'short', 27], [4, 'short', 36], [5, 'short', 45], [6, 'short', 54],
  ] as const)('X4 with %i players and %s hands a round has %i moves: the last trick is none', (seats, hand, moves) => {
    const { match } = playout(eddies, { options: { match: { rounds: 1 }, scoring: 'plain', hand }, seats, seed: testSeed(1) }, atRandom());
    expect(match.n).toBe(moves);
    expect(moves).toBe(seats * (handOf(seats, hand === 'short') - 1));
  });
});

/** Plays a match at random and keeps the same one by hand; they must agree at every step. */
function beside(seats: number, given: Options, seed: number): Table {
  const settled = settle(given, seats);
  if (!settled.ok) throw new Error(settled.error);
  const options = settled.value;
  const deckOf = deckBy(testSeed(seed), seats);
  const setting: Setting = { seats, balance: options.scoring === 'balance', short: options.hand === 'short', ...lengthOf(options) };
  let kept: Chronicle | undefined;
  const { match } = playout(eddies, { options, seats, seed: testSeed(seed) }, atRandom(), (now, last) => {
    if (kept === undefined || last === null) kept = opened(setting, deckOf(0));
    else move(kept, last.text, () => deckOf(now.n));
    agree(now, kept);
  });
  return match;
}

function agree(now: Table, kept: Chronicle): void {
  const state = bare<State>(now.state);
  const mover = toMove(kept);
  const where = `after move ${now.n}`;
  expect(turn(now as unknown as Match), where).toEqual(mover === null ? [] : [mover]); // X10
  for (let seat = 0; seat < kept.seats; seat++) expect(movesOf(now, seat).sort(), where).toEqual(lawful(kept, seat).sort());
  expect(freshlyTold(now), where).toEqual(kept.told);
  expect(state.hands, where).toEqual(kept.hands.map(inOrder));
  expect(state.out, where).toEqual(inOrder(kept.out));
  expect(EDDIES_NOTATION.parts(state), where).toMatchObject(written(kept));
  const scores = kept.won.map((won) => scoreOf(won, kept.balance));
  expect(outcome(now as unknown as Match), where).toEqual(kept.over ? { scores, places: placesOf(kept.won, kept.balance) } : null);
}

function written(kept: Chronicle): Record<string, string> {
  return {
    round: String(kept.round),
    first: `p${kept.first + 1}`,
    trick: kept.trick.join(' ') || '-',
    extra: String(kept.extra),
    ...(kept.over ? {} : { led: `p${kept.led + 1}` }),
    ...Object.fromEntries(KINDS.map((kind) => [kind, kept.won.map((won) => won[kind]).join(' ')])),
  };
}

function lengthOf({ match }: Options): Pick<Setting, 'rounds' | 'target'> {
  if ('rounds' in match) return { rounds: match.rounds };
  if (match.target === null) throw new Error('the target was not settled');
  return { target: match.target };
}

const freshlyTold = (now: Table): string[] => toldTo(EDDIES_NOTATION, { ...now, told: now.told.filter(({ n }) => n === now.n) }, 'nobody');

/** The deck as the dice of a move shuffle it; those of the deal first shuffle the seats. */
const deckBy = (seed: Uint8Array, seats: number) => (n: number): string[] => {
  const words = wordsBy(seed, [n % 256, Math.floor(n / 256), ...Array.from({ length: 10 }, () => 0)], 200);
  if (n === 0) shuffledBy(words, Array.from({ length: seats }));
  return shuffledBy(words, ORDERED);
};

const inOrder = (cards: readonly string[]): string[] => ORDERED.filter((card) => cards.includes(card));

import { describe, expect, test } from 'vitest';
import { type Match, outcome, turn } from '../../../shared/engine/match.ts';
import { manufactory } from '../../../shared/games/manufactory/index.ts';
import { COLOURS, type Event, type Move, type Options, type Row, type State } from '../../../shared/games/manufactory/state.ts';
import { atRandom, byDefault, playout, testSeed } from '../playout.ts';
import { bare, movesOf, partsOf, toldTo } from '../table.ts';
import { MANUFACTORY_NOTATION } from './position.ts';
import { after, defaultOf, type Held, type Known, lawful, placesOf, read, scores } from './sheet.ts';

type Table = Match<State, Move, Event, Options>;

/** A list with many duals, universals, copies and fractions, so that few moves are alike. */
const LIST: readonly Row[] = Array.from({ length: 30 }, (_, i): Row => {
  const colours = COLOURS.slice(0, 5).filter((_colour, bit) => ((i * 7) % 31 >> bit) % 2 === 1);
  const universal = i % 5 === 0;
  return { name: `Piece ${i}`, cost: universal ? 0 : (i % 7) / 2, colours: universal ? [] : colours, universal, rarity: null, count: 6 };
});

const TABLES = [2, 3, 4].flatMap((seats) => ([['pool', seats, false], ['pool', seats + 1, true], ['list', seats + 1, false], ['list', seats, true]] as const)
  .map(([parts, crates, secondAfterTie]) => [seats, parts, crates, secondAfterTie] as const));

describe.each(TABLES)('%i players, %s, %i crates, second after a tie %s', (seats, parts, crates, secondAfterTie) => {
  const options: Options = { crates, secondAfterTie, parts: parts === 'pool' ? parts : { list: LIST } };
  const choices = [['at random', atRandom()], ['by default', byDefault]] as const;

  test.each(choices)('R2–R9 R12 R29 Notation X5 played %s: every step as the sheet has it', (_title, choose) => {
    let before: Table | null = null;
    const { match } = playout(manufactory, { options, seats, seed: testSeed(1) }, choose, (now, last) => {
      checkMoves(now, seats, secondAfterTie);
      if (before !== null && last !== null) checkMove(before, now, last.text, seats, secondAfterTie);
      before = now;
    });
    checkEnd(match, seats, crates, secondAfterTie);
  });
});

function checkMoves(now: Table, seats: number, secondAfterTie: boolean): void {
  const { belt } = now.state;
  const mover = belt.length === 0 ? null : now.n % seats; // R9
  expect(turn(now as unknown as Match)).toEqual(mover === null ? [] : [mover]); // R5
  if (mover === null) return;
  const known = knownIn(now);
  const texts = movesOf(now, mover);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.sort().join('\n')).toBe(lawful(belt, heldBy(now, mover), known).sort().join('\n'));
  const idle = manufactory.notate(manufactory.idle(now.state, mover, { below: refused, shuffle: refused }));
  expect(idle).toBe(defaultOf(belt, allHeld(now), mover, known, secondAfterTie));
}

function checkMove(before: Table, now: Table, text: string, seats: number, secondAfterTie: boolean): void {
  const [was, is] = [bare<State>(before.state), bare<State>(now.state)];
  const seat = before.n % seats;
  const { place, scrap } = read(text);
  const known = knownIn(now);
  const came = was.deck.at(-1);
  expect(is.belt).toEqual([...was.belt.filter((_, index) => index !== place - 1), ...(came === undefined ? [] : [came])]); // R3
  expect(is.deck).toEqual(was.deck.slice(0, -1));
  expect(is.discard).toEqual([...was.discard, ...(scrap === null ? [] : [scrap])]); // R10
  const all = allHeld(before).map((held, other) => (other === seat ? after(held, was.belt, text, known) : held));
  expect(allHeld(now).map(sorted)).toEqual(all.map(sorted));
  const [took, ...others] = now.told.filter(({ n }) => n === now.n).map(({ event }) => event);
  expect(took).toMatchObject({
    type: 'took', seat, place, left: is.deck.length,
    before: scores(allHeld(before), known, secondAfterTie), after: scores(all, known, secondAfterTie),
  });
  expect(others.map(({ type }) => type)).toEqual(is.belt.length === 0 ? ['ended'] : []);
}

function checkEnd(match: Table, seats: number, crates: number, secondAfterTie: boolean): void {
  const { deck, discard } = bare<State>(match.state);
  const all = allHeld(match);
  expect(deck).toEqual([]);
  expect(match.n).toBe(15 * crates); // R29: one part a turn, unequal turns or not
  expect(all.reduce((sum, held) => sum + held.length, discard.length)).toBe(15 * crates);
  const expected = scores(all, knownIn(match), secondAfterTie);
  expect(outcome(match as unknown as Match)).toEqual({ scores: expected, places: placesOf(expected) });
  expect(partsOf(MANUFACTORY_NOTATION, match, 'nobody')).toMatchObject({ belt: '-', deck: '-', turn: 'nobody' });
  expect(toldTo(MANUFACTORY_NOTATION, match, 'nobody').at(-1)).toBe(`p${((match.n - 1) % seats) + 1} ended ${expected.join(' ')}`);
}

const heldBy = ({ state }: Table, seat: number): Held => COLOURS.flatMap((colour) => state.groups[seat]![colour].map((id) => [id, colour] as const));
const sorted = (held: Held): string[] => held.map((each) => each.join('>')).sort();
const allHeld = (match: Table): Held[] => match.state.groups.map((_, seat) => heldBy(match, seat));

function knownIn({ state }: Table): Known {
  return Object.fromEntries(Object.entries(state.parts).map(([id, { cost, colours, universal }]) => [
    id, { cost, colours: universal ? COLOURS : colours.length === 0 ? ['n'] : colours },
  ]));
}

function refused(): never {
  throw new Error('dice were thrown');
}

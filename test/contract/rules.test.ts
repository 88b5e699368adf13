import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceFor } from '../../shared/engine/dice.ts';
import { findMove, legalMoves, mark, type Match, outcome, replay, turn } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import { seatName } from '../../shared/engine/types.ts';
import type { Step } from '../games/playout.ts';
import { dealOf, everyGame, oneIn, played, playedAnew, TABLES, type Table } from './tables.ts';

const seatsOf = ({ deal }: Match) => Array.from({ length: deal.seats }, (_, seat) => seat);
const textsOf = ({ game, state }: Match, seat: number) => game.legal(state, seat).map((move) => game.notate(move));

// `played` runs the rules under `strict`: without clock and chance, on frozen states, moves and lists.
describe.each(TABLES)('$name', (table) => {
  test('states, moves, events and outcomes are plain JSON', () => {
    everyGame(table, 2, (course) => {
      const { match } = played(table, course, (now) => {
        expectPlain(now.state);
        for (const seat of seatsOf(now)) expectPlain(now.game.legal(now.state, seat));
      });
      expectPlain(match.told);
      expectPlain(outcome(match));
    });
  });

  test('it is over exactly when nobody can move and there is an outcome', () => {
    everyGame(table, 4, (course) => {
      const { match } = played(table, course, (now) => {
        expect(outcome(now) === null, `after move ${now.n}`).toBe(turn(now).length > 0);
      });
      expectPlaces(match, table);
    });
  });

  test('every card is in exactly one place', () => {
    everyGame(table, 4, (course) => {
      let all: readonly string[] = [...table.sample.cards].sort();
      played(table, course, ({ state, n }) => {
        if (n === 0 && table.sample.dealt !== undefined) all = [...table.sample.dealt(state)].sort();
        const held = Object.values(table.sample.places(state)).flat().sort();
        expect(held, `after move ${n}`).toEqual(all);
      });
    });
  });

  test('every move has its own text: lower-case ASCII, single spaces, no plus sign; at most 2,000 of them', () => {
    everyGame(table, 4, (course) => {
      played(table, course, (now) => {
        for (const seat of seatsOf(now)) {
          const texts = textsOf(now, seat);
          expect(texts.length).toBeLessThanOrEqual(2_000);
          expect(new Set(texts).size).toBe(texts.length);
          for (const text of texts) if (!isNotation(text)) expect.fail(`not a notation: ${JSON.stringify(text)}`);
        }
      });
    });
  });

  test('a seat finds the same moves in what it sees as there are', () => {
    everyGame(table, 4, (course) => {
      played(table, course, (now) => {
        for (const seat of seatsOf(now)) {
          const seen = now.game.legal(redact(now.state, seat), seat);
          if (!isDeepStrictEqual(seen, now.game.legal(now.state, seat))) expect(seen).toEqual(now.game.legal(now.state, seat));
        }
      });
    });
  });

  test('a replay from texts gives the same positions, events and marks', () => {
    everyGame(table, 2, (course) => {
      const before: Match[] = [];
      const steps: (Step & { mark: string })[] = [];
      played(table, course, (now, last) => {
        before.push(now);
        if (last !== null) steps.push({ ...last, mark: mark(now) });
      });
      const rules = table.complete.rules;
      const again: Match[] = [];
      const result = replay(rules, dealOf(table, course), steps, (now) => again.push(now));
      expect(result.ok).toBe(true);
      for (const [n, now] of again.entries()) expect(now.state, `after move ${n}`).toEqual(before[n]!.state);
      expect(again.at(-1)!.told).toEqual(before.at(-1)!.told);
      const drifted = steps.with(0, { ...steps[0]!, mark: '00000000' });
      expect(replay(rules, dealOf(table, course), drifted)).toEqual({ ok: false, error: { n: 1, text: steps[0]!.text } });
    });
  });

  test('the default is legal for every seat to move, and the same for the same dice', () => {
    everyGame(table, 3, (course) => {
      played(table, course, (now) => {
        const { game, state, deal } = now;
        for (const seat of turn(now)) {
          const idle = () => game.notate(game.idle(state, seat, diceFor(deal.seed, now.n + 1, 'idle')));
          expect(textsOf(now, seat)).toContain(idle());
          expect(idle()).toBe(idle());
        }
      });
    });
  });

  test('what is not in the list is refused, not repaired', () => {
    everyGame(table, 2, (course) => {
      played(table, course, (now) => {
        if (!oneIn(table, 3, now)) return;
        for (const seat of seatsOf(now)) {
          // The list is made once for all the texts, and without the watch of `strict`.
          const moves = now.game.legal(now.state, seat);
          const game = { ...table.complete.rules, legal: () => moves };
          const texts = new Set(textsOf(now, seat));
          const others = seatsOf(now).filter((other) => other !== seat).flatMap((other) => textsOf(now, other));
          for (const text of [...others, ...[...texts].slice(0, 12).flatMap(spoilt), ...JUNK]) {
            if (!texts.has(text) && findMove(game, now.state, seat, text)) expect.fail(`${seatName(seat)} could play ${JSON.stringify(text)}`);
          }
          for (const text of [...texts].slice(0, 12)) expect(findMove(game, now.state, seat, text)).toBeDefined();
        }
      });
    });
    const { match } = played(table, { seed: 1, choices: [] });
    fc.assert(fc.property(fc.string(), (text) => findMove(match.game, match.state, 0, text) === undefined), { seed: 1, numRuns: 50 });
  });

  test('the rules have no other deal than the dice give', () => {
    const state = ({ seed }: { seed: number }) => playedAnew(table, { seed, choices: [] }).match.state;
    expect(state({ seed: 1 })).toEqual(played(table, { seed: 1, choices: [] }).match.state);
    expect(state({ seed: 1 })).not.toEqual(state({ seed: 2 }));
  });

  test('the same list comes back each time it is asked for', () => {
    everyGame(table, 1, (course) => {
      played(table, course, (now) => {
        for (const seat of seatsOf(now)) expect(textsOf(now, seat)).toEqual(textsOf({ ...now, state: structuredClone(now.state) }, seat));
        for (const seat of seatsOf(now)) expect(legalMoves(now.game, now.state, seat).length > 0).toBe(turn(now).includes(seat));
      });
    });
  });
});

const JUNK = ['', ' ', 'undefined', 'null', '{}', '[object Object]', '__proto__', 'constructor', '\u0000', 'pass', '0', '💥'];

// What a careless parser would forgive.
const spoilt = (text: string): string[] => [
  text.toUpperCase(),
  ` ${text}`,
  `${text} `,
  `${text}\n`,
  text.replace(' ', '  '),
  text.replace(' ', '\t'),
  text.replace(/\d+/g, '0$&'),
  text.replace(/\d+/, '+$&'),
  text.replace(/\d+$/, '0'),
  text.replace(/\d+$/, '99'),
  text.split(' ').reverse().join(' '),
  text.slice(0, -1),
  `${text}${text}`,
].filter((other) => other !== text);

const isNotation = (text: string) => /^[!-*,-@[-~]+( [!-*,-@[-~]+)*$/.test(text);

function expectPlain(value: unknown): void {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  if (!isDeepStrictEqual(copy, value)) expect(value).toStrictEqual(copy);
}

// X9: as many places as seats are better; equal seats share one, and the next stays empty.
function expectPlaces(match: Match, { sample }: Table): void {
  const { scores, places } = outcome(match)!;
  expect(scores).toHaveLength(match.deal.seats);
  expect(places).toHaveLength(match.deal.seats);
  for (const place of places) expect(place).toBe(1 + places.filter((other) => other < place).length);
  for (const [seat, place] of places.entries()) {
    for (const [other, score] of scores.entries()) if (sample.lowest === true ? score < scores[seat]! : score > scores[seat]!) expect(places[other]).toBeLessThan(place);
  }
}

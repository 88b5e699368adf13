import { describe, expect, test } from 'vitest';
import { diceFor, diceFrom } from '../../shared/engine/dice.ts';
import { findMove, type Match, play } from '../../shared/engine/match.ts';
import { encode, redact } from '../../shared/engine/secret.ts';
import type { Viewer } from '../../shared/engine/types.ts';
import { type Step, testSeed } from '../games/playout.ts';
import { everyGame, played, type Table, TABLES } from './tables.ts';

const nameOf = (viewer: Viewer) => (viewer === null ? 'a spectator' : `p${viewer + 1}`);

describe.each(TABLES)('$name', (table) => {
  test('nothing redacted holds a secret, and only what is redacted can be sent', () => {
    everyGame(2, (course) => {
      const { match } = played(table, course, ({ state }) => {
        expect(JSON.stringify(state)).toContain('"$secret"');
        expect(() => encode({ state } as object)).toThrow(/secret/);
        for (const viewer of table.viewers) {
          const sent = encode({ state: redact(state, viewer) });
          expect(sent).not.toContain('$secret');
          expect(sent).toBe(JSON.stringify({ state: redact(state, viewer) }));
        }
      });
      for (const { event } of match.told) {
        for (const viewer of table.viewers) expect(encode({ event: redact(event, viewer) })).not.toContain('$secret');
        if (JSON.stringify(event).includes('"$secret"')) expect(() => encode({ event })).toThrow(/secret/);
      }
    });
  });

  test('no state and no event tells a viewer a card that it may not know', () => {
    everyGame(4, (course) => {
      const known = new Map(table.viewers.map((viewer) => [viewer, new Set<string>()]));
      let told = 0;
      played(table, course, (now) => {
        for (const [viewer, may] of known) {
          for (const card of table.sample.sees(now.state, viewer)) may.add(card);
          const sent = [redact(now.state, viewer), ...now.told.slice(told).map(({ event }) => redact(event, viewer))];
          const leaked = cardsIn(table, JSON.stringify(sent)).filter((card) => !may.has(card));
          if (leaked.length > 0) expect.fail(`after move ${now.n}, ${nameOf(viewer)} is told of ${leaked.join(', ')}: ${JSON.stringify(sent)}`);
        }
        told = now.told.length;
      });
    });
  });

  test('a viewer is shown every card that it may see', () => {
    everyGame(2, (course) => {
      played(table, course, ({ state, n }) => {
        for (const viewer of table.viewers) {
          const shown = cardsIn(table, JSON.stringify(redact(state, viewer)));
          const missing = table.sample.sees(state, viewer).filter((card) => !shown.includes(card));
          expect(missing, `after move ${n}, for ${nameOf(viewer)}`).toEqual([]);
        }
      });
    });
  });

  test('states that differ only in what a viewer cannot see are the same to it, and so is the next move', () => {
    everyGame(2, (course) => {
      const known = new Map(table.viewers.map((viewer) => [viewer, new Set<string>()]));
      let before: Match | null = null;
      played(table, course, (now, last) => {
        for (const [viewer, may] of known) {
          for (const card of table.sample.sees(now.state, viewer)) may.add(card);
          if (before !== null && last !== null) expectSame(table, viewer, may, before, last, now);
        }
        before = now;
      });
    });
  });

  test('deals that differ only in what a viewer cannot see are the same to it', () => {
    everyGame(3, ({ seed }) => {
      for (const viewer of table.viewers) {
        const told = setUp(table, seed, (card) => card);
        const rename = renaming(table, new Set(table.sample.sees(told.state, viewer)), seed);
        const other = setUp(table, seed, rename);
        expect(JSON.stringify(other)).not.toBe(JSON.stringify(told));
        expect(JSON.stringify(redact(other, viewer)), `for ${nameOf(viewer)}`).toBe(JSON.stringify(redact(told, viewer)));
      }
    });
  });

  test('what is chosen in secret stays so while it is not shown', () => {
    everyGame(3, (course) => {
      const line: [Match, Step | null][] = [];
      played(table, course, (now, last) => line.push([now, last]));
      for (const [n, [, last]] of line.entries()) {
        if (last === null || !table.sample.silent?.includes(last.text.split(' ')[0]!)) continue;
        for (const viewer of table.viewers) expectUntold(table, viewer, line, n);
      }
    });
  });

  test('at the end everything is shown', () => {
    everyGame(2, (course) => {
      const { match } = played(table, course);
      const sent = encode({ state: redact(match.state, 'everyone'), told: redact(match.told, 'everyone') });
      expect(sent).not.toContain('$hidden');
      expect(cardsIn(table, sent).sort()).toEqual([...table.sample.cards].sort());
    });
  });
});

// Renames the cards that the viewer has never seen among themselves, everywhere at once: a different deal with the same
// history for this viewer. Then the same move is made in both.
function expectSame(table: Table, viewer: Viewer, may: ReadonlySet<string>, before: Match, last: Step, after: Match): void {
  const rename = renaming(table, may, before.n);
  const other = { ...before, state: renamed(table, before.state, rename) };
  const where = `before move ${after.n}, "${last.text}", for ${nameOf(viewer)}`;
  expect(view(other, viewer), where).toBe(view(before, viewer));
  const text = last.text.replace(cardsOf(table), rename);
  const move = findMove(table.game, other.state, last.seat, text);
  if (move === undefined) throw new Error(`${where}: "${text}" is not legal in the exchanged state`);
  expect(view(play(other, last.seat, move), viewer), where.replace('before', 'after')).toBe(view(after, viewer));
}

// Another card is chosen in secret instead of the one in move n, and the game goes on in the same words until the viewer sees
// one of the two: it must not have been able to tell them apart, nor by what is no longer said of either.
function expectUntold(table: Table, viewer: Viewer, line: readonly [Match, Step | null][], n: number): void {
  const [before] = line[n - 1]!;
  const { seat, text } = line[n]![1]!;
  const [card] = cardsIn(table, text);
  const kind = text.replace(card!, '');
  const texts = table.game.legal(before.state, seat).map((move) => table.game.notate(move));
  const instead = texts.filter((one) => one !== text && one.replace(cardsOf(table), '') === kind).flatMap((one) => cardsIn(table, one));
  for (const other of instead) {
    const swap = (one: string) => (one === card ? other : one === other ? card! : one);
    let there = before;
    for (const [here, last] of line.slice(n)) {
      const silent = table.sample.silent!.includes(last!.text.split(' ')[0]!);
      const move = findMove(table.game, there.state, last!.seat, silent ? last!.text.replace(cardsOf(table), swap) : last!.text);
      if (move === undefined) break;
      there = play(there, last!.seat, move);
      const faces = [...table.sample.sees(here.state, viewer), ...table.sample.sees(there.state, viewer)];
      if (faces.includes(card!) || faces.includes(other)) break;
      expect(view(there, viewer), `${other} for ${card} in move ${n}; after move ${here.n}, for ${nameOf(viewer)}`).toBe(view(here, viewer));
    }
  }
}

// The deck is renamed as it is shuffled: another deal that the same rules have set up.
function setUp(table: Table, seed: number, rename: (card: string) => string): { state: unknown; events: unknown[] } {
  const dice = diceFor(testSeed(seed), 0);
  const shuffle = <T>(items: readonly T[]): T[] => dice.shuffle(items).map((item) => (typeof item === 'string' ? (rename(item) as T) : item));
  const events: unknown[] = [];
  const state = table.game.setup(table.options, table.seats, { dice: { ...dice, shuffle }, emit: (event) => events.push(event) });
  return { state, events };
}

function view(match: Match, viewer: Viewer): string {
  const { game, state, told, n } = match;
  const fresh = told.filter((one) => one.n === n);
  return JSON.stringify([redact(state, viewer), redact(fresh, viewer), viewer === null ? [] : game.legal(state, viewer)]);
}

function renaming(table: Table, may: ReadonlySet<string>, n: number): (card: string) => string {
  const unseen = table.sample.cards.filter((card) => !may.has(card));
  let word = n; // any fixed row of numbers will do
  const shuffled = diceFrom(() => (word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0)).shuffle(unseen);
  const to = new Map(unseen.map((card, i) => [card, shuffled[i]!]));
  return (card) => to.get(card) ?? card;
}

function renamed(table: Table, state: unknown, rename: (card: string) => string): unknown {
  const other: unknown = JSON.parse(JSON.stringify(state).replace(cardsOf(table), rename));
  table.sample.tidy?.(other);
  return other;
}

const patterns = new Map<Table, RegExp>();

function cardsOf(table: Table): RegExp {
  const pattern = patterns.get(table) ?? new RegExp(table.sample.cards.join('|'), 'g');
  patterns.set(table, pattern);
  return pattern;
}

const cardsIn = (table: Table, text: string): string[] => [...new Set(text.match(cardsOf(table)))];

import { describe, expect, test } from 'vitest';
import { diceFrom } from '../../shared/engine/dice.ts';
import { findMove, type Match, play } from '../../shared/engine/match.ts';
import { encode, redact } from '../../shared/engine/secret.ts';
import type { Viewer } from '../../shared/engine/types.ts';
import type { Step } from '../games/playout.ts';
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

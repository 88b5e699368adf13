import { describe, expect, test } from 'vitest';
import { diceFor, diceFrom } from '../../shared/engine/dice.ts';
import { findMove, type Match, play } from '../../shared/engine/match.ts';
import { encode, redact } from '../../shared/engine/secret.ts';
import type { Viewer } from '../../shared/engine/types.ts';
import { type Step, testSeed } from '../games/playout.ts';
import { cardsIn as allIn, DEALS, fallsSame, fresh, looksSame, nameOf, view } from './alike.ts';
import { actOf, everyGame, oneIn, played, seldom, type Table, TABLES } from './tables.ts';

describe.each(TABLES)('$name', (table) => {
  test('nothing redacted holds a secret, and only what is redacted can be sent', () => {
    everyGame(table, 2, (course) => {
      const { match } = played(table, course, (now) => {
        if (!oneIn(table, 1, now)) return;
        const { state } = now;
        expect(JSON.stringify(state)).toContain('"$secret"');
        expect(() => encode({ state } as object)).toThrow(/secret/);
        for (const viewer of table.viewers) {
          const seen = { state: redact(state, viewer) };
          const sent = encode(seen);
          if (sent.includes('$secret') || sent !== JSON.stringify(seen)) expect.fail(`sent to ${nameOf(viewer)}: ${sent}`);
        }
      });
      for (const { event } of match.told) {
        for (const viewer of table.viewers) expect(encode({ event: redact(event, viewer) })).not.toContain('$secret');
        if (JSON.stringify(event).includes('"$secret"')) expect(() => encode({ event })).toThrow(/secret/);
      }
    });
  });

  test('no state and no event tells a viewer a card that it may not know', () => {
    everyGame(table, 4, (course) => {
      const known = knowledge(table);
      played(table, course, (now) => {
        known.learn(now);
        for (const viewer of table.viewers) {
          expectNoLeak(table, viewer, known.then(viewer), fresh(now), now.n);
          expectNoLeak(table, viewer, known.now(viewer), now.state, now.n);
        }
      });
    });
  });

  test('a viewer is shown every card that it may see', () => {
    everyGame(table, 2, (course) => {
      const few = seldom(played(table, course).moves);
      played(table, course, (now, last) => {
        if (!oneIn(table, 1, now) && !few(last)) return;
        const { state, n } = now;
        for (const viewer of table.viewers) {
          const where = `after move ${n}, for ${nameOf(viewer)}`;
          const sent = JSON.stringify(redact(state, viewer));
          const sees = table.sample.sees(state, viewer);
          const shown = table.sample.kind === undefined ? new Set(cardsIn(table, sent)) : null;
          if (shown !== null) expect(sees.filter((card) => !shown.has(card)), where).toEqual([]);
          else expect(allIn(table, sent), where).toEqual([...sees].sort()); // as often as it may be seen, no more and no less
        }
      });
    });
  });

  test('states that differ only in what a viewer cannot see are the same to it, and so is the next move', () => {
    everyGame(table, 2, (course) => {
      const known = knowledge(table);
      const few = seldom(played(table, course).moves);
      let before: Match | null = null;
      let compared = 0;
      played(table, course, (now, last) => {
        known.learn(now);
        if (!oneIn(table, 2, now) && !few(last)) { before = now; return; }
        const closely = few(last);
        for (const viewer of table.sample.kind === undefined || closely ? table.viewers : [table.viewers[now.n % table.viewers.length]!]) {
          if (before !== null && last !== null && table.sample.kind !== undefined) compared += looksSame(table, viewer, before, last, now, closely);
          else if (before !== null && last !== null && isSame(table, viewer, known.then(viewer), before, last, now)) compared++;
        }
        before = now;
      });
      expect(compared, 'moves made in two deals').toBeGreaterThan(table.viewers.length);
    });
  });

  // Where no card is written like another, a card that nobody has seen is told by its name.
  if (table.sample.kind !== undefined) test('dice that fall otherwise are told to nobody but by what it may see', () => {
    everyGame(table, 1, (course) => {
      let before: Match | null = null;
      let compared = 0;
      played(table, course, (now, last) => {
        if (before !== null && last !== null) compared += fallsSame(table, before, last, now);
        before = now;
      });
      expect(compared, 'moves made with other dice').toBeGreaterThan(table.viewers.length);
    });
  });

  test('deals that differ only in what a viewer cannot see are the same to it', () => {
    everyGame(table, 3, ({ seed }) => {
      for (const viewer of table.viewers) {
        const told = setUp(table, seed, (card) => card);
        const other = table.sample.kind === undefined ? setUp(table, seed, renaming(table, new Set(table.sample.sees(told.state, viewer)), seed)) : exchangedDeal(table, seed, viewer, told.state);
        expect(JSON.stringify(other)).not.toBe(JSON.stringify(told));
        expect(JSON.stringify(redact(other, viewer)), `for ${nameOf(viewer)}`).toBe(JSON.stringify(redact(told, viewer)));
      }
    });
  });

  test('what is chosen in secret stays so while it is not shown', () => {
    everyGame(table, 3, (course) => {
      const line: [Match, Step | null][] = [];
      played(table, course, (now, last) => line.push([now, last]));
      for (const [n, [, last]] of line.entries()) {
        if (last === null || table.sample.kind !== undefined || !table.sample.silent?.includes(actOf(last))) continue;
        for (const viewer of table.viewers) expectUntold(table, viewer, line, n);
      }
    });
  });

  test('at the end everything is shown', () => {
    everyGame(table, 2, (course) => {
      let all = table.sample.cards;
      const { match } = played(table, course, ({ state, n }) => {
        if (n === 0) all = table.sample.dealt?.(state) ?? all;
      });
      const sent = encode({ state: redact(match.state, 'everyone'), told: redact(match.told, 'everyone') });
      expect(sent).not.toContain('$hidden');
      expect(cardsIn(table, sent).sort()).toEqual([...new Set(all)].sort());
    });
  });
});

/** What each viewer may know of the cards: in the deal that the last move was made in, and in the deal as it is after it. */
interface Knowledge {
  learn(now: Match): void;
  then(viewer: Viewer): ReadonlySet<string>;
  now(viewer: Viewer): ReadonlySet<string>;
}

function knowledge({ sample, viewers }: Table): Knowledge {
  const none = () => new Map(viewers.map((viewer) => [viewer, new Set<string>()]));
  let [before, after, deals] = [none(), none(), 0];
  return {
    learn: ({ state, told, n }) => {
      // Another card may be written like one that was seen earlier: then only what is seen around the move counts.
      [before, after] = sample.kind === undefined ? [after, after] : [after, none()];
      const shown = told.filter((one) => one.n === n).flatMap(({ event }) => sample.shows?.(event) ?? []);
      for (const may of before.values()) for (const card of shown) may.add(card);
      const next = sample.deals?.(state) ?? 0;
      if (next !== deals) after = none();
      deals = next;
      for (const viewer of viewers) {
        for (const card of sample.sees(state, viewer)) {
          after.get(viewer)!.add(card);
          if (sample.kind !== undefined) before.get(viewer)!.add(card);
        }
      }
    },
    then: (viewer) => before.get(viewer)!,
    now: (viewer) => after.get(viewer)!,
  };
}

function expectNoLeak(table: Table, viewer: Viewer, may: ReadonlySet<string>, told: unknown, n: number): void {
  const sent = JSON.stringify(redact(told, viewer));
  const leaked = cardsIn(table, sent).filter((card) => !may.has(card));
  if (leaked.length > 0) expect.fail(`after move ${n}, ${nameOf(viewer)} is told of ${leaked.join(', ')}: ${sent}`);
}

// Renames the cards that the viewer has never seen among themselves, everywhere at once: a different deal with the same
// history for this viewer. Then the same move is made in both; where the rules would not let the other deal make it, another is tried.
function isSame(table: Table, viewer: Viewer, may: ReadonlySet<string>, before: Match, last: Step, after: Match): boolean {
  const where = `before move ${after.n}, "${last.text}", for ${nameOf(viewer)}`;
  for (let attempt = 0; attempt < DEALS; attempt++) {
    const rename = renaming(table, may, before.n + 1_000 * attempt);
    const other = { ...before, state: renamed(table, before.state, rename) };
    expect(view(other, viewer), where).toBe(view(before, viewer));
    const move = findMove(table.game, other.state, last.seat, last.text.replace(cardsOf(table), rename));
    if (move === undefined) continue;
    expect(view(play(other, last.seat, move), viewer), where.replace('before', 'after')).toBe(view(after, viewer));
    return true;
  }
  return false;
}

// Two cards change places while the deal is shuffled, until that is where this viewer does not see them.
function exchangedDeal(table: Table, seed: number, viewer: Viewer, like: unknown): { state: unknown; events: unknown[] } {
  const maySee = (state: unknown) => JSON.stringify(table.sample.sees(state, viewer));
  for (let first = 0; ; first++) {
    const other = setUp(table, seed, (card) => card, (cards) => [cards[first], cards[first + 1]] = [cards[first + 1]!, cards[first]!]);
    if (maySee(other.state) === maySee(like) && JSON.stringify(other.state) !== JSON.stringify(like)) return other;
  }
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
      const silent = table.sample.silent!.includes(actOf(last!));
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
function setUp(table: Table, seed: number, rename: (card: string) => string, change: (items: unknown[]) => void = () => undefined): { state: unknown; events: unknown[] } {
  const dice = diceFor(testSeed(seed), 0);
  const shuffle = <T>(items: readonly T[]): T[] => {
    const shuffled = dice.shuffle(items).map((item) => (typeof item === 'string' ? (rename(item) as T) : item));
    change(shuffled);
    return shuffled;
  };
  const events: unknown[] = [];
  const state = table.game.setup(table.options, table.seats, { dice: { ...dice, shuffle }, emit: (event) => events.push(event) });
  return { state, events };
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
  const before = patterns.get(table);
  if (before !== undefined) return before;
  const cards = [...new Set(table.sample.cards)].join('|');
  // Names as short as a number are looked for as whole texts of JSON alone.
  const pattern = new RegExp(table.sample.kind === undefined ? cards : `(?<=")(?:${cards})(?=")`, 'g');
  patterns.set(table, pattern);
  return pattern;
}

const cardsIn = (table: Table, text: string): string[] => [...new Set(text.match(cardsOf(table)))];

import { describe, expect, test } from 'vitest';
import { legalMoves, type Match, turn } from '../../shared/engine/match.ts';
import { redact } from '../../shared/engine/secret.ts';
import { LANGUAGES, type Language, plain, type Say } from '../../shared/text/say.ts';
import { frozen, untimed } from './strict.ts';
import { everyGame, oneIn, played, type Table, TABLES } from './tables.ts';

// What a sentence must never hold: a value that was not there, markup of a template, a particle left open.
const BROKEN = /undefined|NaN|\bnull\b|\[object|\$\{|[{}]|\s{2}|\(를\)|\(을\)|\(이\)|\(가\)|\(은\)|\(는\)|\(와\)|\(과\)|\(으\)/;

const cases = TABLES.flatMap((table) => LANGUAGES.map((language) => ({ ...table, language, title: `${table.name}, ${language}` })));

describe.each(cases)('$title', (table) => {
  const text = table.complete.text[table.language];

  test('every event is told to every viewer', () => {
    everyGame(table, 2, (course) => {
      const { match } = played(table, course);
      for (const { event } of match.told) {
        for (const viewer of [...table.viewers, 'everyone'] as const) {
          const seen = frozen(redact(event, viewer));
          for (const me of viewer === 'everyone' ? table.viewers : [viewer]) {
            expectSentence(untimed(() => text.event(seen, me)), table, () => JSON.stringify(seen));
          }
        }
      }
    });
  });

  test('every move met, and what it changes, is said', () => {
    everyGame(table, 1, (course) => {
      const met = new Set<string>();
      const { match } = played(table, course, (now) => {
        for (const seat of turn(now)) {
          const state = frozen(redact(now.state, seat));
          const fresh = legalMoves(now.game, state, seat).filter((move) => once(met, `${seat} ${now.game.notate(move)}`));
          for (const move of fresh) {
            const where = () => `${now.game.notate(move)} by seat ${seat} after move ${now.n}`;
            expectSentence(untimed(() => text.move(move, state, seat)), table, where);
            for (const effect of untimed(() => text.effect(move, state, seat))) expectSentence(effect, table, where);
          }
        }
      });
      expect(met.size).toBeGreaterThanOrEqual(match.n > 0 ? 1 : 0);
    });
  });

  test('the table is described to every viewer', () => {
    everyGame(table, 1, (course) => {
      const { match } = played(table, course, (now) => {
        if (oneIn(table, 2, now)) for (const viewer of table.viewers) expectTable(text.table(frozen(redact(now.state, viewer)), viewer), table, now);
      });
      for (const viewer of table.viewers) expectTable(text.table(frozen(redact(match.state, 'everyone')), viewer), table, match);
    });
  });

  test('two moves are never said in the same words', () => {
    everyGame(table, 1, (course) => {
      played(table, course, (now) => {
        if (!oneIn(table, 6, now)) return;
        for (const seat of turn(now)) {
          const state = frozen(redact(now.state, seat));
          const moves = legalMoves(now.game, state, seat);
          const said = new Map(moves.map((move) => [words(text.move(move, state, seat)), now.game.notate(move)]));
          const twice = moves.map((move) => now.game.notate(move)).filter((move) => ![...said.values()].includes(move));
          expect(twice, `after move ${now.n}`).toEqual([]);
        }
      });
    });
  });
});

test('there is no language without a name for it in the list', () => {
  const languages: readonly Language[] = LANGUAGES;
  for (const { complete } of TABLES) expect(Object.keys(complete.text).sort()).toEqual([...languages].sort());
});

const words = (sentence: Say) => plain(sentence, (seat) => `Ana${seat}`);

function expectTable(lines: readonly Say[], table: Table, match: Match): void {
  if (lines.length === 0) expect.fail(`no words for the table after move ${match.n}`);
  for (const line of lines) expectSentence(line, table, () => `the table after move ${match.n}`);
}

function expectSentence(sentence: Say, table: Table, where: () => string): void {
  const said = words(sentence);
  if (said.trim() === '') expect.fail(`nothing is said: ${where()}`);
  if (BROKEN.test(said)) expect.fail(`${JSON.stringify(said)}: ${where()}`);
  for (const part of sentence) {
    if (typeof part === 'object' && 'seat' in part && !(part.seat >= 0 && part.seat < table.seats)) {
      expect.fail(`names seat ${part.seat} of ${table.seats}: ${where()}`);
    }
  }
}

function once(met: Set<string>, text: string): boolean {
  const fresh = !met.has(text);
  met.add(text);
  return fresh;
}

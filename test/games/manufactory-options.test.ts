import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../shared/engine/game.ts';
import { type Match, outcome, replay, settle } from '../../shared/engine/match.ts';
import { outlineOf, veiled } from '../../shared/engine/outline.ts';
import { redact } from '../../shared/engine/secret.ts';
import { manufactory as rules } from '../../shared/games/manufactory/index.ts';
import { options as schema } from '../../shared/games/manufactory/options.ts';
import { type Event, type Move, nameOf, type Options, shown, type State } from '../../shared/games/manufactory/state.ts';
import { LIST } from './manufactory-list.ts';
import { playout, atRandom, testSeed } from './playout.ts';

const game: Game<State, Move, Event, Options> = { ...rules, options: schema };
const parsed = (sent: object): Options => v.parse(schema, sent);
const refusalOf = (sent: object): string | undefined => v.safeParse(schema, sent).issues?.[0]?.message;
const withRow = (row: object) => ({ parts: { list: [{ name: 'Ash', ...row }] } });

describe('a list as it comes in', () => {
  test('what a row leaves out has its default', () => {
    expect(parsed(withRow({})).parts).toEqual({ list: [{ name: 'Ash', cost: 0, colours: [], universal: false, rarity: null, count: 1 }] });
  });

  test('R17: a universal part costs nothing and has no colour; colours are in order', () => {
    expect(parsed(withRow({ cost: 4, colours: ['g'], universal: true })).parts).toMatchObject({ list: [{ cost: 0, colours: [], universal: true }] });
    expect(parsed(withRow({ colours: ['g', 'w', 'g'] })).parts).toMatchObject({ list: [{ colours: ['w', 'g'] }] });
  });

  test.each([
    ['a control character', { name: 'A\u0007sh' }, /list\.0\.name.*control/],
    ['a line break', { name: 'A\nsh' }, /list\.0\.name.*control/],
    ['an override of direction', { name: 'A\u202esh' }, /list\.0\.name.*control/],
    ['a mark of direction', { name: 'A\u200fsh' }, /list\.0\.name.*hidden/],
    ['a hyphen that hides', { name: 'A\u00adsh' }, /list\.0\.name.*hidden/],
    ['half a character', { name: 'A\ud800' }, /list\.0\.name.*control/],
    ['no name', { name: ' ' }, /list\.0\.name/],
    ['142 characters', { name: 'a'.repeat(142) }, /list\.0\.name.*141/],
    ['a cost over 99', { cost: 99.5 }, /list\.0\.cost.*99/],
    ['a cost below 0', { cost: -1 }, /list\.0\.cost.*0/],
    ['a cost that is none', { cost: '3' }, /list\.0\.cost/],
    ['neutral as a colour', { colours: ['n'] }, /list\.0\.colours/],
    ['a rarity of its own', { rarity: 'Common' }, /list\.0\.rarity/],
    ['another field', { text: 'Flying' }, /list\.0\.text/],
    ['none of it', { count: 0 }, /list\.0\.count/],
    ['too many of it', { count: 20_001 }, /list\.0\.count/],
  ])('%s is refused', (_what, row, message) => {
    expect(refusalOf(withRow(row))).toMatch(message);
  });

  test('names of 141 characters, markup and formulas are text like any other', () => {
    for (const name of ['a'.repeat(141), '🜁'.repeat(141), '<b>Ash</b>', '=1+1', '"Ash"; Elm']) expect(parsed(withRow({ name })).parts).toMatchObject({ list: [{ name }] });
  });

  test('20,000 parts are taken, one more is not', () => {
    const rows = (counts: readonly number[]) => ({ parts: { list: counts.map((count, i) => ({ name: `No. ${i}`, count })) } });
    expect(refusalOf(rows([19_999, 1]))).toBeUndefined();
    expect(refusalOf(rows([19_999, 2]))).toMatch(/20000 parts/);
    expect(refusalOf(rows(Array<number>(20_001).fill(1)))).toMatch(/20000 rows/);
  });
});

describe('settled for the seats', () => {
  const settled = (sent: object, seats: number) => settle(game, parsed(sent), seats);

  test('R31: as many crates as players, unless more are chosen', () => {
    for (const seats of [2, 3, 4]) {
      expect(settled({}, seats)).toMatchObject({ ok: true, value: { crates: seats } });
      expect(settled({ crates: 12 }, seats)).toMatchObject({ ok: true, value: { crates: 12 } });
    }
    expect(settled({ crates: 2 }, 3)).toEqual({ ok: false, error: expect.stringMatching(/3 to 12/) as string });
  });

  test('a list that is too short is refused with the number missing', () => {
    const list = (count: number) => ({ parts: { list: [{ name: 'Ash', count }] } });
    expect(settled(list(30), 2).ok).toBe(true);
    expect(settled(list(29), 2)).toEqual({ ok: false, error: expect.stringMatching(/^1 part is missing/) as string });
    expect(settled({ ...list(48), crates: 4 }, 2)).toEqual({ ok: false, error: expect.stringMatching(/^12 parts are missing: 4 crates take 60/) as string });
  });
});

describe('the names of a list', () => {
  const options = parsed({ parts: { list: LIST } });
  const from = { options, seats: 3, seed: testSeed(8) };
  const { match, moves } = playout(rules, from, atRandom());
  const names = LIST.map(({ name }) => name);
  const namesIn = (value: unknown) => names.filter((name) => JSON.stringify(value).includes(`"${name}"`));

  test('are shown to every seat as parts come onto the belt, and to nobody who watches', () => {
    const each = (now: Match<State, Move, Event, Options>): void => {
      const come = Object.keys(now.state.parts).length;
      for (const seat of [0, 1, 2]) {
        expect(namesIn(redact(now.state, seat))).toHaveLength(come);
        expect(redact(now.state, seat).belt.every((id) => names.includes(nameOf(shown(redact(now.state, seat), id))!))).toBe(true);
      }
      expect(namesIn(redact([now.state, now.told], null))).toEqual([]);
    };
    expect(replay(rules, from, moves, each).ok).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });

  test('are not needed to play the game again', () => {
    const again = replay(rules, { ...from, options: veiled(rules, options) }, moves);
    if (!again.ok) return expect.fail(`move ${again.error.n} is no longer legal`);
    expect(again.value.state.belt).toEqual(match.state.belt);
    expect(again.value.state.groups).toEqual(match.state.groups);
    expect(outcome(again.value)).toEqual(outcome(match));
    expect(namesIn(redact([again.value.state, again.value.told, again.value.deal.options], 'everyone'))).toEqual([]);
    const open = redact(again.value.state, 'everyone');
    for (const id of Object.keys(open.parts)) expect(nameOf(shown(open, id))).toBeNull();
    expect(Object.keys(open.parts).length).toBeGreaterThan(20);
  });

  test('nothing of the list is in its outline but a count and a digest, which names do not change', () => {
    const outline = outlineOf(rules, options);
    expect(outline).toEqual({ crates: null, secondAfterTie: false, parts: { count: 72, digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string } });
    expect(outlineOf(rules, veiled(rules, options))).toEqual(outline);
    const other = parsed({ parts: { list: LIST.with(0, { ...LIST[0]!, cost: 9 }) } });
    expect(outlineOf(rules, other)).not.toEqual(outline);
    expect(outlineOf(rules, parsed({}))).toEqual(parsed({}));
  });
});

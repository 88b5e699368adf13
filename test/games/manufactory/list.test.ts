import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { deal, settle } from '../../../shared/engine/match.ts';
import { encode, open, redact } from '../../../shared/engine/secret.ts';
import { manufactory } from '../../../shared/games/manufactory/index.ts';
import { options as OPTIONS } from '../../../shared/games/manufactory/options.ts';
import type { Colour, Options, Row } from '../../../shared/games/manufactory/state.ts';
import { shuffledBy, wordsBy } from '../../engine/words.ts';
import { testSeed } from '../playout.ts';
import { movesOf, type Row as Ruling, partsOf, played, rulings, toldTo } from '../table.ts';
import { MANUFACTORY_NOTATION } from './position.ts';

const row = (name: string, letters: string, cost = 1, count = 1): Row =>
  ({ name, cost, colours: letters === 'x' ? [] : ([...letters] as Colour[]), universal: letters === 'x', rarity: null, count });

/** By row what its id should be: counted for each letter in the order of the list, copies sharing theirs. */
const LIST: readonly (readonly [Row, string])[] = [
  [row('Anvil', 'w', 3, 6), 'w001'], [row('Bellows', 'wu', 2, 4), 'd001'], [row('Crane', '', 4, 5), 'n001'], [row('Dam', 'x', 0, 3), 'x001'],
  [row('Anvil', 'w', 3, 2), 'w001'], [row('Anvil', 'w', 4, 1), 'w002'], [row('Anvil', 'u', 3, 1), 'u001'], [row('Easel', 'kg', 2.5, 4), 'd002'],
  [row('Anvil', 'x', 0, 2), 'x002'], [row('Fan', 'k', 1, 3), 'k001'], [row('Gear', 'wurg', 9, 2), 'd003'],
];
const rows = LIST.map(([each]) => each);
const listed = (list: readonly Row[], crates: number | null = null): Options => ({ crates, secondAfterTie: false, parts: { list } });
const dealt = (seed = 1, seats = 2, crates = 2) => deal(manufactory, { options: listed(rows, crates), seats, seed: testSeed(seed) });

describe('the deck of a list', () => {
  test.each([1, 2, 3])('is counted out, shuffled and cut to 15 for each crate, seed %i', (seed) => {
    const words = wordsBy(testSeed(seed), Array.from({ length: 12 }, () => 0), 200);
    const seating = shuffledBy(words, [0, 1]);
    const all = LIST.flatMap(([{ count }, id]) => Array.from({ length: count }, () => id));
    const deck = shuffledBy(words, all).slice(0, 30);
    const match = dealt(seed);
    expect(all).toHaveLength(33);
    expect(match.seating).toEqual(seating);
    expect(match.state.belt).toEqual(deck.slice(-4).reverse());
    expect(open(match.state.deck)).toEqual(deck.slice(0, -4));
  });

  test('R17 traits are the row’s own', () => {
    const { state } = dealt();
    const traits = new Map(LIST.map(([{ name, cost, colours, universal }, id]) => [id, { name, cost, colours, universal }]));
    const all = Object.entries({ ...state.parts, ...open(state.coming) });
    expect(all.length).toBeGreaterThan(8);
    for (const [id, { cost, colours, universal, name }] of all) expect({ name: open(name!), cost, colours, universal }, id).toEqual(traits.get(id));
  });

  test('ids go beyond three digits', () => {
    const many = Array.from({ length: 1200 }, (_, i) => row(`Bolt ${i}`, 'r'));
    const { state } = deal(manufactory, { options: listed(many), seats: 2, seed: testSeed(5) });
    const ids = [...state.belt, ...open(state.deck)];
    for (const id of ids) expect(id).toMatch(/^r(\d{3}|1[012]\d\d)$/);
    const names = { ...state.parts, ...open(state.coming) };
    for (const id of ids) expect(open(names[id]!.name!)).toBe(`Bolt ${Number(id.slice(1)) - 1}`);
  });
});

describe('a list that is too short', () => {
  test.each([[0, 2, 30], [14, 2, 16], [29, 2, 1], [30, 2, null], [30, 3, 15], [44, 3, 1], [59, 4, 1], [60, 4, null]])('%i parts for %i crates: %s missing', (count, crates, missing) => {
    const result = settle(manufactory, listed(count === 0 ? [] : [row('Only', 'w', 1, count)], crates), 2);
    expect(result.ok).toBe(missing === null);
    if (!result.ok) expect(result.error).toMatch(new RegExp(`\\b${missing}\\b`));
  });

  test('crates left open are as many as there are players', () => {
    const list = listed([row('Only', 'w', 1, 45)]);
    expect(settle(manufactory, list, 3).ok).toBe(true);
    expect(settle(manufactory, list, 4)).toMatchObject({ ok: false, error: expect.stringMatching(/\b15\b/) as string });
  });
});

describe('who sees what', () => {
  const inside = (seed: number, viewer: number | null) => encode(redact(dealt(seed).state, viewer));

  test('names are seen by every seat and by nobody who watches', () => {
    const match = dealt();
    const names = [...new Set(match.state.belt)].map((id) => LIST.find(([, each]) => each === id)![0].name);
    for (const viewer of [0, 1]) for (const name of names) expect(inside(1, viewer)).toContain(name);
    for (const [{ name }] of LIST) expect(inside(1, null)).not.toContain(name);
  });

  test('of the deck nobody sees names, ids or traits', () => {
    const match = dealt();
    const hidden = LIST.filter(([, id]) => !match.state.belt.includes(id));
    expect(hidden.length).toBeGreaterThan(5);
    const belt = match.state.belt.join(' ');
    for (const viewer of [0, 1, null]) {
      const text = inside(1, viewer);
      for (const [{ name }, id] of hidden) {
        expect(text).not.toContain(`"${id}"`);
        if (!LIST.some(([other, otherId]) => other.name === name && belt.includes(otherId))) expect(text).not.toContain(name);
      }
    }
  });

  test('in what is told as well', () => {
    const match = dealt();
    const told = (who: 'p1' | 'nobody') => toldTo(MANUFACTORY_NOTATION, match, who)[0]!;
    const belt = match.state.belt.map((id) => LIST.find(([, each]) => each === id)!);
    expect(told('p1')).toBe(`dealt 2: ${belt.map(([{ name, cost }, id]) => `${id}/${cost} "${name}"`).join(' ')}, left 26`);
    expect(told('nobody')).toBe(`dealt 2: ${belt.map(([{ cost }, id]) => `${id}/${cost} "?"`).join(' ')}, left 26`);
  });

  test('a part that comes onto the belt is known from then on', () => {
    const match = dealt();
    const next = open(match.state.deck).at(-1)!;
    const moved = played(match, `p1: ${movesOf(match, 0)[0]!}`);
    expect(partsOf(MANUFACTORY_NOTATION, moved, 'p2')['facts']!.split(' ')).toContain(next);
    expect(encode(redact(moved.state, 1))).toContain(LIST.find(([, id]) => id === next)![0].name);
  });

  const positions: Ruling[] = [
    { rule: 'Names', says: 'those of the belt, the groups and the discard', given: 'with list | belt w001/3 u001 | deck k001 | discard r001 | p1 n001 | p2 -',
      sees: { p1: 'names name-n001 name-r001 name-u001 name-w001 | deck ?*1', p2: 'names name-n001 name-r001 name-u001 name-w001', nobody: 'names ? | facts n001 r001 u001 w001 | deck ?*1' } },
    { rule: 'Names', says: 'what is told of a move', given: 'with list | belt w001/3 u001 k001 r001/2 | deck g001/4 | p1 n001 | p2 -', play: 'p1: take 4 scrap n001',
      told: { p2: 'p1 took 4 r001/2 "name-r001" for n001/0 "name-n001" of n, came g001/4 "name-g001", left 0, 3 0 to 3 0', nobody: 'p1 took 4 r001/2 "?" for n001/0 "?" of n, came g001/4 "?", left 0, 3 0 to 3 0' } },
    { rule: 'R21', says: 'fractions are compared as they are', given: 'with list | belt w003/2.5 | p1 w001/2 | p2 w002/2.25', play: 'p1: take 1', outcome: { scores: [3, 2], places: [1, 2] } },
    { rule: 'R21', says: 'costs to 99', given: 'with list | belt w003/1 | p1 u001 | p2 w002/99', play: 'p1: take 1', outcome: { scores: [5, 3], places: [1, 2] } },
  ];
  rulings(MANUFACTORY_NOTATION, positions);
});

describe('what comes in', () => {
  const taken = (change: object) => safeParse(OPTIONS, { parts: { list: [{ ...row('Anvil', 'wu', 3, 30), ...change }] } }).success;

  test.each([
    {}, { name: 'x'.repeat(141) }, { name: '=1+1' }, { name: '<b>bold</b>' }, { name: '모루; "하나"' }, { cost: 0 }, { cost: 99 }, { cost: 0.5 }, { count: 20_000 }, { rarity: 'mythic' }, { colours: [] }, { colours: [], universal: true, cost: 0 },
  ].map((change) => [change]))('%j is taken', (change) => {
    expect(taken(change)).toBe(true);
  });

  test.each([
    { name: 'x'.repeat(142) }, { name: '' }, { name: 'a\nb' }, { name: 'a\u0000b' }, { name: 'a\u001bb' }, { name: 7 }, { cost: 99.5 }, { cost: 100 }, { cost: -1 }, { cost: '3' }, { cost: null },
    { count: 0 }, { count: 1.5 }, { count: -1 }, { count: 20_001 }, { colours: ['w', 'n'] }, { colours: ['b'] }, { colours: 'wu' }, { universal: 'yes' }, { more: 1 }, { text: 'rules' },
  ].map((change) => [change]))('%j is refused', (change) => {
    expect(taken(change)).toBe(false);
  });

  test('R13 R17 colours are sorted and each is there once; a universal part has none and costs 0', () => {
    const read = (change: object) => (safeParse(OPTIONS, { parts: { list: [{ ...row('Anvil', 'w', 3, 30), ...change }] } }).output as Options).parts;
    expect(read({ colours: ['g', 'w', 'g'] })).toMatchObject({ list: [{ colours: ['w', 'g'] }] });
    expect(read({ universal: true })).toMatchObject({ list: [{ colours: [], universal: true, cost: 0 }] });
  });

  test('20,000 parts at most, over all rows', () => {
    const parsed = (counts: readonly number[]) => safeParse(OPTIONS, { parts: { list: counts.map((count, i) => row(`Part ${i}`, 'w', 1, count)) } }).success;
    expect(parsed([10_000, 10_000])).toBe(true);
    expect(parsed([10_000, 10_001])).toBe(false);
    expect(parsed(Array.from({ length: 20_001 }, () => 1))).toBe(false);
  });
});

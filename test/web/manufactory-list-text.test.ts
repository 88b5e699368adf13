// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../shared/text/say.ts';
import { DROPS, type Reason, type Refusal } from '../../web/games/manufactory/list/parts.ts';
import { LIST_WORDS } from '../../web/games/manufactory/list/text/words.ts';

const REFUSALS: readonly Refusal[] = [
  ...(['empty', 'zip', 'gzip', 'not-text', 'encoding', 'web-page', 'no-cards', 'no-header', 'cut-off', 'broken-json', 'unreadable', 'stopped'] as const).map((code) => ({ code })),
  { code: 'too-big', bytes: 7.25 * 1024 * 1024, most: 5 * 1024 * 1024 }, { code: 'too-many-rows', rows: 20_001, most: 20_000 },
  { code: 'too-many-parts', parts: 20_001, most: 20_000 }, { code: 'columns', missing: ['colors'] },
];
const REASONS: readonly Reason[] = [
  ...(['no-name', 'invisible', 'open-quote', 'broken-json', 'cut-off', 'not-a-card', 'no-colours'] as const).map((code) => ({ code })),
  { code: 'long-name', length: 142, most: 141 }, { code: 'cost', value: '<b>3' }, { code: 'colours', value: '분홍' }, { code: 'count', value: '0' }, { code: 'fields', found: 7, most: 6 },
];

describe.each(LANGUAGES)('the list reader in %s', (language) => {
  const words = LIST_WORDS[language];
  // Two sentences at least: what is the matter, and what to do.
  const isAdvice = (sentence: string): boolean => (sentence.match(/\.(?=\s|$)/g) ?? []).length >= 2;

  test('each refusal says what is the matter and what to do, and no two say the same', () => {
    const all = REFUSALS.map((refusal) => words.refusal(refusal));
    expect(new Set(all).size).toBe(REFUSALS.length);
    for (const sentence of all) expect([sentence, isAdvice(sentence), /undefined|NaN|\[object/.test(sentence)]).toEqual([sentence, true, false]);
  });

  test('each bad row is named by its line', () => {
    const all = REASONS.map((reason) => words.bad(12, reason));
    expect(new Set(all).size).toBe(REASONS.length);
    for (const sentence of all) expect(sentence).toMatch(/12.*: .+\. .+\.$/);
    expect(all.join(' ')).toContain('<b>3'); // text, whatever it looks like
    expect(words.bad(20_000, { code: 'no-name' })).toMatch(/20[,.\s]?000/);
  });

  test('numbers are in the sentences', () => {
    expect(words.refusal(REFUSALS.find(({ code }) => code === 'too-big')!)).toMatch(/7[.,]3.*[^\d]5/);
    expect(words.refusal(REFUSALS.find(({ code }) => code === 'too-many-rows')!)).toMatch(/20[,.\s]001.*20[,.\s]000/);
    expect(words.missing(16, 2)).toMatch(/16/);
    expect(words.missing(16, 2)).toMatch(/2/);
  });

  test('one and several', () => {
    for (const why of DROPS) {
      expect(words.dropped(why, 1)).toMatch(/1/);
      expect(words.dropped(why, 3)).toMatch(/3.*\.$/);
    }
    for (const says of [words.unmatched, words.needsFacts, (n: number) => words.missing(n, n)]) {
      expect(says(1).replaceAll('1', '2') === says(2)).toBe(language === 'ko');
    }
    expect(words.dropped('meld', 2)).toContain(words.keepFronts);
  });
});

test('Korean particles fit what they follow', () => {
  expect(LIST_WORDS.ko.bad(3, { code: 'colours', value: '분홍' })).toContain('‘분홍’은');
  expect(LIST_WORDS.ko.bad(3, { code: 'cost', value: '두 개' })).toContain('‘두 개’는');
  expect(LIST_WORDS.ko.bad(3, { code: 'cost', value: '-1' })).toContain('‘-1’은');
});

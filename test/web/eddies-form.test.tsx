import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { toJsonSchema } from '@valibot/to-json-schema';
import { safeParse } from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { options } from '../../shared/games/eddies/options.ts';
import { settle } from '../../shared/games/eddies/settle.ts';
import type { Options } from '../../shared/games/eddies/state.ts';
import { text } from '../../shared/games/eddies/text/en.ts';
import { Either } from '../../web/pages/Either.tsx';
import { fieldsOf, initialOf, isWrong, type OptionField, type PartValue } from '../../web/pages/form.ts';
import { needMore, startWords } from '../../web/pages/language.ts';

beforeAll(() => startWords().then(needMore));

const fields = fieldsOf(toJsonSchema(options, { typeMode: 'input', ignoreActions: ['check'] }));
const match = fields[0] as OptionField & { kind: 'either' };

test('the options of Eddies become fields with their defaults', () => {
  expect(match).toEqual({ kind: 'either', name: 'match', parts: [{ key: 'rounds', least: 1, most: 8, open: false }, { key: 'target', least: 1, most: 60, open: true }], initial: { rounds: 3 } });
  expect(fields.slice(1).map((field) => [field.kind, field.name])).toEqual([['pick', 'scoring'], ['pick', 'hand']]);
  expect(safeParse(options, initialOf(fields)).output).toEqual({ match: { rounds: 3 }, scoring: 'plain', hand: 'full' });
});

test('a number out of bounds is wrong, one that may be left open is not wrong empty', () => {
  const wrong = (value: PartValue) => isWrong(match, value);
  expect([{ rounds: 1 }, { rounds: 8 }, { target: 60 }, { target: null }].map(wrong)).toEqual([false, false, false, false]);
  expect([{ rounds: 0 }, { rounds: 9 }, { rounds: null }, { rounds: 1.5 }, { target: 61 }, { target: Number.NaN }, {}].map((value) => wrong(value as PartValue))).toEqual(Array.from({ length: 7 }, () => true));
});

describe('an option that is one of several numbers', () => {
  function shown(value: PartValue) {
    cleanup();
    const set: PartValue[] = [];
    const words = text.options['match']!;
    const open = (part: string) => words.parts?.[part]?.open?.({ match: value, scoring: 'plain', hand: 'full' }, 4);
    const root = render(<Either field={match} words={words} value={value} open={open} wrong={undefined} set={(next) => set.push(next)} />).container;
    return { root, set, radio: (name: string, at: string) => root.querySelector<HTMLInputElement>(`input[name="${name}"][value="${at}"]`)! };
  }

  test('first which of them, then how many; a few numbers are picked', () => {
    const { root, set, radio } = shown({ rounds: 3 });
    expect(root.querySelectorAll('input[name="match.rounds"]')).toHaveLength(8);
    expect(radio('match.rounds', '3').checked).toBe(true);
    void act(() => radio('match.rounds', '5').click());
    void act(() => radio('match', 'target').click());
    expect(set).toEqual([{ rounds: 5 }, { target: null }]);
  });

  test('many are typed; what an empty one comes to is said', () => {
    const { root, set, radio } = shown({ target: null });
    const field = root.querySelector<HTMLInputElement>('input[type=number]')!;
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(root.textContent).toContain('Left empty: 15, the usual target here.');
    fireEvent.input(field, { target: { value: '9' } });
    void act(() => radio('match', 'rounds').click());
    expect(set).toEqual([{ target: 9 }, { rounds: 3 }]);
    expect(shown({ target: 61 }).root.querySelector('.error')!.textContent).toBe('Type a number from 1 to 60.');
  });
});

test('what does not go together is what the rules refuse, and is said in every language', async () => {
  const texts = await Promise.all((['en', 'ko', 'es'] as const).map(async (language) => ((await import(`../../shared/games/eddies/text/${language}.ts`)) as { text: typeof text }).text));
  const matches: Options['match'][] = [{ rounds: 1 }, { rounds: 2 }, { rounds: 3 }, { target: null }, { target: 20 }, { target: 21 }];
  let refused = 0;
  for (const seats of [3, 6, 7, 8]) {
    for (const scoring of ['plain', 'balance'] as const) {
      for (const hand of ['full', 'short'] as const) {
        for (const one of matches) {
          const given: Options = { match: one, scoring, hand };
          const accepted = safeParse(options, given).success && settle(given, seats).ok;
          const misfits = texts.map((each) => each.misfit!(given, seats));
          expect(misfits.map((misfit) => misfit === null), JSON.stringify({ given, seats })).toEqual(misfits.map(() => accepted));
          if (!accepted) refused++;
          expect(new Set(misfits.map((misfit) => misfit?.says)).size).toBe(accepted ? 1 : 3);
        }
      }
    }
  }
  expect(refused).toBeGreaterThan(10);
});

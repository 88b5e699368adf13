import { describe, expect, test } from 'vitest';
import { encode, open, own, redact, type Secret, secret, seen, size, UNSEEN } from '../../shared/engine/secret.ts';

interface Sample {
  readonly turn: number;
  readonly nothing: null;
  readonly pile: Secret<string[]>;
  readonly hands: readonly Secret<string[]>[];
  readonly nested: { readonly card: Secret<string> };
}

const sample = (): Sample => ({
  turn: 1,
  nothing: null,
  pile: secret(['1ys', '2ys', '3ys']),
  hands: [secret(['4bc'], 0), secret(['5rm', '1rm'], 1)],
  nested: { card: secret('2ba', 0, 1) },
});

describe('a true value', () => {
  test('open gives what is inside, to be changed in place', () => {
    const { pile } = sample();
    open(pile).push('5bc');
    expect(open(pile)).toEqual(['1ys', '2ys', '3ys', '5bc']);
  });

  test('own gives it to the seats named, and is a bug for every other', () => {
    const { pile, hands, nested } = sample();
    expect(own(hands[1] as Secret<string[]>, 1)).toEqual(['5rm', '1rm']);
    expect([own(nested.card, 0), own(nested.card, 1)]).toEqual(['2ba', '2ba']);
    expect(() => own(hands[1] as Secret<string[]>, 0)).toThrow(/seat 0/);
    expect(() => own(nested.card, 2)).toThrow(/seat 2/);
    expect(() => own(pile, 0)).toThrow();
  });

  test('size is public', () => {
    expect(size(sample().pile)).toBe(3);
    expect(size(secret([], 0))).toBe(0);
  });

  test('seen is for redacted copies: on the true value it is a bug', () => {
    expect(() => seen(sample().nested.card)).toThrow(/not redacted/);
  });
});

describe('redact', () => {
  test('shows a seat its own and hides the rest: arrays keep their length, anything else is one mark', () => {
    const view = redact(sample(), 0);
    expect(view.turn).toBe(1);
    expect(view.nothing).toBeNull();
    expect(seen(view.hands[0] as Secret<string[]>)).toEqual(['4bc']);
    expect(seen(view.hands[1] as Secret<string[]>)).toBeUndefined();
    expect(seen(view.nested.card)).toBe('2ba');
    expect([size(view.pile), size(view.hands[0] as Secret<string[]>), size(view.hands[1] as Secret<string[]>)]).toEqual([3, 1, 2]);
    const hidden = view.hands[1] as unknown as { value: unknown };
    expect(hidden.value).toEqual([UNSEEN, UNSEEN]);
    expect((redact(sample(), null).nested.card as unknown as { value: unknown }).value).toBe('?');
  });

  test.each([
    [0, ['4bc', '2ba'], ['1ys', '2ys', '3ys', '5rm', '1rm']],
    [1, ['5rm', '1rm', '2ba'], ['1ys', '2ys', '3ys', '4bc']],
    [2, [], ['1ys', '2ys', '3ys', '4bc', '5rm', '1rm', '2ba']],
    [null, [], ['1ys', '2ys', '3ys', '4bc', '5rm', '1rm', '2ba']],
    ['everyone', ['1ys', '2ys', '3ys', '4bc', '5rm', '1rm', '2ba'], []],
  ] as const)('for %s the text has %j and none of %j', (viewer, shown, hidden) => {
    const text = encode(redact(sample(), viewer));
    for (const card of shown) expect(text).toContain(card);
    for (const card of hidden) expect(text).not.toContain(card);
  });

  test('a hidden object or number shows nothing of its shape', () => {
    const view = redact({ inside: secret({ ace: 'x' }), count: secret(42) }, 0);
    expect(encode(view)).not.toMatch(/ace|42/);
    expect(seen(view.inside)).toBeUndefined();
  });

  test('what lies inside a shown secret is redacted too', () => {
    const view = redact({ outer: secret({ inner: secret('5bs', 1), plain: 'yes' }, 0) }, 0);
    expect(encode(view)).toContain('yes');
    expect(encode(view)).not.toContain('5bs');
  });

  test('is a copy: changing it changes nothing, and the original is as before', () => {
    const state = sample();
    const before = structuredClone(state);
    const view = redact(state, 1);
    (seen(view.hands[1] as Secret<string[]>) as string[]).push('5bc');
    expect(state).toEqual(before);
  });

  test('two redactions of different secrets of one size are the same', () => {
    expect(redact({ hand: secret(['1ys', '2ys'], 1) }, 0)).toEqual(redact({ hand: secret(['5bc', '4bc'], 1) }, 0));
  });

  test('a second time is a bug', () => {
    expect(() => redact(redact(sample(), 0), 0)).toThrow(/redacted already/);
    expect(() => redact(redact(sample(), null), 'everyone')).toThrow(/redacted already/);
  });
});

describe('a redacted copy', () => {
  test('own still gives a seat its own, and throws for what the copy hides or another seat owns', () => {
    const view = redact(sample(), 0);
    expect(own(view.hands[0] as Secret<string[]>, 0)).toEqual(['4bc']);
    expect(() => own(view.hands[1] as Secret<string[]>, 1)).toThrow();
    expect(() => own(view.hands[0] as Secret<string[]>, 1)).toThrow();
  });

  test('open throws where the secret is gone', () => {
    expect(() => open(redact(sample(), 0).pile)).toThrow(/redacted away/);
    expect(open(redact(sample(), 0).nested.card)).toBe('2ba');
  });

  test('for everyone hides nothing', () => {
    const view = redact(sample(), 'everyone');
    expect(seen(view.pile)).toEqual(['1ys', '2ys', '3ys']);
    expect(view.hands.map(seen)).toEqual([['4bc'], ['5rm', '1rm']]);
  });
});

describe('encode', () => {
  test('throws when anything was never redacted, however deep', () => {
    expect(() => encode(sample())).toThrow(/secret/);
    expect(() => encode({ a: [{ b: [secret('1ys', 0)] }] })).toThrow(/secret/);
    expect(() => encode({ fine: redact(sample(), 0), not: secret([], 0) })).toThrow(/secret/);
  });

  test('an error about a secret does not say it', () => {
    const withoutCard = /^(?!.*5bs)/s;
    expect(() => encode({ card: secret('5bs') })).toThrow(withoutCard);
    expect(() => own(secret('5bs', 1), 0)).toThrow(withoutCard);
  });

  test('gives JSON that reads back as the redacted copy', () => {
    const view = redact(sample(), 1);
    expect(JSON.parse(encode(view))).toEqual(view);
  });

  test('a state comes through JSON and structuredClone unharmed', () => {
    expect(JSON.parse(JSON.stringify(sample()))).toEqual(sample());
    expect(structuredClone(sample())).toEqual(sample());
  });
});

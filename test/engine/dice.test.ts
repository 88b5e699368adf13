import { describe, expect, test } from 'vitest';
import { type Dice, diceFor, diceFrom } from '../../shared/engine/dice.ts';
import { belowBy, shuffledBy, wordsBy } from './words.ts';

const WORD = 2 ** 32;
const KEY = Uint8Array.from({ length: 32 }, (_, i) => i * 7 + 1);

/** `below(2^32)` skips nothing and shortens nothing: it is the word itself. */
const wordsOf = (dice: Dice, count: number): number[] => Array.from({ length: count }, () => dice.below(WORD));

/** Dice over a list of words, and how many of them are left. */
function scripted(...words: number[]): { dice: Dice; left: () => number } {
  const queue = [...words];
  const next = (): number => {
    const word = queue.shift();
    if (word === undefined) throw new Error('more words were drawn than expected');
    return word;
  };
  return { dice: diceFrom(next), left: () => queue.length };
}

describe('the words', () => {
  test('the key stream of RFC 8439, A.1 #1: an all-zero key and nonce, little-endian', () => {
    expect(wordsOf(diceFor(new Uint8Array(32), 0), 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
  });

  test('the block counter starts at 0 and goes on over many blocks', () => {
    expect(wordsOf(diceFor(KEY, 0), 100)).toEqual(wordsBy(KEY, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 100));
  });

  test.each([
    [1, [1, 0, 0, 0]],
    [255, [255, 0, 0, 0]],
    [258, [2, 1, 0, 0]],
    [0x01020304, [4, 3, 2, 1]],
    [0xffffffff, [255, 255, 255, 255]],
  ])('move %i: the nonce is its number as uint32 little-endian, then zero bytes', (n, first) => {
    expect(wordsOf(diceFor(KEY, n), 20)).toEqual(wordsBy(KEY, [...first, 0, 0, 0, 0, 0, 0, 0, 0], 20));
    expect(wordsOf(diceFor(KEY, n, 'move'), 20)).toEqual(wordsBy(KEY, [...first, 0, 0, 0, 0, 0, 0, 0, 0], 20));
  });

  test.each([[0, [0, 0]], [258, [2, 1]]])('move %i, choosing a default: the byte after the number is 1', (n, first) => {
    expect(wordsOf(diceFor(KEY, n, 'idle'), 20)).toEqual(wordsBy(KEY, [...first, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], 20));
  });

  test('the same seed, move and stream give the same dice again, each from its beginning', () => {
    const first = wordsOf(diceFor(KEY, 3), 5);
    expect(wordsOf(diceFor(KEY, 3), 5)).toEqual(first);
    expect(wordsOf(diceFor(KEY, 4), 5)).not.toEqual(first);
    expect(wordsOf(diceFor(Uint8Array.from(KEY).fill(9, 31), 3), 5)).not.toEqual(first);
  });
});

describe('below', () => {
  test.each([
    [6, [13], 1],
    [6, [4294967291], 5],
    [6, [4294967292, 8], 2],
    [6, [4294967295, 4294967292, 4294967294, 7], 1],
    [3, [4294967294], 2],
    [3, [4294967295, 5], 2],
    [60, [4294967280, 59], 59],
    [60, [4294967279], 59],
    [3_000_000_000, [3_000_000_000, 2_999_999_999], 2_999_999_999],
    [WORD, [4294967295], 4294967295],
    [WORD, [0], 0],
    [2, [4294967295], 1],
    [1, [4294967295], 0],
  ])('below(%i) over the words %j is %i and uses them all', (m, words, expected) => {
    const { dice, left } = scripted(...words);
    expect(dice.below(m)).toBe(expected);
    expect(left()).toBe(0);
  });

  test.each([0, -1, 1.5, WORD + 1, Number.NaN, Number.POSITIVE_INFINITY])('below(%d) is a bug', (m) => {
    expect(() => scripted(1, 2, 3).dice.below(m)).toThrow(RangeError);
  });

  test('a thousand numbers of mixed sizes agree with the independent stream', () => {
    const words = wordsBy(KEY, [9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 5000);
    const dice = diceFor(KEY, 9);
    const sizes = Array.from({ length: 1000 }, (_, i) => (i % 3 === 0 ? 3_000_000_000 : (i % 60) + 1));
    expect(sizes.map((m) => dice.below(m))).toEqual(sizes.map((m) => belowBy(words, m)));
  });
});

describe('shuffle', () => {
  test.each([
    [[0, 0, 0], 'bcda'],
    [[3, 2, 1], 'abcd'],
    [[1, 0, 1], 'cdab'],
    [[7, 5, 3], 'abcd'],
    [[2, 0, 0], 'bdac'],
  ])('over the words %j abcd becomes %s', (words, expected) => {
    const { dice, left } = scripted(...words);
    expect(dice.shuffle(['a', 'b', 'c', 'd']).join('')).toBe(expected);
    expect(left()).toBe(0);
  });

  test('a skipped word is replaced by the next one', () => {
    const { dice, left } = scripted(4294967295, 2, 1);
    expect(dice.shuffle(['a', 'b', 'c']).join('')).toBe('abc');
    expect(left()).toBe(0);
  });

  test('nothing and a single thing need no words; the list given stays as it was', () => {
    const none = scripted();
    expect(none.dice.shuffle([])).toEqual([]);
    expect(none.dice.shuffle(['a'])).toEqual(['a']);
    const items = Object.freeze([1, 2, 3]);
    expect(scripted(0, 0).dice.shuffle(items)).toEqual([2, 3, 1]);
    expect(items).toEqual([1, 2, 3]);
  });

  test('sixty things agree with the independent shuffle, and a second one goes on in the same stream', () => {
    const items = Array.from({ length: 60 }, (_, i) => i);
    const words = wordsBy(KEY, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 200);
    const dice = diceFor(KEY, 0);
    expect(dice.shuffle([0, 1, 2, 3])).toEqual(shuffledBy(words, [0, 1, 2, 3]));
    expect(dice.shuffle(items)).toEqual(shuffledBy(words, items));
  });
});

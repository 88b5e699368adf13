import { expect, test } from 'vitest';
import { type Josa, josa } from '../../shared/text/korean.ts';
import { plural } from '../../shared/text/plural.ts';

test.each<[string, Josa, string]>([
  // after a number, by how its last digit is read
  ['노랑 해 1', '을/를', '을'], ['노랑 해 2', '을/를', '를'], ['노랑 해 3', '을/를', '을'], ['노랑 해 4', '을/를', '를'], ['노랑 해 5', '을/를', '를'],
  ['6', '이/가', '이'], ['7', '이/가', '이'], ['8', '이/가', '이'], ['9', '이/가', '가'], ['0', '이/가', '이'],
  ['10', '은/는', '은'], ['12', '은/는', '는'], ['100', '과/와', '과'],
  ['1', '으로/로', '로'], ['2', '으로/로', '로'], ['3', '으로/로', '으로'], ['7', '으로/로', '로'], ['8', '으로/로', '로'], ['10', '으로/로', '으로'],
  // after Hangul, by the last syllable
  ['파랑 해', '을/를', '를'], ['빨강 달', '을/를', '을'], ['노랑 검', '은/는', '은'], ['왕관', '과/와', '과'],
  ['달', '으로/로', '로'], ['해', '으로/로', '로'], ['검', '으로/로', '으로'], ['가', '이/가', '가'], ['힣', '이/가', '이'],
  // names always take 님
  ['Bo 님', '이/가', '이'], ['🦊 님', '은/는', '은'],
  // what closes a quotation is not heard
  ['“달”', '을/를', '을'], ['(해)', '을/를', '를'],
  // nobody can know
  ['Bo', '이/가', '이(가)'], ['🦊', '을/를', '을(를)'], ['Bo', '으로/로', '(으)로'], ['', '은/는', '은(는)'],
])('%s takes %s as %s', (word, pair, particle) => expect(josa(word, pair)).toBe(particle));

test.each([[0, 'cards'], [1, 'card'], [2, 'cards'], [21, 'cards']])('%i %s', (n, word) => expect(plural('en', n, 'card', 'cards')).toBe(word));

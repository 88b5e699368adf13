import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentOf, seedOf } from '../../shared/engine/fair.ts';

const SECRET = Array.from({ length: 32 }, (_, i) => (i * 5 + 3).toString(16).padStart(2, '0')).join('');
const bytes = Buffer.from(SECRET, 'hex');

test('the commitment is SHA-256 of the 32 bytes, in lower-case hex', () => {
  expect(commitmentOf(SECRET)).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(commitmentOf('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
});

test.each([
  ['two players', ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'],
    'longhand/1\nkT9x\n00112233445566778899aabbccddeeff\nffeeddccbbaa99887766554433221100'],
  ['one who sent nothing, in the middle', ['aa'.repeat(16), '', 'bb'.repeat(16)], `longhand/1\nkT9x\n${'aa'.repeat(16)}\n\n${'bb'.repeat(16)}`],
  ['nobody sent anything', ['', '', ''], 'longhand/1\nkT9x\n\n\n'],
  ['a host alone, who sent nothing', [''], 'longhand/1\nkT9x\n'],
])('the seed is HMAC-SHA-256 keyed by the secret bytes: %s', (_title, contributions, message) => {
  const seed = seedOf(SECRET, 'kT9x', contributions);
  expect(seed).toHaveLength(32);
  expect(Buffer.from(seed).toString('hex')).toBe(createHmac('sha256', bytes).update(message, 'utf8').digest('hex'));
});

test('every part counts: secret, table, each contribution and their order', () => {
  const hex = (...from: Parameters<typeof seedOf>): string => Buffer.from(seedOf(...from)).toString('hex');
  const seeds = [
    hex(SECRET, 'a', ['01', '02']),
    hex(`ff${SECRET.slice(2)}`, 'a', ['01', '02']),
    hex(SECRET, 'b', ['01', '02']),
    hex(SECRET, 'a', ['02', '01']),
    hex(SECRET, 'a', ['01', '02', '']),
    hex(SECRET, 'a', ['0102', '']),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
});

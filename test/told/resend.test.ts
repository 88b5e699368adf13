import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resend } from '../../worker/mail/resend.ts';
import { LETTER, written } from './letter.ts';
import { type Answer, type Asked, type Service, service } from './service.ts';

const KEY = 're_test_key';
let api: Service;
/** What it accepted, by key. */
let taken: Map<string, string>;

beforeAll(async () => {
  api = await service(() => ({ status: 500 }));
});
afterAll(() => api.stop());
beforeEach(() => {
  taken = new Map();
  api.asked.length = 0;
  api.answer = accept;
});

const fault = (status: number, name: string, message: string): Answer => ({ status, body: { statusCode: status, name, message } });

/** Answers as Resend does to POST /emails. */
function accept({ method, path, headers, body }: Asked): Answer {
  if (method !== 'POST' || path !== '/emails') return fault(405, 'method_not_allowed', 'no');
  if (headers.authorization !== `Bearer ${KEY}`) return fault(401, 'validation_error', 'API key is invalid');
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key.length < 1 || key.length > 256) return fault(400, 'invalid_idempotency_key', 'no');
  const text = body.toString();
  const before = taken.get(key);
  if (before !== undefined && before !== text) return fault(409, 'invalid_idempotent_request', 'no');
  taken.set(key, text);
  return { status: 200, body: { id: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794' } };
}

const post = (key = KEY) => resend({ RESEND_KEY: key, RESEND_URL: api.url, MAIL_FROM: 'turns@longhand.example' })!;

describe('a letter by Resend', () => {
  test('is asked for as its API has it', async () => {
    expect(await post()(LETTER)).toBe('sent');
    const [{ body, headers } = expect.unreachable()] = api.asked;
    expect(headers['content-type']).toBe('application/json');
    const { 'Message-ID': _, ...others } = LETTER.headers;
    expect(JSON.parse(body.toString())).toEqual({
      from: '"Longhand" <turns@longhand.example>',
      to: ['"지우 🦉, Owl x@y.example" <jiwoo@example.org>'],
      subject: LETTER.subject,
      text: LETTER.text,
      html: LETTER.html,
      reply_to: LETTER.replyTo,
      headers: others,
    });
  });

  test('twice is once; with other words too, when the first answer was lost', async () => {
    expect([await post()(LETTER), await post()(LETTER), await post()({ ...LETTER, text: 'written anew' })]).toEqual(['sent', 'sent', 'sent']);
    expect(taken.size).toBe(1);
    expect(await post()({ ...LETTER, key: `letter/${'x'.repeat(300)}` })).toBe('sent');
    expect(taken.size).toBe(2);
  });

  test.each<readonly [string, Answer | 'hang up', unknown]>([
    ['too many requests', { ...fault(429, 'rate_limit_exceeded', 'Too many requests'), headers: { 'retry-after': '1' } }, 'later'],
    ['today’s letters are used up', fault(429, 'daily_quota_exceeded', 'no'), 'later'],
    ['the same letter is on its way', fault(409, 'concurrent_idempotent_requests', 'no'), 'later'],
    ['a domain that is not verified', fault(403, 'validation_error', 'The longhand.example domain is not verified'), 'later'],
    ['a key that was taken back', fault(400, 'validation_error', 'API key is invalid'), 'later'],
    ['a failure of theirs', fault(500, 'application_error', 'no'), 'later'],
    ['a page of something in between', { status: 502, body: '<html>bad gateway' }, 'later'],
    ['somewhere else', { status: 302, headers: { location: '/emails' } }, 'later'],
    ['no answer', 'hang up', 'later'],
    ['an address that is none', fault(422, 'validation_error', 'Invalid `to` field: jiwoo@example.org\nis not one.'), { bounced: 'Invalid `to` field: … is not one.' }],
    ['a letter they do not take', fault(422, 'validation_error', 'Invalid `headers` field.'), 'never'],
    ['a field they do not know', fault(400, 'validation_error', 'no'), 'never'],
  ])('%s', async (_, answer, expected) => {
    api.answer = () => answer;
    expect(await post()(LETTER)).toEqual(expected);
    expect(api.asked).toHaveLength(1);
  });

  test('a wrong key loses no letter', async () => {
    expect(await post('re_wrong')(LETTER)).toBe('later');
    expect(await post()(LETTER)).toBe('sent');
  });

  test('nothing of a letter is written to the log', async () => {
    api.answer = () => fault(422, 'validation_error', 'Invalid `to` field: jiwoo@example.org');
    expect(await written(() => post()(LETTER))).toBe('');
  });

  test('without a key or a sender there is no post', () => {
    expect([resend({ MAIL_FROM: 'a@b.example' }), resend({ RESEND_KEY: KEY }), resend({ RESEND_KEY: '', MAIL_FROM: '' })]).toEqual([null, null, null]);
  });
});

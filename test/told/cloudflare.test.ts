import { describe, expect, test } from 'vitest';
import { cloudflare } from '../../worker/mail/cloudflare.ts';
import { LETTER, written } from './letter.ts';

/** A binding that takes what the service takes, or fails as it does. */
function binding(failure?: Error): { readonly EMAIL: SendEmail; readonly sent: unknown[] } {
  const sent: unknown[] = [];
  const send = async (message: unknown): Promise<EmailSendResult> => {
    if (failure !== undefined) throw failure;
    sent.push(message);
    return { messageId: '<1@cloudflare.example>' } as EmailSendResult;
  };
  return { EMAIL: { send }, sent };
}

const FROM = 'turns@longhand.example';
const failing = (code: string | undefined, words = 'no'): Error => Object.assign(new Error(words), code === undefined ? {} : { code });

// What the service lets through: https and mailto in List-Unsubscribe, threads, Auto-Submitted, and any X-.
const ALLOWED = /^(List-Unsubscribe|List-Unsubscribe-Post|In-Reply-To|References|Auto-Submitted|X-[\w-]+)$/;

describe('a letter by Cloudflare', () => {
  test('is handed over in its parts, without the headers that are the service’s own', async () => {
    const { EMAIL, sent } = binding();
    expect(await cloudflare({ EMAIL, MAIL_FROM: FROM })!(LETTER)).toBe('sent');
    const { 'Message-ID': _, ...headers } = LETTER.headers;
    expect(sent).toEqual([
      {
        to: { email: LETTER.to.address, name: LETTER.to.name },
        from: { email: FROM, name: 'Longhand' },
        subject: LETTER.subject,
        text: LETTER.text,
        html: LETTER.html,
        replyTo: LETTER.replyTo,
        headers,
      },
    ]);
    expect(Object.keys(headers).filter((name) => !ALLOWED.test(name))).toEqual([]);
  });

  test('has no Reply-To where nobody answers', async () => {
    const { EMAIL, sent } = binding();
    const { replyTo: _, ...letter } = LETTER;
    await cloudflare({ EMAIL, MAIL_FROM: FROM })!(letter);
    expect(sent).toEqual([expect.not.objectContaining({ replyTo: expect.anything() })]);
  });

  test.each([
    ['E_RECIPIENT_SUPPRESSED', { bounced: 'suppressed: … bounced before' }],
    ['E_RECIPIENT_NOT_ALLOWED', 'never'],
    ['E_SENDER_NOT_VERIFIED', 'later'],
    ['E_VALIDATION_ERROR', 'never'],
    ['E_HEADER_NOT_ALLOWED', 'never'],
    ['E_RATE_LIMIT_EXCEEDED', 'later'],
    ['E_DAILY_LIMIT_EXCEEDED', 'later'],
    ['E_INTERNAL_SERVER_ERROR', 'later'],
    ['E_DELIVERY_FAILED', 'later'],
    ['E_OF_NEXT_YEAR', 'later'],
    [undefined, 'later'],
  ])('%s', async (code, expected) => {
    const { EMAIL } = binding(failing(code, `suppressed: ${LETTER.to.address}\nbounced before`));
    expect(await cloudflare({ EMAIL, MAIL_FROM: FROM })!(LETTER)).toEqual(expected);
  });

  test('nothing of a letter is written to the log', async () => {
    const { EMAIL } = binding(failing('E_INTERNAL_SERVER_ERROR', LETTER.to.address));
    expect(await written(() => cloudflare({ EMAIL, MAIL_FROM: FROM })!(LETTER))).toBe('');
  });

  test('without the binding or a sender there is no post', () => {
    expect([cloudflare({ MAIL_FROM: FROM }), cloudflare({ EMAIL: binding().EMAIL }), cloudflare({ EMAIL: binding().EMAIL, MAIL_FROM: '' })]).toEqual([null, null, null]);
  });
});

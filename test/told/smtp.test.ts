import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { serverOf, smtp } from '../../worker/mail/smtp.ts';
import { CERTIFICATE } from './certificate.ts';
import { header, LETTER, parsed, written } from './letter.ts';
import { refuse, type Sink, startSink } from './sink.ts';

const running: Sink[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

async function sink(options: SMTPServerOptions = {}): Promise<Sink> {
  const started = await startSink(options);
  running.push(started);
  return started;
}

const post = (url: string) => smtp({ SMTP_URL: url, MAIL_FROM: 'turns@longhand.example' })!;
const PLAIN: SMTPServerOptions = { disabledCommands: ['STARTTLS'] };

const before = getCACertificates('default');
beforeAll(() => setDefaultCACertificates([...before, CERTIFICATE]));
afterAll(() => setDefaultCACertificates(before));

describe('a letter by SMTP', () => {
  test('arrives as it was written, names and headers included', async () => {
    const { port, arrived } = await sink(PLAIN);
    expect(await post(`smtp://127.0.0.1:${port}?tls=none`)(LETTER)).toBe('sent');
    const [{ from, to, raw } = expect.unreachable()] = arrived;
    expect({ from, to }).toEqual({ from: 'turns@longhand.example', to: ['jiwoo@example.org'] });
    const mail = await parsed(raw);
    expect(mail.from).toMatchObject({ name: 'Longhand', address: 'turns@longhand.example' });
    expect(mail.to).toEqual([expect.objectContaining({ name: LETTER.to.name, address: LETTER.to.address })]);
    expect(mail.replyTo).toEqual([expect.objectContaining({ address: LETTER.replyTo })]);
    expect(mail.subject).toBe(LETTER.subject);
    expect(mail.text).toBe(LETTER.text);
    expect(mail.html).toBe(LETTER.html);
    for (const [name, value] of Object.entries(LETTER.headers)) expect(header(mail, name), name).toBe(value);
    expect(mail.date).toBeDefined();
  });

  test('is handed over with the address that reports go to, which its reader is not shown', async () => {
    const { port, arrived } = await sink(PLAIN);
    await post(`smtp://127.0.0.1:${port}?tls=none`)({ ...LETTER, returnTo: 'turns+abc@in.example.com' });
    expect({ from: arrived[0]!.from, to: arrived[0]!.to }).toEqual({ from: 'turns+abc@in.example.com', to: ['jiwoo@example.org'] });
    const mail = await parsed(arrived[0]!.raw);
    expect(mail.from).toMatchObject({ address: 'turns@longhand.example' });
    expect(arrived[0]!.raw.toString('latin1')).not.toContain('turns+abc@');
  });

  test('is written as old servers can read it: seven bits, short lines, encoded words of at most 75 characters', async () => {
    const { port, arrived } = await sink(PLAIN);
    await post(`smtp://127.0.0.1:${port}?tls=none`)(LETTER);
    const raw = arrived[0]!.raw.toString('latin1');
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect([...raw].filter((sign) => sign > '~')).toEqual([]);
    expect(raw.split('\r\n').filter((line) => line.length > 300)).toEqual([]);
    const words = raw.match(/=\?UTF-8\?[BQ]\?[^?]*\?=/g) ?? [];
    expect(words.length).toBeGreaterThan(1);
    expect(words.filter((word) => word.length > 75)).toEqual([]);
  });

  test('a line break in a name or a subject makes no header of its own', async () => {
    const { port, arrived } = await sink(PLAIN);
    await post(`smtp://127.0.0.1:${port}?tls=none`)({ ...LETTER, to: { ...LETTER.to, name: 'Bo\r\nBcc: all@example.org' }, subject: 'a\r\nX-Evil: 1' });
    const mail = await parsed(arrived[0]!.raw);
    expect([header(mail, 'bcc'), header(mail, 'x-evil'), arrived[0]!.to]).toEqual([null, null, ['jiwoo@example.org']]);
  });
});

describe('the line', () => {
  const logIn = 'jo%40longhand:p%40ss%20word@';

  test.each([
    ['STARTTLS', {}, 'smtp:', '127.0.0.1'],
    ['TLS from the start', { secure: true }, 'smtps:', 'localhost'],
  ] as const)('is encrypted by %s, and logged in over it', async (_, options, protocol, host) => {
    const { port, arrived } = await sink({ ...options, authOptional: false });
    expect(await post(`${protocol}//${logIn}${host}:${port}`)(LETTER)).toBe('sent');
    expect(arrived).toEqual([expect.objectContaining({ secure: true, user: 'jo@longhand' })]);
  });

  test.each([
    ['a server that offers no STARTTLS', PLAIN, 'smtp', logIn],
    ['a wrong password', {}, 'smtp', 'jo:no@'],
    ['TLS where there is none', PLAIN, 'smtps', logIn],
  ])('%s: nothing is sent, and it is tried again', async (_, options, protocol, who) => {
    const { port, arrived } = await sink(options);
    expect(await post(`${protocol}://${who}127.0.0.1:${port}`)(LETTER)).toBe('later');
    expect(arrived).toEqual([]);
  });

  test('a certificate of nobody: nothing is sent, and it is tried again', async () => {
    setDefaultCACertificates(before);
    try {
      const { port, arrived } = await sink();
      expect(await post(`smtp://127.0.0.1:${port}`)(LETTER)).toBe('later');
      expect(arrived).toEqual([]);
    } finally {
      setDefaultCACertificates([...before, CERTIFICATE]);
    }
  });

  test('nobody there: later', async () => {
    const { port } = await sink();
    await running.pop()!.stop();
    expect(await post(`smtp://127.0.0.1:${port}?tls=none`)(LETTER)).toBe('later');
  });
});

describe('what a server answers', () => {
  const at = (command: 'onMailFrom' | 'onRcptTo', code: number, words: string): SMTPServerOptions => ({
    [command]: (_address: unknown, _session: unknown, done: (error: Error) => void) => done(refuse(code, words)),
  });
  const data = (code: number, words: string): SMTPServerOptions => ({
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => done(refuse(code, words)));
    },
  });

  test.each([
    ['550 to RCPT: the address bounced', at('onRcptTo', 550, '5.1.1 <jiwoo@example.org>: no such user'), { bounced: '550 5.1.1 <…>: no such user' }],
    ['552 to RCPT, a mailbox that takes no more: bounced', at('onRcptTo', 552, '5.2.2 mailbox full'), { bounced: '552 5.2.2 mailbox full' }],
    ['554 to RCPT, without more: bounced', at('onRcptTo', 554, 'no'), { bounced: '554 no' }],
    ['550 5.7.1 to RCPT: we are refused, not the address', at('onRcptTo', 550, '5.7.1 relaying denied'), 'never'],
    ['450 to RCPT: greylisted', at('onRcptTo', 450, '4.2.0 greylisted'), 'later'],
    ['452 to RCPT: too many', at('onRcptTo', 452, '4.5.3 too many'), 'later'],
    ['451 to MAIL', at('onMailFrom', 451, '4.3.0 busy'), 'later'],
    ['550 to MAIL: a sender to be put right', at('onMailFrom', 550, '5.1.8 sender unknown'), 'later'],
    ['451 after the letter', data(451, '4.3.0 disk full'), 'later'],
    ['554 after the letter: refused for what it is', data(554, '5.6.0 not this'), 'never'],
    ['421: closing', { onConnect: (_session: unknown, done: (error: Error) => void) => done(refuse(421, '4.3.2 closing')) }, 'later'],
  ] as const)('%s', async (_, options, expected) => {
    const { port, arrived } = await sink({ ...PLAIN, ...(options as SMTPServerOptions) });
    expect(await post(`smtp://127.0.0.1:${port}?tls=none`)(LETTER)).toEqual(expected);
    expect(arrived).toEqual([]);
  });

  test('nothing of a letter is written to the log, whatever becomes of it', async () => {
    const { port } = await sink({ ...PLAIN, ...at('onRcptTo', 550, '5.1.1 <jiwoo@example.org>: no such user') });
    expect(await written(() => post(`smtp://127.0.0.1:${port}?tls=none`)(LETTER))).toBe('');
  });
});

describe('SMTP_URL', () => {
  test.each([
    ['smtps://jo:secret@mail.example', { host: 'mail.example', port: 465, tls: 'at once', user: 'jo', password: 'secret' }],
    ['smtp://jo%40x.example:a%2Fb@mail.example', { host: 'mail.example', port: 587, tls: 'starttls', user: 'jo@x.example', password: 'a/b' }],
    ['smtp://mail.example:2525', { host: 'mail.example', port: 2525, tls: 'starttls', user: null, password: '' }],
    ['smtp://[::1]:25?tls=none', { host: '::1', port: 25, tls: 'none', user: null, password: '' }],
    ['https://mail.example', null],
    ['mail.example:25', null],
  ])('%s', (url, server) => expect(serverOf(url)).toEqual(server));

  test('without it, or without a sender, there is no post', () => {
    expect([smtp({}), smtp({ SMTP_URL: 'smtp://mail.example' }), smtp({ SMTP_URL: 'nonsense', MAIL_FROM: 'a@b.example' })]).toEqual([null, null, null]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vapidPair } from '../../scripts/vapid.ts';
import { browser, verified } from './browser.ts';
import { header, LETTER, parsed } from './letter.ts';
import { service } from './service.ts';
import { refuse, startSink } from './sink.ts';
import { inWorkerd, type Runtime } from './workerd.ts';

const settings = readFileSync(join(import.meta.dirname, '../../wrangler.toml'), 'utf8');
let workerd: Runtime | undefined;
beforeAll(async () => {
  workerd = await inWorkerd(join(import.meta.dirname, 'runtime-entry.ts'), /^compatibility_date = "(.+)"$/m.exec(settings)![1]!);
});
afterAll(() => workerd?.stop());

describe('in the Worker’s own runtime', () => {
  const logIn = 'jo%40longhand:p%40ss%20word@';

  test.each([
    ['in the clear', { disabledCommands: ['STARTTLS'] }, 'smtp', '?tls=none', false],
    ['over STARTTLS', {}, 'smtp', '', true],
    ['over TLS', { secure: true }, 'smtps', '', true],
  ] as [string, SMTPServerOptions, string, string, boolean][])('a letter goes by SMTP %s, to a name of this machine', async (_, options, protocol, query, secure) => {
    const sink = await startSink({ ...options, allowInsecureAuth: true });
    try {
      expect(await workerd!.call('mail', `${protocol}://${logIn}localhost:${sink.port}${query}`, LETTER)).toBe('sent');
      expect(sink.arrived).toEqual([expect.objectContaining({ secure, user: 'jo@longhand', to: [LETTER.to.address] })]);
      const mail = await parsed(sink.arrived[0]!.raw);
      expect(mail).toMatchObject({ subject: LETTER.subject, text: LETTER.text, html: LETTER.html, to: [{ name: LETTER.to.name }] });
      expect(header(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    } finally {
      await sink.stop();
    }
  });

  test('what an SMTP server says is told apart, and nothing of the letter is written anywhere', async () => {
    const sink = await startSink({ disabledCommands: ['STARTTLS'], onRcptTo: (_address, _session, done) => done(refuse(550, '5.1.1 no such user')) });
    const url = `smtp://127.0.0.1:${sink.port}`;
    expect(await workerd!.call('mail', `${url}?tls=none`, LETTER)).toEqual({ bounced: '550 5.1.1 no such user' });
    expect(await workerd!.call('mail', url, LETTER)).toBe('later');
    await sink.stop();
    expect(await workerd!.call('mail', `${url}?tls=none`, LETTER)).toBe('later');
    for (const private_ of [LETTER.to.address, LETTER.subject, LETTER.key]) expect(workerd!.written()).not.toContain(private_);
  });

  test('a push is signed and encrypted', async () => {
    const gateway = await service(() => ({ status: 201 }));
    const { publicKey, privateKey } = await vapidPair();
    const chrome = await browser();
    const env = { VAPID_PUBLIC: publicKey, VAPID_PRIVATE: privateKey, VAPID_SUBJECT: 'mailto:host@longhand.example', PUSH_GATEWAY: gateway.url };
    const message = { title: '차례', body: 'b', tag: 't', url: 'https://longhand.example/t/t', ttl: 60 };
    expect(await workerd!.call('notify', env, { endpoint: 'https://web.push.apple.com/QAbc', keys: chrome.keys }, message)).toBe('sent');
    const [{ headers, body } = expect.unreachable()] = gateway.asked;
    expect(await verified(headers.authorization ?? '')).toMatchObject({ key: publicKey, aud: 'https://web.push.apple.com' });
    expect(JSON.parse(await chrome.decrypt(body))).toMatchObject({ title: '차례', url: message.url });
    await gateway.stop();
  });

  test('an answer is read', async () => {
    const raw = 'From: Bo <bo@example.org>\r\nSubject: Re\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n둘 2\r\n> quote\r\n';
    expect(await workerd!.call('reply', raw, 'turns+abc@in.example', 'turns@in.example')).toEqual({ token: 'abc', line: '둘 2' });
  });
});

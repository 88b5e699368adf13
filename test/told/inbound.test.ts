import { describe, expect, test } from 'vitest';
import { choose } from '../../worker/inbound/choose.ts';
import { readReply, tokenIn } from '../../worker/inbound/read.ts';

const ENV = { INBOUND: 'turns@in.longhand.example', MAIL_FROM: 'letters@longhand.example' };
const TO = 'turns+abcdef234567@in.longhand.example';

interface Parts {
  readonly headers?: readonly string[];
  readonly text?: string;
  readonly html?: string;
}

/** A mail as a program of a person writes it: one part, or both in multipart/alternative. */
function mail({ headers = [], text, html }: Parts): ArrayBuffer {
  const first = ['MIME-Version: 1.0', ...headers];
  for (const [name, value] of [['From', 'Bo <bo@example.org>'], ['To', TO], ['Subject', 'Re: Mystique Guilds: your turn']] as const) {
    if (!headers.some((line) => line.startsWith(`${name}:`))) first.push(`${name}: ${value}`);
  }
  const part = (kind: string, body: string) => `Content-Type: text/${kind}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(body.replace(/\n/g, '\r\n')).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`;
  const parts = [...(text === undefined ? [] : [part('plain', text)]), ...(html === undefined ? [] : [part('html', html)])];
  const raw =
    parts.length === 1
      ? `${first.join('\r\n')}\r\n${parts[0]}`
      : `${first.join('\r\n')}\r\nContent-Type: multipart/alternative; boundary="=_b"\r\n\r\n${parts.map((one) => `--=_b\r\n${one}`).join('')}--=_b--\r\n`;
  return new Uint8Array(Buffer.from(raw)).buffer;
}

const read = (parts: Parts, to = TO) => readReply(mail(parts), to, ENV);
const QUOTE = '> YOUR CHOICES\n> 1. Buy with the 4 of yellow suns\n> take 1\n';

describe('the first line that somebody wrote', () => {
  test.each<readonly [string, Parts, string]>([
    ['alone', { text: '2' }, '2'],
    ['after empty lines, with spaces of all kinds around', { text: '\n\u00a0\n \t buy\u00a04ys  deck 3 \n\nthanks!' }, 'buy 4ys deck 3'],
    ['with marks that nobody sees', { text: '\ufeff\u200b2\u200e' }, '2'],
    ['Gmail', { text: `2\n\nOn Mon, Nov 30, 2026 at 10:00 AM Longhand <${TO}>\nwrote:\n\n${QUOTE}` }, '2'],
    ['Gmail in Korean', { text: `3번\n\n2026년 11월 30일 (월) 오전 10:00, Longhand <${TO}>님이 작성:\n\n${QUOTE}` }, '3번'],
    ['Gmail in Spanish', { text: `2\n\nEl lun, 30 nov 2026 a las 10:00, Longhand (<${TO}>) escribió:\n\n${QUOTE}` }, '2'],
    ['Apple Mail', { text: `Play b3\n\nSent from my iPhone\n\n> On Nov 30, 2026, at 10:00 AM, Longhand <${TO}> wrote:\n>\n${QUOTE}` }, 'Play b3'],
    ['Outlook', { text: `2\n\n________________________________\nFrom: Longhand <${TO}>\nSent: Monday, November 30, 2026 10:00\nTo: Bo\nSubject: your turn\n\ntake 1\n` }, '2'],
    ['Naver', { text: `1\n\n-----Original Message-----\nFrom: "Longhand"<${TO}>\nTo: "보"<bo@example.org>;\nSent: 2026-11-30 (월) 10:00:00 (GMT+09:00)\nSubject: 차례\n\ntake 1` }, '1'],
    ['answered below the quote', { text: `On Mon, Nov 30, 2026 at 10:00 AM Longhand <${TO}>\nwrote:\n\n${QUOTE}\ntake 3\n-- \nBo` }, 'take 3'],
    ['answered below the quote, in Korean', { text: `2026년 11월 30일 (월) 오전 10:00, Longhand <${TO}>님이 작성:\n${QUOTE}take 3` }, 'take 3'],
    ['HTML alone', { html: '<html><head><style>p{color:red}</style><title>Re</title></head><body><!-- 9 --><div>Take&nbsp;2 &amp; no more</div><blockquote>take 1</blockquote></body></html>' }, 'Take 2 & no more'],
    ['HTML alone, answered below', { html: `<div>On Monday Longhand wrote:<br></div><blockquote type="cite"><div>1. take 1</div><div>take 2</div></blockquote><p>take <b>3</b></p>` }, 'take 3'],
    ['HTML alone, Outlook', { html: '<div dir="ltr"><span>2</span></div><hr><div id="divRplyFwdMsg"><b>From:</b> Longhand<br><b>Sent:</b> Monday</div>' }, '2'],
    ['HTML beside a plain part of nothing', { text: ' \n', html: '<p>2</p>' }, '2'],
    ['HTML and plain: the plain one', { text: '2', html: '<p>3</p>' }, '2'],
    ['Korean, as written', { text: '4ys로 구매\n' }, '4ys로 구매'],
    ['a Naver mail in HTML', { html: '<div style="font-size:14px"><p>둘&#51;</p><p>&nbsp;</p></div><div><p>-----Original Message-----</p><b>From:</b> x<br></div>' }, '둘3'],
  ])('%s', async (_, parts, line) => expect(await read(parts)).toEqual({ token: 'abcdef234567', line }));

  test.each<readonly [string, Parts]>([
    ['only a quote', { text: `On Mon, Nov 30, 2026 at 10:00 AM Longhand <${TO}> wrote:\n${QUOTE}` }],
    ['only a quote without marks', { text: `El lun, 30 nov 2026 a las 10:00, Longhand (<${TO}>)\nescribió:\n\ntake 1\n` }],
    ['only Outlook’s head', { text: 'From: Longhand <a@b.example>\nSent: Monday\nTo: Bo\n\ntake 1' }],
    ['only Outlook’s head, in Korean', { text: '보낸 사람: Longhand <a@b.example>\n보낸 날짜: 2026년 11월 30일\n받는 사람: 보\n\ntake 1' }],
    ['only Outlook’s head, in Spanish', { text: '*De:* Longhand <a@b.example>\n*Enviado:* lunes\n*Para:* Bo\n\ntake 1' }],
    ['only a signature', { text: '\n-- \ntake 1' }],
    ['only a phone’s line', { text: 'Sent from my iPhone\n\n> take 1' }],
    ['only a phone’s line, in Korean', { text: '나의 iPhone에서 보냄\n' }],
    ['only a phone’s line, in Spanish', { text: 'Enviado desde mi iPhone\n' }],
    ['nothing', { text: '' }],
    ['a part that never ends', { html: '<style>p{' }],
  ])('%s: none', async (_, parts) => expect(await read(parts)).toEqual({ token: 'abcdef234567', line: '' }));

  test('a long line is cut, and tags without end take no time that grows with their square', async () => {
    expect(await read({ text: 'x'.repeat(5000) })).toEqual({ token: 'abcdef234567', line: 'x'.repeat(200) });
    for (const piece of ['<!--', '<style>', '<', '<blockquote>', '&#', '> ', 'On ']) {
      expect(await read({ html: piece.repeat(900_000 / 8 / piece.length) })).toHaveProperty('line');
      expect(await read({ text: `${piece.repeat(200)}\n`.repeat(100) })).toHaveProperty('line');
    }
  });
});

describe('what programs send is left alone', () => {
  test.each<readonly [string, Parts, RegExp]>([
    ['Auto-Submitted: auto-replied', { headers: ['Auto-Submitted: auto-replied'] }, /Auto-Submitted/],
    ['Auto-Submitted: auto-generated (rejected)', { headers: ['Auto-Submitted: Auto-Generated (rejected)'] }, /Auto-Submitted/],
    ['Precedence: bulk', { headers: ['Precedence: bulk'] }, /Precedence/],
    ['Precedence: list', { headers: ['Precedence: list'] }, /Precedence/],
    ['Precedence: junk', { headers: ['precedence: Junk'] }, /Precedence/],
    ['a null sender', { headers: ['Return-Path: <>'] }, /no sender/],
    ['no From', { headers: ['From: '] }, /no sender/],
    ['X-Autoreply', { headers: ['X-Autoreply: yes'] }, /x-autoreply/],
    ['X-Autorespond', { headers: ['X-Autorespond: Re: your turn'] }, /x-autorespond/],
    ['a list', { headers: ['List-Id: <friends.example.org>'] }, /list-id/],
    ['a loop', { headers: ['X-Loop: bo@example.org'] }, /x-loop/],
    ['mailer-daemon', { headers: ['From: Mail Delivery System <MAILER-DAEMON@example.org>'] }, /its sender/],
    ['nobody who reads', { headers: ['From: no-reply@example.org'] }, /its sender/],
    ['our own reply address', { headers: [`From: ${TO}`] }, /our own/],
    ['our own sender', { headers: ['From: Longhand <Letters@longhand.example>'] }, /our own/],
    ['a delivery report', { headers: ['Content-Type: multipart/report; report-type=delivery-status; boundary="=_b"'] }, /delivery report/],
    ['somebody away', { headers: ['Subject: Automatic reply: your turn'] }, /its subject/],
    ['somebody away, in Korean', { headers: [`Subject: =?UTF-8?B?${Buffer.from('[부재중] 11월 30일까지 휴가입니다').toString('base64')}?=`] }, /its subject/],
    ['somebody away, in Spanish', { headers: ['Subject: =?UTF-8?Q?Respuesta_autom=C3=A1tica=3A_tu_turno?='] }, /its subject/],
  ])('%s', async (_, { headers = [] }, why) => expect(await read({ headers, text: '2' })).toEqual({ ignored: expect.stringMatching(why) }));

  test.each<readonly [string, readonly string[]]>([
    ['Auto-Submitted: no', ['Auto-Submitted: no']],
    ['a From line of anybody', ['From: "somebody else" <evil@example.net>']],
    ['an urgent one', ['Precedence: first-class', 'X-Priority: 1']],
    ['a subject about being away', ['Subject: Re: I am out, play without me']],
  ])('a person’s is not: %s', async (_, headers) => expect(await read({ headers, text: '2' })).toEqual({ token: 'abcdef234567', line: '2' }));

  test('a report of a letter that came back for good tells so, and plays nothing that is in it', async () => {
    const raw = `From: postmaster@example.org\r\nReturn-Path: <>\r\nTo: ${TO}\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\n2\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.org\r\n\r\nFinal-Recipient: rfc822; bo@example.org\r\nAction: failed\r\nStatus: 5.1.1\r\n--x--\r\n`;
    expect(await readReply(new Uint8Array(Buffer.from(raw)).buffer, TO, ENV)).toEqual({ token: 'abcdef234567', bounced: '5.1.1' });
    const given = (from: string, to: string) => readReply(new Uint8Array(Buffer.from(raw.replace(from, to))).buffer, TO, ENV);
    expect(await given('Status: 5.1.1', 'Status: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 no such user')).toEqual({ token: 'abcdef234567', bounced: '550 5.1.1 no such user' });
    expect(await given('Action: failed', 'Action: delayed')).toEqual({ ignored: 'it is a delivery report' });
    expect(await given('Status: 5.1.1', 'Status: 4.2.2')).toEqual({ ignored: 'it is a delivery report' });
  });

  test('too much is not read to its end', async () => {
    let given = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1;
        controller.enqueue(new Uint8Array(100_000).fill(97));
      },
    });
    expect(await readReply(endless, TO, ENV)).toEqual({ ignored: 'it is too large' });
    expect(given).toBeLessThan(20);
    expect(await readReply(new ArrayBuffer(1_000_001), TO, ENV)).toEqual({ ignored: 'it is too large' });
  });

  test('a stream in pieces is read as a whole', async () => {
    const bytes = new Uint8Array(mail({ text: '둘 2' }));
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
        controller.close();
      },
    });
    expect(await readReply(pieces, TO, ENV)).toEqual({ token: 'abcdef234567', line: '둘 2' });
  });

  test('junk is left alone', async () => {
    const deep = Array.from({ length: 60 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join('');
    for (const junk of ['', '\0\0\0', deep]) expect(await readReply(new Uint8Array(Buffer.from(junk)).buffer, TO, ENV)).toHaveProperty('ignored');
  });
});

describe('the token in an address', () => {
  test.each([
    [TO, 'turns@in.longhand.example', 'abcdef234567'],
    [TO.toUpperCase(), 'Turns@In.Longhand.Example', 'abcdef234567'],
    ['turns@in.longhand.example', 'turns@in.longhand.example', null],
    ['turns+@in.longhand.example', 'turns@in.longhand.example', null],
    ['turns+abc@evil.example', 'turns@in.longhand.example', null],
    ['turns+abc@in.longhand.example.evil.example', 'turns@in.longhand.example', null],
    ['other+abc@in.longhand.example', 'turns@in.longhand.example', null],
    ['turns+a_b@in.longhand.example', 'turns@in.longhand.example', null],
    ['turns+a@b@in.longhand.example', 'turns@in.longhand.example', null],
    [TO, '', null],
    [TO, 'turns', null],
  ])('%s for %s: %s', (to, inbound, token) => expect(tokenIn(to, inbound)).toBe(token));

  test('without one a mail is left alone', async () => {
    expect(await read({ text: '2' }, 'turns@in.longhand.example')).toEqual({ ignored: 'it is not to a reply address' });
  });
});

describe('what a line plays', () => {
  const listed = ['buy 4ys deck 3', 'pass', 'take 2'];
  const legal = ['pass', 'take 1', 'take 2', 'buy 4ys deck 3', 'Aa', 'aa', '7'];

  test.each([
    ['1', { move: 'buy 4ys deck 3' }],
    ['2.', { move: 'pass' }],
    ['(3)', { move: 'take 2' }],
    ['#3', { move: 'take 2' }],
    ['3번', { move: 'take 2' }],
    ['2º', { move: 'pass' }],
    ['２', { move: 'pass' }],
    ['*2*', { move: 'pass' }],
    ['Buy 4YS  Deck 3.', { move: 'buy 4ys deck 3' }],
    ['“take 1”', { move: 'take 1' }],
    ['PASS!', { move: 'pass' }],
    ['Aa', { move: 'Aa' }],
    ['aa', { move: 'aa' }],
    ['7', { move: '7' }],
    ['0', { why: 'no such number' }],
    ['4', { why: 'no such number' }],
    ['999', { why: 'no such number' }],
    ['take 3', { why: 'no such move' }],
    ['2 please', { why: 'no such move' }],
    ['12345', { why: 'no such move' }],
    ['', { why: 'empty' }],
    [' . ', { why: 'empty' }],
  ])('"%s"', (line, expected) => expect(choose(line, listed, legal)).toEqual(expected));
});

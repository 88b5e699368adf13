import { evictDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Failure, Sync } from '../../shared/protocol.ts';
import { turnLetter } from '../../worker/mail/letter.ts';
import type { Brief } from '../../worker/told.ts';
import { get, keyToMove, move, type Party, party, post, sync } from './api.ts';
import { confirm, confirmed, delivered, freshAddress, inboxesOf, later, lettersOf, lettersTo, stub } from './clock.ts';
import { listen } from './socket.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const mailed = (names: readonly string[], language = 'en') => confirmed(names, {}, () => ({ language }));
const linksIn = (text: string): string[] => text.match(/http:\S+/g) ?? [];

async function others(guests: Party): Promise<{ first: string; second: string }> {
  const first = await keyToMove(guests);
  return { first, second: guests.keys.find((key) => key !== first)! };
}

describe('a turn letter', () => {
  test('comes once, late, to whoever’s turn it is, with links that open the seat and preselect', async () => {
    const guests = await mailed(['Ana', 'Bo']);
    expect(await lettersOf(guests.table)).toHaveLength(0);
    await delivered(guests.table);
    await delivered(guests.table);
    const [letter, ...rest] = await lettersOf(guests.table);
    expect(rest).toHaveLength(0);
    expect(letter!.times, 'handed in once').toBe(1);
    const { players, turn } = await sync(guests.table);
    const player = players.findIndex(({ seat }) => seat === turn[0]);
    expect(letter).toMatchObject({ to: { address: guests.addresses[player]!, name: players[player]!.name }, subject: `Mystique Guilds with ${players[1 - player]!.name}: your turn` });
    const key = /#turn=([^&\s]+)/.exec(letter!.text)![1]!;
    expect((await sync(guests.table, key)).you).toMatchObject({ player, key: 'turn', host: false });
    expect(letter!.text).toContain('&n=0&move=draw');
    const links = linksIn(letter!.text);
    expect(links.filter((link) => !link.startsWith(`http://longhand.test/t/${guests.table}#turn=`))).toEqual([expect.stringMatching(/^http:\/\/longhand\.test\/stop\/s\d+-[0-9a-f]{64}$/)]);
    expect(links.length).toBeGreaterThan(3);
    expect(letter!.subject).not.toContain(key);
    expect((await move(guests.table, key, 0, 'draw')).status).toBe(200);
    expect((await sync(guests.table, key)).you).toMatchObject({ moved: 1 });
  });

  test('a letter’s key plays and stops letters, and nothing more', async () => {
    const guests = await mailed(['Ana', 'Bo']);
    await delivered(guests.table);
    const key = /#turn=([^&\s]+)/.exec((await lettersOf(guests.table))[0]!.text)![1]!;
    expect((await post<Failure>(`/api/tables/${guests.table}/reissue`, { nonce: 'ab'.repeat(16) }, key)).body.error).toBe('bad-key');
    expect((await post<Failure>(`/api/tables/${guests.table}/letters`, { mail: 'x@example.org' }, key)).body.error).toBe('bad-key');
    expect((await post<Failure>(`/api/tables/${guests.table}/rematch`, {}, key)).body.error).toBe('bad-key');
    const stopped = await post<Sync>(`/api/tables/${guests.table}/letters`, { mail: null }, key);
    expect(stopped.body.you).toMatchObject({ mail: null });
  });

  test('comes anew to whoever took a trick with its last card and leads the next', async () => {
    const guests = await confirmed(['Ana', 'Bo', 'Cy'], { game: 'eddies', options: { match: { rounds: 1 } } });
    const seatsMoved: number[] = [];
    for (;;) {
      const { n, turn, players } = await sync(guests.table);
      const player = players.findIndex(({ seat }) => seat === turn[0]);
      if (n % 3 === 0 && n > 0 && seatsMoved.at(-1) === turn[0]) {
        await delivered(guests.table, 16 * 60);
        const letter = (await lettersOf(guests.table)).at(-1)!;
        expect(letter.to.name).toBe(players[player]!.name);
        expect(letter.text).toContain(`&n=${n}&`);
        return;
      }
      seatsMoved.push(turn[0]!);
      const key = guests.keys[player]!;
      expect((await move(guests.table, key, n, (await sync(guests.table, key)).legal![0]!)).status).toBe(200);
    }
  });

  test('is withdrawn when the turn was taken within the delay', async () => {
    const guests = await mailed(['Ana', 'Bo']);
    const { first } = await others(guests);
    await move(guests.table, first, 0, 'draw');
    await delivered(guests.table);
    const letters = await lettersOf(guests.table);
    expect(letters).toHaveLength(1);
    const { players, turn } = await sync(guests.table);
    expect(letters[0]!.to.name).toBe(players.find(({ seat }) => seat === turn[0])!.name);
  });

  test('whoever gives an address while awaited is told of that turn once it is confirmed, once, also when it is given twice', async () => {
    const guests = await party(['Ana', 'Bo']);
    const { first, second } = await others(guests);
    const [awaited, other] = [freshAddress(), freshAddress()];
    for (const [key, mail] of [[first, awaited], [first, awaited], [second, other]] as const) await post(`/api/tables/${guests.table}/letters`, { mail }, key);
    await delivered(guests.table);
    expect(await lettersOf(guests.table)).toEqual([]);
    expect(await lettersTo(awaited), 'the confirming letter alone').toHaveLength(1);
    const inboxes = await inboxesOf(guests.table);
    await confirm(inboxes[guests.keys.indexOf(first)]!, awaited);
    await delivered(guests.table);
    await delivered(guests.table);
    expect((await lettersOf(guests.table)).map(({ times, to }) => [times, to.address])).toEqual([[1, awaited]]);
  });

  test('none goes to a seat without an address', async () => {
    const guests = await party(['Ana', 'Bo']);
    await delivered(guests.table);
    expect(await lettersOf(guests.table)).toHaveLength(0);
  });

  test('waits a quarter of an hour for a reader who was active; an open page alone proves nothing', async () => {
    const guests = await mailed(['Ana', 'Bo']);
    const { first } = await others(guests);
    const page = await listen(guests.table, { key: first });
    await later(guests.table, 50);
    page.send({ type: 'active', seen: 0 });
    await page.settled();
    await delivered(guests.table, 15);
    await delivered(guests.table, 600);
    expect(await lettersOf(guests.table)).toHaveLength(0);
    await delivered(guests.table, 300);
    expect(await lettersOf(guests.table)).toHaveLength(1);
    page.close();

    const idle = await mailed(['Ana', 'Bo']);
    const open = await listen(idle.table, { key: (await others(idle)).first });
    await delivered(idle.table);
    expect(await lettersOf(idle.table)).toHaveLength(1);
    open.close();
  });

  test('tells what happened since the reader’s last move, in the reader’s language, and never a hidden card', async () => {
    const guests = await mailed(['Ana', '민지'], 'ko');
    const { first, second } = await others(guests);
    await move(guests.table, first, 0, 'draw');
    const buy = (await sync(guests.table, second)).legal!.find((text) => text.startsWith('buy'))!;
    await move(guests.table, second, 1, buy);
    await delivered(guests.table);
    const letter = (await lettersOf(guests.table)).at(-1)!;
    const { state, players } = await sync(guests.table, first);
    expect(letter.subject).toContain('미스틱 길드');
    expect(letter.text).toContain(players.find(({ seat }) => seat !== null && seat === 1)!.name);
    const hand = (state as unknown as { hands: { value: string[] }[] }).hands;
    expect(hand[1]!.value.every((card) => card === '?')).toBe(true);
    expect(letter.html).toContain('lang="ko"');
  });

  test('lists a handful of choices, says when there are more, and plain text says what HTML says', async () => {
    const guests = await mailed(['Ana', 'Bo']);
    // Nine cards each: whatever they are, there are more choices than a letter lists.
    for (let n = 0; n < 16; n++) await move(guests.table, await keyToMove(guests), n, 'draw');
    await delivered(guests.table);
    const letter = (await lettersOf(guests.table)).at(-1)!;
    const { legal } = await sync(guests.table, await keyToMove(guests));
    const offered = [...letter.text.matchAll(/&move=(\S+)/g)].map(([, text]) => decodeURIComponent(text!));
    expect(offered.length).toBeGreaterThan(2);
    expect(offered.length).toBeLessThan(legal!.length);
    expect(legal).toEqual(expect.arrayContaining(offered));
    expect(letter.text).toContain('There are more ways');
    const shown = letter.html.replace(/<(style|title)>.*?<\/\1>/gs, '').replace(/<span style="[^"]*" aria-hidden="true">.<\/span>&nbsp;/g, '').replace(/<[^>]*>/g, ' ');
    const flat = (text: string) => text.toLowerCase().replace(/https?:\S+/g, '').replace(/[^a-z0-9]+/g, ' ').trim();
    for (const line of letter.text.split('\n').map(flat).filter((line) => line !== '')) expect(flat(shown)).toContain(line);
  });

  test('survives the table’s sleep, and a re-issued seat’s letters are new links', async () => {
    const guests = await mailed(['Ana', 'Bo']);
    await evictDurableObject(stub(guests.table));
    await delivered(guests.table);
    const [letter] = await lettersOf(guests.table);
    const key = /#turn=([^&\s]+)/.exec(letter!.text)![1]!;
    const player = Number(/^t(\d)/.exec(key)![1]);
    await post(`/api/tables/${guests.table}/reissue`, { nonce: 'ab'.repeat(16) }, guests.keys[player]);
    expect((await get<Failure>(`/api/tables/${guests.table}`, key)).body.error).toBe('bad-key');
  });

  test('the mailbox shows it, and looking changes nothing', async () => {
    const guests = await mailed(['Ana', 'Bo']);
    await delivered(guests.table);
    const [letter] = await lettersOf(guests.table);
    const list = await get<string>('/mailbox');
    expect(list.body).toContain(`href="/mailbox/${letter!.id}"`);
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await get<string>(`/mailbox/${letter!.id}`)).body).toBe(letter!.html);
    expect((await get<string>(`/mailbox/${letter!.id}/text`)).body).toBe(letter!.text);
    expect((await get(`/mailbox/999999`)).status).toBe(404);
    expect(await lettersOf(guests.table)).toEqual([letter]);
  });

  test('markup in a name stays text', async () => {
    const guests = await mailed(['<b>Ana</b>', '"><img src=x>']);
    await delivered(guests.table);
    const [letter] = await lettersOf(guests.table);
    expect(letter!.html).not.toContain('<b>Ana');
    expect(letter!.html).not.toContain('<img');
    expect((await get<string>('/mailbox')).body).not.toContain('<img src=x>');
  });

  test('is one thread for each table and seat, says that a program sent it, and can be stopped by one click', async () => {
    const guests = await mailed(['Ana', 'Bo']);
    for (let n = 0; n < 4; n++) {
      await delivered(guests.table);
      await move(guests.table, await keyToMove(guests), n, 'draw');
    }
    const letters = await lettersOf(guests.table);
    expect(letters).toHaveLength(4);
    const headers = letters.map((letter) => letter.headers);
    expect(new Set(headers.map((each) => each['Message-ID'])).size).toBe(4);
    expect(headers[0]!['References']).toMatch(/^<[0-9a-f]{32}@longhand\.test>$/);
    expect([headers[2]!['References'], headers[2]!['In-Reply-To']]).toEqual([headers[0]!['References'], headers[0]!['References']]);
    expect(headers[1]!['References']).not.toBe(headers[0]!['References']);
    expect(letters[2]!.subject).toBe(letters[0]!.subject);
    for (const each of headers) expect(each).toMatchObject({ 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  });

  test.each([1, 7, 60])('about %i long tables stays under 30 kB, told in full or in a line, in both forms', (count) => {
    const briefs = Array.from({ length: count }, (_, i): Brief => ({
      table: `t${i}`, player: 0, n: 1, name: '민지', game: `놀이 ${i}`, subject: `놀이 ${i}: 내 차례입니다`, text: `놀이 ${i} https://a.test/t/t${i}# ${'가나다 '.repeat(200)}`,
      html: `<h2>놀이 ${i}</h2><a href="https://a.test/t/t${i}#">${'가나다 '.repeat(300)}</a>`, said: '', link: `https://a.test/t/t${i}#`, since: 0, deadline: null,
    }));
    const cover = { key: 'k', to: { address: 'a@example.org', name: '민지' }, language: 'ko', origin: 'https://a.test', stop: 'https://a.test/stop/x' } as const;
    const { text, html } = turnLetter(cover, briefs, false);
    expect(new TextEncoder().encode(text + html).length).toBeLessThan(30_000);
    for (const { link } of briefs.slice(0, 20)) for (const form of [text, html]) expect(form).toContain(link);
    for (const form of [text, html]) expect(form.includes('개 더: 내 테이블 보기')).toBe(count > 30);
    const whole = [text, html].map((form) => form.match(/가나다 가나다/g)!.length > 0);
    expect(whole, 'some of it is told in full').toEqual([true, true]);
  });
});

import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import type { ComponentChildren } from 'preact';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Player } from '../../shared/protocol.ts';
import type { Channel, Entry, HookState, Inbox } from '../../shared/inbox.ts';
import { Bring } from '../../web/inbox/Bring.tsx';
import { Confirm } from '../../web/inbox/Confirm.tsx';
import { Elsewhere } from '../../web/inbox/Elsewhere.tsx';
import { FeedAddress } from '../../web/inbox/FeedAddress.tsx';
import { Ledger } from '../../web/inbox/Ledger.tsx';
import { Mail } from '../../web/inbox/Mail.tsx';
import { Push } from '../../web/inbox/Push.tsx';
import { StopTelling } from '../../web/inbox/StopTelling.tsx';
import { needInbox } from '../../web/inbox/text.ts';
import { When } from '../../web/inbox/When.tsx';
import { holdKey } from '../../web/pages/held.ts';
import { inboxHere } from '../../web/pages/inbox.ts';
import { speak, startWords } from '../../web/pages/language.ts';
import { keep } from '../../web/pages/storage.ts';
import { Room, ToldList } from '../../web/table/Host.tsx';
import { deskOf, inboxWith, KEY, refusal, server } from './inbox-desk.ts';
import { dealt, syncOf } from './mock.ts';

beforeAll(async () => {
  await startWords();
  await needInbox();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What was asked has been answered, and drawn. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

function shown(what: ComponentChildren) {
  const root = render(<>{what}</>).container;
  return {
    root,
    text: () => root.textContent,
    buttons: () => [...root.querySelectorAll('button')].map((button) => button.textContent),
    press: (name: string) =>
      act(async () => {
        [...root.querySelectorAll('button')].find((button) => button.textContent === name)!.click();
        await settled();
      }),
  };
}

const mail = (state: Channel['state'], why?: Channel['why']): Channel => ({ id: 7, kind: 'mail', label: 'a…@example.org', state, ...(why && { why }) });
const withMail = (...of: Parameters<typeof mail>): Inbox => inboxWith({ channels: [mail(...of)] });

describe('letters', () => {
  test('an address that waits says so, and its letter can be sent again; that it was sent just now is told', async () => {
    const asked = server((line) => (line.startsWith('GET') ? Response.json(withMail('unconfirmed')) : refusal('too-many-requests', 429)));
    const page = shown(<Mail desk={deskOf(withMail('unconfirmed'))} />);
    expect(page.text()).toContain('a…@example.org waits to be confirmed.');
    await page.press('Send that letter again');
    expect(asked).toEqual(['POST /api/inbox/channels/7/start {}', 'GET /api/inbox']);
    expect(page.text()).toContain('It can be sent once an hour and three times a day');
  });

  test.each([
    ['asked', 'you have stopped them'],
    ['bounced', 'they came back, because the address takes none'],
    ['complained', 'one of them was reported as unwanted'],
  ] as const)('one that was stopped says why, and can be started: %s', async (why, said) => {
    const take = vi.fn();
    const asked = server(() => Response.json(withMail('live')));
    const page = shown(<Mail desk={deskOf(withMail('stopped', why), take)} />);
    expect(page.text()).toContain(said);
    await page.press('Start again');
    expect(asked).toEqual(['POST /api/inbox/channels/7/start {}']);
    expect(take).toHaveBeenCalledWith(withMail('live'));
  });

  test('one in use can be stopped', async () => {
    const asked = server(() => Response.json(withMail('stopped', 'asked')));
    const page = shown(<Mail desk={deskOf(withMail('live'))} />);
    expect(page.text()).toContain('Letters go to a…@example.org.');
    await page.press('Stop');
    expect(asked).toEqual(['POST /api/inbox/channels/7/stop {}']);
  });

  test('what is no address is not sent; what the server refuses is told beside the field', async () => {
    const asked = server((line) => (line.startsWith('GET') ? Response.json(inboxWith()) : refusal('bad-request', 400, 'Letters to this address come back.')));
    const page = shown(<Mail desk={deskOf(inboxWith())} />);
    const give = async (address: string): Promise<void> => {
      fireEvent.input(page.root.querySelector('input')!, { target: { value: address } });
      await page.press('Send a letter to confirm it');
    };
    await give('nowhere');
    expect(asked).toEqual([]);
    expect(page.text()).toContain('No letters can be sent to this address.');
    await give('ana@example.org');
    expect(asked[0]).toBe('POST /api/inbox/channels {"kind":"mail","address":"ana@example.org"}');
    expect(page.root.querySelector('[aria-invalid=true]')).not.toBeNull();
  });

  test('where there are none to be had nothing is asked for', () => {
    const page = shown(<Mail desk={deskOf(inboxWith({ mail: false }))} />);
    expect(page.text()).toContain('This site sends no letters.');
    expect(page.root.querySelector('input')).toBeNull();
  });
});

describe('notifications', () => {
  const push: Channel = { id: 3, kind: 'push', label: 'fcm.googleapis.com', state: 'live' };
  const able = (permission: NotificationPermission, answer: NotificationPermission = 'granted') => {
    const requestPermission = vi.fn(async () => answer);
    const subscribe = vi.fn(async () => ({ toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: 'p', auth: 'a' } }) }));
    const register = vi.fn(async () => ({ pushManager: { subscribe } }));
    vi.stubGlobal('Notification', { permission, requestPermission });
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('navigator', { ...navigator, languages: ['en'], userAgent: 'x', serviceWorker: { register, ready: Promise.resolve() } });
    return { requestPermission, register, subscribe };
  };

  test('nothing is asked or registered before a press; then permission, subscription and channel', async () => {
    const { requestPermission, register, subscribe } = able('default');
    const take = vi.fn();
    const asked = server(() => Response.json(inboxWith({ channels: [push] })));
    const page = shown(<Push desk={deskOf(inboxWith(), take)} />);
    expect([requestPermission, register].map((each) => each.mock.calls.length)).toEqual([0, 0]);
    await page.press('Tell me on this device');
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BAAA' });
    expect(asked).toEqual(['POST /api/inbox/channels {"kind":"push","subscription":{"endpoint":"https://fcm.googleapis.com/fcm/send/x","keys":{"p256dh":"p","auth":"a"}}}']);
    cleanup();
    expect(shown(<Push desk={deskOf(inboxWith({ channels: [push] }))} />).text()).toContain('This device is told.');
  });

  test('a refusal is told, and nothing is registered', async () => {
    const { register } = able('default', 'denied');
    const asked = server(() => refusal('failed', 500));
    const page = shown(<Push desk={deskOf(inboxWith())} />);
    await page.press('Tell me on this device');
    expect(page.text()).toContain('This browser refuses notifications from here.');
    expect([register.mock.calls, asked]).toEqual([[], []]);
  });

  test('a push service that is out of reach is told, and can be tried again', async () => {
    able('granted').subscribe.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    const page = shown(<Push desk={deskOf(inboxWith())} />);
    await page.press('Tell me on this device');
    expect(page.text()).toContain('no answer from its push service');
    expect(page.buttons()).toEqual(['Tell me on this device']);
  });

  test('where it cannot be, the reason is said and no button offered', () => {
    able('denied');
    expect(shown(<Push desk={deskOf(inboxWith())} />).buttons()).toEqual([]);
    cleanup();
    const site = shown(<Push desk={deskOf(inboxWith({ push: null }))} />);
    expect([site.text(), site.buttons()]).toEqual([expect.stringContaining('This site sends no notifications.'), []]);
    cleanup();
    vi.unstubAllGlobals();
    vi.stubGlobal('navigator', { languages: ['en'], userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)' });
    expect(shown(<Push desk={deskOf(inboxWith())} />).text()).toContain('first put this page on the home screen');
  });

  test('another device’s is told apart, and can be stopped from here', async () => {
    able('default');
    const asked = server(() => Response.json(inboxWith()));
    const page = shown(<Push desk={deskOf(inboxWith({ channels: [push] }))} />);
    expect(page.text()).toContain('Another device is told (fcm.googleapis.com).');
    await page.press('Stop');
    expect(asked).toEqual(['POST /api/inbox/channels/3/stop {}']);
  });
});

describe('language, zone and quiet hours', () => {
  test('are kept together; quiet hours that never end are not sent', async () => {
    const asked = server(() => Response.json(inboxWith()));
    const page = shown(<When desk={deskOf(inboxWith())} />);
    expect(page.root.querySelector('input[type=time]')).toBeNull();
    await act(async () => page.root.querySelector<HTMLInputElement>('input[type=checkbox]')!.click());
    const [from, to] = [...page.root.querySelectorAll<HTMLInputElement>('input[type=time]')];
    expect([from!.value, to!.value]).toEqual(['22:00', '08:00']);
    fireEvent.input(to!, { target: { value: '22:00' } });
    await page.press('Keep this');
    expect([asked, page.root.querySelector('.error')?.textContent]).toEqual([[], 'Quiet hours begin and end at different times.']);
    fireEvent.input(to!, { target: { value: '07:15' } });
    await act(async () => page.root.querySelector<HTMLInputElement>('input[value=ko]')!.click());
    await page.press('Keep this');
    expect(asked).toEqual(['POST /api/inbox/settings {"language":"ko","zone":"Asia/Seoul","quiet":{"from":"22:00","to":"07:15"}}']);
    expect(page.text()).toContain('Kept.');
  });
});

describe('the ledger', () => {
  const entry = (more: Partial<Entry>): Entry => ({ at: '2026-03-01T09:05:00Z', kind: 'turn', channel: 7, label: 'a…@example.org', tables: ['t1', 't2'], became: 'sent', ...more });
  const lines = (...entries: Entry[]) =>
    [...shown(<Ledger desk={deskOf(inboxWith({ ledger: entries, channels: [mail('live')] }))} />).root.querySelectorAll('li')].map((li) => [...li.querySelectorAll('time, b, p')].map(({ textContent }) => textContent));

  test('says what, when in the person’s zone, how, and what became of it', () => {
    expect(lines(entry({}), entry({ kind: 'confirm', tables: [], became: 'bounced' }), entry({ channel: 9, label: 'fcm.googleapis.com', tables: ['t1'], became: 'waiting' }))).toEqual([
      [expect.stringMatching(/(1 March|March 1).*(18:05|6:05)/), 'Your turn: a table · a table', 'by letter to a…@example.org. The post has taken it.'],
      [expect.any(String), 'A letter to confirm the address', 'by letter to a…@example.org. It came back: the address takes no letters.'],
      [expect.any(String), 'Your turn: a table', 'as a notification (fcm.googleapis.com). The push service could not take it yet; it is tried again.'],
    ]);
  });

  test('has every sentence in Korean and Spanish', async () => {
    for (const [language, said] of [['ko', '메일 서버가 받았습니다.'], ['es', 'El servicio de correo lo aceptó.']] as const) {
      await act(() => speak(language));
      expect(lines(entry({}))[0]![2]).toContain(said);
      cleanup();
    }
    await act(() => speak('en'));
  });
});

describe('pages that a letter or a link leads to ask nothing of anybody before the button', () => {
  test('confirming', async () => {
    const asked = server(() => Response.json({ label: 'a…@example.org' }));
    const page = shown(<Confirm token="c1-ff" done={vi.fn()} />);
    expect(asked).toEqual([]);
    await page.press('Yes, send letters there');
    expect(asked).toEqual(['POST /api/inbox/confirm {"token":"c1-ff"}']);
    expect(page.text()).toContain('Letters go to a…@example.org.');
  });

  test('a confirmation that is no longer good says so', async () => {
    server(() => refusal('bad-token', 403));
    const page = shown(<Confirm token="c1-ff" done={vi.fn()} />);
    await page.press('Yes, send letters there');
    expect(page.root.querySelector('.error')?.textContent).toContain('This link is no longer good.');
  });

  test('stopping, with the very body of RFC 8058', async () => {
    const asked = server(() => new Response('No more letters go to a…@example.org.'));
    const page = shown(<StopTelling token="s1-ff" />);
    expect(asked).toEqual([]);
    await page.press('Stop letters');
    expect(asked).toEqual(['POST /stop/s1-ff List-Unsubscribe=One-Click']);
    expect(page.text()).toContain('No more letters will come');
  });

  test('another device’s inbox: looked at, then taken with what is here, all of it moved', async () => {
    keep('inbox', `b-${'00'.repeat(16)}`);
    holdKey('abc', { key: 's0-a', kind: 'seat', player: 0 });
    holdKey('xyz', { key: 's1-mine', kind: 'seat', player: 1 });
    const theirs = inboxWith({ seats: [{ table: 'xyz', key: 's1-x', player: 1, told: true }, { table: 'new', key: 's0-n', player: 0, told: true }] });
    const asked = server(() => Response.json(theirs));
    const done = vi.fn();
    const page = shown(<Bring link={KEY} done={done} />);
    await act(settled);
    expect(asked).toEqual(['GET /api/inbox']);
    expect(page.text()).toContain('The link you opened holds 2 seats.');
    expect(page.text()).toContain('This browser has tables of its own.');
    await page.press('Bring the two together');
    await vi.waitFor(() => expect(done).toHaveBeenCalled());
    // A seat that both hold stays the link's; the cookie is set for the new key.
    expect(asked.filter((line) => line.startsWith('POST'))).toEqual(['POST /api/inbox/seats {"table":"abc","key":"s0-a","move":true}', 'POST /api/inbox/keep {}']);
    expect(inboxHere()).toBe(KEY);
  });

  test('what could not be brought leaves everything as it was', async () => {
    holdKey('abc', { key: 's0-a', kind: 'seat', player: 0 });
    server((line) => (line.startsWith('POST') ? refusal('failed', 500) : Response.json(inboxWith())));
    const page = shown(<Bring link={KEY} done={vi.fn()} />);
    await act(settled);
    await page.press('Bring the two together');
    await vi.waitFor(() => expect(page.text()).toContain('1 of the seats here could not be brought over.'));
    expect(inboxHere()).toBeNull();
  });
});

test('a seat told elsewhere can be taken here', async () => {
  const seats = [{ table: 'abc', key: 's1-k', player: 1, told: false }, { table: 'xyz', key: 's0-k', player: 0, told: true }];
  const asked = server(() => Response.json(inboxWith()));
  const page = shown(<Elsewhere desk={deskOf(inboxWith({ seats }))} />);
  expect(page.buttons()).toEqual(['Tell me here']);
  await page.press('Tell me here');
  expect(asked).toEqual(['POST /api/inbox/seats {"table":"abc","key":"s1-k","move":true}']);
});

test('a feed is made when it is asked for, and made anew', async () => {
  const asked = server(() => Response.json(inboxWith()));
  const none = shown(<FeedAddress desk={deskOf(inboxWith())} />);
  expect(none.root.querySelector('input')).toBeNull();
  await none.press('Make a private address');
  cleanup();
  const made = shown(<FeedAddress desk={deskOf(inboxWith({ feeds: { atom: 'https://x.example/feed/f1-a.atom', calendar: 'https://x.example/feed/f1-a.ics' } }))} />);
  expect([...made.root.querySelectorAll('input')].map(({ value }) => value)).toEqual(['https://x.example/feed/f1-a.atom', 'https://x.example/feed/f1-a.ics']);
  await made.press('Make a new address');
  expect(asked).toEqual(['POST /api/inbox/feeds {}', 'POST /api/inbox/feeds {}']);
});

describe('for the host', () => {
  test('each person, with when and by what they were told, and nothing more', () => {
    const players: Player[] = [{ name: 'Bo', seat: 0, house: false }, { name: 'Ana', seat: 1, house: false, told: { at: '2026-11-30T09:00:00.000Z', by: 'push' } }, { name: '', seat: 2, house: true }];
    const { root } = shown(<ToldList sync={syncOf(dealt(), 0, -1, { players })} />);
    expect([...root.querySelectorAll('li')].map((li) => li.querySelector('.label')!.textContent)).toEqual(['that is you', expect.stringMatching(/^told .+ by a notification$/)]);
  });

  test('a room is named, tested, and says why it was switched off', async () => {
    const take = vi.fn();
    const hooked = (hook: HookState) => Response.json(syncOf(dealt(), 0, -1, { you: { player: 0, key: 'seat', host: true, mail: null, moved: 0, hook } }));
    const asked = server(() => hooked({ kind: 'ntfy', host: 'ntfy.sh', state: 'on' }));
    const none = shown(<Room table="abc" seatKey="s0-k" hook={undefined} take={take} />);
    await act(async () => none.root.querySelector<HTMLInputElement>('input[value=ntfy]')!.click());
    const url = none.root.querySelector<HTMLInputElement>('input[type=url]')!;
    fireEvent.input(url, { target: { value: 'http://ntfy.sh/x' } });
    await none.press('Tell it there');
    expect(asked).toEqual([]);
    fireEvent.input(url, { target: { value: 'https://ntfy.sh/x' } });
    await none.press('Tell it there');
    expect(asked).toEqual(['POST /api/tables/abc/hook {"kind":"ntfy","url":"https://ntfy.sh/x"}']);
    cleanup();
    const off = shown(<Room table="abc" seatKey="s0-k" hook={{ kind: 'discord', host: 'discord.com', state: 'off', why: 'There is no such webhook.' }} take={take} />);
    expect(off.text()).toContain('Turns are no longer told at discord.com (Discord). It answered: There is no such webhook.');
    await off.press('Send a test');
    expect(off.text()).toContain('The test has arrived.');
    cleanup();
    const signed = shown(<Room table="abc" seatKey="s0-k" hook={{ kind: 'json', host: 'x.example', state: 'on', secret: 'ab'.repeat(32) }} take={take} />);
    expect(signed.root.querySelector('input')!.value).toBe('ab'.repeat(32));
    await signed.press('Tell it there no longer');
    expect(asked.slice(1)).toEqual(['POST /api/tables/abc/hook/test {}', 'POST /api/tables/abc/hook null']);
  });
});

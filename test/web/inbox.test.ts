import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldAt, dropKey, holdKey } from '../../web/pages/held.ts';
import { takeFragment } from '../../web/pages/fragment.ts';
import { inboxHere, ownInbox, restoreInbox } from '../../web/pages/inbox.ts';
import { routeOf } from '../../web/pages/router.ts';
import { keep, kept, tab } from '../../web/pages/storage.ts';
import { holdSeats, settleIn, usedSeat } from '../../web/inbox/seats.ts';
import { clockIn, whenIn, zonesWith } from '../../web/inbox/when.ts';
import { inboxWith, KEY, refusal, server } from './inbox-desk.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.unstubAllGlobals());

const SEAT = { table: 'abc', key: 's1-k', player: 1, told: true };

describe('the key of an inbox', () => {
  it('is made once, by whoever asks for it to be there, and is 128 bits', () => {
    expect(inboxHere()).toBeNull();
    const key = ownInbox();
    expect(key).toMatch(/^b-[0-9a-f]{32}$/);
    expect([ownInbox(), inboxHere()]).toEqual([key, key]);
  });

  it('is not asked for where it is held', async () => {
    keep('inbox', KEY);
    const asked = server(() => refusal('failed', 500));
    await restoreInbox();
    expect(asked).toEqual([]);
  });

  it('comes back by the cookie, and the seats with it', async () => {
    const asked = server((line) => (line.startsWith('POST /api/inbox/restore') ? Response.json({ inbox: KEY }) : line === 'GET /api/inbox' ? Response.json(inboxWith({ seats: [SEAT] })) : refusal('gone', 410)));
    await restoreInbox();
    expect(inboxHere()).toBe(KEY);
    expect(heldAt('abc').keys).toEqual([{ key: 's1-k', kind: 'seat', player: 1 }]);
    expect(asked.filter((line) => line.startsWith('POST'))).toEqual(['POST /api/inbox/restore {}']);
  });

  it('stays unmade where the cookie knows none', async () => {
    server(() => Response.json({ inbox: null }));
    await restoreInbox();
    expect(inboxHere()).toBeNull();
  });

  it('is told the zone, and given a cookie, once', async () => {
    const asked = server(() => Response.json(inboxWith()));
    await settleIn();
    await settleIn();
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(asked).toEqual([`POST /api/inbox/settings {"zone":"${timeZone}"}`, 'POST /api/inbox/keep {}']);
  });

  it('gets its cookie later when there was no connection, and anew in another month', async () => {
    server(() => refusal('failed', 500));
    await settleIn();
    const asked = server(() => Response.json(inboxWith()));
    await settleIn();
    keep('settled', `${inboxHere()} 2020-01`);
    await settleIn();
    expect(asked.map((line) => line.split(' ')[1])).toEqual(['/api/inbox/settings', '/api/inbox/keep', '/api/inbox/keep']);
  });
});

describe('seats', () => {
  it('of an inbox are held, but not in the place of a key that is held already; one that was dropped makes room', () => {
    holdKey('abc', { key: 's1-mine', kind: 'seat', player: 1 });
    holdKey('xyz', { key: 's0-old', kind: 'seat' });
    dropKey('xyz', 's0-old');
    expect(holdSeats([SEAT])).toBe(false);
    expect(holdSeats([SEAT, { table: 'xyz', key: 's0-new', player: 0, told: true }])).toBe(true);
    expect([heldAt('abc'), heldAt('xyz')].map(({ keys }) => keys.map(({ key }) => key))).toEqual([['s1-mine'], ['s0-new']]);
  });

  it('take the place of a letter’s key, which stays', () => {
    holdKey('abc', { key: 't1-l', kind: 'turn' });
    expect(holdSeats([SEAT])).toBe(true);
    expect(heldAt('abc').keys.map(({ kind }) => kind)).toEqual(['seat', 'turn']);
  });

  it('of before are added when they are used, once; a letter’s key never', async () => {
    keep('settled', `${ownInbox()} ${new Date().toISOString().slice(0, 7)}`);
    const asked = server(() => Response.json(inboxWith()));
    await usedSeat('abc', 't1-l');
    await usedSeat('abc', 's1-k');
    await usedSeat('abc', 's1-k');
    expect(asked).toEqual(['POST /api/inbox/seats {"table":"abc","key":"s1-k"}']);
  });
});

describe('what a link to the inbox carries', () => {
  const visit = (pathname: string, hash: string) => {
    const replaceState = vi.fn();
    takeFragment({ pathname, hash } as Location, { state: null, replaceState } as unknown as History);
    return replaceState;
  };

  it('leaves the address bar, and is asked about in this tab alone', () => {
    expect(visit('/', `#inbox=${KEY}`)).toHaveBeenCalledWith(null, '', '/inbox');
    expect(visit('/inbox', '#confirm=c1-ff')).toHaveBeenCalledWith(null, '', '/inbox');
    expect([tab.get('inbox'), tab.get('confirm')]).toEqual([KEY, 'c1-ff']);
    expect([kept('inbox'), kept('confirm')]).toEqual([undefined, undefined]);
  });

  it('leads to its page', () => {
    expect(['/inbox', '/inbox/', '/stop/s1-ff', '/stop', '/inbox/more', '/stop/a/b'].map(routeOf)).toEqual([
      { page: 'inbox', stop: '' }, { page: 'inbox', stop: '' }, { page: 'inbox', stop: 's1-ff' }, { page: 'missing' }, { page: 'missing' }, { page: 'missing' },
    ]);
  });
});

describe('times', () => {
  const NOW = Date.parse('2026-11-30T15:30:00Z'); // half past midnight in Seoul
  it.each([
    ['Asia/Seoul', '2026-11-30T15:05:00Z', '0:05'],
    ['Asia/Seoul', '2026-11-30T14:05:00Z', 'Monday 23:05'],
    ['Europe/Madrid', '2026-11-30T14:05:00Z', '15:05'],
    ['America/New_York', '2026-11-19T14:05:00Z', '19 November at 9:05'],
  ])('are those of the zone: %s', (zone, at, said) => {
    vi.stubGlobal('navigator', { ...navigator, languages: ['en-GB'] });
    expect(whenIn(zone, at, 'en', NOW)).toBe(said);
    expect(clockIn('Asia/Seoul', 'en', NOW)).toBe('0:30');
  });

  it('know a zone that the browser does not list', () => {
    expect(zonesWith('Etc/GMT-14')[0]).toBe('Etc/GMT-14');
    expect(zonesWith('Europe/Madrid').filter((zone) => zone === 'Europe/Madrid')).toHaveLength(1);
  });
});

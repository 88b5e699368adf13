import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readFragment, takeFragment } from '../../web/pages/fragment.ts';
import { dropKey, heldAt, heldTables, holdInvite, holdKey, isForgetful, playerOf, putAway, seatsHeld } from '../../web/pages/held.ts';
import { routeOf } from '../../web/pages/router.ts';
import { keep, kept, tab } from '../../web/pages/storage.ts';
import { firstLanguage } from '../../web/pages/language.ts';
import { lastSeen } from '../../web/table/recap.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function refuseStorage(): void {
  const refuse = (): never => {
    throw new DOMException('no storage here', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}

describe('routes', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new/guilds', { page: 'new', game: 'guilds' }],
    ['/t/abc', { page: 'table', table: 'abc' }],
    ['/t/abc/', { page: 'table', table: 'abc' }],
    ['/rules', { page: 'rules', game: null }],
    ['/rules/guilds', { page: 'rules', game: 'guilds' }],
    ['/about', { page: 'about' }],
    ['/t/abc/more', { page: 'missing' }],
    ['/new', { page: 'missing' }],
    ['/other', { page: 'missing' }],
  ])('%s', (path, route) => expect(routeOf(path)).toEqual(route));
});

describe('fragments', () => {
  it.each([
    ['#join=i0-x', { kind: 'join', invite: 'i0-x' }],
    ['#seat=s1-x', { kind: 'seat', key: 's1-x' }],
    ['#turn=t1-x&n=7&move=buy%204ys%20deck%203', { kind: 'turn', key: 't1-x', wish: { move: 'buy 4ys deck 3', n: 7 }, stop: false }],
    ['#turn=t1-x&stop', { kind: 'turn', key: 't1-x', stop: true }],
    ['#games', null],
    ['#join=', null],
    ['', null],
  ])('%s', (hash, fragment) => expect(readFragment(hash)).toEqual(fragment));

  const visit = (hash: string, pathname = '/t/abc') => {
    const replaceState = vi.fn();
    takeFragment({ pathname, hash } as Location, { state: null, replaceState } as unknown as History);
    return replaceState;
  };

  it('leave the address bar and are kept', () => {
    expect(visit('#seat=s1-x')).toHaveBeenCalledWith(null, '', '/t/abc');
    expect(heldAt('abc').keys).toEqual([{ key: 's1-x', kind: 'seat' }]);
    expect(visit('#join=i0-x')).toHaveBeenCalledOnce();
    expect(heldAt('abc').invite).toBe('i0-x');
  });

  it('of a letter keep its choice for this tab alone', () => {
    visit('#turn=t1-x&n=7&move=draw');
    expect(tab.get('wish/abc')).toEqual({ move: 'draw', n: 7 });
    expect(tab.get('stop/abc')).toBeUndefined();
    expect(localStorage.getItem('longhand/wish/abc')).toBeNull();
  });

  it('to stop letters only say so', () => {
    visit('#turn=t1-x&stop');
    expect(tab.get('stop/abc')).toBe('t1-x');
  });

  it.each(['#seat=s1-x', '#turn=t1-x&move=draw', '#join=i0-x'])('%s stays in the address bar where the browser keeps nothing, and opens the table all the same', (hash) => {
    refuseStorage();
    expect(visit(hash, '/t/dark')).not.toHaveBeenCalled();
    expect([...heldAt('dark').keys.map(({ key }) => key), heldAt('dark').invite].filter(Boolean)).toEqual([/=([^&]+)/.exec(hash)![1]]);
    expect(isForgetful()).toBe(true);
    dropKey('dark', 's1-x');
    vi.unstubAllGlobals();
    keep('tables', undefined);
    expect(visit('#seat=s1-x')).toHaveBeenCalledOnce();
    expect(isForgetful()).toBe(false);
  });

  it('to play leave the stop of another link behind', () => {
    visit('#turn=t1-x&stop');
    visit('#seat=s1-x');
    expect(tab.get('stop/abc')).toBeUndefined();
  });

  it('elsewhere are nobody’s business', () => {
    expect(visit('#seat=s1-x', '/about')).not.toHaveBeenCalled();
    expect(heldTables()).toEqual([]);
  });
});

describe('what is held', () => {
  it('puts the latest key first and learns more of one that is known', () => {
    holdKey('abc', { key: 'a', kind: 'seat', contribution: 'ff' });
    holdKey('abc', { key: 'b', kind: 'turn' });
    holdKey('abc', { key: 'a', kind: 'seat', player: 0 });
    expect(heldAt('abc').keys).toEqual([
      { key: 'b', kind: 'turn' },
      { key: 'a', kind: 'seat', player: 0, contribution: 'ff' },
    ]);
  });

  it('takes a seat’s own key before a letter’s for the same seat', () => {
    holdKey('abc', { key: 'a', kind: 'seat', player: 0 });
    holdKey('abc', { key: 't', kind: 'turn', player: 0 });
    holdKey('abc', { key: 'b', kind: 'seat', player: 1 });
    expect(seatsHeld(heldAt('abc')).map((held) => held.key)).toEqual(['b', 'a']);
  });

  it('knows whose seat a key is for before the table has told it', () => {
    holdKey('abc', { key: 's1-own', kind: 'seat' });
    holdKey('abc', { key: 't1-letter', kind: 'turn' });
    expect(seatsHeld(heldAt('abc')).map((held) => held.key)).toEqual(['s1-own']);
    expect(playerOf({ key: 't12-x', kind: 'turn' })).toBe(12);
    expect(playerOf({ key: 'nonsense', kind: 'seat' })).toBeUndefined();
  });

  it('forgets a key, not the table', () => {
    holdKey('abc', { key: 'a', kind: 'seat' });
    holdInvite('abc', 'i0-x');
    dropKey('abc', 'a');
    expect(heldAt('abc')).toEqual({ table: 'abc', keys: [], invite: 'i0-x' });
  });

  it('can be put away and keeps its keys', () => {
    holdKey('abc', { key: 'a', kind: 'seat' });
    putAway('abc', true);
    expect(heldAt('abc')).toMatchObject({ away: true, keys: [{ key: 'a' }] });
  });

  it('survives a hand that wrote nonsense', () => {
    localStorage.setItem('longhand/tables', '[1, {"table": 3}');
    expect(heldTables()).toEqual([]);
    localStorage.setItem('longhand/tables', '[1, null, {"table": 3}, {"table": "x", "keys": "s0"}]');
    expect(heldTables()).toEqual([]);
    localStorage.setItem('longhand/tables', '[{"table": "x", "keys": [null, 3, {}, {"key": "a"}, {"key": "b", "kind": "seat"}]}]');
    expect(heldTables()).toEqual([{ table: 'x', keys: [{ key: 'b', kind: 'seat' }] }]);
    expect(seatsHeld(heldAt('x'))).toHaveLength(1);
  });

  it.each([null, 3, { n: 4 }, { n: '4', at: '2026-11-30T09:00:00.000Z' }, { n: 4, at: 'long ago' }, { n: 4, at: null }])('takes %j for nothing seen', (nonsense) => {
    keep('seen/abc/0', nonsense);
    expect(lastSeen('abc', 0)).toBeNull();
  });
});

describe('storage', () => {
  it('keeps for as long as the page is open what the browser refuses to keep', () => {
    refuseStorage();
    expect(keep('name', 'Bo')).toBe(false);
    expect(kept('name')).toBe('Bo');
    keep('name', undefined);
    expect(kept('name')).toBeUndefined();
    vi.unstubAllGlobals();
    expect(keep('name', 'Bo')).toBe(true);
  });
});

describe('the first language', () => {
  it.each([
    ['es', ['ko-KR'], 'es'],
    [undefined, ['ko-KR', 'en'], 'ko'],
    ['xx', ['fr-FR', 'es-MX'], 'es'],
    [undefined, ['fr-FR'], 'en'],
  ])('%s, %s', (chosen, browser, language) => expect(firstLanguage(chosen, browser)).toBe(language));
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldAt, holdKey, isRenewing, isSitting } from '../../web/pages/held.ts';
import { finish, renewKey, takeSeat, waitingToSit } from '../../web/pages/insist.ts';
import { sitAgain } from '../../web/pages/seat.ts';
import { keep, kept, tab } from '../../web/pages/storage.ts';
import { dealt, syncOf } from './mock.ts';

const BO = { name: 'Bo', mail: 'bo@example.org' };
const NETWORK = new TypeError('no connection');
const taken = (key: string): Response => Response.json({ key, table: 'next' }, { status: 201 });
const refused = (error: string, status = 409): Response => Response.json({ error, message: '' }, { status });
const waits = vi.fn();
const fetched = vi.fn<typeof fetch>();

/** What was sent to tables, in order: path, body, key. */
const sent = () =>
  fetched.mock.calls.map(([path, init]) => ({ path, body: JSON.parse(init!.body as string) as Record<string, unknown>, key: new Headers(init!.headers).get('authorization') }));
const sit = () => takeSeat('abc', 'i0-x', BO, 'en', waits);
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  // What goes to the inbox afterwards is looked at in a file of its own.
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => ((asked[0] as string).startsWith('/api/inbox') ? refused('failed', 500) : fetched(...asked)));
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
  waits.mockReset();
});

describe('sitting down', () => {
  it('is kept before it is asked, and asked again by itself with the same contribution until it is answered', async () => {
    fetched.mockImplementationOnce(async () => {
      expect(isSitting('abc')).toBe(true);
      throw NETWORK;
    });
    fetched.mockResolvedValueOnce(taken('s1-k'));
    const answer = sit();
    await passed(0);
    expect(waits).toHaveBeenCalledOnce();
    await passed(1000);
    expect(await answer).toEqual({ ok: true, value: 's1-k' });
    const [first, second, ...more] = sent();
    expect(first).toMatchObject({ path: '/api/tables/abc/seats', body: { invite: 'i0-x', name: 'Bo', mail: 'bo@example.org', language: 'en', inbox: kept('inbox') } });
    expect(second).toEqual(first);
    expect(more).toEqual([]);
    expect(isSitting('abc')).toBe(false);
    expect(heldAt('abc').keys).toEqual([{ key: 's1-k', kind: 'seat', contribution: first!.body.contribution }]);
    expect(tab.get('active/abc')).toBe('s1-k');
  });

  it('is taken up by a later page, as it was', async () => {
    const body = { invite: 'i0-x', contribution: 'ab'.repeat(16), name: 'Bo', language: 'ko' };
    keep('sitting/abc', body);
    fetched.mockResolvedValueOnce(taken('s1-k'));
    expect(waitingToSit('abc')).toEqual({ name: 'Bo', mail: '' });
    await finish('abc', null);
    expect(sent()).toEqual([{ path: '/api/tables/abc/seats', body, key: null }]);
    expect(heldAt('abc').keys).toMatchObject([{ key: 's1-k', contribution: 'ab'.repeat(16) }]);
    await finish('abc', null);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('pressed again while it waits asks once more at once, with what was corrected and the same contribution', async () => {
    fetched.mockRejectedValueOnce(NETWORK).mockResolvedValueOnce(taken('s1-k'));
    const first = sit();
    await passed(0);
    const second = takeSeat('abc', 'i0-x', { name: 'Bob', mail: '' }, 'en', waits);
    await passed(0);
    expect(await Promise.all([first, second])).toEqual([{ ok: true, value: 's1-k' }, { ok: true, value: 's1-k' }]);
    expect(sent()[1]!.body).toEqual({ invite: 'i0-x', name: 'Bob', language: 'en', inbox: kept('inbox'), contribution: sent()[0]!.body.contribution });
  });

  it.each(['full', 'name-taken', 'bad-key', 'bad-request'])('is over when it is refused: %s', async (error) => {
    fetched.mockResolvedValueOnce(refused(error));
    expect(await sit()).toMatchObject({ ok: false, error: { error } });
    expect(isSitting('abc')).toBe(false);
  });

  it('that failed on the other side stands: nobody knows whether it was done', async () => {
    fetched.mockResolvedValueOnce(refused('failed', 500));
    expect(await sit()).toMatchObject({ ok: false, error: { error: 'failed' } });
    expect(isSitting('abc')).toBe(true);
  });

  it.each([null, 3, {}, { invite: 'i0-x', name: 'Bo', contribution: 'xyz' }])('written by a hand as %j is nobody’s wish', async (nonsense) => {
    keep('sitting/abc', nonsense);
    await finish('abc', null);
    expect(fetched).not.toHaveBeenCalled();
    expect(isSitting('abc')).toBe(false);
    expect(waitingToSit('abc')).toBeNull();
  });
});

describe('a new key', () => {
  const hold = () => {
    holdKey('abc', { key: 't0-l', kind: 'turn' });
    holdKey('abc', { key: 's1-other', kind: 'seat' });
    holdKey('abc', { key: 's0-old', kind: 'seat', contribution: 'ff' });
  };

  it('is asked for with one nonce and the old key, which is kept until the answer is here', async () => {
    hold();
    fetched.mockImplementationOnce(async () => {
      expect(isRenewing('s0-old')).toBe(true);
      throw NETWORK;
    });
    fetched.mockResolvedValueOnce(taken('s0-new'));
    const answer = renewKey('abc', 's0-old', waits);
    await passed(0);
    expect(heldAt('abc').keys.map(({ key }) => key)).toContain('s0-old');
    await passed(1000);
    expect(await answer).toEqual({ ok: true, value: 's0-new' });
    expect(sent()[0]).toMatchObject({ path: '/api/tables/abc/reissue', key: 'Bearer s0-old' });
    expect(sent()[0]!.body.nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(sent()[1]).toEqual(sent()[0]);
    expect(heldAt('abc').keys).toEqual([{ key: 's0-new', kind: 'seat', player: 0, contribution: 'ff' }, { key: 's1-other', kind: 'seat' }]);
    expect(isRenewing('s0-old')).toBe(false);
  });

  it('whose answer a page did not live to hear is found again by the next', async () => {
    hold();
    keep('nonce/s0-old', 'cd'.repeat(16));
    fetched.mockResolvedValueOnce(taken('s0-new'));
    await finish('abc', 's0-old');
    expect(sent()).toEqual([{ path: '/api/tables/abc/reissue', body: { nonce: 'cd'.repeat(16) }, key: 'Bearer s0-old' }]);
    expect(tab.get('active/abc')).toBe('s0-new');
  });

  it('that is refused leaves the old one to be tried', async () => {
    hold();
    fetched.mockResolvedValueOnce(refused('bad-key', 401));
    expect(await renewKey('abc', 's0-old', waits)).toMatchObject({ ok: false });
    expect(isRenewing('s0-old')).toBe(false);
    expect(heldAt('abc').keys.map(({ key }) => key)).toContain('s0-old');
  });
});

it('the next table of the same people is asked for with one contribution, which is held as one’s own when it counts', async () => {
  const answer = async (_path: unknown, init?: RequestInit) => {
    const { contribution } = JSON.parse(init!.body as string) as { contribution: string };
    return Response.json({ key: 's0-k', table: 'next', contribution }, { status: 201 });
  };
  fetched.mockRejectedValueOnce(NETWORK).mockImplementationOnce(answer).mockImplementationOnce(answer);
  const sync = syncOf(dealt(), 0, -1, { status: 'over' });
  expect(await sitAgain(sync, 's0-old')).toMatchObject({ ok: false });
  await sitAgain(sync, 's0-old');
  await sitAgain(sync, 's0-old');
  const given = sent().map(({ body }) => body.contribution);
  expect(new Set(given).size).toBe(1);
  expect(heldAt('next').keys).toEqual([{ key: 's0-k', kind: 'seat', contribution: given[0] }]);
});

it('a contribution that another device of the seat had named before is not held as this one’s own', async () => {
  fetched.mockResolvedValueOnce(Response.json({ key: 's0-k', table: 'next', contribution: 'ee'.repeat(16) }, { status: 201 }));
  await sitAgain(syncOf(dealt(), 0, -1, { status: 'over' }), 's0-old');
  expect(heldAt('next').keys).toEqual([{ key: 's0-k', kind: 'seat' }]);
});

it('no answer within fifteen seconds is none', async () => {
  vi.useRealTimers();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
  fetched.mockImplementation(async (_path, init) => {
    init!.signal!.throwIfAborted();
    return taken('s0-k');
  });
  expect(await sitAgain(syncOf(dealt(), 0), 's0-old')).toEqual({ ok: false, error: { error: 'network' } });
  expect(timeout).toHaveBeenCalledWith(15_000);
  timeout.mockRestore();
});

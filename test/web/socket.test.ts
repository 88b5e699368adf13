import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Line, openLine } from '../../web/table/socket.ts';

/** A socket in the test's hands. */
function fakeSockets() {
  const made: (Pick<WebSocket, 'readyState'> & { sent: string[]; url: string; onopen(): void; onmessage(event: { data: string }): void; onclose(): void; send(text: string): void; close(): void })[] = [];
  const Fake = function (this: (typeof made)[number], url: string) {
    Object.assign(this, { url, readyState: 0, sent: [], send: (text: string) => this.sent.push(text), close: vi.fn() });
    made.push(this);
  };
  vi.stubGlobal('WebSocket', Object.assign(Fake, { OPEN: 1 }));
  const open = (i: number): void => {
    Object.assign(made[i]!, { readyState: 1 });
    made[i]!.onopen();
  };
  return { made, open };
}

describe('the line to a table', () => {
  let sockets: ReturnType<typeof fakeSockets>;
  let line: Line;
  const hear = vi.fn();
  const turned = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = fakeSockets();
    line = openLine('abc', { hello: () => ({ type: 'hello', protocol: 1, since: 3 }), hear, turned });
  });
  afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.clearAllMocks();
  });

  it('says hello first, and hears', () => {
    sockets.open(0);
    expect(sockets.made[0]!.url).toMatch(/^ws.*\/api\/tables\/abc\/socket$/);
    expect(sockets.made[0]!.sent).toEqual(['{"type":"hello","protocol":1,"since":3}']);
    sockets.made[0]!.onmessage({ data: '{"type":"reload"}' });
    expect(hear.mock.calls).toEqual([[{ type: 'reload' }]]);
    expect(turned.mock.calls).toEqual([[true]]);
  });

  it('comes back by itself, later each time it fails', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].forEach((delay, i) => {
      sockets.made[i]!.onclose();
      vi.advanceTimersByTime(delay - 1);
      expect(sockets.made).toHaveLength(i + 1);
      vi.advanceTimersByTime(1);
      expect(sockets.made).toHaveLength(i + 2);
    });
    expect(turned).toHaveBeenLastCalledWith(false);
  });

  it('gives up a connection that says nothing, and hears no more of it', () => {
    vi.advanceTimersByTime(10_000);
    expect(turned.mock.calls).toEqual([[false]]);
    vi.advanceTimersByTime(500);
    expect(sockets.made).toHaveLength(2);
    sockets.made[0]!.onmessage({ data: '{"type":"reload"}' });
    sockets.made[0]!.onclose();
    expect(hear).not.toHaveBeenCalled();
    expect(turned).toHaveBeenCalledOnce();
  });

  it('asks every half minute whether the other end is there', () => {
    sockets.open(0);
    sockets.made[0]!.onmessage({ data: 'pong' });
    vi.advanceTimersByTime(30_000);
    expect(sockets.made[0]!.sent.at(-1)).toBe('ping');
    sockets.made[0]!.onmessage({ data: 'pong' });
    vi.advanceTimersByTime(29_000);
    expect(turned.mock.calls).toEqual([[true]]);
    vi.advanceTimersByTime(11_001);
    expect(turned.mock.calls).toEqual([[true], [false]]);
  });

  it('tells of somebody at the page at most every 20 seconds', () => {
    line.active(1);
    sockets.open(0);
    line.active(4);
    line.active(5);
    vi.advanceTimersByTime(8000);
    sockets.made[0]!.onmessage({ data: 'pong' });
    vi.advanceTimersByTime(12_000);
    line.active(6);
    expect(sockets.made[0]!.sent.slice(1)).toEqual(['{"type":"active","seen":4}', '{"type":"active","seen":6}']);
  });

  it('does not wait where it is hurried, and never comes back once closed', () => {
    sockets.made[0]!.onclose();
    line.hurry();
    line.hurry();
    expect(sockets.made).toHaveLength(2);
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets.made).toHaveLength(2);
  });
});

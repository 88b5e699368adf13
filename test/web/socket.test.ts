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

  it('says within some three seconds that the other end is gone, and that it was only slow', () => {
    sockets.open(0);
    sockets.made[0]!.onmessage({ data: 'pong' });
    vi.advanceTimersByTime(2000);
    expect(sockets.made[0]!.sent.at(-1)).toBe('ping');
    sockets.made[0]!.onmessage({ data: 'pong' });
    vi.advanceTimersByTime(2000);
    expect(turned.mock.calls).toEqual([[true]]);
    vi.advanceTimersByTime(1300);
    expect(turned.mock.calls).toEqual([[true], [false]]);
    sockets.made[0]!.onmessage({ data: 'pong' });
    expect(turned.mock.calls).toEqual([[true], [false], [true]]);
    expect(sockets.made).toHaveLength(1);
  });

  it('gives a silent line up after ten seconds, and opens another', () => {
    sockets.open(0);
    sockets.made[0]!.onmessage({ data: 'pong' });
    vi.advanceTimersByTime(12_600);
    expect(sockets.made).toHaveLength(2);
    expect(turned.mock.calls).toEqual([[true], [false]]);
  });

  it('asks less often at a page that nobody touches', () => {
    const pings = (): number => sockets.made[0]!.sent.filter((text) => text === 'ping').length;
    const pass = (seconds: number): void => {
      for (let i = 0; i < seconds; i++) {
        vi.advanceTimersByTime(1000);
        sockets.made[0]!.onmessage({ data: 'pong' });
      }
    };
    sockets.open(0);
    pass(300);
    expect(pings()).toBe(150);
    pass(100);
    expect(pings()).toBe(155);
    line.active(1);
    pass(100);
    expect(pings()).toBe(205);
  });

  it('tells of somebody at the page at most every 20 seconds', () => {
    line.active(1);
    sockets.open(0);
    line.active(4);
    line.active(5);
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(1000);
      sockets.made[0]!.onmessage({ data: 'pong' });
    }
    line.active(6);
    expect(sockets.made[0]!.sent.filter((text) => text.includes('active'))).toEqual(['{"type":"active","seen":4}', '{"type":"active","seen":6}']);
  });

  it('hurried asks at once whether the line is there, and waits three seconds for it', () => {
    sockets.open(0);
    sockets.made[0]!.onmessage({ data: 'pong' });
    line.hurry();
    expect(sockets.made[0]!.sent.at(-1)).toBe('ping');
    sockets.made[0]!.onmessage({ data: 'pong' });
    vi.advanceTimersByTime(1900);
    expect(sockets.made).toHaveLength(1);
    line.hurry();
    vi.advanceTimersByTime(3000 + 500);
    expect(sockets.made).toHaveLength(2);
    expect(turned.mock.calls).toEqual([[true], [false]]);
  });

  it('hurried gives up an opening that takes long', () => {
    vi.advanceTimersByTime(1000);
    line.hurry();
    vi.advanceTimersByTime(3000 + 500);
    expect(sockets.made).toHaveLength(2);
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

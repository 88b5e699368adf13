import type { SocketAnswer, SocketMessage } from '../../shared/protocol.ts';

/** The open line to a table: it comes back by itself, and says hello anew each time. */
export interface Line {
  /** Tells that somebody is at the page; heard at most every 20 seconds. */
  active(seen: number): void;
  /** Does not wait for its next attempt. */
  hurry(): void;
  close(): void;
}

/** What the line needs of the page, and whom it tells. */
export interface Ends {
  hello(): SocketMessage;
  hear(answer: SocketAnswer): void;
  /** Whether the line is open now. */
  turned(open: boolean): void;
}

const PING = 30_000;
const PATIENCE = 10_000;
const ACTIVE = 20_000;
const SOONEST = 500;
const LATEST = 30_000;

/** Opens the line to a table. */
export function openLine(table: string, ends: Ends): Line {
  const url = `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(table)}/socket`;
  let socket: WebSocket | null = null;
  let delay = SOONEST;
  let again: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let told = -Infinity;

  const open = (): void => {
    clearTimeout(again);
    const mine = (socket = new WebSocket(url));
    expect(mine);
    mine.onopen = () => {
      if (mine !== socket) return;
      mine.send(JSON.stringify(ends.hello()));
      ends.turned(true);
    };
    mine.onmessage = ({ data }) => {
      if (mine !== socket) return;
      heard();
      if (data === 'pong') return;
      delay = SOONEST;
      ends.hear(JSON.parse(String(data)) as SocketAnswer);
    };
    mine.onclose = () => lost(mine);
  };
  // A dead connection takes minutes to say so; whoever has waited long enough need not wait for that.
  const lost = (which: WebSocket): void => {
    if (which !== socket) return;
    socket = null;
    heard();
    which.close();
    ends.turned(false);
    again = setTimeout(open, delay * (0.5 + Math.random() / 2));
    delay = Math.min(delay * 2, LATEST);
  };
  const expect = (from: WebSocket): void => void (patience ??= setTimeout(() => lost(from), PATIENCE));
  const heard = (): void => {
    clearTimeout(patience);
    patience = undefined;
  };
  const cut = (): void => void (socket !== null && lost(socket));
  const isOpen = (): boolean => socket?.readyState === WebSocket.OPEN;
  const ping = setInterval(() => {
    if (!isOpen() || document.visibilityState !== 'visible') return;
    socket!.send('ping');
    expect(socket!);
  }, PING);

  addEventListener('offline', cut);
  open();
  return {
    active(seen) {
      if (!isOpen() || Date.now() - told < ACTIVE) return;
      told = Date.now();
      socket!.send(JSON.stringify({ type: 'active', seen } satisfies SocketMessage));
    },
    hurry: () => void (socket === null && open()),
    close() {
      removeEventListener('offline', cut);
      clearInterval(ping);
      clearTimeout(again);
      heard();
      const last = socket;
      socket = null;
      last?.close();
    },
  };
}

import type { SocketAnswer, SocketMessage } from '../../shared/protocol.ts';

/** The open line to a table: it comes back by itself, and says hello anew each time. */
export interface Line {
  /** Tells that somebody is at the page; heard at most every 20 seconds. */
  active(seen: number): void;
  /** Does not wait for its next attempt, nor long for an answer where it seems to be open: whoever comes back finds dead lines. */
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

const PING = 2_000;
/** How many pings are left out at a page that nobody has touched for a while: each costs whoever runs this a little. */
const SPARED = 10;
const WHILE = 300_000;
/** Without an answer for so long the line is said to be gone; given up, and opened anew, only after `PATIENCE`. */
const DOUBT = 1_200;
const PATIENCE = 10_000;
const IMPATIENCE = 3_000;
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
  let doubt: ReturnType<typeof setTimeout> | undefined;
  let told = -Infinity;
  let touched = Date.now();
  let pings = 0;
  let said: boolean | null = null;

  const turn = (now: boolean): void => {
    if (now !== said) ends.turned((said = now));
  };

  const open = (): void => {
    clearTimeout(again);
    const mine = (socket = new WebSocket(url));
    expect(mine);
    mine.onopen = () => {
      if (mine !== socket) return;
      mine.send(JSON.stringify(ends.hello()));
      turn(true);
    };
    mine.onmessage = ({ data }) => {
      if (mine !== socket) return;
      heard();
      turn(true);
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
    turn(false);
    again = setTimeout(open, delay * (0.5 + Math.random() / 2));
    delay = Math.min(delay * 2, LATEST);
  };
  const expect = (from: WebSocket, within = PATIENCE): void => void (patience ??= setTimeout(() => lost(from), within));
  const heard = (): void => {
    clearTimeout(patience);
    clearTimeout(doubt);
    patience = doubt = undefined;
  };
  const cut = (): void => void (socket !== null && lost(socket));
  const isOpen = (): boolean => socket?.readyState === WebSocket.OPEN;
  const probe = (within?: number): void => {
    socket!.send('ping');
    expect(socket!, within);
    doubt ??= setTimeout(() => turn(false), DOUBT);
  };
  const ping = setInterval(() => {
    if (!isOpen() || document.visibilityState !== 'visible') return;
    if (Date.now() - touched > WHILE && ++pings % SPARED !== 0) return;
    probe();
  }, PING);

  addEventListener('offline', cut);
  open();
  return {
    active(seen) {
      touched = Date.now();
      if (!isOpen() || Date.now() - told < ACTIVE) return;
      told = Date.now();
      socket!.send(JSON.stringify({ type: 'active', seen } satisfies SocketMessage));
    },
    hurry() {
      touched = Date.now();
      if (socket === null) return open();
      // What was waited for before the page was left says nothing now.
      clearTimeout(patience);
      patience = undefined;
      if (isOpen()) probe(IMPATIENCE);
      else expect(socket, IMPATIENCE);
    },
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

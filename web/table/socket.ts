import ReconnectingWebSocket from 'partysocket/ws';
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

/** Opens the line to a table. */
export function openLine(table: string, ends: Ends): Line {
  const url = `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(table)}/socket`;
  const socket = new ReconnectingWebSocket(url, [], { minReconnectionDelay: 500, maxReconnectionDelay: 30_000, maxEnqueuedMessages: 0 });
  const ping = pinging(socket);
  let told = -Infinity;
  socket.addEventListener('open', () => {
    socket.send(JSON.stringify(ends.hello()));
    ends.turned(true);
  });
  socket.addEventListener('close', () => ends.turned(false));
  socket.addEventListener('message', ({ data }) => {
    if (data === 'pong') return ping.answered();
    ends.hear(JSON.parse(String(data)) as SocketAnswer);
  });
  return {
    active(seen) {
      if (socket.readyState !== WebSocket.OPEN || Date.now() - told < ACTIVE) return;
      told = Date.now();
      socket.send(JSON.stringify({ type: 'active', seen } satisfies SocketMessage));
    },
    hurry: () => void (socket.readyState === WebSocket.OPEN || socket.reconnect()),
    close() {
      ping.stop();
      socket.close();
    },
  };
}

/** Asks every half minute, while the page is seen, whether the other end is still there. */
function pinging(socket: ReconnectingWebSocket) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const ask = (): void => {
    if (document.visibilityState !== 'visible' || socket.readyState !== WebSocket.OPEN) return;
    socket.send('ping');
    waiting ??= setTimeout(() => {
      waiting = undefined;
      socket.reconnect();
    }, PATIENCE);
  };
  const answered = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  const every = setInterval(ask, PING);
  return {
    answered,
    stop() {
      clearInterval(every);
      answered();
    },
  };
}

import { exports } from 'cloudflare:workers';
import { PROTOCOL, type SocketAnswer, type Sync } from '../../shared/protocol.ts';

/** A page's end of a socket: every text frame it got, in order. */
export interface Listener {
  readonly frames: readonly string[];
  /** The syncs among them. */
  syncs(): Sync[];
  answers(): SocketAnswer[];
  send(message: unknown): void;
  /** Waits until the table has taken in what was sent. */
  settled(): Promise<void>;
  /** Waits for the sync that tells of so many moves. */
  until(n: number): Promise<void>;
  close(): void;
  readonly closed: Promise<number>;
}

/** Opens a socket and says hello. */
export async function listen(table: string, hello: { key?: string; since?: number; protocol?: number } = {}): Promise<Listener> {
  const response = await exports.default.fetch(`http://longhand.test/api/tables/${table}/socket`, { headers: { upgrade: 'websocket' } });
  const socket = response.webSocket;
  if (socket === null) throw new Error(`no socket: ${response.status} ${await response.text()}`);
  const frames: string[] = [];
  socket.addEventListener('message', ({ data }) => void frames.push(String(data)));
  const closed = new Promise<number>((done) => socket.addEventListener('close', ({ code }) => done(code)));
  socket.accept();
  const send = (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const settled = async () => {
    for (let before = -1; before !== frames.length; ) {
      before = frames.length;
      await new Promise((done) => setTimeout(done, 25));
    }
  };
  send({ type: 'hello', protocol: PROTOCOL, ...hello });
  await settled();
  const read: SocketAnswer[] = [];
  let taken = 0;
  const answers = () => {
    for (const text of frames.slice(taken)) if (text.startsWith('{')) read.push(JSON.parse(text) as SocketAnswer);
    taken = frames.length;
    return [...read];
  };
  const syncs = () => answers().flatMap((answer) => (answer.type === 'sync' ? [answer.sync] : []));
  const until = async (n: number) => {
    for (let tries = 0; (syncs().at(-1)?.n ?? -1) < n; tries++) {
      if (tries > 1000) throw new Error(`no sync of move ${n} came`);
      await new Promise((done) => setTimeout(done, 1));
    }
  };
  return { frames, syncs, answers, send, settled, until, close: () => socket.close(1000), closed };
}

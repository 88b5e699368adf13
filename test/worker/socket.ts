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
  const answers = () => frames.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text) as SocketAnswer);
  const syncs = () => answers().flatMap((answer) => (answer.type === 'sync' ? [answer.sync] : []));
  return { frames, syncs, answers, send, settled, close: () => socket.close(1000), closed };
}

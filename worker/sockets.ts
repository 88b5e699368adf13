import * as v from 'valibot';
import { encode } from '../shared/engine/secret.ts';
import { type ApiError, PROTOCOL, type SocketAnswer, SocketMessage, type Sync } from '../shared/protocol.ts';
import { failure } from './errors.ts';
import type { Bearer } from './sync.ts';

/** What a socket remembers through hibernation. `n`: the moves it has been told; null before its hello. */
interface Attached {
  readonly bearer: Bearer;
  readonly n: number | null;
  /** When somebody last touched that page, and the moves they had seen then. */
  readonly active: number;
  readonly seen: number;
  /** When it last said hello, and how much else it said that was not understood. */
  readonly hello: number;
  readonly bad: number;
}

type MakeSync = (bearer: Bearer, since: number) => Sync;

const MOST = 200;
const LONGEST = 4096;
const PATIENCE = 3;
/** Between two hellos of one socket, milliseconds: each is answered with the whole table. */
const APART = 500;
const STRANGER: Attached = { bearer: null, n: null, active: 0, seen: 0, hello: 0, bad: 0 };

export type Sockets = ReturnType<typeof createSockets>;

/** The hibernating sockets of one table. */
export function createSockets(ctx: DurableObjectState) {
  ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  const all = () => ctx.getWebSockets();
  // Whoever only watches gives way to whoever comes: strangers must not be able to keep the players out.
  const makeRoom = (): boolean => {
    const stranger = all().find((socket) => attached(socket).bearer === null);
    stranger?.close(4002, 'too many pages are open at this table');
    return stranger !== undefined;
  };
  const ofPlayer = (player: number) => all().map(attached).filter(({ bearer }) => bearer?.player === player);

  return {
    /** Answers an upgrade. */
    accept(): Response {
      if (all().length >= MOST && !makeRoom()) return Response.json(failure('too-many-requests', 'Too many pages are open at this table. Close some, or look again later.'), { status: 429 });
      const { 0: client, 1: server } = new WebSocketPair();
      ctx.acceptWebSocket(server);
      server.serializeAttachment(STRANGER);
      return new Response(null, { status: 101, webSocket: client });
    },

    /** Takes in what a page says. */
    hear(socket: WebSocket, text: string | ArrayBuffer, bearerOf: (key: string) => Bearer, make: (bearer: Bearer, since: number) => Sync | null): void {
      const message = parsed(text);
      const before = attached(socket);
      if (message === null || (message.type === 'hello' && Date.now() - before.hello < APART)) return scold(socket, before);
      if (message.type === 'active') return socket.serializeAttachment({ ...before, active: Date.now(), seen: message.seen });
      if (message.protocol !== PROTOCOL) return tell(socket, { type: 'reload' });
      const bearer = message.key === undefined ? null : bearerOf(message.key);
      if (message.key !== undefined && bearer === null) return tell(socket, { type: 'error', ...failure('bad-key') });
      const sync = make(bearer, message.since ?? -1);
      if (sync === null) return tell(socket, { type: 'error', ...failure('rules-drift') });
      socket.serializeAttachment({ ...STRANGER, bearer, n: told(sync), hello: Date.now(), bad: before.bad });
      tell(socket, { type: 'sync', sync });
    },

    /** Tells every page that has said hello what is new to it. */
    broadcast(make: MakeSync): void {
      for (const socket of all()) {
        const before = attached(socket);
        if (before.n === null) continue;
        const sync = make(before.bearer, before.n);
        socket.serializeAttachment({ ...before, n: told(sync) });
        tell(socket, { type: 'sync', sync });
      }
    },

    /** Ends the sockets of a seat whose keys are no longer good. */
    drop(player: number): void {
      for (const socket of all()) {
        if (attached(socket).bearer?.player !== player) continue;
        tell(socket, { type: 'error', ...failure('bad-key') });
        socket.serializeAttachment(STRANGER);
        socket.close(4001, 'this key is no longer good');
      }
    },

    /** Ends every socket with a reason. */
    dismiss(error: ApiError): void {
      for (const socket of all()) {
        tell(socket, { type: 'error', ...failure(error) });
        socket.serializeAttachment(STRANGER);
        socket.close(4004, 'this table is no longer there');
      }
    },

    /** When somebody last touched a page of this player, or null. Milliseconds since 1970. */
    lastActive(player: number): number | null {
      const times = ofPlayer(player).map(({ active }) => active).filter((active) => active > 0);
      return times.length === 0 ? null : Math.max(...times);
    },

    /** The moves a page of this player had shown when it was last touched, or 0. */
    lastSeen: (player: number): number => Math.max(0, ...ofPlayer(player).map(({ seen }) => seen)),
  };
}

/** How far a page has been told: nothing yet of a table that waits, so that the deal will be news to it. */
const told = (sync: Sync): number => (sync.status === 'waiting' ? -1 : sync.n);

/** Says what is wrong; whoever goes on and on is cut off. */
function scold(socket: WebSocket, before: Attached): void {
  tell(socket, { type: 'error', ...failure('bad-request') });
  socket.serializeAttachment({ ...before, bad: before.bad + 1 });
  if (before.bad + 1 >= PATIENCE) socket.close(4003, 'not understood');
}

const attached = (socket: WebSocket): Attached => (socket.deserializeAttachment() as Attached | null) ?? STRANGER;

function parsed(text: string | ArrayBuffer): v.InferOutput<typeof SocketMessage> | null {
  if (typeof text !== 'string' || text.length > LONGEST) return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null; // not JSON: the same answer as for JSON that makes no sense
  }
  const result = v.safeParse(SocketMessage, json);
  return result.success ? result.output : null;
}

function tell(socket: WebSocket, answer: SocketAnswer): void {
  const text = encode(answer);
  try {
    socket.send(text);
  } catch {
    // The list can still hold sockets that are closing; their pages reconnect and say what they have.
  }
}

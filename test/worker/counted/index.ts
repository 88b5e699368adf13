import product, { Address as RealAddress, Mailbox as RealMailbox, Player as RealPlayer, Table as RealTable } from '../../../worker/index.ts';
import type { Env } from '../../../worker/env.ts';
import type { Letter, Sent } from '../../../worker/mail/post.ts';

/** What is paid for, by class: rows that SQL and alarms write, and requests, each RPC and each alarm being one. */
export interface Counts {
  readonly rows: Record<string, number>;
  readonly requests: Record<string, number>;
  letters: number;
}

// The product with counters, for the bench: one isolate runs all its objects.
const counts: Counts = { rows: {}, requests: {}, letters: 0 };
let open: [string, SqlStorageCursor<Record<string, SqlStorageValue>>][] = [];

const add = (to: Record<string, number>, of: string, n: number): void => void (to[of] = (to[of] ?? 0) + n);

/** Cursors know what they wrote once they were read to their end. */
function settle(): void {
  for (const [of, cursor] of open) add(counts.rows, of, cursor.rowsWritten);
  open = [];
}

function watch(ctx: DurableObjectState, of: string): DurableObjectState {
  const { storage } = ctx;
  const { sql } = storage;
  const exec = sql.exec.bind(sql);
  const setAlarm = storage.setAlarm.bind(storage);
  sql.exec = ((query: string, ...values: unknown[]) => {
    const cursor = exec(query, ...values);
    open.push([of, cursor]);
    return cursor;
  }) as typeof sql.exec;
  storage.setAlarm = (...given) => {
    add(counts.rows, of, 1);
    return setAlarm(...given);
  };
  return ctx;
}

/** The same objects, with every call counted. */
function counting<T extends Rpc.DurableObjectBranded>(objects: DurableObjectNamespace<T>, of: string): DurableObjectNamespace<T> {
  const getByName = (name: string): unknown => {
    const stub = objects.getByName(name) as unknown as Record<string, (...given: unknown[]) => unknown>;
    return new Proxy({}, {
      get: (_, method: string) => (...given: unknown[]) => {
        add(counts.requests, of, 1);
        return stub[method]!(...given);
      },
    });
  };
  return { getByName } as unknown as DurableObjectNamespace<T>;
}

// The mailbox stands for a provider: what it costs is another's business.
const counted = (env: Env): Env => ({ ...env, TABLE: counting(env.TABLE, 'table'), PLAYER: counting(env.PLAYER, 'inbox'), ADDRESS: counting(env.ADDRESS, 'address') });

export class Table extends RealTable {
  constructor(ctx: DurableObjectState, env: Env) {
    super(watch(ctx, 'table'), counted(env));
  }

  override alarm(): Promise<void> {
    add(counts.requests, 'table', 1);
    return super.alarm();
  }
}

export class Player extends RealPlayer {
  constructor(ctx: DurableObjectState, env: Env) {
    super(watch(ctx, 'inbox'), counted(env));
  }

  override alarm(): Promise<void> {
    add(counts.requests, 'inbox', 1);
    return super.alarm();
  }
}

export class Address extends RealAddress {}

export class Mailbox extends RealMailbox {
  override put(letter: Letter): Sent {
    counts.letters++;
    return super.put(letter);
  }
}

export default {
  fetch(request: Request, env: Env, ctx: ExecutionContext): Response | Promise<Response> {
    if (new URL(request.url).pathname !== '/counts') return product.fetch(request, counted(env), ctx);
    settle();
    return Response.json(counts);
  },
};

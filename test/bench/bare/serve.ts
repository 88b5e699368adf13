import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { Readable } from 'node:stream';

const WORKERD = createRequire(import.meta.url)('workerd').default as string;

/** Serves the bare Worker in the same runtime as the product, on any free port; `folder` is for its rows. */
export async function serveBare(folder: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  mkdirSync(join(folder, 'objects'), { recursive: true });
  const file = join(folder, 'bare.capnp');
  writeFileSync(file, config(folder));
  const child = spawn(WORKERD, ['serve', '--control-fd=3', file], { stdio: ['ignore', 'inherit', 'inherit', 'pipe'] });
  const last = () => void child.kill('SIGKILL');
  process.once('exit', last);
  const exit = once(child, 'exit');
  const [first] = (await Promise.race([once(child.stdio[3] as Readable, 'data'), exit])) as [unknown];
  if (!(first instanceof Buffer)) throw new Error('The bare Worker did not start: see what workerd says above.');
  const { port } = JSON.parse(first.toString().split('\n')[0]!) as { port: number };
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
    process.off('exit', last);
  };
  return { url: `http://localhost:${port}`, stop };
}

const config = (folder: string): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .bare), (name = "disk", disk = (path = ${JSON.stringify(join(folder, 'objects'))}, writable = true))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const bare :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed ${JSON.stringify(relative(folder, join(import.meta.dirname, 'worker.js')))})],
  compatibilityDate = "2026-11-01",
  bindings = [(name = "BARE", durableObjectNamespace = "Bare")],
  durableObjectNamespaces = [(className = "Bare", uniqueKey = "bench-Bare", enableSql = true)],
  durableObjectStorage = (localDisk = "disk"),
);
`;

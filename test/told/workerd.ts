import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { build } from 'vite';
import { CERTIFICATE } from './certificate.ts';

const WORKERD = createRequire(import.meta.url)('workerd').default as string;

/** Modules of ours in the runtime that they are for. */
export interface Runtime {
  /** What a function of the Worker gives for these arguments. */
  call(name: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Everything it has written so far. */
  written(): string;
  stop(): Promise<void>;
}

/** Bundles a Worker that answers POST /<function> with arguments as JSON, and runs it in workerd; it may speak to this machine, and trusts the certificate of the tests. */
export async function inWorkerd(entry: string, compatibilityDate: string): Promise<Runtime> {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-workerd-'));
  await bundle(entry, folder);
  writeFileSync(join(folder, 'certificate.pem'), CERTIFICATE);
  const port = await free();
  writeFileSync(join(folder, 'config.capnp'), config(port, compatibilityDate));
  const child = spawn(WORKERD, ['serve', '--control-fd=3', join(folder, 'config.capnp')], { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream!.on('data', (part: Buffer) => void lines.push(part.toString()));
  await listens(child, lines);
  return {
    async call(name, ...args) {
      const response = await fetch(`http://127.0.0.1:${port}/${name}`, { method: 'POST', body: JSON.stringify(args) });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}\n${lines.join('')}`);
      return response.json();
    },
    written: () => lines.join(''),
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

async function bundle(entry: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: ['workerd', 'worker', 'browser'] },
    ssr: { target: 'webworker', noExternal: true },
    build: { ssr: entry, outDir, emptyOutDir: false, target: 'es2023', rolldownOptions: { external: [/^node:/], output: { entryFileNames: 'index.js', codeSplitting: false } } },
  });
}

const config = (port: number, date: string): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (compatibilityDate = "${date}", modules = [(name = "index.js", esModule = embed "index.js")])),
    (name = "internet", network = (allow = ["public", "private", "local"], tlsOptions = (trustedCertificates = [embed "certificate.pem"]))),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`;

async function free(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

async function listens(child: ChildProcess, lines: readonly string[]): Promise<void> {
  const first = once(child.stdio[3] as Readable, 'data').then(() => true);
  if (!(await Promise.race([first, once(child, 'exit').then(() => false)]))) throw new Error(lines.join(''));
}

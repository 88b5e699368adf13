import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { assetTable } from './serve/listing.ts';
import { config, near } from './serve/config.ts';

const ROOT = join(import.meta.dirname, '..');
const WORKERD = createRequire(import.meta.url)('workerd').default as string;
const PATIENCE = 5_000;

/** What to serve with; all of it may be left out. */
export interface Serving {
  /** On 127.0.0.1; 0, the default: any free one. */
  readonly port?: number;
  /** A folder for what must outlast the process; two processes cannot share one. */
  readonly state: string;
  /** Bindings of text: MAIL (`mailbox`), LETTER_DELAY, LETTER_PATIENCE and HOUSE_PACE in seconds (120, 900, 0.9), ORIGIN (the address served at), and any other of worker/env.ts. */
  readonly env?: Readonly<Record<string, string>>;
  /** The folder that `npm run build` wrote. */
  readonly dist?: string;
}

/** A running product. */
export interface Served {
  readonly url: string;
  readonly pid: number;
  /** The exit code, once it has ended for whatever reason; 0 after `stop`. */
  readonly ended: Promise<number>;
  /** Ends it in good order. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Serves the built product as one workerd process, as Cloudflare would; throws a sentence for people when it cannot. */
export async function serve({ port: wanted = 0, state, env = {}, dist = join(ROOT, 'dist') }: Serving): Promise<Served> {
  if (!existsSync(join(dist, 'worker', 'index.js'))) throw new Error('Nothing is built yet: run "npm run build".');
  const port = await free(wanted);
  const url = `http://localhost:${port}`;
  const vars = { MAIL: 'mailbox', LETTER_DELAY: '120', LETTER_PATIENCE: '900', HOUSE_PACE: '0.9', ORIGIN: url, ...env };
  const folder = resolve(state);
  claim(folder);
  const file = write(folder, resolve(dist), port, vars);
  const child = spawn(WORKERD, ['serve', '--control-fd=3', file], { env: { ...process.env, ...vars }, stdio: ['ignore', 'inherit', 'inherit', 'pipe'] });
  return started(child, url, folder);
}

/** The port, or any free one for 0. */
async function free(wanted: number): Promise<number> {
  const probe = createServer();
  try {
    probe.listen(wanted, '127.0.0.1');
    await once(probe, 'listening');
    return (probe.address() as { port: number }).port;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Error(`Port ${wanted} is taken by another program: stop that, or choose another, as in "PORT=8788 npm start".`);
    throw new Error(`Port ${wanted} cannot be used: ${message}`);
  } finally {
    await new Promise((done) => probe.close(done));
  }
}

const pidFile = (folder: string): string => join(folder, 'pid');

/** Two processes over the same tables would undo one another's moves. */
function claim(folder: string): void {
  mkdirSync(join(folder, 'tables'), { recursive: true });
  if (!existsSync(pidFile(folder))) return;
  const pid = Number(readFileSync(pidFile(folder), 'utf8'));
  if (runs(pid, folder)) throw new Error(`Another Longhand (process ${pid}) is using ${folder}: stop it first.`);
}

function runs(pid: number, folder: string): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // After a restart of the machine the number may be somebody else's.
  const command = `/proc/${pid}/cmdline`;
  return !existsSync('/proc/self/cmdline') || (existsSync(command) && readFileSync(command, 'utf8').includes(folder));
}

/** Writes what workerd reads when it starts; later builds do not disturb a running product. */
function write(folder: string, dist: string, port: number, vars: Readonly<Record<string, string>>): string {
  const run = join(folder, 'run');
  rmSync(run, { recursive: true, force: true });
  mkdirSync(run);
  const table = assetTable(join(dist, 'client'));
  writeFileSync(join(run, 'assets.json'), JSON.stringify(table));
  const file = join(run, 'longhand.capnp');
  const settings = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8');
  writeFileSync(file, config({ run, tables: join(folder, 'tables'), dist, port, vars: Object.keys(vars), near: near(vars), settings, table }));
  return file;
}

/** Waits until it listens. */
async function started(child: ChildProcess, url: string, folder: string): Promise<Served> {
  const pid = child.pid;
  if (pid === undefined) throw new Error(`workerd did not run: ${WORKERD}`);
  writeFileSync(pidFile(folder), String(pid));
  const last = (): void => void child.kill('SIGKILL');
  process.once('exit', last);
  let stopping = false;
  const ended = once(child, 'exit').then((exit) => {
    const [code, signal] = exit as [number | null, NodeJS.Signals | null];
    process.off('exit', last);
    rmSync(pidFile(folder), { force: true });
    // A terminal's Ctrl-C reaches it before we are asked.
    return stopping || signal === 'SIGINT' ? 0 : (code ?? 1);
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    stopping = true;
    child.kill(signal);
    const late = setTimeout(last, PATIENCE);
    await ended;
    clearTimeout(late);
  };
  if (!(await Promise.race([listens(child), ended.then(() => false)]))) throw new Error('The product did not start: see what workerd says above.');
  return { url, pid, ended, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** True with the first message: workerd tells the ports it listens on. */
async function listens(child: ChildProcess): Promise<boolean> {
  const control = child.stdio[3] as Readable;
  const [first] = (await once(control, 'data')) as [Buffer];
  return first.includes('"listen"');
}

// Plain JavaScript for any Node from 20 on: this runs where nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const WINDOWS = process.platform === 'win32';
// The Node that the project brings along: tools need a newer one than may be outside.
const NODE = join(MODULES, 'node', 'bin', WINDOWS ? 'node.exe' : 'node');
const STAMP = join(MODULES, '.longhand-lock');

/** Brings node_modules to what the lock says, unless it is; then runs a script of ours with the project's own Node and ends as it ends. */
export function run(script) {
  const failure = install();
  if (failure !== null) {
    console.error(failure);
    process.exit(1);
  }
  const env = { ...process.env, PATH: join(MODULES, '.bin') + delimiter + process.env.PATH };
  const child = spawn(NODE, [join(ROOT, script), ...process.argv.slice(2)], { cwd: ROOT, env, stdio: 'inherit' });
  // From a terminal the child gets the signal too, and hears it twice: scripts end on the first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

/** Null, or a sentence saying what is wrong. */
function install() {
  const lock = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json'))).digest('hex');
  if (existsSync(NODE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return null;
  console.log('Installing what Longhand is built from (npm ci) …');
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], shell: WINDOWS });
  if (error) return `Longhand could not be installed: npm did not run (${error.message}).`;
  if (status !== 0) return `Longhand could not be installed: npm ci ended with ${status}, see above.`;
  if (!existsSync(NODE)) return 'Longhand could not be installed: npm left out the install script of the package "node" (allowScripts in package.json).';
  writeFileSync(STAMP, lock);
  return null;
}

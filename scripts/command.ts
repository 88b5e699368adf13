import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const BIN = join(ROOT, 'node_modules', '.bin');

// Nothing is told about this machine or asked of the network; what matters is printed by us.
const ENVIRONMENT = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_HIDE_BANNER: 'true', WRANGLER_LOG: 'warn' };

/** Runs one of the project's tools to its end; throws a sentence when it fails. */
export async function command(name: string, ...args: string[]): Promise<void> {
  const env = { ...process.env, ...ENVIRONMENT, PATH: BIN + delimiter + (process.env['PATH'] ?? '') };
  const child = spawn(name, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Failed: ${[name, ...args].join(' ')}`);
}

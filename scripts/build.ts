import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './command.ts';
import { reportSizes } from './sizes.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
const STAMP = join(DIST, 'built');
const INPUTS = ['{shared,worker,web,scripts}/**/*', 'package-lock.json', 'wrangler.toml', 'tsconfig*.json'];
const OUTPUTS = ['dist/{client,worker}/**/*'];

/** Builds, and holds the page to its sizes. */
export async function buildAndWeigh(): Promise<void> {
  await build();
  reportSizes(DIST);
}

/** Builds unless what is built came from these very sources. */
export async function buildIfChanged(): Promise<void> {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === `${hash(INPUTS)} ${hash(OUTPUTS)}`) return;
  console.log('Building …');
  await build();
}

/** Builds the page and the Worker into dist/; throws a sentence when something fails. */
async function build(): Promise<void> {
  const inputs = hash(INPUTS);
  rmSync(STAMP, { force: true });
  await command('vite', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn');
  // Everything in dist/client is served.
  renameSync(join(DIST, 'client', '.vite', 'manifest.json'), join(DIST, 'manifest.json'));
  rmSync(join(DIST, 'client', '.vite'), { recursive: true });
  await bundle();
  writeFileSync(STAMP, `${inputs} ${hash(OUTPUTS)}`);
}

/** The Worker as Cloudflare would get it. */
async function bundle(): Promise<void> {
  rmSync(join(DIST, 'worker'), { recursive: true, force: true });
  mkdirSync(join(DIST, 'worker'), { recursive: true });
  await command('wrangler', 'deploy', '--dry-run', '--minify', '--outdir', 'dist/worker');
}

/** Of names and contents. */
function hash(patterns: string[]): string {
  const all = createHash('sha256');
  const files = globSync(patterns, { cwd: ROOT }).filter((file) => !file.endsWith('.tsbuildinfo') && statSync(join(ROOT, file)).isFile());
  for (const file of files.sort()) all.update(`${file}\0`).update(createHash('sha256').update(readFileSync(join(ROOT, file))).digest());
  return all.digest('hex');
}

if (import.meta.main) {
  try {
    await buildAndWeigh();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

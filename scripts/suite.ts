import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { buildAndWeigh } from './build.ts';
import { command } from './command.ts';
import { type Report, summary } from './summary.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORT = join(ROOT, 'dist', 'report', 'vitest.json');
const PARTS = ['.', 'shared', 'worker', 'web', 'test', 'test/worker'];

/** What is checked beside the tests, which wait often; each is counted as one. */
const STEPS: Readonly<Record<string, () => Promise<void>>> = {
  types: async () => {
    const wrong: string[] = [];
    for (const part of PARTS) wrong.push((await failure(() => command('tsc', '-p', part))) ?? '');
    if (wrong.some((each) => each !== '')) throw new Error(wrong.join('\n').trim());
  },
  lint: () => command('oxlint', '--type-aware', '--deny-warnings'),
  arrows: () => command('node', 'scripts/arrows.ts'),
  deploy: () => command('wrangler', 'deploy', '--dry-run'),
};

const steps: { name: string; passed: boolean }[] = [];

await take('build', buildAndWeigh);
const path = await found();
const [clean] = await Promise.all([tests(path), beside()]);
const { line, failed } = summary({ report: report(), clean }, steps);
for (const each of steps.filter(({ passed }) => !passed)) console.log(`Failed: ${each.name}`);
console.log(line);
process.exitCode = failed === 0 ? 0 : 1;

async function beside(): Promise<void> {
  for (const [name, step] of Object.entries(STEPS)) await take(name, step);
}

/** Goes on after a failure: one run should tell everything that is wrong. */
async function take(name: string, step: () => Promise<void>): Promise<void> {
  console.log(`\n— ${name}`);
  const wrong = await failure(step);
  if (wrong !== null) console.error(wrong);
  steps.push({ name, passed: wrong === null });
}

async function failure(step: () => Promise<void>): Promise<string | null> {
  try {
    await step();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Counted only when there is none: the end-to-end tests are then left out, so that everything else is still told. */
async function found(): Promise<string | null> {
  console.log('\n— browser');
  const { path, wrong } = await findBrowser();
  console.log(path ?? wrong);
  if (path === null) steps.push({ name: 'browser', passed: false });
  return path;
}

/** Whether Vitest was content. */
async function tests(path: string | null): Promise<boolean> {
  console.log('\n— tests');
  mkdirSync(join(REPORT, '..'), { recursive: true });
  rmSync(REPORT, { force: true });
  if (path !== null) process.env['LONGHAND_BROWSER'] = path;
  const projects = path === null ? ['--project=!e2e'] : [];
  const wrong = await failure(() =>
    command('vitest', 'run', '--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`, ...projects),
  );
  if (wrong !== null) console.error(wrong);
  return wrong === null;
}

function report(): Report | null {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  } catch {
    // No report, or half of one: the run crashed, and is counted as such.
    return null;
  }
}

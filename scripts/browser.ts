import { spawnSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { command } from './command.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const NONE = 'No browser for the end-to-end tests: install Chromium or Chrome, or name one in LONGHAND_BROWSER.';

/** What Playwright switches off. Of two such lists a browser goes by the last alone, so that these are said again. */
const OFF_ANYWAY = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** The list under the address bar, which is a page of its own, loaded in every window: it cost more than the pages looked at. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** How a browser is started that asks nothing of the outside and shows nobody its own windows. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_ANYWAY, ...ADDRESS_BAR].join(',')}`,
];

/** A Chromium that starts: one at hand, else one fetched for the purpose; a sentence when there is none. */
export async function findBrowser(): Promise<{ path: string; wrong: null } | { path: null; wrong: string }> {
  for (const look of [named, installed, downloaded, fetched, packaged]) {
    const path = (await look()).find(starts);
    if (path !== undefined) return { path, wrong: null };
  }
  return { path: null, wrong: NONE };
}

const named = (): string[] => [process.env['LONGHAND_BROWSER'] ?? ''].filter((path) => path !== '');

const installed = (): string[] => [
  ...NAMES.flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name))).filter(executable),
  ...['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'].filter(executable),
];

/** What Playwright has fetched before, newest first. */
function downloaded(): string[] {
  const caches = [join(homedir(), '.cache', 'ms-playwright'), join(homedir(), 'Library', 'Caches', 'ms-playwright')];
  const own = process.env['PLAYWRIGHT_BROWSERS_PATH'];
  return [...(own === undefined ? [] : [own]), ...caches].flatMap((cache) =>
    globSync('chromium*-*/*/{headless_shell,chrome-headless-shell,chrome,Chromium.app/Contents/MacOS/Chromium}', { cwd: cache })
      .sort()
      .reverse()
      .map((file) => join(cache, file))
      .filter(executable),
  );
}

async function fetched(): Promise<string[]> {
  console.log('No browser found: fetching one …');
  return (await tried('playwright-core', 'install', 'chromium-headless-shell')) ? downloaded() : [];
}

async function packaged(): Promise<string[]> {
  if (process.getuid?.() !== 0) return [];
  await tried('apt-get', 'update');
  return (await tried('apt-get', 'install', '-y', 'chromium')) ? installed() : [];
}

/** Whether a command could be run to its end; what it says is printed, and the next way is tried. */
async function tried(name: string, ...args: string[]): Promise<boolean> {
  try {
    await command(name, ...args);
    return true;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return false;
  }
}

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A download may lack the libraries of a system. */
const starts = (path: string): boolean => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

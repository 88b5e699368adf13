import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../scripts/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser that all files of end-to-end tests look through is to be reached. */
    readonly browser: string;
  }
}

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

/** Quiet: nothing asks the outside. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_ANYWAY, ...ADDRESS_BAR].join(',')}`,
];

/** Starts one browser for the whole run: starting one costs more than most of the tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { path, wrong } = await findBrowser();
  if (path === null) throw new Error(wrong);
  const server = await chromium.launchServer({ executablePath: path, args: ARGUMENTS });
  provide('browser', server.wsEndpoint());
  return () => server.close();
}

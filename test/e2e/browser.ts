import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser, QUIET } from '../../scripts/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser that all files of end-to-end tests look through is to be reached. */
    readonly browser: string;
  }
}

/** Starts one browser for the whole run: starting one costs more than most of the tests. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { path, wrong } = await findBrowser();
  if (path === null) throw new Error(wrong);
  const server = await chromium.launchServer({ executablePath: path, args: QUIET });
  provide('browser', server.wsEndpoint());
  return () => server.close();
}

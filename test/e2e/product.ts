import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.ts';
import { type Served, serve } from '../../scripts/serve.ts';

/** The built product, served with fresh state, and a browser to look at it with. */
export interface Product {
  readonly url: string;
  readonly browser: Browser;
  /** A person: a browser context of their own. Uncaught errors and console errors of their pages are kept in `complaints`. */
  person(options?: BrowserContextOptions): Promise<Page>;
  readonly complaints: string[];
  /** Ends the server as a power cut would. */
  kill(): Promise<void>;
  /** Starts the server again, at the same address with the same tables. */
  revive(): Promise<void>;
  close(): Promise<void>;
}

/** Quiet: nothing asks the outside. */
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Starts both; `LETTER_DELAY` and the like go in `env`. Another build than dist/ is named in LONGHAND_DIST. */
export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const { path, wrong } = await findBrowser();
  if (path === null) throw new Error(wrong ?? 'no browser');
  const state = mkdtempSync(join(tmpdir(), 'longhand-e2e-'));
  const dist = process.env['LONGHAND_DIST'];
  const start = (port = 0): Promise<Served> => serve({ state, env, port, ...(dist === undefined ? {} : { dist }) });
  let server = await start();
  const { url } = server;
  const browser = await chromium.launch({ executablePath: path, args: ARGUMENTS });
  const complaints: string[] = [];
  return {
    url,
    browser,
    complaints,
    async person(options = {}) {
      const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Madrid', viewport: { width: 1024, height: 800 }, ...options });
      context.setDefaultTimeout(15_000);
      context.on('weberror', (error) => void complaints.push(error.error().message));
      context.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
      return context.newPage();
    },
    kill: () => server.kill(),
    async revive() {
      server = await start(Number(new URL(url).port));
    },
    async close() {
      await browser.close();
      await server.stop();
      rmSync(state, { recursive: true });
    },
  };
}

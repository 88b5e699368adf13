import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { type Served, serve } from '../../scripts/serve.ts';

/** The built product, served with fresh state, and a browser to look at it with. */
export interface Product {
  readonly url: string;
  /**
   * A person: a browser context of their own, with motion reduced where nothing else is said: drawing every frame of it
   * would take more than half of the run. Uncaught errors and console errors of their pages are kept in
   * `complaints`.
   */
  person(options?: BrowserContextOptions): Promise<Page>;
  readonly complaints: string[];
  /** Ends the server as a power cut would. */
  kill(): Promise<void>;
  /** Starts the server again, at the same address with the same tables. */
  revive(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the one and turns to the other; `LETTER_DELAY` and the like go in `env`. The house does not let one wait. Another build than dist/ is named in LONGHAND_DIST. */
export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const state = mkdtempSync(join(tmpdir(), 'longhand-e2e-'));
  const dist = process.env['LONGHAND_DIST'];
  const start = (port = 0): Promise<Served> => serve({ state, env: { HOUSE_PACE: '0.1', ...env }, port, ...(dist === undefined ? {} : { dist }) });
  let server = await start();
  const { url } = server;
  const browser = await chromium.connect(inject('browser'));
  const complaints: string[] = [];
  return {
    url,
    complaints,
    async person(options = {}) {
      const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/Madrid', viewport: { width: 1024, height: 800 }, ...options });
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

import { mkdirSync } from 'node:fs';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';

// The Worker's settings name this folder; a project of tests may be run before anything was built.
mkdirSync(new URL('./dist/client', import.meta.url), { recursive: true });

const MINUTE = 60_000;

/** The four kinds of tests: pure code, the Worker in its own runtime, components, and a real browser against the built product. */
export default defineConfig({
  test: {
    // A browser's test waits more than it works: two files at a time, also on a machine of two cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Pure code keeps nothing that a file could leave behind for the next.
          isolate: false,
          include: ['engine', 'games', 'contract', 'golden', 'scripts', 'told'].map((folder) => `test/${folder}/**/*.test.ts`),
          testTimeout: MINUTE,
        },
      },
      {
        plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' }, miniflare: { bindings: { MAIL: 'mailbox', INBOUND: 'play@in.example' } } })],
        // Storage is shared between the files of one runtime: tests use tables of their own.
        test: { name: 'worker', include: ['test/worker/**/*.test.ts'], isolate: false, testTimeout: MINUTE / 2 },
      },
      {
        plugins: [preact()],
        test: { name: 'web', environment: 'happy-dom', include: ['test/web/**/*.test.ts', 'test/web/**/*.test.tsx'], testTimeout: MINUTE / 2 },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          // Each file has a product and people of its own: what they share keeps nothing.
          isolate: false,
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: './test/e2e/browser.ts',
          testTimeout: 2 * MINUTE,
          hookTimeout: 2 * MINUTE,
        },
      },
    ],
  },
});

import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { inlineSprite } from './inlineSprite.ts';
import { leanPreload } from './leanPreload.ts';

const PRODUCT = 'http://127.0.0.1:8787';

/** The page: one static build; while developing, everything that is not a file comes from a running product. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [preact(), inlineSprite(), leanPreload()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    // Every browser of the target has module preloading; and a sprite inside a data: address cannot be pointed into.
    // Scripts say themselves what they import; only a piece's style has to be asked for with it.
    modulePreload: { polyfill: false, resolveDependencies: (_file, needs) => needs.filter((file) => file.endsWith('.css')) },
    assetsInlineLimit: 0,
    // What every page needs is one file: small files compress badly, and each has to name what it takes from the others.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } } },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: PRODUCT, ws: true }, '/mailbox': PRODUCT },
  },
});

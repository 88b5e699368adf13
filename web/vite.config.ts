import { join } from 'node:path';
import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import { inlineSprite } from './inlineSprite.ts';

const PRODUCT = 'http://127.0.0.1:8787';

// What every browser of the build's target can do: a style or a module is asked for once, a style is waited for.
const HELPER = `
const asked = new Set();
const ask = (file) => {
  const href = '/' + file;
  if (asked.has(href) || document.querySelector('link[href="' + href + '"]')) return;
  asked.add(href);
  const isStyle = href.endsWith('.css');
  const link = Object.assign(document.createElement('link'), { rel: isStyle ? 'stylesheet' : 'modulepreload', href });
  const loaded = isStyle && new Promise((yes, no) => Object.assign(link, { onload: yes, onerror: () => (asked.delete(href), link.remove(), no(Error(href))) }));
  document.head.append(link);
  return loaded;
};
export const __vitePreload = (load, files = []) => Promise.all(files.map(ask)).then(load);
`;

/** Takes the place of Vite's own loader of pieces, which carries a good kilobyte for browsers that are none of ours. */
const leanPreload = (): Plugin => ({
  name: 'lean-preload',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id.includes('vite/preload-helper') ? HELPER : null),
});

/** What every page needs sooner or later: with all that the entry asks for, in one file, so that no game's file carries it. */
const SHELL = /\/web\/(?:main|pages\/Sentence)\.tsx$|\/web\/table\/words\.ts$|\/shared\/engine\/(?:legal|secret|types)\.ts$|rolldown.runtime/;

/** Rules that a page needs only once a game is over: those of a game that says apart what can be done. */
const WHOLE = /\/shared\/games\/(?:gates\/(?:index|actions|activate|decks|flow|piles)|manufactory\/(?:index|catalogue|pool|settle))\.ts$/;

/** The file a game's rules and board go into: one for each game, without its languages and what is loaded later. */
const gameFile = (module: string): string | null =>
  WHOLE.test(module) ? null : (/\/games\/([^/]+)\/(?!(?:fields|import|list)\/|(?:Discards|End|Large|Proposal)\.tsx|text\/(?:\w+\/)?(?:en|ko|es|index|verdict)\.ts|rules\/)/.exec(module)?.[1] ?? null);

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
    // The service worker's address stays the same for good: browsers ask there for a newer one.
    rolldownOptions: {
      input: { index: join(import.meta.dirname, 'index.html'), sw: join(import.meta.dirname, 'sw', 'sw.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Few files: small ones compress badly, and each has to name what it takes from the others.
        codeSplitting: { groups: [{ name: 'shell', test: SHELL }, { name: 'cards', test: /\/(?:shared|web)\/cards\/[^/]+$/ }, { name: gameFile, debugName: 'games' }] },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: PRODUCT, ws: true }, '/mailbox': PRODUCT, '/stop': PRODUCT },
  },
});

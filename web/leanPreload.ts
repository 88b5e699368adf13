import type { Plugin } from 'vite';

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
export const leanPreload = (): Plugin => ({
  name: 'lean-preload',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id.includes('vite/preload-helper') ? HELPER : null),
});

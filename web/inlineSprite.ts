import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Puts the symbols that cards, guilds and stamps are drawn with into the page, where it says so: `<use>` finds them there. */
export const inlineSprite = (): Plugin => ({
  name: 'inline-sprite',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!-- sprite -->', () => readFileSync(new URL('./cards/sprite.svg', import.meta.url), 'utf8').replaceAll('\n', '')),
  },
});

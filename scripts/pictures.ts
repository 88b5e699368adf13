import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { GAMES } from '../shared/games/index.ts';
import type { Sync, TableOpened } from '../shared/protocol.ts';
import { findBrowser, QUIET } from './browser.ts';
import { type Served, serve } from './serve.ts';

// `npm run pictures -- [game …]`: the built product as pictures, to be looked at. Of each game the start, the middle, a
// choice and the end; without a game's name all of them, and the pages around them. They go to dist/pictures; the one
// that README shows, to docs/table.png.

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'dist', 'pictures');
const LOCALES = ['en-GB', 'ko-KR'] as const;
const WIDTHS = [320, 768, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

/** What is pictured: an address, and whether something is chosen there before. */
interface Scene {
  readonly name: string;
  readonly path: string;
  readonly choosing?: true;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !Object.hasOwn(GAMES, id));
if (unknown.length > 0) throw new Error(`There is no game called ${unknown.join(', ')}; there are: ${Object.keys(GAMES).join(', ')}`);
const { path, wrong } = await findBrowser();
if (path === null) throw new Error(wrong);
const state = mkdtempSync(join(tmpdir(), 'longhand-pictures-'));
const server = await serve({ state, env: { HOUSE_PACE: '0' } });
const browser = await chromium.launch({ executablePath: path, args: QUIET });
try {
  if (asked.length === 0) await picture(browser, 'pages', await around());
  for (const id of asked.length === 0 ? Object.keys(GAMES) : asked) await picture(browser, id, await scenesOf(server, id));
  console.log(`The pictures are in ${OUT}`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(state, { recursive: true });
}

/** The pages before there is a game. */
async function around(): Promise<readonly Scene[]> {
  const { table, key, invite } = await opened(server, 'guilds', 4, 1);
  return [
    { name: 'first', path: '/' },
    { name: 'new', path: '/new/guilds' },
    { name: 'rules', path: '/rules/guilds' },
    { name: 'about', path: '/about' },
    { name: 'waiting', path: `/t/${table}#seat=${key}` },
    { name: 'invited', path: `/t/${table}#join=${invite}` },
  ];
}

/** Plays a game with the house for each scene: to the first turn, to the middle, to the end. */
async function scenesOf(on: Served, game: string): Promise<readonly Scene[]> {
  const seats = GAMES[game]!.rules.seats.find((each) => each > 2)!;
  const [start, middle, end] = await Promise.all([0, 1, 2].map(() => opened(on, game, seats, seats - 1)));
  await play(on, start!, 0);
  const length = await play(on, end!, Infinity);
  await play(on, middle!, length / 2);
  const at = ({ table, key }: TableOpened): string => `/t/${table}#seat=${key}`;
  return [
    { name: 'start', path: at(start!) },
    { name: 'middle', path: at(middle!) },
    { name: 'choice', path: at(middle!), choosing: true },
    { name: 'end', path: at(end!) },
  ];
}

function opened(on: Served, game: string, seats: number, house: number): Promise<TableOpened> {
  return post(`${on.url}/api/tables`, { game, seats, house, name: 'Ana' });
}

/** Plays on until the person is to move after so many moves, or the game is over; returns how many were played. */
async function play({ url }: Served, { table, key }: TableOpened, until: number): Promise<number> {
  for (;;) {
    const response = await fetch(`${url}/api/tables/${table}?legal=1`, { headers: { authorization: `Bearer ${key}` } });
    const { n, status, legal = [] } = (await response.json()) as Sync;
    if (status === 'over' || (legal.length > 0 && n >= until)) return n;
    if (legal.length > 0) await post(`${url}/api/tables/${table}/moves`, { n, moves: [legal[(n * 7) % legal.length]] }, key);
    else await new Promise((done) => setTimeout(done, 10));
  }
}

async function picture(on: Browser, folder: string, scenes: readonly Scene[]): Promise<void> {
  mkdirSync(join(OUT, folder), { recursive: true });
  for (const locale of LOCALES) {
    for (const scene of scenes) {
      const page = await come(on, scene, locale);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 860 });
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          await page.screenshot({ path: join(OUT, folder, `${scene.name}-${width}-${locale.slice(0, 2)}-${colorScheme}.png`), fullPage: true });
        }
      }
      if (folder === 'guilds' && scene.choosing && locale === 'en-GB') await forReadme(page);
      await page.context().close();
    }
  }
}

async function come(on: Browser, { path: at, choosing }: Scene, locale: string): Promise<Page> {
  const context = await on.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce', locale });
  const page = await context.newPage();
  await page.goto(`${server.url}${at}`, { waitUntil: 'networkidle' });
  if (choosing) await choose(page);
  return page;
}

/** Presses what can be pointed at, one after another, until something could be sent. */
async function choose(page: Page): Promise<void> {
  const ready = page.locator('.slip .button.main[aria-disabled=false]');
  for (const one of await page.locator('main button[aria-pressed=false]').all()) {
    await one.click();
    if (await ready.isVisible()) return;
  }
  throw new Error('Nothing here can be chosen by pressing one thing.');
}

async function forReadme(page: Page): Promise<void> {
  mkdirSync(join(ROOT, 'docs'), { recursive: true });
  await page.setViewportSize({ width: 1120, height: 860 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.screenshot({ path: join(ROOT, 'docs', 'table.png') });
}

async function post<T>(to: string, body: unknown, key?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
  const response = await fetch(to, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${to}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import type { SeatTaken, Sync, TableOpened } from '../shared/protocol.ts';
import { findBrowser } from './browser.ts';
import { serve } from './serve.ts';

// `npm run pictures`: every page of the built product as a picture, at three widths, by day and by night, in English
// and Korean, to be looked at. They go to dist/pictures; the one that README shows, to docs/table.png.

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'dist', 'pictures');
const LOOKS = [
  { locale: 'en-GB', width: 320, colorScheme: 'dark' },
  { locale: 'ko-KR', width: 768, colorScheme: 'light' },
  { locale: 'en-GB', width: 1280, colorScheme: 'light' },
  { locale: 'ko-KR', width: 1280, colorScheme: 'dark' },
] as const;
const MIDDLE = 16;

/** A page to be pictured; `press` is done before. */
interface Page {
  readonly name: string;
  readonly path: string;
  readonly press?: string;
}

const state = mkdtempSync(join(tmpdir(), 'longhand-pictures-'));
const server = await serve({ state });
const { path, wrong } = await findBrowser();
if (path === null) throw new Error(wrong ?? 'There is no browser.');
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'] });
try {
  mkdirSync(OUT, { recursive: true });
  const pages = await prepare();
  for (const page of pages) for (const look of LOOKS) await picture(browser, page, look, join(OUT, `${page.name}-${look.width}-${look.locale.slice(0, 2)}-${look.colorScheme}.png`), true);
  const turn = pages.find(({ name }) => name === 'turn')!;
  mkdirSync(join(ROOT, 'docs'), { recursive: true });
  await picture(browser, turn, { locale: 'en-GB', width: 1120, colorScheme: 'light' }, join(ROOT, 'docs', 'table.png'), false);
  console.log(`${pages.length * LOOKS.length} pictures are in ${OUT}`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(state, { recursive: true });
}

/** Plays what the pages show: a table that waits, one in the middle, one that is over. */
async function prepare(): Promise<readonly Page[]> {
  const waiting = await party(['Ana', '민지'], 4);
  const middle = await party(['Ana', 'Bo', '민지'], 3);
  const mover = await advance(middle, MIDDLE);
  const over = await party(['Ana', 'Bo', '민지', 'Cleo'], 4);
  await advance(over, Infinity);
  return [
    { name: 'first', path: '/' },
    { name: 'new', path: '/new/guilds' },
    { name: 'rules', path: '/rules/guilds' },
    { name: 'about', path: '/about' },
    { name: 'waiting', path: `/t/${waiting.table}#seat=${waiting.keys[0]}` },
    { name: 'invited', path: `/t/${waiting.table}#join=${waiting.invite}` },
    { name: 'watching', path: `/t/${middle.table}` },
    { name: 'turn', path: `/t/${middle.table}#seat=${mover}`, press: '.hand li:nth-child(2) button.card' },
    { name: 'others-turn', path: `/t/${middle.table}#seat=${middle.keys.find((key) => key !== mover)}` },
    { name: 'over', path: `/t/${over.table}#seat=${over.keys[0]}` },
  ];
}

interface Party {
  readonly table: string;
  readonly invite: string;
  readonly keys: readonly string[];
}

async function party(names: readonly string[], seats: number): Promise<Party> {
  const { table, invite, key } = await post<TableOpened>('/api/tables', { game: 'guilds', seats, name: names[0] });
  const keys = [key];
  for (const name of names.slice(1)) keys.push((await post<SeatTaken>(`/api/tables/${table}/seats`, { invite, name })).key);
  return { table, invite, keys };
}

/** Plays on, buying every other turn, up to a number of moves; answers the key of whoever is then to move. */
async function advance({ table, keys }: Party, until: number): Promise<string> {
  for (;;) {
    const { n, turn, players, status } = await get(table);
    const key = keys[players.findIndex(({ seat }) => seat === turn[0])] ?? keys[0]!;
    if (n >= until || status === 'over') return key;
    const moves = (await get(table, key)).legal!;
    const buys = n % 2 === 0 ? [] : moves.filter((move) => move.startsWith('buy'));
    const from = buys.length > 0 ? buys : moves;
    await post(`/api/tables/${table}/moves`, { n, moves: [from[(n * 7) % from.length]] }, key);
  }
}

async function picture(on: Browser, { path: at, press }: Page, look: { readonly locale: string; readonly width: number; readonly colorScheme: 'light' | 'dark' }, file: string, fullPage: boolean): Promise<void> {
  const { width, ...rest } = look;
  const context = await on.newContext({ viewport: { width, height: 860 }, reducedMotion: 'reduce', ...rest });
  const page = await context.newPage();
  await page.goto(`${server.url}${at}`, { waitUntil: 'networkidle' });
  if (press !== undefined) await page.locator(press).first().click();
  await page.screenshot({ path: file, fullPage });
  await context.close();
}

async function post<T>(to: string, body: unknown, key?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) };
  const response = await fetch(`${server.url}${to}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${to}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

async function get(table: string, key?: string): Promise<Sync> {
  const response = await fetch(`${server.url}/api/tables/${table}?legal=1`, key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } });
  return (await response.json()) as Sync;
}

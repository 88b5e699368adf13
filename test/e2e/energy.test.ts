import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeatTaken, Sync, TableOpened } from '../../shared/protocol.ts';
import { sent } from './play.ts';
import { type Product, startProduct } from './product.ts';
import { lay, post } from './table.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const turn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your turn' });
const end = (page: Page) => page.getByRole('heading', { name: 'Energy cards' });
const cells = (page: Page) => page.getByRole('grid').getByRole('button');
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const look = async (table: string): Promise<Sync> => (await fetch(`${product.url}/api/tables/${table}`)).json() as Promise<Sync>;

interface Opened {
  readonly id: string;
  readonly keys: readonly string[];
  readonly links: readonly string[];
}

/** Opens a table of Energy and seats these people; their keys and links by joining order. */
async function laid(names: readonly string[], house: number, options = {}): Promise<Opened> {
  const opened = await post<TableOpened>(`${product.url}/api/tables`, { game: 'energy', seats: names.length + house, house, options, name: names[0] });
  const keys = [opened.key];
  for (const name of names.slice(1)) keys.push((await post<SeatTaken>(`${product.url}/api/tables/${opened.table}/seats`, { invite: opened.invite, name })).key);
  return { id: opened.table, keys, links: keys.map((key) => `${product.url}/t/${opened.table}#seat=${key}`) };
}

/** Places for everybody at the table but those who joined first and have a page, and the house, as scripts would. */
async function others({ id, keys }: Opened, withPages = 1): Promise<void> {
  for (;;) {
    const { n, turn: [seat], players } = await look(id);
    const player = players.filter(({ house }) => !house).findIndex((one) => one.seat === seat);
    if (seat === undefined || player < withPages) return;
    const { legal } = (await (await fetch(`${product.url}/api/tables/${id}?legal=1`, { headers: { authorization: `Bearer ${keys[player]!}` } })).json()) as Sync;
    await post(`${product.url}/api/tables/${id}/moves`, { n, moves: [legal![(n * 7) % legal!.length]!] }, keys[player]!);
  }
}

test('a whole game with the house on a phone, by pointing alone', async () => {
  const table = await laid(['Ana', 'Bo', 'Cleo', 'Dan'], 1);
  const page = await product.person(PHONE);
  await page.goto(table.links[0]!);
  let turns = 0;
  for (;;) {
    // The house takes its time; whoever is a script does not.
    await expect.poll(async () => (await others(table), (await turn(page).isVisible()) || (await end(page).isVisible())), { timeout: 15_000 }).toBe(true);
    if (await end(page).isVisible()) break;
    await cells(page).first().waitFor();
    const many = await cells(page).count();
    await cells(page).nth((turns * 5) % many).tap();
    await expect.poll(() => page.locator('[role=grid] [aria-pressed=true]').count()).toBe(1);
    expect(await page.locator('.factors .product').innerText()).toMatch(/\d/);
    await send(page).tap();
    await turn(page).waitFor({ state: 'hidden' });
    turns++;
  }
  const { outcome, players } = await look(table.id);
  const mine = players[0]!.seat!;
  // Eleven each; the first two have had their first card laid by the deal (N2, N5).
  expect(turns).toBe(mine < 2 ? 10 : 11);
  const row = page.locator('.products tbody tr').filter({ hasText: 'Ana' });
  expect(Number(await row.locator('td').last().innerText())).toBe(outcome!.scores[mine]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(product.complaints).toEqual([]);
  await page.context().close();
});

test('one finger on the layout scrolls the page; buttons bring it as near as a finger needs, and back', async () => {
  const { links } = await laid(['Ana', 'Bo'], 0);
  const page = await product.person(PHONE);
  await page.goto(links[0]!);
  const ground = page.locator('.ground');
  await ground.waitFor();
  const width = () => page.locator('.tile').first().evaluate((tile) => tile.getBoundingClientRect().width);
  const scrolls = () => ground.evaluate((box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1);
  // Tiles are 5.25rem wide at most until one comes nearer: before that the page is still being drawn.
  await expect.poll(width).toBeLessThanOrEqual(84.5);
  const before = await width();
  expect(await scrolls()).toBe(false);
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Larger' }).tap();
  await expect.poll(width).toBeGreaterThan(Math.max(before, 44));
  expect(await scrolls()).toBe(true);
  await page.getByRole('button', { name: 'Show all' }).tap();
  expect(await width()).toBeCloseTo(before, 0);
  expect(await scrolls()).toBe(false);

  const client = await page.context().newCDPSession(page);
  const touch = async (...steps: readonly (readonly { x: number; y: number }[])[]) => {
    for (const [i, points] of steps.entries()) {
      await client.send('Input.dispatchTouchEvent', { type: i === 0 ? 'touchStart' : 'touchMove', touchPoints: points.map((point, id) => ({ ...point, id })) });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const { y } = (await ground.boundingBox())!;
  await touch(...[0, 20, 60, 120, 180].map((up) => [{ x: 180, y: y + 190 - up }]));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const top = Math.max((await ground.boundingBox())!.y, 100) + 120;
  await touch(...[60, 90, 120, 150].map((apart) => [-1, 1].map((side) => ({ x: 180 + (side * apart) / 2, y: top }))));
  expect(await width()).toBeGreaterThan(before * 1.5);
  // The page itself was not made larger.
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
  await page.context().close();
});

/** Without the groups, which are what a choice changes. */
const place = (tile: string): string => tile.replace(/, in the [^0-9]*/, ' ');

test('two people play a whole game with open cards through the page, by keyboard at first: choosing a cell moves no card', async () => {
  const table = await laid(['Ana', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn'], 0, { openCards: true });
  const pages = [await product.person({ reducedMotion: 'no-preference' }), await product.person()];
  await Promise.all(pages.map((page, i) => page.goto(table.links[i]!, { waitUntil: 'networkidle' })));
  let turns = 0;
  for (; ; turns++) {
    await others(table, pages.length);
    const { turn: [seat], players } = await look(table.id);
    const page = pages[players.findIndex((one) => one.seat === seat)];
    if (page === undefined) break;
    await turn(page).waitFor();
    await cells(page).first().waitFor();
    await (turns < BY_KEYBOARD ? placeByKeys(page) : placeByPointing(page, turns));
    if (turns === BY_KEYBOARD) for (const one of pages) await one.emulateMedia({ reducedMotion: 'reduce' });
  }
  const { n, state, outcome, players } = await look(table.id);
  // Nine each; the first two have had their first card laid by the deal (N2, N5).
  expect([n, turns]).toEqual([52, players.slice(0, 2).reduce((sum, { seat }) => sum + (seat! < 2 ? 8 : 9), 0)]);
  expect((state as unknown as { layout: unknown[] }).layout).toHaveLength(54);
  for (const [i, page] of pages.entries()) {
    await end(page).waitFor();
    const row = page.locator('.products tbody tr').filter({ hasText: ['Ana', 'Bo'][i]! });
    expect(Number(await row.locator('td').last().innerText())).toBe(outcome!.scores[players[i]!.seat!]);
  }
  expect(product.complaints).toEqual([]);
});

test('nothing runs over the edge of the smallest phone whatever is chosen, nor lies over anything else on a wide screen', async () => {
  const table = await lay(product.url, { game: 'energy', people: ['Ana', 'Bo', 'Cleo', 'Dan', 'Eve'], options: { openCards: true } });
  for (let n = 0; n < 33; n++) {
    const player = await table.mover();
    const { legal } = await table.look(player);
    await table.move(player, legal![(n * 7) % legal!.length]!);
  }
  const seat = table.seat(await table.mover());
  for (const locale of ['en-GB', 'ko-KR', 'es-MX']) {
    const page = await product.person({ locale, viewport: { width: 320, height: 640 } });
    await page.goto(seat);
    await cells(page).first().waitFor();
    const wide: number[] = [];
    for (let at = -1; at < (await cells(page).count()); at++) {
      if (at >= 0) await cells(page).nth(at).evaluate((cell) => (cell as HTMLElement).click());
      await page.locator(at < 0 ? '.factors' : '.slip .button.main').first().waitFor();
      wide.push(await page.evaluate(() => Math.max(document.documentElement.scrollWidth, ...[...document.querySelectorAll('.factors li')].map((factor) => factor.getBoundingClientRect().right))));
    }
    expect(Math.max(...wide), locale).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => scrollTo(0, 450));
    const apart = () => page.evaluate(() => document.querySelector('.held')!.getBoundingClientRect().top - document.querySelector('.mine')!.getBoundingClientRect().bottom);
    await expect.poll(apart).toBeGreaterThanOrEqual(0);
    await page.context().close();
  }
});

const BY_KEYBOARD = 4;

async function placeByKeys(page: Page): Promise<void> {
  const where = () => page.locator('[role=gridcell][aria-label]').evaluateAll((tiles) => tiles.map((tile) => [tile.getAttribute('aria-label'), (tile as HTMLElement).offsetLeft, (tile as HTMLElement).offsetTop].join(' ')));
  const before = await where();
  expect(await page.locator('.held .card').count()).toBe(5); // N4: what each of the others places lies open
  await page.getByRole('button', { name: 'Larger' }).focus();
  await page.keyboard.press('Tab');
  for (const key of ['ArrowUp', 'ArrowLeft', 'End', 'PageDown']) await page.keyboard.press(key);
  // The keys go over cards as well as cells; from wherever one is, some cell is not far.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'PageUp', 'ArrowUp']) {
    if (await page.evaluate(() => document.activeElement?.tagName === 'BUTTON' && document.activeElement.closest('[role=grid]') !== null)) break;
    await page.keyboard.press(key);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: /^Place the/ }).waitFor();
  expect((await where()).map(place)).toEqual(before.map(place));
  await send(page).press('Enter');
  await sent(page);
}

async function placeByPointing(page: Page, turns: number): Promise<void> {
  await cells(page).nth((turns * 5) % (await cells(page).count())).click();
  await send(page).click();
  await sent(page);
}

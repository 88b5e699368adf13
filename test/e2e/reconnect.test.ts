import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lay, type Laid } from './table.ts';
import { pickDraw, sendButton, turnBegins, turnEnds } from './play.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

interface Scene {
  readonly table: Laid;
  /** Who is to move, and who is not. */
  readonly mover: number;
  readonly other: number;
  /** The mover's page. */
  readonly page: Page;
}

/** A new table of two, seen by the one whose turn it is. */
async function scene(): Promise<Scene> {
  const table = await lay(product.url, { people: ['Ana', 'Bo'] });
  const mover = await table.mover();
  const page = await product.person();
  await page.goto(table.seat(mover));
  await turnBegins(page);
  return { table, mover, other: 1 - mover, page };
}

const movesOf = async (table: Laid) => (await table.look(null)).n;
const isDrawPicked = (page: Page) => page.getByRole('button', { name: /^Draw Deck/, pressed: true }).waitFor();
const kept = (page: Page) => page.getByText('Not connected: your choice is kept');
const lost = (page: Page) => page.getByText('Not connected. The table is shown as it was');

test('without a connection Send keeps the choice, and it is sent once when the connection is back', async () => {
  const { table, page } = await scene();
  await pickDraw(page);
  await page.context().setOffline(true);
  await sendButton(page).click();
  await kept(page).waitFor();
  await page.getByText('Draw a card from the Draw Deck.').waitFor();
  expect(await movesOf(table)).toBe(0);

  await page.context().setOffline(false);
  await turnEnds(page);
  await kept(page).waitFor({ state: 'hidden' });
  expect(await movesOf(table)).toBe(1);
  await page.context().close();
});

test('a connection that goes is told at once, and comes back by itself', async () => {
  const { table, other, mover, page } = await scene();
  await pickDraw(page);
  await page.context().setOffline(true);
  await lost(page).waitFor();
  await isDrawPicked(page);
  await page.context().setOffline(false);
  await lost(page).waitFor({ state: 'hidden' });
  await isDrawPicked(page);
  await table.move(mover, 'draw');
  await table.move(other, 'draw');
  await page.locator('.moves').getByText('drew a card.').first().waitFor();
  await page.context().close();
});

test('the server goes and comes back: the page says so, keeps the half-made choice, and sends it once', async () => {
  const { table, page } = await scene();
  await pickDraw(page);
  await product.kill();
  await lost(page).waitFor();
  await isDrawPicked(page);
  await product.revive();
  await lost(page).waitFor({ state: 'hidden' });
  await isDrawPicked(page);

  await product.kill();
  await lost(page).waitFor();
  await sendButton(page).click();
  await kept(page).waitFor();
  await product.revive();
  await turnEnds(page);
  expect(await movesOf(table)).toBe(1);
  await page.context().close();
});

test('a reload while the choice waits to be sent does not lose it', async () => {
  const { table, page } = await scene();
  await page.route('**/moves', (route) => route.abort());
  await pickDraw(page);
  await sendButton(page).click();
  await kept(page).waitFor();
  await page.reload();
  await kept(page).waitFor();
  await page.getByText('Draw a card from the Draw Deck.').waitFor();
  expect(await movesOf(table)).toBe(0);
  await page.unroute('**/moves');
  await turnEnds(page);
  expect(await movesOf(table)).toBe(1);
  await page.context().close();
});

test('an answer that is lost on its way does not make the move twice', async () => {
  const { table, page } = await scene();
  let sent = 0;
  await page.route('**/moves', async (route) => {
    await route.fetch();
    if (sent++ === 0) await route.abort();
    else await route.continue();
  });
  await pickDraw(page);
  await sendButton(page).click();
  await turnEnds(page);
  await expect.poll(() => sent, { timeout: 10_000 }).toBeGreaterThan(1);
  await kept(page).waitFor({ state: 'hidden' });
  expect(await movesOf(table)).toBe(1);
  await page.context().close();
});

test('a double click on Send is one move', async () => {
  const { table, page } = await scene();
  let sent = 0;
  page.on('request', (request) => void (sent += Number(request.url().endsWith('/moves'))));
  await pickDraw(page);
  await sendButton(page).dblclick();
  await turnEnds(page);
  expect(sent).toBe(1);
  expect(await movesOf(table)).toBe(1);
  await page.context().close();
});

test('of two tabs of one seat the other follows, and its half-made choice goes with the turn', async () => {
  const { table, mover, other, page } = await scene();
  const second = await page.context().newPage();
  await second.goto(table.seat(mover));
  await turnBegins(second);
  await pickDraw(second);
  await page.bringToFront();
  await pickDraw(page);
  await sendButton(page).click();
  await Promise.all([turnEnds(page), turnEnds(second)]);
  await sendButton(second).waitFor({ state: 'hidden' });
  await table.move(other, 'draw');
  await Promise.all([turnBegins(page), turnBegins(second)]);
  await page.context().close();
});

/** A second tab of the seat, which hears nothing more from the server once it is deafened. */
async function deafTab({ page, table, mover }: Scene): Promise<{ tab: Page; deafen(): void }> {
  const tab = await page.context().newPage();
  let deaf = false;
  await tab.routeWebSocket(/\/socket$/, (line: WebSocketRoute) => {
    const server = line.connectToServer();
    server.onMessage((message) => void (deaf || line.send(message)));
  });
  await tab.goto(table.seat(mover));
  await turnBegins(tab);
  return { tab, deafen: () => void (deaf = true) };
}

/** Buys one card with whatever the only card of the hand is. */
async function buyInstead(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: /^[1-5] of / }).first().click();
  await tab.getByText(/^Buy with/).waitFor();
}

test('a stale tab that acts on an old table is told so, and shows the table as it is, when it is its turn again', async () => {
  const now = await scene();
  const { tab, deafen } = await deafTab(now);
  deafen();
  await now.page.bringToFront();
  await pickDraw(now.page);
  await sendButton(now.page).click();
  await turnEnds(now.page);
  await now.table.move(now.other, 'draw');
  await turnBegins(now.page);
  await tab.bringToFront();
  await buyInstead(tab);
  await sendButton(tab).click();
  await tab.getByRole('alert').filter({ hasText: 'You have moved here already' }).waitFor();
  await tab.getByText('Your hand').waitFor();
  await expect.poll(() => tab.getByRole('button', { name: /^[1-5] of / }).count()).toBe(2);
  expect(await movesOf(now.table)).toBe(2);
  await now.page.context().close();
});

test('a stale tab that acts out of turn is told so, and shows whose turn it is', async () => {
  const now = await scene();
  const { tab, deafen } = await deafTab(now);
  deafen();
  await now.page.bringToFront();
  await pickDraw(now.page);
  await sendButton(now.page).click();
  await turnEnds(now.page);
  await tab.bringToFront();
  await buyInstead(tab);
  await sendButton(tab).click();
  await tab.getByRole('alert').filter({ hasText: 'You have moved here already' }).waitFor();
  await turnEnds(tab);
  expect(await movesOf(now.table)).toBe(1);
  await now.page.context().close();
});

test.each([
  { where: 'at the top of the page', scrolled: 0 },
  { where: 'scrolled down', scrolled: 300 },
])('what others do moves nothing under the finger, $where', async ({ scrolled }) => {
  const table = await lay(product.url, { people: ['Ana', 'Bo', 'Cyn'] });
  const me = await table.mover();
  const page = await product.person({ reducedMotion: 'no-preference', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.goto(table.seat(me));
  await turnBegins(page);
  await pickDraw(page);
  await sendButton(page).click();
  await turnEnds(page);
  await page.evaluate((y) => scrollTo(0, y), scrolled);
  const card = page.locator('.own .card').first();
  const places = async () => ({ card: await card.boundingBox(), y: await page.evaluate(() => scrollY), decks: await page.locator('.decks').boundingBox() });
  const before = await places();
  for (const what of ['draw', 'draw']) {
    const { n } = await table.move(await table.mover(), what);
    await page.getByText(`${n} moves`, { exact: true }).waitFor();
    expect(await places()).toEqual(before);
  }
  // Two others have drawn: that is told where the turn is made.
  await expect.poll(() => page.locator('.slip').innerText()).toMatch(/drew a card\. \w+ drew a card\./);
  await page.context().close();
});

test('what came while nobody looked is told when somebody looks again', async () => {
  const { table, mover, other, page } = await scene();
  await table.move(mover, 'draw');
  await turnEnds(page);
  const show = (state: string) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await table.move(other, 'draw');
  await turnBegins(page);
  await show('visible');
  const note = page.getByRole('region', { name: 'Since you last looked' });
  await note.getByText(`${['Ana', 'Bo'][other]!} drew a card.`).waitFor();
  expect(await note.getByRole('listitem').count()).toBe(1);
  await page.context().close();
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tabTo, tooSmall, violations } from './barriers.ts';
import { pickDraw, turnBegins, turnEnds } from './play.ts';
import { type Product, startProduct } from './product.ts';
import { lay, type Laid, post } from './table.ts';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff';

let product: Product;
let waiting: Laid;
let playing: Laid;
let over: Laid;
let belt: Laid;
let mover: number;
let beltMover: number;
beforeAll(async () => {
  product = await startProduct();
  waiting = await lay(product.url, { people: ['Ana', LONG], seats: 3 });
  playing = await lay(product.url, { people: ['Ana', LONG, 'Bo'], options: { market: true, buyFromBoth: true } });
  for (let i = 0; i < 9; i++) await anyMove(playing, i % 3 === 1);
  mover = await playing.mover();
  belt = await lay(product.url, { game: 'manufactory', people: ['Ana', LONG, 'Bo'] });
  for (let i = 0; i < 6; i++) await belt.move(await belt.mover(), (await belt.look(await belt.mover())).legal![0]!);
  beltMover = await belt.mover();
  over = await lay(product.url, { people: ['Ana', LONG] });
  for (let i = 0; (await over.look(null)).status === 'playing'; i++) await anyMove(over, i % 3 === 0);
});
afterAll(() => product.close());

/** A draw, or where wanted the largest purchase. */
async function anyMove(table: Laid, buying: boolean): Promise<void> {
  const player = await table.mover();
  const buys = (await table.look(player)).legal!.filter((text) => /^buy \w+ deck \d$/.test(text)).sort((a, b) => a.slice(-1).localeCompare(b.slice(-1)));
  await table.move(player, buying ? (buys.at(-1) ?? 'draw') : 'draw');
}

/** Every page somebody comes to, and how to tell in any language that it is there. */
const PAGES: Readonly<Record<string, { readonly url: () => string; readonly there: string; then?(page: Page): Promise<unknown> }>> = {
  'the first page': { url: () => product.url, there: '#games h3' },
  'a new table': { url: () => `${product.url}/new/guilds`, there: 'input[name=market]' },
  'a list that was brought': { url: () => `${product.url}/new/manufactory`, there: '.chosen', then: bringList },
  'a turn at the belt, with a part picked that costs one': { url: () => belt.seat(beltMover), there: '.belt button', then: (page) => page.locator('.belt button').nth(3).click() },
  'deleting a table': { url: () => waiting.seat(0), there: '.settings', then: askToDelete },
  'an invite': { url: () => waiting.seat(0), there: '.qr svg' },
  joining: { url: () => waiting.invite, there: 'input[name=name]' },
  'a turn, with a card picked': { url: () => playing.seat(mover), there: '.hand button.card', then: pickCard },
  waiting: { url: () => playing.seat((mover + 1) % 3), there: 'main details' },
  watching: { url: () => playing.watch, there: '.fan' },
  'the end': { url: () => over.seat(0), there: '.ledger', then: (page) => page.locator('.ledger tfoot').waitFor() },
  'the rules': { url: () => `${product.url}/rules/guilds`, there: '.prose h2' },
  'how one is told': { url: () => `${product.url}/inbox`, there: 'main h1', then: withInbox },
};

async function bringList(page: Page): Promise<void> {
  await page.locator('.chosen + .buttons button').click();
  await page.locator('.importer textarea').fill('name,cost,colors\nAnvil,3,WU\nA part with a name that is rather long,99,\nHook,abc,K');
  await page.locator('.paste + .buttons button').first().click();
  await page.locator('.so-many').waitFor();
}

async function askToDelete(page: Page): Promise<void> {
  await page.locator('.settings summary').last().click();
  await page.locator('.settings [aria-haspopup=dialog]').click();
  await page.locator('dialog[open]').waitFor();
}

async function pickCard(page: Page): Promise<void> {
  await page.locator('.hand button.card').first().click();
  await page.locator('.slip .button.main').waitFor();
}

/** An inbox in which an address waits, with everything opened that can be. */
async function withInbox(page: Page): Promise<void> {
  const key = `b-${'a7'.repeat(16)}`;
  await post(`${product.url}/api/inbox/settings`, { quiet: { from: '22:00', to: '08:00' } }, key);
  await post(`${product.url}/api/inbox/seats`, { table: waiting.id, key: waiting.keys[0] }, key);
  await post(`${product.url}/api/inbox/feeds`, {}, key);
  await page.evaluate((inbox) => localStorage.setItem('longhand/inbox', JSON.stringify(inbox)), key);
  await page.reload();
  await page.locator('.ways').waitFor();
  for (const summary of await page.locator('main summary').all()) await summary.click();
}

/** Comes to a page as a browser that holds nothing. */
async function come(page: Page, { url, there, then }: (typeof PAGES)[string]): Promise<void> {
  if (page.url() !== 'about:blank') await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await page.goto('about:blank');
  await page.goto(url());
  await page.locator(there).first().waitFor();
  await then?.(page);
}

describe('axe finds nothing, by day and by night', () => {
  let page: Page;
  beforeAll(async () => void (page = await product.person({ reducedMotion: 'reduce' })));
  afterAll(() => page.context().close());

  test.each(Object.entries(PAGES))('on %s', async (_, where) => {
    await come(page, where);
    expect(await violations(page)).toEqual([]);
  });
});

describe.each([{ locale: 'en-GB' }, { locale: 'ko-KR' }, { locale: 'es-MX' }])('$locale: nothing scrolls sideways', ({ locale }) => {
  test('at 320 pixels, and at 200 % zoom in a window of 1280', async () => {
    // Zoom is fewer CSS pixels, each of them larger.
    const page = await product.person({ locale, deviceScaleFactor: 2, reducedMotion: 'reduce', viewport: { width: 320, height: 640 } });
    const wide: string[] = [];
    for (const [name, where] of Object.entries(PAGES)) {
      await page.setViewportSize({ width: 320, height: 640 });
      await come(page, where);
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 640 });
        const found = await page.evaluate(() => document.documentElement.scrollWidth);
        if (found > width) wide.push(`${name} at ${width}: ${found}`);
      }
    }
    expect(wide).toEqual([]);
    await page.context().close();
  });
});

test('a whole turn by keyboard alone: choosing, taking back, choosing again, sending', async () => {
  const table = await lay(product.url, { people: ['Ana', 'Bo'] });
  for (let i = 0; i < 6; i++) await anyMove(table, false);
  const page = await product.person();
  await page.goto(table.seat(await table.mover()));
  await turnBegins(page);
  await page.keyboard.press('Tab');
  expect(await page.getByRole('link', { name: 'Skip to the page' }).evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');

  const cards = page.locator('.hand').getByRole('button');
  await tabTo(page, cards.first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.getByText(/^Buy with the/).waitFor();
  expect(await cards.nth(1).getAttribute('aria-pressed')).toBe('true');
  await tabTo(page, page.getByRole('button', { name: 'Take back', exact: true }));
  await page.keyboard.press('Space');
  await page.getByText('Take a card from a deck, or choose a card of your hand to buy with.').waitFor();

  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await tabTo(page, page.getByRole('button', { name: /^Draw Deck/ }));
  await page.keyboard.press('Space');
  await page.getByText('Draw a card from the Draw Deck.').waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Send', exact: true }));
  await page.keyboard.press('Enter');
  await turnEnds(page);
  expect((await table.look(null)).n).toBe(7);
  await page.context().close();
});

test('amounts, too, are chosen with the arrow keys', async () => {
  const page = await product.person();
  await page.goto(playing.seat(mover));
  await turnBegins(page);
  const best = page.locator('.hand').getByRole('button', { name: /^[2-5] of/ }).first();
  await tabTo(page, best);
  await page.keyboard.press('Space');
  const amounts = page.getByRole('group', { name: 'Draw Deck' });
  const most = (await amounts.getByRole('radio').count()) - 1;
  await tabTo(page, amounts.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowLeft');
  expect(most).toBeGreaterThan(1);
  await page.getByText(`and draw ${most - 1} card`).waitFor();
  await page.context().close();
});

test('everything to be pressed at the table is at least 44 pixels high on the smallest phone', async () => {
  const page = await product.person({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  await come(page, PAGES['a turn, with a card picked']!);
  await page.locator('main details').first().waitFor();
  expect(await tooSmall(page)).toEqual([]);
  await page.context().close();
});

test('a screen reader hears what the others do, and what is about to be sent', async () => {
  const table = await lay(product.url, { people: ['Ana', 'Bo'] });
  const first = await table.mover();
  const page = await product.person();
  await page.goto(table.seat(1 - first));
  await turnEnds(page);
  const name = ['Ana', 'Bo'][first]!;
  expect(await page.getByRole('log').innerText()).toBe('');
  await table.move(first, 'draw');
  await page.getByRole('log').filter({ hasText: `${name} drew a card.` }).waitFor();
  await turnBegins(page);
  await pickDraw(page);
  await page.getByRole('status').filter({ hasText: 'Draw a card from the Draw Deck.' }).waitFor();
  await page.context().close();
});

test('the browser had nothing to complain of in all this', () => {
  expect(product.complaints).toEqual([]);
});

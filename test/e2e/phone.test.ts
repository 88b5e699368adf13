import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { text } from '../../web/text/es.ts';
import { home } from '../../web/text/home/es.ts';
import { more } from '../../web/text/more/es.ts';
import { sent } from './play.ts';
import { lay } from './table.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const phone = (reducedMotion: 'reduce' | 'no-preference' = 'reduce') =>
  product.person({ reducedMotion, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'es-MX', colorScheme: 'dark', timezoneId: 'America/Mexico_City' });

const turn = (page: Page) => page.getByRole('heading', { level: 1, name: text.turn.your, exact: true });
const end = (page: Page) => page.getByRole('list', { name: more.over.result });
const send = (page: Page) => page.getByRole('button', { name: text.slip.send, exact: true });

/** Buys with the card of the highest number by touch, or draws. */
async function tapTurn(page: Page): Promise<void> {
  const names = await page.locator('.hand').getByRole('button').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')!));
  const best = names.filter((name) => /[2-5]/.test(name)).sort((a, b) => Number(/\d/.exec(b)) - Number(/\d/.exec(a)))[0];
  await (best === undefined ? page.locator('.decks').getByRole('button').first() : page.locator('.hand').getByRole('button', { name: best, exact: true })).tap();
  await send(page).tap();
  await sent(page);
}

test('a whole game against the house by touch, in Spanish and in the dark', async () => {
  const page = await phone();
  await page.goto(product.url);
  const night = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(night).toBe('rgb(13, 19, 32)');
  await page.getByRole('button', { name: home.house }).first().tap();
  await page.getByRole('heading', { name: 'Tu mano' }).waitFor();
  let turns = 0;
  for (;;) {
    await turn(page).or(end(page)).first().waitFor({ timeout: 20_000 });
    if (await end(page).isVisible()) break;
    await tapTurn(page);
    turns++;
  }
  expect(turns).toBeGreaterThan(2);
  await page.locator('.ledger tfoot').waitFor();
  await page.getByRole('button', { name: more.over.checkButton }).tap();
  await page.getByText(more.over.checks).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(product.complaints).toEqual([]);
  await page.context().close();
});

test('two taps from opening the link to sent, both within reach without scrolling', async () => {
  const table = await lay(product.url, { people: ['Ana', 'Bo'] });
  const page = await phone();
  await page.goto(table.seat(await table.mover()));
  await turn(page).waitFor();
  const tap = async (target: ReturnType<typeof send>) => {
    await target.waitFor();
    const { x, y, width, height } = (await target.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(740);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  await tap(page.locator('.decks').getByRole('button').first());
  await tap(send(page));
  await turn(page).waitFor({ state: 'hidden' });
  expect((await table.look(null)).n).toBe(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.context().close();
});

test('whoever is quick presses through what is still moving', async () => {
  const table = await lay(product.url, { people: ['Ana', 'Bo'] });
  const page = await phone('no-preference');
  const mover = await table.mover();
  await page.goto(table.seat(1 - mover));
  const deck = page.locator('.decks .pile').first();
  await deck.waitFor();
  const { x, y, width } = (await deck.boundingBox())!;
  // As soon as the other's card is on its way, the deck is pressed.
  await table.move(mover, 'draw');
  await turn(page).waitFor();
  await page.touchscreen.tap(x + width / 2, y + 20);
  await page.locator('.decks').getByRole('button', { pressed: true }).waitFor();
  await page.context().close();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from './product.ts';
import { lay } from './table.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

test.each([390, 1280])('a card chosen to buy with lies in the empty place of the Discard Deck, and nothing moves: %i pixels wide', async (width) => {
  const table = await lay(product.url, { people: ['Ana', 'Bo'] });
  const page = await product.person({ reducedMotion: 'no-preference', viewport: { width, height: 900 } });
  await page.goto(table.seat(await table.mover()));
  const card = page.locator('.hand button.card').first();
  await card.waitFor();
  const boxes = () => page.evaluate(() => [...document.querySelectorAll('.players, .pile, .pile .ghost, .pile b, .own')].map((one) => {
    const { x, y, width: w, height } = one.getBoundingClientRect();
    return [x, y + scrollY, w, height].map(Math.round);
  }));
  const before = await boxes();
  expect(before).toHaveLength(7);
  await card.click();
  const will = (await page.locator('.pile .will').boundingBox())!;
  const place = (await page.locator('.pile .ghost').boundingBox())!;
  const label = (await page.locator('.pile:has(.ghost) b').boundingBox())!;
  expect(await boxes()).toEqual(before);
  // It lies a little askew.
  const askew = will.width / 4;
  for (const [at, from] of [[will.x, place.x - askew], [will.y, place.y - askew], [place.x + place.width + 2 * askew, will.x + will.width], [label.y + askew, will.y + will.height]] as const) {
    expect(at).toBeGreaterThanOrEqual(from);
  }
  await page.context().close();
});

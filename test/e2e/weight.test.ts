import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from './product.ts';
import { lay } from './table.ts';

// The budgets of the build, seen from a browser: whatever a page asks for before anybody presses anything.
const SHELL = 25_000;
const GAME = 12_000;
const GATES = 16_000;

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

/** Bytes of script after gzip that a fresh browser loads for an address. */
async function weight(address: string, locale: string): Promise<number> {
  const page = await product.person({ locale });
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => void (new URL(response.url()).pathname.endsWith('.js') && scripts.push(response.body())));
  await page.goto(address, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(scripts);
  await page.context().close();
  expect(bodies.length).toBeGreaterThan(2);
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}

test.each(['en-GB', 'ko-KR', 'es-ES'])('the first page and the table of somebody whose turn it is, in %s', async (locale) => {
  expect(await weight(`${product.url}/`, locale)).toBeLessThanOrEqual(SHELL);
  const table = await lay(product.url, { people: ['Ana', 'Bo'] });
  for (const player of [0, 1]) expect(await weight(table.seat(player), locale)).toBeLessThanOrEqual(SHELL + GAME);
});

test('the table of Gates, the largest game, in the longest of its languages', async () => {
  const table = await lay(product.url, { game: 'gates', people: ['Ana', 'Bo'] });
  for (const player of [0, 1]) expect(await weight(table.seat(player), 'ko-KR')).toBeLessThanOrEqual(SHELL + GATES);
});

test('the table of Manufactory, in the longest of its languages', async () => {
  const table = await lay(product.url, { game: 'manufactory', people: ['Ana', 'Bo'] });
  for (const player of [0, 1]) expect(await weight(table.seat(player), 'ko-KR')).toBeLessThanOrEqual(SHELL + GAME);
});

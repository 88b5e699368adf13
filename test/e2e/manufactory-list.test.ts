import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sync } from '../../shared/protocol.ts';
import { inviteLink, send, sitDown } from './play.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const COLOURS = ['W', 'U', 'B', 'R', 'G'];
/** 40 parts of one colour each, with names that stand nowhere else. */
const NAMES = Array.from({ length: 40 }, (_, i) => `Oddment ${i + 1}`);
const LIST = ['name,cost,colors', ...NAMES.map((name, i) => `${name},${i % 7},${COLOURS[i % 5]}`)].join('\n');

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bring a list' });

async function bring(page: Page): Promise<void> {
  await page.goto(`${product.url}/new/manufactory`);
  await page.getByRole('button', { name: 'Bring a list…' }).click();
  await dialog(page).waitFor();
}

/** The names of the list that a page shows or says anywhere. */
const namesOn = (page: Page): Promise<number> => page.evaluate(() => new Set(document.documentElement.outerHTML.match(/Oddment \d+/g)).size);

/** Takes the first part of the belt. */
async function take(page: Page): Promise<void> {
  await page.locator('.belt button').first().click();
  await send(page);
}

const titled = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

test('a list from a file is played with: those at the table see its names, who watches does not, and it goes when the table is deleted', async () => {
  const [host, friend, spectator] = await Promise.all([product.person(), product.person({ viewport: { width: 360, height: 740 } }), product.person()]);
  await bring(host);
  const chosen = host.waitForEvent('filechooser');
  await dialog(host).getByRole('button', { name: 'Open a file' }).click();
  await (await chosen).setFiles({ name: 'oddments.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
  await dialog(host).getByText('Enough for 2 crates: each game draws 30 of the 40.').waitFor();
  await dialog(host).getByRole('button', { name: 'Use these 40 parts' }).click();
  await dialog(host).waitFor({ state: 'hidden' });
  // The focus is back where it came from.
  expect(await host.evaluate(() => document.activeElement?.textContent)).toBe('Change the list…');
  await host.getByLabel('Your name').fill('Ana');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.waitForURL(/\/t\/[a-z0-9]+$/);
  const url = host.url();
  expect(await host.locator('.options').innerText()).toContain('a list of 40 parts');

  await sitDown(friend, await inviteLink(host), 'Bo');
  await spectator.goto(url);
  const players = [host, friend];
  for (let i = 0; i < 3; i++) {
    const mover = await Promise.any(players.map(async (page) => (await titled(page, /^Your turn$/).waitFor(), page)));
    await take(mover);
  }
  const id = new URL(url).pathname.slice('/t/'.length);
  const sync = async (): Promise<Sync & { readonly error?: string }> => (await fetch(`${product.url}/api/tables/${id}`)).json() as Promise<Sync & { readonly error?: string }>;
  expect((await sync()).n).toBe(3);
  for (const page of players) await expect.poll(() => namesOn(page)).toBeGreaterThan(5);
  await expect.poll(() => spectator.locator('.belt [role=img], .belt button').count()).toBeGreaterThan(3);
  expect(await namesOn(spectator)).toBe(0);

  expect(await friend.getByText('As the host').count()).toBe(0);
  await host.getByText('As the host', { exact: true }).click();
  await host.getByRole('button', { name: 'Delete this table…' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  expect((await sync()).status).toBe('playing');
  await host.getByRole('button', { name: 'Delete this table…' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await host.waitForURL(`${product.url}/`);
  expect((await sync()).error).toBe('gone');
  for (const page of [friend, spectator]) await page.getByText('This table is gone').waitFor();
  expect(await host.locator(`a[href="/t/${id}"]`).count()).toBe(0);
  await host.goto(url);
  await host.getByText('This table is gone').waitFor();
  await friend.goto(product.url);
  await friend.locator('#games h3').first().waitFor();
  expect(await friend.locator(`a[href="/t/${id}"]`).count()).toBe(0);
  // Asking for what is gone is answered with 410, which a browser's console calls an error.
  expect(product.complaints.filter((said) => !said.includes('410'))).toEqual([]);
});

test('a list that is pasted is read at once; what is wrong with it is mended in the dialog, by keyboard alone', async () => {
  const page = await product.person();
  await bring(page);
  const area = dialog(page).getByLabel('Paste a list');
  await area.fill(`${NAMES.slice(0, 30).join('\n')}\n`);
  await area.press('Control+A');
  await area.press('Control+X');
  await area.press('Control+V');
  await dialog(page).getByText('30 names come without cost and colours').waitFor();
  await dialog(page).getByText('Fill in by hand').press('Enter');
  await dialog(page).getByLabel('Cost of Oddment 1', { exact: true }).fill('3');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Use this part' }).waitFor();
  // Enter sent no form: the page is still the one that opens a table, with the dialog over it.
  expect(new URL(page.url()).pathname).toBe('/new/manufactory');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Use this part' }).press('Enter');
  // The dialog says it in other words, and takes a moment to go.
  await expect.poll(() => page.locator('.error').allInnerTexts()).toEqual([expect.stringContaining('The list is 29 parts short')]);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Your name').press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Change the list…');
  await page.getByRole('button', { name: 'Use the built-in parts' }).press('Enter');
  await page.getByLabel('Your name').press('Enter');
  await page.waitForURL(/\/t\/[a-z0-9]+$/);
  await page.locator('.options').getByText('built in').waitFor();
});

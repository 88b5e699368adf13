import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SeatTaken } from '../../shared/protocol.ts';
import { turnBegins } from './play.ts';
import { type Product, startProduct } from './product.ts';
import { lay, type Laid, post } from './table.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct({ LETTER_DELAY: '0' })));
afterAll(() => product.close());

/** The request arrives and is done, and its answer is lost on the way. */
const loseAnswer = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort();
};
const sit = (page: Page) => page.getByRole('button', { name: 'Sit down', exact: true }).click();
const hand = (page: Page) => page.getByRole('heading', { name: 'Your hand' });
const open = (page: Page, summary: string) => page.locator('summary').filter({ hasText: summary }).click();
const leave = (page: Page) => page.context().close();

async function friendAt(table: Laid): Promise<Page> {
  const page = await product.person();
  await page.goto(table.invite);
  await page.getByLabel('Your name').fill('Bo');
  return page;
}

test('an answer to "sit down" that is lost is asked for again by itself, and is one seat', async () => {
  const table = await lay(product.url, { people: ['Ana'], seats: 3 });
  const page = await friendAt(table);
  await page.route('**/seats', loseAnswer, { times: 1 });
  await sit(page);
  await page.getByRole('heading', { name: 'Two are seated' }).waitFor();
  expect((await table.look(null)).players).toHaveLength(2);
  await leave(page);
});

test('the last seat, taken with a lost answer and a page that was closed over it, is still one’s own', async () => {
  const table = await lay(product.url, { people: ['Ana'], seats: 2 });
  const page = await friendAt(table);
  await page.route('**/seats', loseAnswer);
  await sit(page);
  await page.getByText('Every seat at this table is taken').or(page.getByRole('heading', { name: 'Hands' })).first().waitFor();
  expect(await page.getByText('Every seat at this table is taken').count()).toBe(0);
  await page.goto('about:blank');
  await page.unroute('**/seats');
  await page.goto(table.watch);
  await hand(page).waitFor();
  expect((await table.look(null)).players.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
  await leave(page);
});

test('a new link whose answer is lost, and whose page was closed over it, is found again with the old one', async () => {
  const table = await lay(product.url, { people: ['Ana', 'Bo'], mail: true });
  const page = await product.person();
  await page.goto(table.seat(0));
  await open(page, 'Play on another device');
  await open(page, 'New link');
  await page.route('**/reissue', loseAnswer);
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/reissue'));
  await page.getByRole('button', { name: 'Make a new link' }).click();
  await asked;
  await page.goto('about:blank');
  await page.unroute('**/reissue');
  await page.goto(table.watch);
  await hand(page).waitFor();
  await page.getByText('Your link is a new one').waitFor();
  await open(page, 'Letters');
  await page.getByText('No letters come from this table.').waitFor();
  await expect(table.look(0)).resolves.toMatchObject({ error: 'bad-key' });
  await leave(page);
});

test('a letter opened where one’s own key is held shows its choice, and so does one opened in the very page; its stop is asked about there', async () => {
  const table = await lay(product.url, { people: ['Ana', 'Bo'], mail: true });
  const mover = await table.mover();
  const text = await vi.waitUntil(() => letterOf(table.id), { timeout: 10_000, interval: 200 });
  const [choice, stop] = [/\S+&move=draw/, /\S+&stop/].map((link) => link.exec(text)![0]);
  const page = await product.person();
  await page.goto(table.seat(mover));
  await turnBegins(page);
  await page.goto('about:blank');
  await page.goto(choice!);
  const picked = page.getByRole('button', { name: /^Draw Deck/, pressed: true });
  await picked.waitFor();
  await page.getByText('Play on another device').waitFor();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await picked.waitFor({ state: 'hidden' });

  const paste = (link: string) => page.evaluate((hash) => void (location.hash = hash), new URL(link).hash);
  await paste(choice!);
  await picked.waitFor();
  await paste(stop!);
  await page.getByRole('heading', { name: 'No more letters for this table?' }).waitFor();
  await page.getByRole('button', { name: 'To the table' }).click();
  await turnBegins(page);
  expect(new URL(page.url()).hash).toBe('');
  expect((await table.look(null)).n).toBe(0);
  await leave(page);
});

/** The letter that came from a table, as text, once there is one. */
async function letterOf(table: string): Promise<string | undefined> {
  const letters = (await (await fetch(`${product.url}/mailbox?format=json`)).json()) as { id: number; key: string }[];
  const letter = letters.find(({ key }) => key.startsWith(`${table}/`));
  return letter === undefined ? undefined : (await fetch(`${product.url}/mailbox/${letter.id}/text`)).text();
}

test('a browser that keeps nothing says so, and has the seat in the address bar', async () => {
  const table = await lay(product.url, { people: ['Ana'], seats: 3 });
  const page = await product.person();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: () => { throw new DOMException('none here', 'SecurityError'); } });
  });
  await page.goto(table.invite);
  expect(new URL(page.url()).hash).toMatch(/^#join=/);
  await page.getByLabel('Your name').fill('Bo');
  await sit(page);
  await page.getByText('This browser keeps nothing').waitFor();
  const { hash } = new URL(page.url());
  expect(hash).toMatch(/^#seat=s1-/);
  await page.reload();
  await page.getByRole('heading', { name: 'Two are seated' }).waitFor();
  expect(new URL(page.url()).hash).toBe(hash);
  expect((await table.look(null)).players).toHaveLength(2);

  const { table: id, invite } = { table: table.id, invite: table.invite.split('=')[1]! };
  await post<SeatTaken>(`${product.url}/api/tables/${id}/seats`, { invite, name: 'Cyn' });
  await hand(page).waitFor();
  await page.getByText('This browser keeps nothing').waitFor();
  await leave(page);
});

test('a name that only the server refuses is told beside the field', async () => {
  const table = await lay(product.url, { people: ['Ana'], seats: 2 });
  const page = await friendAt(table);
  await page.getByLabel('Your name').fill('B\u2060o');
  await sit(page);
  await page.getByText('This name cannot be used').waitFor();
  expect(await page.getByText('could not be read').count()).toBe(0);
  await page.goto(`${product.url}/new/guilds`);
  await page.getByLabel('Your name').fill('B\u2060o');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('This name cannot be used').waitFor();
  await leave(page);
});

test('storage that a hand has broken breaks no page', async () => {
  const table = await lay(product.url, { people: ['Ana', 'Bo'] });
  const page = await product.person();
  await page.goto(table.seat(0));
  await hand(page).waitFor();
  await page.evaluate((id) => {
    const held = JSON.parse(localStorage.getItem('longhand/tables')!) as { keys: unknown[] }[];
    held[0]!.keys.unshift(null, 3, {});
    localStorage.setItem('longhand/tables', JSON.stringify([null, 7, ...held]));
    localStorage.setItem(`longhand/seen/${id}/0`, '{"n":-1,"at":"long ago"}');
    localStorage.setItem(`longhand/sitting/${id}`, '[]');
  }, table.id);
  await page.reload();
  await hand(page).waitFor();
  await page.goto(product.url);
  await page.getByRole('heading', { name: 'Your tables' }).waitFor();
  await page.locator(`a[href="/t/${table.id}"]`).waitFor();
  expect(product.complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
  await leave(page);
});

import { generateKeyPairSync } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Inbox } from '../../shared/inbox.ts';
import { allLetters, asked, type InBox, turnLetters } from './letters.ts';
import { openTable, send, turnBegins } from './play.ts';
import { type Product, startProduct } from './product.ts';
import { lay, type Laid } from './table.ts';

let product: Product;
/** Ana's browser; and her table with the house. */
let ana: Page;
let table: string;

beforeAll(async () => {
  product = await startProduct({ LETTER_DELAY: '0', LETTER_PATIENCE: '0', ...vapid() });
  ana = await product.person({ permissions: ['notifications'] });
});
afterAll(() => product.close());

function vapid(): Record<string, string> {
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]);
  return { VAPID_PUBLIC: point.toString('base64url'), VAPID_PRIVATE: d!, VAPID_SUBJECT: 'mailto:host@example.org' };
}

const tableId = (): string => new URL(table).pathname.split('/')[2]!;
const keyOf = async (page: Page): Promise<string> => JSON.parse((await page.evaluate(() => localStorage.getItem('longhand/inbox')))!) as string;
const inboxOf = async (key: string): Promise<Inbox> => (await fetch(`${product.url}/api/inbox`, { headers: { authorization: `Bearer ${key}` } })).json() as Promise<Inbox>;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const tables = (page: Page) => page.locator('.rows.tables h3 a');

test('a visitor gets no key; who sits down gets one, and a cookie that no script sees', async () => {
  await ana.goto(product.url);
  await tables(ana).or(ana.getByText('No tables yet')).first().waitFor();
  expect(await ana.evaluate(() => localStorage.getItem('longhand/inbox'))).toBeNull();
  expect(await ana.context().cookies()).toEqual([]);
  const kept = ana.waitForResponse('**/api/inbox/keep');
  table = await openTable(ana, product.url, { seats: 2, name: 'Ana', mail: 'ana@example.org' });
  await kept;
  const [cookie, ...more] = await ana.context().cookies();
  expect(cookie).toMatchObject({ name: '__Host-longhand', value: await keyOf(ana), httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
  expect(more).toEqual([]);
  expect(await ana.evaluate(() => document.cookie)).toBe('');
  expect((await inboxOf(await keyOf(ana))).zone).toBe('Europe/Madrid');
});

test('an address is asked first: looked at by a scanner, its letter changes nothing; pressed by a person, letters come', async () => {
  const letter = await asked(product.url, 'ana@example.org');
  await ana.goto(`${product.url}/inbox`);
  await ana.getByText(/^a…@example\.org waits to be confirmed/).waitFor();
  await unchangedBy(() => scan(letter));
  const elsewhere = await product.person();
  await elsewhere.goto(linkOf(letter, '#confirm='));
  expect(new URL(elsewhere.url()).hash).toBe('');
  await press(elsewhere, 'Yes, send letters there');
  await heading(elsewhere, 'Letters will come').waitFor();
  await elsewhere.context().close();
  await ana.reload();
  await ana.getByText('Letters go to a…@example.org.').waitFor();
});

test('a turn’s letter plays from its link, and the ledger tells of it; a scanner of it changes nothing', async () => {
  await ana.goto(table);
  await press(ana, 'Fill the free seat with the house and begin');
  await turnBegins(ana);
  await ana.goto('about:blank');
  const letter = await vi.waitUntil(async () => (await turnLetters(product.url, tableId()))[0], { timeout: 10_000 });
  await unchangedBy(() => scan(letter));
  const phone = await product.person();
  await phone.goto(linkOf(letter, '&move=draw'));
  await send(phone);
  expect((await syncOf()).n).toBeGreaterThan(0);
  await phone.context().close();
  await ana.goto(`${product.url}/inbox`);
  const told = ana.locator('.told li');
  await told.filter({ hasText: 'Your turn: Mystique Guilds' }).first().waitFor();
  expect(await told.last().innerText()).toContain('A letter to confirm the address');
  expect(await told.last().innerText()).toContain('by letter to a…@example.org. The post has taken it.');
});

test('an emptied storage costs nobody a seat', async () => {
  await ana.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await ana.goto('about:blank');
  await ana.goto(product.url);
  await expect.poll(() => tables(ana).allInnerTexts(), { timeout: 10_000 }).toEqual(['Mystique Guilds']);
  await ana.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await ana.goto(table);
  await ana.getByRole('heading', { name: 'Your hand' }).waitFor();
});

test('another device takes the tables by a link, after a press; one that has tables of its own brings them along', async () => {
  await ana.goto(`${product.url}/inbox`);
  await ana.locator('summary', { hasText: 'Use on another device' }).click();
  await press(ana, 'Show the link');
  const link = await ana.getByLabel('The link to all your tables').inputValue();
  expect(link).toBe(`${product.url}/#inbox=${await keyOf(ana)}`);
  const fresh = await product.person();
  await fresh.goto(link);
  await fresh.getByText('The link you opened holds one seat.').waitFor();
  expect(fresh.url()).toBe(`${product.url}/inbox`);
  expect(await fresh.context().cookies()).toEqual([]);
  await press(fresh, 'Bring them here');
  await expect.poll(() => tables(fresh).count()).toBe(1);
  await fresh.context().close();

  const other = await product.person();
  const own = await openTable(other, product.url, { seats: 3, name: 'Ana' });
  await other.goto(link);
  await press(other, 'Bring the two together');
  await expect.poll(() => tables(other).count()).toBe(2);
  expect(await keyOf(other)).toBe(await keyOf(ana));
  const { seats } = await inboxOf(await keyOf(ana));
  expect(new Set(seats.map((seat) => `${seat.table} ${seat.told}`))).toEqual(new Set([`${tableId()} true`, `${new URL(own).pathname.split('/')[2]} true`]));
  await other.context().close();
});

test('a seat of before is added when it is next used, and not by being looked at', async () => {
  const laid: Laid = await lay(product.url, { people: ['Bo', 'Cyn'] });
  const mover = await laid.mover();
  const page = await product.person();
  await page.goto(laid.seat(mover));
  await turnBegins(page);
  expect(await page.evaluate(() => localStorage.getItem('longhand/inbox'))).toBeNull();
  const added = page.waitForResponse('**/api/inbox/seats');
  await page.getByRole('button', { name: /^Draw Deck/ }).click();
  await send(page);
  await added;
  expect((await inboxOf(await keyOf(page))).seats).toMatchObject([{ table: laid.id, key: laid.keys[mover], told: true }]);
  await page.context().close();
});

test('two pushes of one table are one notification', async () => {
  // The browser's own push service is out of reach here; everything after it is real.
  await ana.addInitScript(() => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/one', keys }) }) as unknown as PushSubscription;
  });
  await ana.goto(`${product.url}/inbox`);
  expect(await ana.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await press(ana, 'Tell me on this device');
  await ana.getByText('This device is told.').waitFor();
  const line = await ana.context().newCDPSession(ana);
  const registered = new Promise<string>((found) => line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && found(registrations[0].registrationId)));
  await line.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = (body: string, tag: string) =>
    line.send('ServiceWorker.deliverPushMessage', { origin: product.url, registrationId, data: JSON.stringify({ title: 'Your turn', body, tag, url: `/t/${tag}` }) });
  const shown = () => ana.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ body, tag }) => `${tag}: ${body}`).sort((a, b) => (a < b ? -1 : 1)));
  await push('Bo drew.', 'one');
  await push('Bo bought.', 'one');
  await push('Cyn drew.', 'two');
  await expect.poll(shown, { timeout: 10_000 }).toEqual(['one: Bo bought.', 'two: Cyn drew.']);
  await ana.locator('section', { has: ana.locator('#push') }).getByRole('button', { name: 'Stop' }).click();
  await ana.getByRole('button', { name: 'Tell me on this device' }).waitFor();
  expect(await ana.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('quiet hours and language are kept; this browser is forgotten when asked', async () => {
  await ana.goto(`${product.url}/inbox`);
  await ana.getByLabel('Quiet hours').check();
  await ana.getByLabel('From').fill('23:30');
  await ana.getByText('Español', { exact: true }).first().click();
  await press(ana, 'Keep this');
  await ana.getByText('Kept.').waitFor();
  const key = await keyOf(ana);
  expect(await inboxOf(key)).toMatchObject({ language: 'es', quiet: { from: '23:30', to: '08:00' } });
  await ana.locator('summary', { hasText: 'Forget this browser' }).click();
  await press(ana, 'Forget it now');
  await ana.getByText('No tables yet').waitFor();
  expect(await ana.context().cookies()).toEqual([]);
  expect(await ana.evaluate(() => Object.keys(localStorage).filter((name) => /inbox|tables/.test(name)))).toEqual([]);
  expect((await inboxOf(key)).seats).toHaveLength(2);
  expect(product.complaints).toEqual([]);
});

const syncOf = async () => (await fetch(`${product.url}/api/tables/${tableId()}`)).json() as Promise<{ n: number }>;

/** The link of a letter that holds this. */
const linkOf = (letter: InBox, what: string): string => letter.text.split(/\s+/).find((word) => word.includes(what))!;

async function unchangedBy(what: () => Promise<void>): Promise<void> {
  const everything = async () => [await syncOf(), await allLetters(product.url), await inboxOf(await keyOf(await homeOf(ana)))];
  const before = await everything();
  await what();
  expect(await everything()).toEqual(before);
}

/** A page that can read what this browser keeps. */
async function homeOf(page: Page): Promise<Page> {
  if (page.url() === 'about:blank') await page.goto(`${product.url}/about`);
  return page;
}

// The one button at the end of each way.
const LAST = ['Send', 'Yes, send letters there', 'Stop letters'];

/** What the most eager mail scanner does: HEAD and GET, then each link in a browser, with every button pressed but the last. */
async function scan(letter: InBox): Promise<void> {
  const links = [...new Set(letter.text.match(/https?:\/\/\S+/g))];
  expect(links.length).toBeGreaterThan(1);
  for (const method of ['HEAD', 'GET']) await Promise.all(links.map((link) => fetch(link, { method, headers: { accept: 'text/html' } })));
  const next = async (): Promise<void> => {
    for (let link = links.shift(); link !== undefined; link = links.shift()) await pressEverything(link);
  };
  await Promise.all([next(), next(), next()]);
}

async function pressEverything(link: string): Promise<void> {
  const page = await product.person();
  await page.goto(link);
  await page.getByRole('button', { name: new RegExp(LAST.join('|')) }).or(page.getByRole('button', { name: /^Draw Deck/ })).first().waitFor();
  await page.evaluate(async (last) => {
    const buttons = [...document.querySelectorAll('button')].filter((button) => button.checkVisibility() && !last.includes(button.textContent.trim()));
    for (const button of buttons) button.click();
    // Whatever they have asked for was asked before this.
    await fetch('/api/games');
  }, LAST);
  await page.context().close();
}

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SeatTaken } from '../../shared/protocol.ts';
import { more as es } from '../../web/text/more/es.ts';
import { more as ko } from '../../web/text/more/ko.ts';
import { inviteLink, openTable, sitDown, turnBegins } from './play.ts';
import { type Product, startProduct } from './product.ts';
import { lay, post } from './table.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct({ LETTER_DELAY: '0' })));
afterAll(() => product.close());

/** Somebody who takes a seat elsewhere, by the invite link. */
const arrive = (invite: string, name: string) => {
  const [, table, secret] = /\/t\/(\w+)#join=(.+)$/.exec(invite)!;
  return post<SeatTaken>(`${product.url}/api/tables/${table}/seats`, { invite: secret, name });
};

const seated = (page: Page, name: string) => page.locator('.players li').filter({ has: page.getByText(name, { exact: true }) });
const isDealt = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Your turn|Waiting for)/ }).waitFor();
const hand = (page: Page) => page.getByRole('heading', { name: 'Your hand' });
const open = (page: Page, summary: string) => page.locator('summary').filter({ hasText: summary }).click();
const leave = (...pages: Page[]) => Promise.all(pages.map((page) => page.context().close()));

test('a host of four sees names arrive, and fills what is free with the house', async () => {
  const ana = await product.person();
  await openTable(ana, product.url, { seats: 4, name: 'Ana' });
  const invite = await inviteLink(ana);
  await ana.getByRole('heading', { name: 'You are the first to sit down' }).waitFor();
  await arrive(invite, 'Bo');
  await ana.getByRole('status').filter({ hasText: 'Bo has sat down.' }).waitFor();
  await seated(ana, 'Bo').waitFor();
  await ana.getByRole('heading', { name: 'Two are seated' }).waitFor();
  await ana.getByRole('button', { name: 'Let the house play seat 3' }).click();
  await seated(ana, 'The house').waitFor();
  await ana.getByRole('button', { name: 'Fill the free seat with the house and begin' }).click();
  await isDealt(ana);
  await expect.poll(() => ana.locator('.players li').count()).toBe(4);
  await leave(ana);
});

test('a friend whose browser is Korean reads Korean, and can go on in Spanish', async () => {
  const table = await lay(product.url, { people: ['Ana'], seats: 2 });
  const friend = await product.person({ locale: 'ko-KR', viewport: { width: 360, height: 740 } });
  await friend.goto(table.invite);
  await friend.getByRole('heading', { level: 1, name: 'Ana' }).waitFor();
  await friend.getByRole('button', { name: ko.join.sit, exact: true }).waitFor();
  expect(await friend.locator('html').getAttribute('lang')).toBe('ko');
  expect(await friend.title()).toMatch(/[가-힣]/);

  await friend.getByRole('button', { name: 'Español' }).click();
  await friend.getByRole('button', { name: es.join.sit, exact: true }).waitFor();
  expect(await friend.locator('html').getAttribute('lang')).toBe('es');
  await friend.getByLabel(es.form.name).fill('수빈');
  await friend.getByRole('button', { name: es.join.sit, exact: true }).click();
  await friend.getByRole('heading', { name: 'Tu mano' }).waitFor();
  await friend.reload();
  await friend.getByRole('heading', { name: 'Tu mano' }).waitFor();
  await leave(friend);
});

test('coming back through the same link is the same seat, before the deal and after it', async () => {
  const table = await lay(product.url, { people: ['Ana'], seats: 3 });
  const bo = await product.person();
  await sitDown(bo, table.invite, 'Bo');
  await bo.getByRole('heading', { name: 'Two are seated' }).waitFor();
  await bo.goto('about:blank');
  await bo.goto(table.invite);
  await seated(bo, 'Bo').and(bo.locator('.you')).waitFor();
  await bo.getByText('This browser already has a seat here.').waitFor();
  expect((await table.look(null)).players).toHaveLength(2);

  await arrive(table.invite, 'Cyn');
  await hand(bo).waitFor();
  await bo.goto('about:blank');
  await bo.goto(table.invite);
  await hand(bo).waitFor();
  await leave(bo);
});

test('the next one at a full table is told so, and may watch', async () => {
  const table = await lay(product.url, { people: ['Ana'], seats: 2 });
  const slow = await product.person();
  await slow.goto(table.invite);
  await slow.getByLabel('Your name').fill('Dee');
  const late = await product.person();
  await slow.route('**/seats', async (route) => {
    await arrive(table.invite, 'Bo');
    await route.continue();
  });
  await slow.getByRole('button', { name: 'Sit down', exact: true }).click();
  await late.goto(table.invite);
  for (const page of [slow, late]) {
    await page.getByText('Every seat at this table is taken. You can watch').waitFor();
    await page.getByRole('heading', { name: 'Hands' }).waitFor();
    expect(await hand(page).count()).toBe(0);
  }
  await leave(slow, late);
});

test('names: markup is text, emoji and right-to-left stay whole, none and too long are told beside the field', async () => {
  const table = await lay(product.url, { people: ['Ana'], seats: 4 });
  const host = await product.person();
  await host.goto(table.seat(0));
  const markup = '<img src=x onerror=alert(1)>';
  const friend = await product.person();
  await friend.goto(table.invite);
  const name = friend.getByLabel('Your name');
  const sit = friend.getByRole('button', { name: 'Sit down', exact: true });
  await sit.click();
  await friend.getByText('Type a name first.').waitFor();
  await name.fill('x'.repeat(41));
  await sit.click();
  await friend.getByText('A name has at most 40 characters.').waitFor();
  expect(await name.evaluate((field) => field === document.activeElement && field.getAttribute('aria-invalid') === 'true')).toBe(true);
  await name.fill('ANA');
  await sit.click();
  await friend.getByText('Somebody at this table already goes by that name.').waitFor();
  expect((await table.look(null)).players).toHaveLength(1);
  await name.fill(markup);
  await sit.click();

  await seated(host, markup).waitFor();
  await arrive(table.invite, '👩🏽‍🚀🎈');
  await seated(host, '👩🏽‍🚀🎈').waitFor();
  await arrive(table.invite, 'דנה (1)');
  await hand(friend).waitFor();
  expect((await friend.locator('.players bdi').allInnerTexts()).sort()).toEqual(['Ana', markup, '👩🏽‍🚀🎈', 'דנה (1)'].sort());
  expect(await friend.locator('main img').count()).toBe(0);
  await leave(host, friend);
});

test('several seats in one browser: sitting down once more, and going from one to the other', async () => {
  const ana = await product.person();
  await openTable(ana, product.url, { seats: 2, name: 'Ana' });
  const invite = await inviteLink(ana);
  await ana.goto('about:blank');
  await ana.goto(invite);
  await open(ana, 'Sit down once more');
  await ana.getByLabel('Your name').fill('Ana again');
  await ana.getByRole('button', { name: 'Sit down', exact: true }).click();
  await hand(ana).waitFor();
  const shown = () => ana.locator('.players .you bdi').innerText();
  const cards = () => ana.locator('.own .card').evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  expect(await shown()).toBe('Ana again');
  const before = await cards();
  await ana.getByRole('group', { name: 'Your seats here' }).getByRole('radio', { name: /^Ana( ·.*)?$/ }).check();
  await expect.poll(shown).toBe('Ana');
  expect(await cards()).not.toEqual(before);
  await ana.reload();
  await hand(ana).waitFor();
  expect(await shown()).toBe('Ana');
  await leave(ana);
});

test.each([{ what: 'being played', seats: 2 }, { what: 'that waits', seats: 3 }])('a forged seat link says so, at a table $what', async ({ seats }) => {
  const table = await lay(product.url, { people: ['Ana', 'Bo'], seats });
  const page = await product.person();
  await page.goto(`${table.watch}#seat=s0-${'0'.repeat(32)}`);
  await page.getByText('That link does not open a seat here any more.').waitFor();
  expect(await hand(page).count()).toBe(0);
  expect(new URL(page.url()).hash).toBe('');
  await leave(page);
});

test('a new link for a seat: the old device is told, the new one plays on', async () => {
  const table = await lay(product.url, { people: ['Ana', 'Bo'] });
  const mover = await table.mover();
  const old = await product.person();
  await old.goto(table.seat(mover));
  await turnBegins(old);
  const fresh = await product.person();
  await fresh.goto(table.seat(mover));
  await turnBegins(fresh);
  await open(fresh, 'Play on another device');
  await open(fresh, 'New link');
  await fresh.getByRole('button', { name: 'Make a new link' }).click();
  await old.getByText('That link does not open a seat here any more.').waitFor();
  await old.getByRole('heading', { name: 'Hands' }).waitFor();
  await turnBegins(fresh);
  await open(fresh, 'Play on another device');
  await fresh.getByRole('button', { name: 'Show my link' }).click();
  const link = await fresh.getByLabel('The link of your seat').inputValue();
  expect(link).not.toBe(table.seat(mover));

  await old.goto(link);
  await turnBegins(old);
  await leave(old, fresh);
});

test('letters are switched on and off at the table', async () => {
  const table = await lay(product.url, { people: ['Ana', 'Bo'] });
  const page = await product.person();
  await page.goto(table.seat(0));
  await open(page, 'Letters');
  const address = page.getByLabel('Address for letters');
  await address.fill('nowhere');
  await page.getByRole('button', { name: 'Send letters here' }).click();
  await page.getByText('This is not an e-mail address.').waitFor();
  await address.fill('ana@example.org');
  await page.getByRole('button', { name: 'Send letters here' }).click();
  await page.getByText(/^Letters go to a.*@example\.org, once the address is confirmed\. Kept\.$/).waitFor();
  expect((await table.look(0)).you!.mail).toMatch(/^a.*@example\.org$/);
  await page.getByRole('button', { name: 'Stop letters' }).click();
  await page.getByText('No letters come from this table.').waitFor();
  expect((await table.look(0)).you!.mail).toBeNull();
  await leave(page);
});

test('a letter’s stop link stops with its button, and then leads to the table', async () => {
  const table = await lay(product.url, { people: ['Ana', 'Bo'], mail: true });
  const mover = await table.mover();
  const stop = await vi.waitUntil(() => stopLink(table.id), { timeout: 10_000, interval: 200 });
  const page = await product.person();
  await page.goto(stop);
  await page.getByRole('heading', { name: 'No more letters for this table?' }).waitFor();
  expect((await table.look(mover)).you!.mail).not.toBeNull();
  await page.getByRole('button', { name: 'Stop letters' }).click();
  await page.getByRole('heading', { name: 'No more letters will come from this table.' }).waitFor();
  expect((await table.look(mover)).you!.mail).toBeNull();
  expect((await table.look(1 - mover)).you!.mail).not.toBeNull();
  await page.getByRole('button', { name: 'To the table' }).click();
  await turnBegins(page);
  await page.getByText('You came by a letter. It can play for you').waitFor();
  await leave(page);
});

/** The stop link of the letter from a table, once one has come. */
async function stopLink(table: string): Promise<string | undefined> {
  const letters = (await (await fetch(`${product.url}/mailbox?format=json`)).json()) as { id: number; key: string }[];
  const letter = letters.find(({ key }) => key.startsWith(`${table}/`));
  if (letter === undefined) return undefined;
  const text = await (await fetch(`${product.url}/mailbox/${letter.id}/text`)).text();
  return /\S+&stop/.exec(text)![0];
}

test('whoever watches sees the table live, and no card of any hand', async () => {
  const table = await lay(product.url, { people: ['Ana', 'Bo'] });
  const page = await product.person();
  await page.goto(table.watch);
  await page.getByText('You are watching.').waitFor();
  await page.getByRole('heading', { name: 'Hands' }).waitFor();
  await table.move(await table.mover(), 'draw');
  await table.move(await table.mover(), 'draw');
  await page.getByText('2 moves', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: /^Draw Deck/ }).count()).toBe(0);
  expect(await page.getByRole('img', { name: / of (yellow|red|blue) / }).count()).toBe(0);
  expect(await page.locator('main').innerText()).not.toMatch(/[1-5] of (yellow|red|blue)/);
  expect(await page.locator('.fan .card').count()).toBe(4);
  await leave(page);
});

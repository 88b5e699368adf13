import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeatTaken, Sync, TableOpened } from '../../shared/protocol.ts';
import { text as rulesText } from '../../shared/games/eddies/text/ko.ts';
import { words as board } from '../../web/games/eddies/text/ko.ts';
import { words as ending } from '../../web/games/eddies/text/ending/ko.ts';
import { text } from '../../web/text/ko.ts';
import { more } from '../../web/text/more/ko.ts';
import { myTurn } from './play.ts';
import { type Product, startProduct } from './product.ts';
import { post } from './table.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct({ LETTER_DELAY: '1' })));
afterAll(() => product.close());

const SHORT = { match: { rounds: 1 }, hand: 'short' };
const PLAYABLE = '.hand li:not(.waits) button';

/** Plays a card by pointing, or the one that is picked, and waits until it has left the hand: whoever wins a trick is to move again. */
async function playCard(page: Page, send: string, pick?: (card: Locator) => Promise<void>): Promise<void> {
  if (pick !== undefined) await pick(page.locator(PLAYABLE).last());
  const name = await page.locator('.hand button[aria-pressed=true]').getAttribute('aria-label');
  await page.getByRole('button', { name: send, exact: true }).click();
  await page.locator(`.hand [aria-label="${name}"]`).waitFor({ state: 'detached' });
}

const look = async (table: string): Promise<Sync> => (await fetch(`${product.url}/api/tables/${table}`)).json() as Promise<Sync>;
const width = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

test('a whole match against the house by touch, in Korean, from the form to the reckoning', async () => {
  const page = await product.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'ko-KR', colorScheme: 'dark' });
  await page.goto(`${product.url}/new/eddies`);
  const pick = (group: string, value: string) => page.getByRole('group', { name: group, exact: true }).getByText(value, { exact: true }).tap();
  const { match, hand } = rulesText.options;
  await pick(more.form.seats, '7');
  await pick(hand!.title, hand!.value!('short'));
  await page.getByLabel(more.form.name).fill('민지');
  await page.locator('button.main').tap();
  // Ten cards each are not for seven: nothing is sent.
  await page.getByText(rulesText.misfit!(SHORT, 7)!.says).waitFor();
  await pick(more.form.seats, '3');
  await pick(more.form.house, '2');
  await pick(match!.parts!['rounds']!.title, '1');
  expect(await width(page)).toBe(360);
  await page.getByRole('button', { name: more.form.play, exact: true }).tap();
  await page.getByRole('heading', { name: board.yourHand }).waitFor();
  const turn = page.getByRole('heading', { level: 1, name: text.turn.your, exact: true });
  const end = page.getByRole('list', { name: more.over.result });
  let turns = 0;
  for (;;) {
    await turn.or(end).first().waitFor({ timeout: 20_000 });
    if (await end.isVisible()) break;
    await playCard(page, text.slip.send, (card) => card.tap());
    turns++;
  }
  expect(turns).toBe(9);
  await page.getByRole('heading', { name: ending.standings }).waitFor();
  expect(await page.locator('details .open-hands .card').count()).toBe(60);
  await page.getByRole('button', { name: more.over.checkButton }).tap();
  await page.getByText(more.over.checks).waitFor();
  expect(await width(page)).toBe(360);
  expect(product.complaints).toEqual([]);
  await page.context().close();
});

test('two people and the house: a letter offers the cards that can be played, and both play to the end', async () => {
  const opened = await post<TableOpened>(`${product.url}/api/tables`, { game: 'eddies', seats: 3, house: 1, options: SHORT, name: 'Ana', mail: 'ana@example.org' });
  const joined = await post<SeatTaken>(`${product.url}/api/tables/${opened.table}/seats`, { invite: opened.invite, name: 'Bo', mail: 'bo@example.org' });
  const awaited = async () => {
    const { turn, players } = await look(opened.table);
    return players.findIndex(({ seat }) => seat === turn[0]);
  };
  await expect.poll(awaited, { timeout: 15_000 }).not.toBe(1);
  const [who, key] = (await awaited()) === 0 ? (['Ana', opened.key] as const) : (['Bo', joined.key] as const);
  const phone = await product.person({ reducedMotion: 'no-preference', viewport: { width: 320, height: 640 }, hasTouch: true });
  await expect.poll(async () => (await phone.goto(`${product.url}/mailbox`), phone.getByRole('link', { name: /Mystical Eddies with .*: your turn/ }).count()), { timeout: 15_000 }).toBeGreaterThan(0);
  await phone.getByRole('link', { name: /Mystical Eddies with .*: your turn/ }).first().click();
  await phone.getByRole('heading', { name: `It is your turn, ${who}` }).waitFor();
  const choices = phone.getByRole('link', { name: /^(Lead|Play|Follow|Toss)/ });
  const { legal } = (await (await fetch(`${product.url}/api/tables/${opened.table}?legal=1`, { headers: { authorization: `Bearer ${key}` } })).json()) as Sync;
  const offered = await choices.evaluateAll((links) => links.map((link) => new URLSearchParams((link as HTMLAnchorElement).hash.slice(1)).get('move')));
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter((move) => move === null || !legal!.includes(move))).toEqual([]);
  await choices.first().click();
  await phone.locator('.hand button[aria-pressed=true]').waitFor();
  expect(await phone.locator('.places .will').count()).toBe(1);
  await playCard(phone, 'Send');
  await phone.emulateMedia({ reducedMotion: 'reduce' });

  const other = await product.person();
  await other.goto(`${product.url}/t/${opened.table}#seat=${who === 'Ana' ? joined.key : opened.key}`);
  const play = async (page: Page): Promise<void> => {
    while (await myTurn(page)) {
      await playCard(page, 'Send', (card) => card.click());
    }
  };
  await Promise.all([play(phone), play(other)]);
  const { outcome } = await look(opened.table);
  await other.getByRole('heading', { name: 'Standings' }).waitFor();
  const tricks = (await other.locator('.bars b:last-child').allInnerTexts()).map(Number);
  expect(tricks).toEqual(outcome!.scores.toSorted((a, b) => b - a));
  expect(tricks.reduce((sum, n) => sum + n, 0)).toBe(10);
  expect(await width(phone)).toBe(320);
  expect(product.complaints).toEqual([]);
});

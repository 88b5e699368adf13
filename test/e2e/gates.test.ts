import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeatTaken, Sync, TableOpened } from '../../shared/protocol.ts';
import type { State } from '../../shared/games/gates/state.ts';
import { sent, turnBegins } from './play.ts';
import { type Product, startProduct } from './product.ts';
import { post } from './table.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const PHONE = { viewport: { width: 320, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;

const turn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your turn' });
const end = (page: Page) => page.getByRole('heading', { name: 'What was hidden' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

interface Opened {
  readonly id: string;
  readonly keys: readonly string[];
  readonly links: readonly string[];
}

/** Opens a table of Gates and seats these people; their keys and links by joining order. */
async function gated(names: readonly string[]): Promise<Opened> {
  const opened = await post<TableOpened>(`${product.url}/api/tables`, { game: 'gates', seats: names.length, name: names[0] });
  const keys = [opened.key];
  for (const name of names.slice(1)) keys.push((await post<SeatTaken>(`${product.url}/api/tables/${opened.table}/seats`, { invite: opened.invite, name })).key);
  return { id: opened.table, keys, links: keys.map((key) => `${product.url}/t/${opened.table}#seat=${key}`) };
}

const look = async (id: string, key: string): Promise<Sync> =>
  (await fetch(`${product.url}/api/tables/${id}?legal=1`, { headers: { authorization: `Bearer ${key}` } })).json() as Promise<Sync>;

/** Plays for one of them as a script would, until it is somebody else's turn or the end is set: activates what it can, fills its portal, takes pearls. */
async function script({ id, keys }: Opened, player: number): Promise<boolean> {
  for (;;) {
    const { n, turn: [seat], seat: mine, legal, state } = await look(id, keys[player]!);
    const isSet = (state as State | null)?.end !== null;
    if (seat === undefined || seat !== mine || (isSet && player === 0)) return isSet;
    const wanted = [/^activate/, /^place \d$/, /^pearl \d/].map((kind) => legal!.filter((move) => kind.test(move))).find((moves) => moves.length > 0) ?? legal!;
    await post(`${product.url}/api/tables/${id}/moves`, { n, moves: [wanted[(n * 7) % wanted.length]!] }, keys[player]!);
  }
}

/** Points at the first of these that is there and sends it: an activation, a choice that waits, a character for a free place, a pearl. */
async function tapMove(page: Page, n: number): Promise<void> {
  const pearls = page.locator('.pearl-row button');
  const places = await page.locator('.portal .card.ghost').count();
  const wanted = [
    page.locator('.portal button.ready'), page.locator('.slip .by-value label, .slip .by-seat label, .slip label:has([value=end])'),
    ...(places > 0 ? [page.locator('.market .character-row button.card')] : []), pearls, page.locator('.others button.card'), page.locator('.own-hand button'),
  ];
  for (const things of wanted) {
    const many = await things.count();
    if (many === 0) continue;
    await things.nth(n % many).tap();
    break;
  }
  await send(page).tap();
  await sent(page);
}

test('the last rounds on a small phone, by pointing alone; then the game is checked and stepped through', async () => {
  const table = await gated(['Ana', 'Bo']);
  // Most of it is played by scripts: a whole game is some two hundred moves.
  while (!(await script(table, 0))) await script(table, 1);
  const page = await product.person(PHONE);
  await page.goto(table.links[0]!);
  let moves = 0;
  for (;;) {
    await script(table, 1);
    await turn(page).or(end(page)).first().waitFor();
    if (await end(page).isVisible()) break;
    await page.locator('.gates .own-hand').waitFor();
    await tapMove(page, moves++);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  const { outcome, seat } = await look(table.id, table.keys[0]!);
  const mine = page.locator('.earned > li').filter({ hasText: 'Ana' });
  expect(await mine.locator('.sum b').first().innerText()).toContain(`${outcome!.scores[seat!]} power`);
  expect(moves).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Check it now' }).tap();
  await page.locator('.findings li').first().waitFor();
  expect(await page.locator('.findings li').filter({ hasText: '✕' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Step through the whole game' }).tap();
  await page.locator('.step').waitFor();
  expect(await page.locator('.gates .pearl-row .pearl-card').count()).toBe(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(product.complaints).toEqual([]);
  await page.context().close();
});

test('three actions one after another, by keyboard alone, each shown as soon as it is sent', async () => {
  const table = await gated(['Ana', 'Bo']);
  const first = (await look(table.id, table.keys[0]!)).turn[0] === (await look(table.id, table.keys[0]!)).seat ? 0 : 1;
  const page = await product.person({});
  await page.goto(table.links[first]!);
  await turnBegins(page);
  for (const left of [3, 2, 1]) {
    await page.getByText(`Your turn: ${left} ${left === 1 ? 'action' : 'actions'} left`).waitFor();
    await page.locator('.pearl-row button').nth(left).focus();
    await page.keyboard.press('Enter');
    await send(page).focus();
    await page.keyboard.press('Enter');
    await sent(page);
    expect(await page.locator('.own-hand .pearl-card').count()).toBe(4 - left);
    expect(await page.locator('.own-hand .fresh, .pearl-row .fresh').count()).toBe(2);
  }
  await page.getByRole('heading', { level: 1, name: /^Waiting for/ }).waitFor();
  await page.locator('.market .character-row .look').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Cost').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  // The faces are on the sheet, which has come by now.
  await page.locator('#face-g-pair').waitFor({ state: 'attached' });
  expect(product.complaints).toEqual([]);
  await page.context().close();
});

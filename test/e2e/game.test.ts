import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sync } from '../../shared/protocol.ts';
import { confirmed } from './letters.ts';
import { inviteLink, myTurn, openTable, send, sitDown, takeTurn } from './play.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct({ LETTER_DELAY: '1' })));
afterAll(() => product.close());

const look = async (table: string): Promise<Sync> => (await fetch(`${product.url}/api/tables/${table.split('/').at(-1)}`)).json() as Promise<Sync>;

test('two people and the house play a whole game through the page, one of them coming through a letter', async () => {
  const ana = await product.person({ reducedMotion: 'no-preference' });
  const bo = await product.person({ viewport: { width: 390, height: 800 } });
  const table = await openTable(ana, product.url, { seats: 3, house: 1, name: 'Ana' });
  const link = await inviteLink(ana);
  expect(link).toMatch(/\/t\/[a-z0-9]{20}#join=i0-[0-9a-f]{32}$/);

  await sitDown(bo, link, 'Bo 🎈', 'bo@example.org');
  await bo.getByRole('heading', { name: 'Your hand' }).waitFor();
  expect(new URL(bo.url()).hash).toBe('');
  expect((await look(table)).status).toBe('playing');
  await confirmed(product.url, 'bo@example.org');
  await bo.close();

  // Ana plays until Bo is awaited; his letter then comes to the mailbox, and he opens it on a device that never saw the table.
  const awaited = async () => {
    const { turn, players } = await look(table);
    return players.find(({ seat }) => seat === turn[0])?.name;
  };
  while ((await awaited()) !== 'Bo 🎈') {
    if ((await awaited()) === 'Ana' && (await myTurn(ana))) await takeTurn(ana);
    await ana.waitForTimeout(100);
  }
  const phone = await product.person({ viewport: { width: 320, height: 640 } });
  await expect.poll(async () => (await phone.goto(`${product.url}/mailbox`), phone.getByRole('link', { name: /Mystique Guilds with .*: your turn/ }).count()), { timeout: 15_000 }).toBeGreaterThan(0);
  await phone.getByRole('link', { name: /: your turn/ }).first().click();
  await phone.getByRole('heading', { name: 'It is your turn, Bo 🎈' }).waitFor();
  const before = (await look(table)).n;
  await phone.getByRole('link', { name: /^Draw a card/ }).click();
  await phone.getByRole('heading', { level: 1, name: 'Your turn' }).waitFor();
  expect(new URL(phone.url()).hash).toBe('');
  await phone.getByRole('status').filter({ hasText: /Draw a card/ }).waitFor();
  expect((await look(table)).n).toBe(before);
  await send(phone);
  expect((await look(table)).n).toBeGreaterThan(before);

  const play = async (page: typeof ana) => {
    while (await myTurn(page)) await takeTurn(page);
  };
  await Promise.all([play(ana), play(phone)]);
  const { outcome, status } = await look(table);
  expect(status).toBe('over');
  expect(outcome!.places).toContain(1);

  await ana.getByRole('heading', { name: 'Twelve guilds' }).waitFor();
  const points = await ana.locator('.ledger tfoot tr').first().locator('td').allInnerTexts();
  expect(points.filter((text) => /^\d+$/.test(text.trim())).map(Number).slice(0, 3)).toEqual(outcome!.scores);
  await ana.getByRole('button', { name: 'Check it now' }).click();
  await ana.getByText(/It checks/).waitFor();
  const download = ana.waitForEvent('download');
  await ana.getByText('Download the record').click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await ana.getByRole('button', { name: /Step through/ }).click();
  await ana.getByRole('slider').focus();
  for (let i = 0; i < 3; i++) await ana.keyboard.press('ArrowLeft');
  await ana.getByRole('button', { name: 'Next', exact: true }).click();

  await ana.getByRole('button', { name: 'Play again together' }).click();
  await ana.waitForURL((url) => !table.endsWith(url.pathname));
  expect(product.complaints).toEqual([]);
});

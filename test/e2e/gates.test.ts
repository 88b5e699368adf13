import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legalMoves } from '../../shared/engine/legal.ts';
import { seen } from '../../shared/engine/secret.ts';
import { gates } from '../../shared/games/gates/index.ts';
import type { Event, State } from '../../shared/games/gates/state.ts';
import type { GameRecord } from '../../shared/protocol.ts';
import { words as ending } from '../../web/games/gates/text/ending/ko.ts';
import { words as board } from '../../web/games/gates/text/ko.ts';
import { text } from '../../web/text/ko.ts';
import { more } from '../../web/text/more/ko.ts';
import { tabTo, tooSmall, violations } from './barriers.ts';
import { activations, cheapest, held, lookOf, open, overheard, play, point, seeking, sensibly } from './gates-play.ts';
import { confirmed } from './letters.ts';
import { send, sendButton, sent, turnBegins, turnEnds } from './play.ts';
import { type Product, startProduct } from './product.ts';
import { type Laid, lay, post } from './table.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct({ LETTER_DELAY: '1', HOUSE_PACE: '0.02' })));
afterAll(() => product.close());

test('a phone against the house, in Korean and in the dark: the whole game by touch; the end, its record, its check', async () => {
  const table = await lay(product.url, { game: 'gates', people: ['민지'], house: 1 });
  const page = await product.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'ko-KR', colorScheme: 'dark' });
  await page.goto(table.seat(0));
  const turn = page.getByRole('heading', { level: 1, name: text.turn.your, exact: true });
  const end = page.getByRole('list', { name: more.over.result });
  await turn.waitFor({ timeout: 20_000 });
  const moves: string[] = [];
  let last = 0;
  for (;;) {
    await turn.or(end).first().waitFor({ timeout: 20_000 });
    if (await end.isVisible()) break;
    const { state, move } = await meant(table, 0);
    await page.locator('.where b').filter({ hasText: board.step(state.phase, state.actions, null) }).waitFor();
    if (moves.length < 3) expect(state.actions).toBe(3 - moves.length);
    if (state.end !== null) {
      await page.locator('.where.ending').waitFor();
      last++;
    }
    await point(page, move);
    await page.locator('.slip .button.main').filter({ hasText: text.slip.send }).tap();
    await sent(page);
    moves.push(gates.notate(move));
  }
  expect(last).toBeGreaterThanOrEqual(3);

  const sync = await table.look(0);
  const { players, round, pearls, characters } = lookOf(sync);
  const earned = page.locator('.earned > li').filter({ hasText: '민지' });
  const me = players[sync.seat!]!;
  await earned.waitFor();
  expect(await earned.locator('.sum b').allInnerTexts()).toEqual([board.power(me.power), board.diamonds(seen(me.diamonds)!.length)]);
  expect(await earned.locator('.all-faces li').count()).toBe(me.active.length);
  expect(await page.locator('.chart > svg .line').count()).toBe(2);
  expect(await page.locator('details .ledger tbody tr').count()).toBe(round);
  expect(await page.getByRole('region', { name: ending.allCards }).locator('.pearl-card').count()).toBe(held(lookOf(sync), 0) + held(lookOf(sync), 1) + seen(pearls.pile)!.length);
  expect(await page.getByRole('region', { name: ending.allCards }).locator('.all-faces li').count()).toBe(
    players.reduce((sum, { diamonds }) => sum + seen(diamonds)!.length, seen(characters.pile)!.length),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('button', { name: more.over.checkButton }).tap();
  await page.getByText(more.over.checks).waitFor();
  const download = page.waitForEvent('download');
  await page.getByText(more.over.download).tap();
  const record = JSON.parse(await contents(await (await download).createReadStream())) as GameRecord;
  expect(record.moves).toHaveLength(sync.n);
  // What was pointed at is what was played.
  expect(record.moves.flatMap(([seat, move]) => (seat === sync.seat ? [move] : []))).toEqual(moves);
  await page.getByRole('button', { name: more.over.stepStart }).tap();
  await page.locator('.step').waitFor();
  expect(await page.locator('.gates .pearl-row .pearl-card').count()).toBe(5);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await tooSmall(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  expect(product.complaints).toEqual([]);
  await page.context().close();
});

test('one turn in steps, come to by a letter: each sees what it may, nothing is loaded again, and a turn is one letter', async () => {
  const table = await lay(product.url, { game: 'gates', people: ['Nora', 'Iris'] });
  const found = (await play(product.url, table, seeking(['r-look'], [5, 6, 7]), (state, seat) => {
    const places = activations(state, seat).map(({ place }) => state.players[seat]!.portal[place]);
    return state.phase === 'start' && places.includes('r-look') && held(state, 1 - seat) > 1;
  }))!;
  const [robber, victim] = [found.player, 1 - found.player];
  const [robbers, victims] = [found.state.turn, 1 - found.state.turn];
  const names = ['Nora', 'Iris'];
  const addresses = names.map((name) => `${name.toLowerCase()}@example.org`);
  for (const player of [0, 1]) await post(`${product.url}/api/tables/${table.id}/letters`, { mail: addresses[player], language: 'en' }, table.keys[player]);
  await confirmed(product.url, ...addresses);
  const [ana, bo, zoe, desk] = await Promise.all([product.person(), product.person(), product.person(), product.person()]);
  const letters = async (to: number) => (await desk.goto(`${product.url}/mailbox`), desk.getByRole('link', { name: `Gates of Molthar with ${names[1 - to]!}: your turn` }).count());
  const [anas, bos, zoes] = [overheard(ana), overheard(bo), overheard(zoe)];
  await Promise.all([bo.goto(table.seat(victim)), zoe.goto(table.watch)]);
  await expect.poll(() => letters(robber), { timeout: 15_000 }).toBe(1);

  await ana.goto(`${product.url}/mailbox`);
  await ana.getByRole('link', { name: /^Gates of Molthar/ }).click();
  await ana.getByRole('heading', { name: `It is your turn, ${names[robber]!}` }).waitFor();
  await ana.getByRole('link', { name: /^Activate the Night Fox/ }).first().click();
  await ana.getByRole('button', { name: 'Take back', exact: true }).click();
  const pages = [ana, bo, zoe];
  for (const page of pages) await page.evaluate(() => void (document.documentElement.dataset['same'] = 'yes'));

  const hand = held(found.state, robbers);
  const told = (page: Page, what: string | RegExp) => page.locator('.log .moves li').filter({ hasText: what }).first().waitFor();
  const left = (n: number, page = ana, who = 'Your turn') => page.locator('.where b').filter({ hasText: `${who}: ${n} ${n === 1 ? 'action' : 'actions'} left` }).waitFor();
  await left(3);
  await ana.getByRole('button', { name: /draw the top one$/ }).click();
  await send(ana);
  await left(2);
  await left(2, bo, `${names[robber]!} to move`);
  expect(await ana.locator('.own-hand .pearl-card').count()).toBe(hand + 1);
  expect(await ana.locator('.own-hand .fresh').count()).toBe(1);
  await Promise.all([told(ana, /^\d+You drew an? \d from the pile/), told(bo, `${names[robber]!} drew a pearl from the pile.`), told(zoe, `${names[robber]!} drew a pearl from the pile.`)]);

  await ana.getByRole('button', { name: /^Night Fox/, pressed: false }).and(ana.locator('.portal .card')).click();
  await ana.getByRole('status').filter({ hasText: /^Activate the Night Fox with 5, 6 and 7/ }).waitFor();
  await send(ana);
  await ana.getByRole('status').filter({ hasText: 'Whose hand do you look at?' }).waitFor();
  const before = pages.map((page) => page.locator('.others .held .pearl-card').count());
  expect(await Promise.all(before)).toEqual([0, 0, 0]);
  await ana.locator('.slip .by-seat label').click();
  await send(ana);
  await ana.getByRole('status').filter({ hasText: 'Which pearl do you take?' }).waitFor();
  await Promise.all([told(bo, `${names[robber]!} looked at your hand.`), told(zoe, `${names[robber]!} looked at ${names[victim]!}’s hand.`)]);
  expect(await ana.locator('.others .held .pearl-card').count()).toBe(held(found.state, victims));
  expect(await Promise.all([bo, zoe].map((page) => page.locator('.others .held .pearl-card').count()))).toEqual([0, 0]);
  await ana.locator('.slip .by-value label').first().click();
  await send(ana);
  await left(1);
  await Promise.all([told(bo, new RegExp(`${names[robber]!} took an? \\d from your hand`)), told(zoe, `${names[robber]!} took a pearl from ${names[victim]!}’s hand.`)]);
  expect(await ana.locator('.others .held .pearl-card').count()).toBe(0);
  expect(await ana.locator('.own-hand .pearl-card').count()).toBe(hand + 1 - 3 + 1);
  await ana.locator('.market button.card').first().click();
  await ana.locator('.portal .will').waitFor();
  await send(ana);
  await Promise.all([turnEnds(ana), turnBegins(bo)]);
  for (const page of pages) expect(await page.locator('html').getAttribute('data-same')).toBe('yes');

  expect(new Set(open(bos).map(String))).toEqual(new Set([String(victims)]));
  expect(new Set(open(zoes).map(String))).toEqual(new Set(['']));
  const both = anas.filter((sync) => open([sync])[0]!.length === 2);
  expect(new Set(both.map((sync) => lookOf(sync).phase))).toEqual(new Set(['steal']));
  const drawn = [...bos, ...zoes].flatMap(({ events }) => events).map(({ event }) => event as unknown as Event).flatMap((event) => (event.type === 'drew' && event.seat === robbers ? [seen(event.pearl)] : []));
  expect(drawn.length).toBeGreaterThan(1);
  expect(new Set(drawn)).toEqual(new Set([undefined]));

  await expect.poll(() => letters(victim), { timeout: 15_000 }).toBe(1);
  await table.move(victim, 'pearl deck', 'pearl deck');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect([await letters(robber), await letters(victim)]).toEqual([1, 1]);
  expect(product.complaints).toEqual([]);
  await Promise.all([...pages, desk].map((page) => page.context().close()));
});

test('payments are narrowed by pointing at pearls; and a turn of three actions by keyboard alone', async () => {
  const table = await lay(product.url, { game: 'gates', people: ['Ana', 'Bo'] });
  // Whatever sums up to ten: small values soon do in several ways.
  const { player, state } = (await play(product.url, table, seeking(['b-limit'], [1, 2, 3, 4, 5]), (now, seat) => now.phase === 'start' && choiceOf(now, seat) !== null))!;
  const { place, ways, value, fewer } = choiceOf(state, state.turn)!;
  const page = await product.person({ viewport: { width: 320, height: 640 } });
  await page.goto(table.seat(player));
  await turnBegins(page);
  const card = page.locator('.portal li').nth(place === 'a' ? 0 : 1).locator('button.ready');
  const payments = page.locator('.payments label');
  const pearl = page.locator('.own-hand').getByRole('button', { name: new RegExp(`^${value}`) }).first();
  await card.click();
  expect(await payments.count()).toBe(Math.min(6, ways));
  expect(await tooSmall(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await pearl.click();
  // One way alone is said, and not asked for.
  expect(await payments.count()).toBe(fewer === 1 ? 0 : Math.min(6, fewer));
  await page.keyboard.press('Escape');
  expect(await payments.count()).toBe(Math.min(6, ways));
  await page.keyboard.press('Escape');
  expect(await page.locator('.slip .button.main').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.reload();
  await turnBegins(page);
  let lost: 'Tab' | 'Shift+Tab' = 'Tab';
  const press = async (...things: readonly Locator[]) => {
    for (const thing of [...things, sendButton(page)]) {
      await thing.waitFor();
      await tabTo(page, thing, lost);
      await page.keyboard.press('Enter');
    }
    await sent(page);
    // What was pressed last is gone; it stood at the end of the page.
    lost = 'Shift+Tab';
  };
  await press(card, pearl);
  await page.locator('.where b').filter({ hasText: '2 actions left' }).waitFor();
  expect(held(lookOf(await table.look(player)), state.turn)).toBeLessThan(held(state, state.turn));
  expect(lookOf(await table.look(player)).players[state.turn]!.portal[place]).toBe(null);
  await press(page.getByRole('button', { name: /draw the top one$/ }));
  await page.locator('.where b').filter({ hasText: '1 action left' }).waitFor();
  await press(page.locator('.market button.card').first());
  await turnEnds(page);
  // Somebody else's turn: what a card says is read all the same. Its faces are drawn on one sheet, which has come by now.
  await tabTo(page, page.locator('.market .character-row .look').first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Cost').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.locator('#face-g-pair').waitFor({ state: 'attached' });
  expect(product.complaints).toEqual([]);
  await page.context().close();
});

/** What somebody to move would do in the house's place, and the table as they see it. */
async function meant(table: Laid, player: number) {
  const sync = await table.look(player);
  const state = lookOf(sync);
  return { state, move: sensibly(state, sync.seat!, cheapest(legalMoves(gates, state, sync.seat!)), sync.n) };
}

/** A card of the own portal with three ways to pay or more, and a pearl that is in some of them only. */
function choiceOf(state: State, seat: number) {
  for (const place of ['a', 'b'] as const) {
    const all = activations(state, seat).filter((move) => move.place === place);
    const value = [1, 2, 3, 4, 5, 6, 7, 8].find((each) => all.some(({ values }) => values.includes(each)) && all.some(({ values }) => !values.includes(each)));
    if (value !== undefined && all.length > 2) return { place, value, ways: all.length, fewer: all.filter(({ values }) => values.includes(value)).length };
  }
  return null;
}

async function contents(stream: NodeJS.ReadableStream): Promise<string> {
  let all = '';
  for await (const chunk of stream) all += String(chunk);
  return all;
}

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visible } from '../../shared/engine/secret.ts';
import { scoresOf } from '../../shared/games/manufactory/score.ts';
import { coloursOf, holding, type PartId, type State } from '../../shared/games/manufactory/state.ts';
import { words as game } from '../../shared/games/manufactory/text/en.ts';
import type { Sync } from '../../shared/protocol.ts';
import { words as ending } from '../../web/games/manufactory/text/ending/en.ts';
import { words } from '../../web/games/manufactory/text/en.ts';
import { more } from '../../web/text/more/en.ts';
import { tooSmall, violations } from './barriers.ts';
import { sendButton, sent, turnBegins, turnEnds } from './play.ts';
import { type Product, startProduct } from './product.ts';
import { lay, type Laid } from './table.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct({ HOUSE_PACE: '0.02' })));
afterAll(() => product.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const stateOf = (sync: Sync): State => sync.state as Visible<State>;
const look = async (table: string): Promise<Sync> => (await fetch(`${product.url}/api/tables/${table}`)).json() as Promise<Sync>;

const belt = (page: Page): Locator => page.locator('.belt button');
const colours = (page: Page): Locator => page.locator('.slip .colours label');
const ready = (page: Page): Locator => page.locator('.slip .button.main[aria-disabled=false]');

/** The points under the groups, by column as they stand there: "5", or "5 → 8" while a move is chosen. */
const points = (page: Page): Promise<readonly string[]> => page.locator('.groups tfoot tr:last-child td').allInnerTexts();

/** Takes what lies at one of the places that can be taken from, paying and declaring as it asks, by touch alone; what it costs and its colour are left to a number. */
async function tapAny(page: Page, some: number): Promise<void> {
  const open = page.locator('.belt button:enabled');
  await open.first().waitFor();
  await open.nth(some % (await open.count())).tap();
  const asked = await colours(page).count();
  if (asked > 0) await colours(page).nth(some % asked).tap();
  const payable = page.locator('.own button');
  if ((await payable.count()) > 0) await payable.first().tap();
  await ready(page).tap();
  await sent(page);
}

test('a whole game with the house on a phone, from the form to the check, by pointing alone', async () => {
  const page = await product.person({ ...PHONE, colorScheme: 'dark' });
  await page.goto(`${product.url}/new/manufactory`);
  await page.getByRole('group', { name: /Seats/ }).getByText('2', { exact: true }).tap();
  await page.getByRole('group', { name: /house plays/ }).getByText('1', { exact: true }).tap();
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('button', { name: more.form.play, exact: true }).tap();
  const turn = page.getByRole('heading', { level: 1, name: 'Your turn' });
  const end = page.getByRole('heading', { name: ending.reckoning });
  let turns = 0;
  for (;;) {
    await turn.or(end).first().waitFor({ timeout: 15_000 });
    if (await end.isVisible()) break;
    if (turns === 3) expect(await tooSmall(page)).toEqual([]);
    await tapAny(page, turns * 3 + 1);
    turns++;
  }
  // Two crates of 15 parts, a part each turn (R31).
  expect(turns).toBe(15);

  const sync = await look(new URL(page.url()).pathname.slice('/t/'.length));
  const state = stateOf(sync);
  expect(sync.outcome!.scores).toEqual(scoresOf(state));
  expect(state.groups.reduce((sum, groups) => sum + holding(groups), state.discard.length)).toBe(30);
  expect((await points(page)).map(Number)).toEqual(sync.outcome!.scores.toSorted((a, b) => b - a));
  expect(await page.locator('.all-parts details').count()).toBe(3);
  expect(await page.locator('.points-chart > svg .of-seat').count()).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: more.over.checkButton }).tap();
  await page.getByText(more.over.checks).waitFor();
  expect(product.complaints).toEqual([]);
  await page.context().close();
});

/** What a place of the belt holds, by its number; undefined where it is empty. */
const at = (state: State, place: number): PartId | undefined => state.belt[place - 1];
const isDual = (state: State, place: number): boolean => at(state, place) !== undefined && coloursOf(state.parts[at(state, place)!]!).length > 1;

/** Plays on as scripts do, always what is first in the list, until somebody's turn is as wanted. Who that is, and how it stands. */
async function playUntil(table: Laid, isWanted: (state: State, mine: number) => boolean): Promise<{ readonly player: number; readonly state: State; readonly me: number }> {
  for (;;) {
    const player = await table.mover();
    const sync = await table.look(player);
    const state = stateOf(sync);
    if (isWanted(state, holding(state.groups[sync.seat!]!))) return { player, state, me: sync.seat! };
    await table.move(player, sync.legal![0]!);
  }
}

test('two people, each at a page: a free part in two taps, a dual with its colour, a part that is paid for; the score shows what it will be', async () => {
  const table = await lay(product.url, { game: 'manufactory', people: ['Ana', 'Bo'], options: { crates: 12 } });
  const pages = await Promise.all([product.person(), product.person(PHONE)]);
  await Promise.all(pages.map((page, player) => page.goto(table.seat(player))));

  /** Sends what is chosen: the score said before is the score after it, on both pages, and both tell the move. */
  const send = async (player: number, me: number, part: string, deed: string) => {
    const [page, other] = [pages[player]!, pages[1 - player]!];
    await ready(page).waitFor();
    const said = (await points(page)).map((text) => text.split(' → ').at(-1)!);
    await sendButton(page).click();
    await Promise.all([turnEnds(page), turnBegins(other)]);
    const now = stateOf(await table.look(player));
    expect(said.map(Number)).toEqual(scoresOf(now));
    await expect.poll(() => points(other)).toEqual(said);
    for (const [who, where] of [['You', page], [['Ana', 'Bo'][player]!, other]] as const) {
      await where.locator('.log .moves li').filter({ hasText: `${who} ${deed}` }).filter({ hasText: part }).first().waitFor();
    }
    return now.groups[me]!;
  };
  const name = (state: State, id: PartId) => game.name({ id, ...state.parts[id]! });

  const free = await playUntil(table, (state) => !isDual(state, 1));
  const first = at(free.state, 1)!;
  await turnBegins(pages[free.player]!);
  await belt(pages[free.player]!).first().click();
  // Whatever comes to an empty group scores.
  await expect.poll(async () => (await points(pages[free.player]!)).filter((text) => text.includes(' → ')).length).toBeGreaterThan(0);
  const [colour] = coloursOf(free.state.parts[first]!);
  expect((await send(free.player, free.me, name(free.state, first), 'took'))[colour!]).toContain(first);

  const dual = await playUntil(table, (state) => isDual(state, 1) || isDual(state, 2));
  const place = isDual(dual.state, 1) ? 1 : 2;
  const page = pages[dual.player]!;
  await turnBegins(page);
  await page.getByRole('button', { name: `place ${place}, free` }).click();
  const choices = coloursOf(dual.state.parts[at(dual.state, place)!]!);
  await expect.poll(() => colours(page).count()).toBe(choices.length);
  expect(await ready(page).count()).toBe(0);
  const declared = choices.at(-1)!;
  await colours(page).filter({ hasText: words.colours[declared] }).click();
  expect((await send(dual.player, dual.me, name(dual.state, at(dual.state, place)!), 'took'))[declared]).toContain(at(dual.state, place));

  const paid = await playUntil(table, (state, mine) => mine > 1 && at(state, 4) !== undefined && !isDual(state, 4));
  const payer = pages[paid.player]!;
  await turnBegins(payer);
  await payer.getByRole('button', { name: `place 4, ${words.costly}` }).click();
  expect(await ready(payer).count()).toBe(0);
  await payer.locator('.own button').last().click();
  await send(paid.player, paid.me, name(paid.state, at(paid.state, 4)!), 'scrapped');
  expect(stateOf(await table.look(null)).discard).toHaveLength(paid.state.discard.length + 1);
  expect(product.complaints).toEqual([]);
  await Promise.all(pages.map((one) => one.context().close()));
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Card, numberOf } from '../../shared/cards/mystique.ts';
import { cardWords } from '../../shared/cards/text/en.ts';
import { own } from '../../shared/engine/secret.ts';
import type { State } from '../../shared/games/guilds/state.ts';
import type { Sync } from '../../shared/protocol.ts';
import { openTable, send, sendButton, sitDown, inviteLink, turnBegins, turnEnds } from './play.ts';
import { type Product, startProduct } from './product.ts';
import { lay, type Laid } from './table.ts';

let product: Product;
beforeAll(async () => void (product = await startProduct()));
afterAll(() => product.close());

const NAMES = ['Ana', 'Bo', 'Cyn'] as const;
const OPTIONS = { buyFromBoth: true, market: true };

const stateOf = (sync: Sync): State => sync.state as unknown as State;
const handOf = (sync: Sync): readonly Card[] => own(stateOf(sync).hands[sync.seat!]!, sync.seat!);

/** A table some turns on, where buyer and seller each hold two cards and one of them above 1; with everybody's page. */
interface Market {
  readonly table: Laid;
  readonly buyer: Page;
  readonly seller: Page;
  readonly watcher: Page;
  readonly names: { readonly buyer: string; readonly seller: string };
  /** The card the buyer pays with: at least a 2. */
  readonly card: Card;
  readonly sellersHand: readonly Card[];
}

async function market(): Promise<Market> {
  const table = await lay(product.url, { people: NAMES, options: OPTIONS });
  let mover = await table.mover();
  // Seats are shuffled: whose turn is next is asked of the table.
  const { players } = await table.look(null);
  const after = (seats: number): number => players.findIndex(({ seat }) => seat === (players[mover]!.seat! + seats) % NAMES.length);
  const best = async (player: number) => [...handOf(await table.look(player))].sort((a, b) => numberOf(b) - numberOf(a))[0]!;
  const weak = async (player: number) => numberOf(await best(player)) < 2;
  for (let n = 0; n < 3 || (await weak(mover)) || (await weak(after(1))); n++) {
    await table.move(mover, 'draw');
    mover = await table.mover();
  }
  const [other, third] = [after(1), after(2)];
  const [buyer, seller, watcher] = await Promise.all([mover, other, third].map(async (player) => {
    const page = await product.person();
    await page.goto(table.seat(player));
    await page.getByRole('heading', { name: 'Your hand' }).waitFor();
    return page;
  })) as [Page, Page, Page];
  return { table, buyer, seller, watcher, names: { buyer: NAMES[mover]!, seller: NAMES[other]! }, card: await best(mover), sellersHand: handOf(await table.look(other)) };
}

const leave = ({ buyer, seller, watcher }: Market) => Promise.all([buyer, seller, watcher].map((page) => page.context().close()));
const cardButton = (page: Page, card: Card) => page.locator('.hand').getByRole('button', { name: cardWords(card), exact: true });
const log = (page: Page) => page.getByRole('region', { name: 'The game so far' });
const proposal = (page: Page) => page.getByRole('region', { name: 'Proposal' });
const slip = (page: Page) => page.getByRole('form', { name: 'Your choice' });
const choose = (page: Page, name: string) => slip(page).getByRole('radio', { name, exact: true }).check();
const faces = (page: Page) => proposal(page).locator('.laid').getByRole('img').evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
const backs = (page: Page) => proposal(page).locator('.laid .card:not(.ghost):not([role=img])').count();

/** The buyer asks for anything, by pointing at a card and at whom to ask. */
async function ask({ buyer, seller, names, card }: Market): Promise<void> {
  await cardButton(buyer, card).click();
  await choose(buyer, names.seller);
  await slip(buyer).getByText(`Ask ${names.seller} to sell`).waitFor();
  await slip(buyer).getByText('Ask for cards of any guild.').waitFor();
  await send(buyer);
  await turnEnds(buyer);
  await turnBegins(seller);
}

/** The seller lays out cards and closes the offer. */
async function offer({ seller, buyer, names }: Market, cards: readonly Card[]): Promise<void> {
  for (const card of cards) await cardButton(seller, card).click();
  await choose(seller, 'That is my offer');
  await slip(seller).getByText(`Offer ${names.buyer}`).waitFor();
  await send(seller);
  await turnBegins(buyer);
}

test('asking, laying out two cards, accepting: each sees what they may at each step, and the trade ends the turn', async () => {
  const now = await market();
  const { table, buyer, seller, watcher, names, card, sellersHand } = now;
  await ask(now);
  await proposal(seller).getByText(`${names.buyer} asks you for cards, and offers the ${cardWords(card)}.`).waitFor();
  await proposal(buyer).getByText(`You ask ${names.seller} for cards, and offer the ${cardWords(card)}.`).waitFor();
  await proposal(watcher).getByText(`${names.buyer} asks ${names.seller} for cards`).waitFor();
  expect(await cardButton(buyer, card).count()).toBe(0);

  // One card is laid out and sent; the others see its back.
  const [first, second] = sellersHand as [Card, Card];
  await cardButton(seller, first).click();
  await sendButton(seller).click();
  for (const page of [buyer, watcher]) {
    await proposal(page).getByText('1 laid out').waitFor();
    expect(await faces(page)).toEqual([]);
    expect(await backs(page)).toBe(1);
  }
  await turnEnds(buyer);

  await offer(now, [second]);
  await proposal(buyer).getByText('You see them now, and answer.').waitFor();
  expect(new Set(await faces(buyer))).toEqual(new Set([first, second].map(cardWords)));
  await proposal(watcher).getByText(`${names.buyer} sees them now, and answers.`).waitFor();
  expect(await faces(watcher)).toEqual([]);
  expect(await backs(watcher)).toBe(2);

  await choose(buyer, 'Accept');
  await send(buyer);
  await turnBegins(seller);
  await cardButton(seller, card).waitFor();
  await buyer.locator('.own').getByRole('img', { name: cardWords(first), exact: true }).waitFor();
  await log(watcher).getByText(`bought two cards from ${names.seller} for the ${cardWords(card)}`).waitFor();
  expect(await watcher.locator('main').innerText()).not.toContain(cardWords(first));
  expect(await proposal(watcher).count()).toBe(0);
  expect(handOf(await table.look(NAMES.indexOf(names.buyer as 'Ana')))).toEqual(expect.arrayContaining([first, second]));
  await leave(now);
});

test('declining: the card comes back, and the turn goes on as usual, without another question', async () => {
  const now = await market();
  const { buyer, seller, names, card, sellersHand } = now;
  await ask(now);
  await offer(now, [sellersHand[0]!]);
  await choose(buyer, 'Decline');
  await slip(buyer).getByText(`Decline, take back the ${cardWords(card)}, then pick or buy as usual.`).waitFor();
  await sendButton(buyer).click();
  await cardButton(buyer, card).click();
  await slip(buyer).getByText(`Buy with the ${cardWords(card)}`).waitFor();
  expect(await slip(buyer).getByRole('radio', { name: names.seller }).count()).toBe(0);
  await send(buyer);
  await turnBegins(seller);
  await leave(now);
});

test('refusing: the buyer is told and plays on; asking can be taken back before it is sent', async () => {
  const now = await market();
  const { table, buyer, seller, names, card } = now;
  await cardButton(buyer, card).click();
  await choose(buyer, names.seller);
  await slip(buyer).getByText('Ask for cards of any guild.').waitFor();
  const back = buyer.getByRole('button', { name: 'Take back', exact: true });
  await back.click();
  await slip(buyer).getByText('Ask for cards of any guild.').waitFor({ state: 'hidden' });
  await back.click();
  await slip(buyer).getByText(`Buy with the ${cardWords(card)}`).waitFor();
  await back.click();
  await buyer.getByText('Take a card from a deck, or choose a card of your hand to buy with.').waitFor();
  const { n } = await table.look(null);

  await ask(now);
  expect((await table.look(null)).n).toBe(n + 2);
  await choose(seller, 'Refuse');
  await send(seller);
  await turnBegins(buyer);
  await log(buyer).getByText(`${names.seller} refused, and the ${cardWords(card)} went back to your hand.`).waitFor();
  await cardButton(buyer, card).waitFor();
  await leave(now);
});

test('asking for a guild, which everybody sees', async () => {
  const now = await market();
  const { buyer, seller, watcher, names, card } = now;
  await cardButton(buyer, card).click();
  await choose(buyer, names.seller);
  await choose(buyer, 'Blue suns');
  await slip(buyer).getByText('Ask for blue suns.').waitFor();
  await send(buyer);
  await turnBegins(seller);
  for (const page of [seller, watcher]) await proposal(page).getByText('Blue suns', { exact: true }).waitFor();
  await leave(now);
});

test('buying from both decks: the amounts are chosen, shown before, and come out so', async () => {
  const now = await market();
  const { table, buyer, seller, card } = now;
  // A purchase first, so that something lies in the Discard Deck; then round to the seller, whose turn it is.
  await cardButton(buyer, card).click();
  await send(buyer);
  await turnBegins(seller);
  const sync = await table.look(await table.mover());
  const mine = handOf(sync).find((one) => numberOf(one) >= 2)!;
  await cardButton(seller, mine).click();
  const discards = slip(seller).getByRole('group', { name: 'Discard Deck' });
  await discards.getByRole('radio', { name: '1', exact: true }).check();
  await slip(seller).getByText(`take the ${cardWords(card)} from the Discard Deck`).waitFor();
  await seller.getByRole('img', { name: '1 card will be taken' }).waitFor();
  await seller.getByRole('img', { name: `The ${cardWords(mine)} goes here` }).waitFor();
  await send(seller);
  await seller.locator('.own').getByRole('img', { name: cardWords(card), exact: true }).waitFor();
  expect(stateOf(await table.look(null)).discard).toEqual([mine]);
  await leave(now);
});

test('the form offers both options, and the friend sees them with their sentence', async () => {
  const ana = await product.person();
  await openTable(ana, product.url, { seats: 2, name: 'Ana', options: ['The Market', 'Buy from both decks'] });
  const bo = await product.person();
  await bo.goto(await inviteLink(ana));
  for (const sentence of ['You may also buy cards from another player, if you both agree.', 'you may take cards from the top of the Discard Deck as well']) {
    await bo.getByText(sentence).waitFor();
  }
  await sitDown(bo, bo.url(), 'Bo');
  await bo.getByRole('heading', { name: 'Your hand' }).waitFor();
  await ana.context().close();
  await bo.context().close();
});

test('the browser had nothing to complain of in all this', () => {
  expect(product.complaints).toEqual([]);
});

import type { Locator, Page } from 'playwright-core';

/** Fills in the new-table form and opens the table; the page then shows it. Returns the table's address. */
export async function openTable(page: Page, url: string, form: { readonly seats: number; readonly house?: number; readonly name: string; readonly mail?: string; readonly options?: readonly string[] }): Promise<string> {
  await page.goto(`${url}/new/guilds`);
  await page.getByRole('group', { name: /Seats/ }).getByText(String(form.seats), { exact: true }).click();
  if (form.house !== undefined) await page.getByRole('group', { name: /house plays/ }).getByText(String(form.house), { exact: true }).click();
  for (const option of form.options ?? []) await page.getByLabel(option).check();
  await page.getByLabel('Your name').fill(form.name);
  if (form.mail !== undefined) await page.getByLabel(/address for letters/).fill(form.mail);
  await page.locator('button.main').click();
  await page.waitForURL(/\/t\/[a-z0-9]+$/);
  return page.url();
}

/** The invite link as the host's page shows it. */
export const inviteLink = (page: Page): Promise<string> => page.getByLabel('Invite link').inputValue();

/** Opens an invite link and takes a seat. */
export async function sitDown(page: Page, link: string, name: string, mail?: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  if (mail !== undefined) await page.getByLabel(/address for letters/).fill(mail);
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
}

/** Waits until it is this page's turn or the game is over; true while there is a turn to take. */
export async function myTurn(page: Page): Promise<boolean> {
  const turn = page.getByRole('heading', { level: 1, name: 'Your turn' });
  const over = page.getByRole('heading', { level: 1, name: /\bwins?\b|\bwon\b|share/i });
  await turn.or(over).waitFor({ timeout: 30_000 });
  return turn.isVisible();
}

/** Takes a turn by pointing: buys with the card of the highest number in hand, or draws when it is an ace. */
export async function takeTurn(page: Page): Promise<void> {
  const names = await page.getByRole('button', { name: /^[1-5] of / }).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  const best = names.filter((name) => !name.startsWith('1')).sort().at(-1);
  if (best === undefined) await page.getByRole('button', { name: /^Draw Deck/ }).click();
  else await page.getByRole('button', { name: best, exact: true }).click();
  await send(page);
}

/** Sends the choice, and waits until the table has taken it. */
export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await sent(page);
}

/** Waits until what was sent is no longer under way, in whatever language. It may be the same seat's turn again by then: the house is quick. */
export const sent = (page: Page): Promise<void> => page.locator('.slip .button.main').waitFor({ state: 'hidden' });

/** Waits until the page says that it is this seat's turn. */
export const turnBegins = (page: Page): Promise<void> => page.getByRole('heading', { level: 1, name: 'Your turn' }).waitFor();

/** Waits until the page says that somebody else is to move. */
export const turnEnds = (page: Page): Promise<void> => page.getByRole('heading', { level: 1, name: /^Waiting for/ }).waitFor();

export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true });

/** Points at the Draw Deck: the choice that is always there. */
export const pickDraw = (page: Page): Promise<void> => page.getByRole('button', { name: /^Draw Deck/ }).click();

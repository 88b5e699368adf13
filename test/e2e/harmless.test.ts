import type { BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lay, type Laid } from './table.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
/** Two people wait for each other's moves here, and letters go out. */
let playing: Laid;
/** One of three seats is taken here. */
let waiting: Laid;
let letter: { readonly id: number };

beforeAll(async () => {
  product = await startProduct({ LETTER_DELAY: '0' });
  playing = await lay(product.url, { people: ['Ana', 'Bo'], mail: true });
  waiting = await lay(product.url, { people: ['Ana'], seats: 3 });
  await vi.waitUntil(async () => (await letters()).length === 1, { timeout: 10_000 });
  letter = (await letters())[0]!;
});
afterAll(() => product.close());

const letters = async () => (await (await fetch(`${product.url}/mailbox?format=json`)).json()) as { id: number }[];

/** Everything the server tells anybody about these tables, and every letter. */
const everything = async () => ({
  playing: await Promise.all([0, 1, null].map(playing.look)),
  waiting: await Promise.all([0, null].map(waiting.look)),
  letters: await letters(),
});

const unchangedBy = async (what: () => Promise<unknown>): Promise<void> => {
  const before = await everything();
  await what();
  expect(await everything()).toEqual(before);
};

/** The links of the one letter that went out, as a mail program would find them. */
async function linksOfLetter(): Promise<readonly string[]> {
  const html = await (await fetch(`${product.url}/mailbox/${letter.id}`)).text();
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link!.replaceAll('&amp;', '&'));
}

const secretOf = (link: string): string => /[ist]\d+-[0-9a-f]{32}/.exec(link)![0];

interface Visit {
  readonly page: Page;
  readonly requests: readonly Request[];
  leave(): Promise<void>;
}

/** Opens a link in a browser that never saw it, and waits until the page is there, with its line to the table where it has one. */
async function visit(link: string): Promise<Visit> {
  const page = await product.person();
  const requests: Request[] = [];
  page.context().on('request', (request) => void requests.push(request));
  const stop = link.endsWith('&stop');
  const line = link.includes('/t/') && !stop ? page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived')) : null;
  await page.goto(link);
  await settled(page);
  await line;
  return { page, requests, leave: () => page.context().close() };
}

const AT_ONCE = 4;

const settled = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ hasNotText: /^One moment/ }).first().waitFor();

async function look(link: string): Promise<void> {
  const { requests, leave } = await visit(link);
  expect(requests.map((request) => request.method()).filter((method) => method !== 'GET')).toEqual([]);
  await leave();
}

/** Looks at links a few at a time: more at once take longer, each of them. */
async function lookAt(links: readonly string[]): Promise<void> {
  for (let i = 0; i < links.length; i += AT_ONCE) await Promise.all(links.slice(i, i + AT_ONCE).map(look));
}

test('every page and every kind of link, opened with scripts running, changes nothing', async () => {
  const pages = ['/', '/new/guilds', '/rules', '/rules/guilds', '/about', '/nowhere', '/mailbox', `/mailbox/${letter.id}`].map((path) => product.url + path);
  const links = [playing.watch, playing.invite, playing.seat(0), playing.seat(1), waiting.watch, waiting.invite, waiting.seat(0)];
  await unchangedBy(() => lookAt([...pages, ...links]));
});

test('following every link of a letter, each on a device of its own, plays nothing, stops nothing and sends nothing', async () => {
  const links = await linksOfLetter();
  expect(links.filter((link) => link.includes('&move='))).not.toEqual([]);
  expect(links.filter((link) => link.endsWith('&stop'))).toHaveLength(1);
  await unchangedBy(() => lookAt(links));
});

test('GET and HEAD of every route of the API, with any key or none, change nothing', async () => {
  const routes = ['', '/seats', '/moves', '/house', '/letters', '/reissue', '/rematch', '/record', '/socket', '?since=0&legal=1'];
  const turn = secretOf((await linksOfLetter()).find((link) => link.includes('#turn='))!);
  await unchangedBy(async () => {
    for (const { id, keys, invite } of [playing, waiting]) {
      for (const key of [undefined, ...keys, secretOf(invite), turn]) {
        const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };
        const asked = routes.flatMap((route) => ['GET', 'HEAD'].map((method) => fetch(`${product.url}/api/tables/${id}${route}`, { method, headers })));
        for (const { status } of await Promise.all(asked)) expect(status).toBeLessThan(500);
      }
    }
    for (const method of ['GET', 'HEAD']) expect((await fetch(`${product.url}/api/games`, { method })).status).toBe(200);
  });
});

test('an invite opened ten times takes no seat', async () => {
  await unchangedBy(async () => {
    const { page, leave } = await visit(waiting.invite);
    for (let i = 0; i < 8; i++) {
      await page.goto('about:blank');
      await page.goto(waiting.invite);
      await page.getByRole('button', { name: 'Sit down', exact: true }).waitFor();
    }
    await leave();
    await look(waiting.invite);
  });
  expect((await waiting.look(null)).players).toHaveLength(1);
});

test('a key leaves the address bar, and is in no address that is asked for and no Referer', async () => {
  const links = [playing.seat(0), waiting.invite, ...(await linksOfLetter()).filter((link) => /(#turn=[^&]+|&stop)$/.test(link))];
  expect(links).toHaveLength(4);
  for (const link of links) {
    const { page, requests, leave } = await visit(link);
    expect(page.url()).toBe(link.split('#')[0]);
    // On to another page and back, as somebody would who looks something up.
    await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
    await page.waitForURL(/\/rules(\/guilds)?$/);
    await page.goBack();
    await settled(page);
    expect(page.url()).toBe(link.split('#')[0]);
    await noLeak(page.context(), requests, secretOf(link));
    await leave();
  }
});

async function noLeak(context: BrowserContext, requests: readonly Request[], secret: string): Promise<void> {
  expect(requests.length).toBeGreaterThan(5);
  for (const request of requests) {
    // A fragment stays in the browser.
    expect(request.url().split('#')[0]).not.toContain(secret);
    expect((await request.headerValue('referer')) ?? '').toBe('');
  }
  expect(await context.cookies()).toEqual([]);
}

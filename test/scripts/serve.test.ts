import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../../scripts/serve.ts';

// A small product: it counts in a Durable Object, tells its settings, and fetches what it is told to.
const WORKER = `
import { DurableObject } from 'cloudflare:workers';
export class Table extends DurableObject {
  count() {
    this.ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS n (n INTEGER)');
    this.ctx.storage.sql.exec('INSERT INTO n VALUES (1)');
    return this.ctx.storage.sql.exec('SELECT count(*) AS n FROM n').one().n;
  }
}
export class Mailbox extends DurableObject {}
export class Player extends DurableObject {}
export class Address extends DurableObject {}
export default {
  async fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/count') return Response.json(await env.TABLE.getByName('a').count());
    if (pathname === '/env') return Response.json([env.MAIL, env.LETTER_DELAY, env.ORIGIN]);
    if (pathname === '/fetch') return fetch(searchParams.get('url')).then(() => new Response('fetched'), () => new Response('refused'));
    return env.ASSETS.fetch(new URL('/', request.url));
  },
};
`;

let folder = '';
let dist = '';
const running = new Set<Served>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'longhand-serve-'));
  dist = join(folder, 'dist');
  mkdirSync(join(dist, 'client'), { recursive: true });
  mkdirSync(join(dist, 'worker'));
  writeFileSync(join(dist, 'client', 'index.html'), 'the page');
  writeFileSync(join(dist, 'worker', 'index.js'), WORKER);
});

afterAll(async () => {
  await Promise.all([...running].map((served) => served.kill()));
  rmSync(folder, { recursive: true });
});

async function open(state: string, more: { port?: number; env?: Record<string, string> } = {}): Promise<Served> {
  const served = await serve({ state: join(folder, state), dist, ...more });
  running.add(served);
  void served.ended.then(() => running.delete(served));
  return served;
}

const read = async (served: Served, path: string): Promise<string> => (await fetch(served.url + path)).text();

test('what was answered is still there after the process was killed, and after it was stopped', async () => {
  const first = await open('kept');
  expect(await read(first, '/count')).toBe('1');
  await first.kill();
  const second = await open('kept', { port: Number(new URL(first.url).port) });
  expect(second.url).toBe(first.url);
  expect(await read(second, '/count')).toBe('2');
  await second.stop();
  expect(await second.ended).toBe(0);
  expect(await read(await open('kept'), '/count')).toBe('3');
});

test('files come before the Worker, and it can answer with the page', async () => {
  const served = await open('files');
  expect(await read(served, '/')).toBe('the page');
  expect(await read(served, '/t/abc')).toBe('the page');
});

test('settings', async () => {
  const plain = await open('plain');
  expect(JSON.parse(await read(plain, '/env'))).toEqual(['mailbox', '120', plain.url]);
  const set = await open('set', { env: { LETTER_DELAY: '0', ORIGIN: 'https://a.example/"' } });
  expect(JSON.parse(await read(set, '/env'))).toEqual(['mailbox', '0', 'https://a.example/"']);
});

test('the product cannot reach into the machine it runs on, but for what a setting names', async () => {
  let asked = 0;
  const inside = createServer((_, response) => response.end(`${++asked}`));
  await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done));
  const { port } = inside.address() as { port: number };
  const path = `/fetch?url=http://127.0.0.1:${port}/`;
  expect(await read(await open('inside'), path)).toBe('refused');
  expect(await read(await open('elsewhere', { env: { SMTP_URL: 'smtp://mail.example', RESEND_URL: 'http://127.0.0.2', PUSH_GATEWAY: 'http://[::1]:1' } }), path)).toBe('refused');
  expect(asked).toBe(0);
  expect(await read(await open('named', { env: { SMTP_URL: 'smtp://localhost:25?tls=none' } }), path)).toBe('fetched');
  inside.close();
});

test('a taken port, a folder in use and a missing build are told in a sentence', async () => {
  const served = await open('used');
  const port = Number(new URL(served.url).port);
  await expect(open('other', { port })).rejects.toThrow(`Port ${port} is taken by another program`);
  await expect(open('used')).rejects.toThrow(`Another Longhand (process ${served.pid}) is using`);
  await expect(serve({ state: join(folder, 'none'), dist: join(folder, 'none') })).rejects.toThrow('Nothing is built yet');
});

test('a product that cannot start says so, and its folder is free again', async () => {
  const broken = join(folder, 'broken');
  mkdirSync(join(broken, 'client'), { recursive: true });
  mkdirSync(join(broken, 'worker'));
  writeFileSync(join(broken, 'worker', 'index.js'), 'this is no script');
  await expect(serve({ state: join(folder, 'again'), dist: broken })).rejects.toThrow('The product did not start');
  expect(await read(await open('again'), '/')).toBe('the page');
});

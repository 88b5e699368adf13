import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Asset, assetTable } from '../../scripts/serve/listing.ts';

// JavaScript, because the runtime reads it as it is.
const { default: worker } = (await import(new URL('../../scripts/serve/assets.js', import.meta.url).href)) as {
  default: { fetch(request: Request, env: Readonly<Record<string, unknown>>): Response };
};

let table: Record<string, Asset> = {};
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'longhand-assets-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'a-1.js'), 'export {};');
  writeFileSync(join(folder, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n  Content-Security-Policy: default-src \'self\'; img-src data:\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  table = assetTable(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

const ask = (path: string, init: RequestInit = {}): Response =>
  worker.fetch(new Request(`http://localhost${path}`, init), { ASSETS: table, 'index.html': '<!doctype html>', 'assets/a-1.js': 'export {};' });

test('the page is asked for again each time, and is the same by its tag', async () => {
  const page = ask('/');
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toBe('<!doctype html>');
  const again = ask('/', { headers: { 'if-none-match': `W/${page.headers.get('etag')}` } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('a script is kept for good; the headers of every matching rule are set', () => {
  const { headers } = ask('/assets/a-1.js');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('content-security-policy')).toBe(`default-src 'self'; img-src data:`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('the file of the page leads to its path', () => {
  const file = ask('/index.html?a=1');
  expect([file.status, file.headers.get('location')]).toEqual([307, '/?a=1']);
});

test.each(['/_headers', '/assets/gone.js', '/assets', '/constructor', '/../etc/passwd'])('%s is not there', (path) => {
  expect(ask(path).status).toBe(404);
});

test('nothing can be sent to a file', () => {
  expect(ask('/', { method: 'POST' }).status).toBe(405);
});

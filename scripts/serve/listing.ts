import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

/** What is answered at a path: a file with its headers, or another path to go to. */
export type Asset = { readonly file: string; readonly headers: Readonly<Record<string, string>> } | { readonly to: string };

/** Every path that has an asset, as Cloudflare would serve that folder (with `not_found_handling = "none"`). */
export function assetTable(folder: string): Record<string, Asset> {
  const own = join(folder, '_headers');
  const rules = existsSync(own) ? headerRules(readFileSync(own, 'utf8')) : [];
  const files = globSync('**/*', { cwd: folder }).filter((file) => !HIDDEN.has(file) && statSync(join(folder, file)).isFile());
  return Object.fromEntries(files.flatMap((file) => entries(folder, file.replaceAll(sep, '/'), rules)));
}

/** The rules of a `_headers` file in their order: a pattern of paths, and what it sets. */
export function headerRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '' && !each.trim().startsWith('#'))) {
    if (!/^\s/.test(line)) rules.push({ pattern: pattern(line.trim()), headers: [] });
    else rules.at(-1)?.headers.push([line.slice(0, line.indexOf(':')).trim().toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]);
  }
  return rules;
}

interface Rule {
  readonly pattern: RegExp;
  readonly headers: [name: string, value: string][];
}

const HIDDEN = new Set(['_headers', '_redirects', '.assetsignore']);

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const pattern = (path: string): RegExp => new RegExp(`^${path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`);

/** A page answers at its path without `.html`, and its file's name leads there. */
function entries(folder: string, file: string, rules: readonly Rule[]): [string, Asset][] {
  const path = `/${file}`;
  const bare = path.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const page: [string, Asset] = [bare, { file, headers: headersOf(folder, file, bare, rules) }];
  return bare === path ? [page] : [page, [path, { to: bare }]];
}

function headersOf(folder: string, file: string, path: string, rules: readonly Rule[]): Record<string, string> {
  const hash = createHash('sha256').update(readFileSync(join(folder, file))).digest('hex').slice(0, 32);
  const own = rules.filter((rule) => rule.pattern.test(path)).flatMap((rule) => rule.headers);
  return {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    etag: `"${hash}"`,
    'cache-control': 'public, max-age=0, must-revalidate',
    ...Object.fromEntries(own),
  };
}

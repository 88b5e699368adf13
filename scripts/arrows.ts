import { globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** Something a file does that its place in the project does not allow. */
export interface Breach {
  readonly file: string;
  readonly what: string;
}

/** Longer than this, a file holds more than one idea. */
const LINES = 400;

/** What each part may import besides itself: parts by name, packages by pattern. */
const PARTS: Readonly<Record<string, { readonly parts: readonly string[]; readonly packages: RegExp }>> = {
  shared: { parts: [], packages: /^(valibot|@noble\/.+)$/ },
  worker: { parts: ['shared'], packages: /^(valibot|@valibot\/to-json-schema|@noble\/.+|hono(\/.+)?|cloudflare:.+|node:(net|tls)|nodemailer|postal-mime|@block65\/webcrypto-web-push)$/ },
  web: { parts: ['shared'], packages: /^(valibot|@noble\/.+|preact(\/.+)?|@preact\/signals|uqr|vite\/client)$/ },
};

// They run where the page is built, not in it.
const BUILD = new Set(['web/vite.config.ts', 'web/inlineSprite.ts']);

/** All breaches in one file; `file` is its path from the root with slashes. */
export function breaches(file: string, source: string): Breach[] {
  const part = file.split('/')[0] ?? '';
  const code = bare(source);
  const found = imports(source).flatMap((specifier) => wrongImport(file, part, specifier));
  if (source.split('\n').length - 1 > LINES) found.push(`is longer than ${LINES} lines`);
  if (part === 'shared') found.push(...[...code.matchAll(/\b(?:Math\.random|Date)\b/g)].map(([name]) => `uses ${name}`));
  return found.map((what) => ({ file, what }));
}

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\bimport\.meta\.glob(?:<[^>]*>)?\(\s*)(['"])([^'"\n]+)\1/g;

const imports = (source: string): string[] => [...source.matchAll(IMPORT)].map(([, , specifier = '']) => specifier);

/** Code without its comments and texts. */
const bare = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, ' ');

function wrongImport(file: string, part: string, specifier: string): string[] {
  const allowed = PARTS[part];
  if (allowed === undefined) return [];
  if (!specifier.startsWith('.')) return allowed.packages.test(specifier) ? [] : [`imports the package ${specifier}`];
  const target = posix.join(posix.dirname(file), specifier);
  const other = target.split('/')[0] ?? '';
  if (other !== part && !allowed.parts.includes(other)) return [`imports ${target}`];
  const [own, its] = [gameOf(file), gameOf(target)];
  return own !== null && its !== null && own !== its ? [`imports ${target}, another game's`] : [];
}

const gameOf = (path: string): string | null => /^(?:shared|web)\/games\/([^/]+)\//.exec(path)?.[1] ?? null;

/** Everything under the root that the rules are about. */
export function allBreaches(root: string): Breach[] {
  const files = globSync(`{${Object.keys(PARTS).join(',')}}/**/*.{ts,tsx}`, { cwd: root }).map((file) => file.replaceAll(sep, '/'));
  return files
    .filter((file) => !BUILD.has(file))
    .sort()
    .flatMap((file) => breaches(file, readFileSync(join(root, file), 'utf8')));
}

if (import.meta.main) {
  const found = allBreaches(join(import.meta.dirname, '..'));
  for (const { file, what } of found) console.error(`${file} ${what}`);
  if (found.length > 0) process.exitCode = 1;
}

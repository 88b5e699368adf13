import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A chunk of Vite's manifest, which is keyed by source. */
export interface Chunk {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** A part of the page and what it weighs: bytes of script after gzip, with the heaviest language. */
export interface Size {
  readonly part: string;
  readonly bytes: number;
  readonly budget: number;
}

const SHELL = 25_000;
const GAME = 12_000;
/** Games that may weigh other than 12,000 bytes. */
const GAMES: Readonly<Record<string, number>> = {};
/** Loaded when somebody asks for it or the game is over: by neither the first page nor a table's. Anything not named here counts. */
const LATER: readonly RegExp[] = [
  /^pages\/(About|New|Rules)\.tsx$/,
  /^table\/(Over|Own|Qr|Replay|Stop)\.tsx$/,
  /(^|\/)text\/about\//,
  /\/games\/[^/]+\/rules\//,
  /^games\/[^/]+\/(End\.tsx$|text\/ending\/)/,
];

/** The shell and each game of a build, given its page and what each file weighs. */
export function sizes(manifest: Manifest, page: string, weight: (file: string) => number): Size[] {
  const dynamic = Object.keys(manifest).filter((source) => manifest[source]?.isDynamicEntry === true && !LATER.some((later) => later.test(source)));
  const games = [...new Set(dynamic.flatMap((source) => gameOf(source) ?? []))].sort();
  const entries = Object.keys(manifest).filter((source) => page.includes(`"/${manifest[source]?.file}"`));
  if (entries.length === 0) throw new Error('The page loads no script of the build: what it weighs cannot be told.');
  const shell = dynamic.filter((source) => gameOf(source) === null);
  const loaded = filesOf(manifest, [...entries, ...shell.filter((source) => languageOf(source) === null)]);
  const part = (name: string, sources: readonly string[], budget: number, given: ReadonlySet<string>): Size => {
    const own = filesOf(manifest, sources.filter((source) => languageOf(source) === null));
    const bytes = weigh(own, given) + heaviest(sources, (language) => weigh(filesOf(manifest, language), new Set([...own, ...given])));
    return { part: name, bytes, budget };
  };
  const weigh = (files: ReadonlySet<string>, given: ReadonlySet<string>): number =>
    [...files].filter((file) => !given.has(file)).reduce((sum, file) => sum + weight(file), 0);
  return [
    part('shell', [...entries, ...shell], SHELL, new Set()),
    ...games.map((game) => part(game, dynamic.filter((source) => gameOf(source) === game), GAMES[game] ?? GAME, loaded)),
  ];
}

/** Prints what a build weighs; throws a sentence when a part is over its budget. */
export function reportSizes(dist: string): void {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest;
  const page = readFileSync(join(dist, 'client', 'index.html'), 'utf8');
  const all = sizes(manifest, page, (file) => (file.endsWith('.js') ? gzipSync(readFileSync(join(dist, 'client', file))).length : 0));
  for (const { part, bytes, budget } of all) console.log(`${part.padEnd(12)}${count(bytes)} of ${count(budget)} bytes gzip`);
  const fat = all.filter(({ bytes, budget }) => bytes > budget);
  if (fat.length > 0) throw new Error(`Too heavy: ${fat.map(({ part, bytes, budget }) => `${part} by ${bytes - budget} bytes`).join(', ')}`);
}

const count = (bytes: number): string => bytes.toLocaleString('en').padStart(7);

/** The game a source belongs to: in web/ and in shared/ its folder lies in games/. */
const gameOf = (source: string): string | null => /(?:^|\/)games\/([^/]+)\//.exec(source)?.[1] ?? null;

/** The language of a catalogue. */
const languageOf = (source: string): string | null => /\/(en|ko|es)\.tsx?$/.exec(`/${source}`)?.[1] ?? null;

/** The files of these sources with everything they import at once. */
function filesOf(manifest: Manifest, sources: readonly string[], found = new Set<string>()): Set<string> {
  for (const chunk of sources.flatMap((source) => manifest[source] ?? [])) {
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/** The most that any one language adds. */
function heaviest(sources: readonly string[], weigh: (language: readonly string[]) => number): number {
  const languages = [...new Set(sources.flatMap((source) => languageOf(source) ?? []))];
  return Math.max(0, ...languages.map((language) => weigh(sources.filter((source) => languageOf(source) === language))));
}

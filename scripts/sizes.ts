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
const GAMES: Readonly<Record<string, number>> = { gates: 16_000 };
/** The pages the shell is weighed by, each with all that it loads before anybody asks for more; a table's is without its game. */
const PAGES = { 'first page': /^(pages\/Home\.tsx|text\/home\/\w+\.ts)$/, 'a table': /^table\/Table\.tsx$/ } as const;
/** Loaded with a game and not without one: choices are built for a seat that plays. */
const WITH_A_GAME = /^table\/choice\.ts$/;
/** Loaded when somebody asks for it, once a seat is taken, while a table waits, when a variant is met, when the game is over, or when something is wrong or was lost. Anything not named here counts. */
const LATER: readonly RegExp[] = [
  /^pages\/(About|Missing|New|Rules|TroubleLine)\.tsx$/,
  /^pages\/insist\.ts$/,
  /^inbox\//,
  /^table\/(Delete|Hindrance|Host|Invite|Join|Over|Own|Qr|Replay|Stop|Trouble)\.tsx$/,
  /(^|\/)text\/(about|inbox|more)\//,
  /\/games\/[^/]+\/rules\//,
  /\/shared\/games\/(gates|manufactory)\/index\.ts$/,
  /^games\/[^/]+\/(fields|import|list)\//,
  /^games\/[^/]+\/((Discards|End|Large|Proposal)\.tsx$|text\/ending\/)/,
];

/** The shell, by each of its pages, and each game of a build, given its page and what each file weighs. */
export function sizes(manifest: Manifest, page: string, weight: (file: string) => number): Size[] {
  const dynamic = Object.keys(manifest).filter((source) => manifest[source]?.isDynamicEntry === true && !LATER.some((later) => later.test(source)));
  const games = [...new Set(dynamic.flatMap((source) => gameOf(source) ?? []))].sort();
  const entries = Object.keys(manifest).filter((source) => page.includes(`"/${manifest[source]?.file}"`));
  if (entries.length === 0) throw new Error('The page loads no script of the build: what it weighs cannot be told.');
  const pages = Object.values(PAGES);
  const shell = dynamic.filter((source) => gameOf(source) === null && !WITH_A_GAME.test(source));
  // What no page is known to load by itself counts for every page.
  const shellOf = (own: RegExp) => [...entries, ...shell.filter((source) => own.test(source) || !pages.some((page) => page.test(source)))];
  const weigh = (files: ReadonlySet<string>, given: ReadonlySet<string>): number =>
    [...files].filter((file) => !given.has(file)).reduce((sum, file) => sum + weight(file), 0);
  const part = (name: string, sources: readonly string[], budget: number, given: ReadonlySet<string>): Size => {
    const own = filesOf(manifest, sources.filter((source) => languageOf(source) === null));
    const bytes = weigh(own, given) + heaviest(sources, (language) => weigh(filesOf(manifest, language), new Set([...own, ...given])));
    return { part: name, bytes, budget };
  };
  const table = filesOf(manifest, shellOf(PAGES['a table']).filter((source) => languageOf(source) === null));
  return [
    ...Object.entries(PAGES).map(([name, own]) => part(`shell: ${name}`, shellOf(own), SHELL, new Set())),
    ...games.map((game) => part(game, [...dynamic.filter((source) => gameOf(source) === game || WITH_A_GAME.test(source)), ...piecesOf(manifest, game)], GAMES[game] ?? GAME, table)),
  ];
}

/** Prints what a build weighs; throws a sentence when a part is over its budget. */
export function reportSizes(dist: string): void {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest;
  const page = readFileSync(join(dist, 'client', 'index.html'), 'utf8');
  const all = sizes(manifest, page, (file) => (file.endsWith('.js') ? gzipSync(readFileSync(join(dist, 'client', file))).length : 0));
  for (const { part, bytes, budget } of all) console.log(`${part.padEnd(20)}${count(bytes)} of ${count(budget)} bytes gzip`);
  const fat = all.filter(({ bytes, budget }) => bytes > budget);
  if (fat.length > 0) throw new Error(`Too heavy: ${fat.map(({ part, bytes, budget }) => `${part} by ${bytes - budget} bytes`).join(', ')}`);
}

const count = (bytes: number): string => bytes.toLocaleString('en').padStart(7);

/** The game a source belongs to: in web/ and in shared/ its folder lies in games/. */
const gameOf = (source: string): string | null => /(?:^|\/)games\/([^/]+)\//.exec(source)?.[1] ?? null;

/** The file that the build makes of a game's rules and board, which the manifest names by the file alone. */
const piecesOf = (manifest: Manifest, game: string): string[] => Object.keys(manifest).filter((source) => source.startsWith(`_${game}-`));

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

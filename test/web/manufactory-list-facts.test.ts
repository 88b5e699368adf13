// @vitest-environment node
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { type FactsBook, matchNames, readFacts } from '../../web/games/manufactory/list/facts.ts';
import type { Refusal } from '../../web/games/manufactory/list/parts.ts';
import { readText } from '../../web/games/manufactory/list/read.ts';
import { bytesOf, line, read } from './manufactory-lists.ts';

const MEGABYTE = 1024 * 1024;

async function book(name: string): Promise<FactsBook> {
  const result = await readFacts(new Blob([bytesOf(name)]).stream());
  if (!result.ok) throw new Error(`${name} was refused: ${result.error.code}`);
  return result.value;
}

const refused = async (content: string | Uint8Array<ArrayBuffer>): Promise<Refusal | null> => {
  const result = await readFacts(new Blob([content]).stream());
  return result.ok ? null : result.error;
};

const namesIn = (text: string) => {
  const result = readText(text);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.names;
};

/** The same bytes in pieces of so many. */
function inPieces(bytes: Uint8Array, length: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + length));
      at += length;
    },
  });
}

describe('a facts file', () => {
  test('MTGJSON, all sets: first sides, no tokens, nothing of what lies inside of a card', async () => {
    expect((await book('facts-all.json')).cards.map(({ facts, drop }) => [facts.name, facts.cost, facts.universal, drop])).toEqual([
      ['Paper Lantern', 1, false, null], ['Push // Pull', 5, false, null], ['Bellows', 4, false, null], ['Jötun\'s Æther-Wheel', 6, false, null],
      ['1996 Exhibition', 3, false, null], ['Old Mill', 2, false, 'double-faced'], ['Spare Yard', 0, true, null],
    ]);
  });

  test('it keeps what the game needs and nothing more', async () => {
    const { cards } = await book('facts-all.json');
    expect(cards[0]).toEqual({ facts: { name: 'Paper Lantern', cost: 1, colours: ['w'], universal: false, rarity: 'common' }, drop: null });
  });

  test.each(['scryfall-array.json', 'scryfall-list.json', 'mtgjson-set.json'])('%s serves as well', async (name) => {
    const { cards } = await book(name);
    expect(cards.map(({ facts }) => facts.name)).toContain('Paper Lantern');
  });

  test('by the name of a card, its facts', async () => {
    const atomic = '{"data": {"Anvil": [{"name": "Anvil", "manaValue": 2, "colors": ["B"], "types": ["Artifact"]}], "Dam": [{"name": "Dam", "manaValue": 0, "colors": [], "types": ["Land"]}]}}';
    const result = await readFacts(new Blob([atomic]).stream());
    expect(result).toMatchObject({ ok: true, value: { cards: [{ facts: { name: 'Anvil', cost: 2, colours: ['k'] } }, { facts: { name: 'Dam', universal: true } }] } });
  });

  test.each([1, 2, 3, 7, 64, 1000])('in pieces of %i bytes it is the same', async (length) => {
    for (const name of ['facts-all.json', 'scryfall-array.json', 'scryfall-list.json']) {
      const result = await readFacts(inPieces(bytesOf(name), length));
      expect(result).toEqual({ ok: true, value: await book(name) });
    }
  });

  test('a card that can be played goes before a token of the same name', async () => {
    const cards = (...layouts: string[]) => JSON.stringify(layouts.map((layout) => ({ name: 'Anvil', cmc: layout === 'token' ? 0 : 3, colors: [], layout })));
    for (const layouts of [['token', 'normal'], ['normal', 'token']]) {
      const result = await readFacts(new Blob([cards(...layouts)]).stream());
      expect(result).toMatchObject({ ok: true, value: { cards: [{ facts: { cost: 3 }, drop: null }] } });
    }
  });

  test.each<[string, string | Uint8Array<ArrayBuffer>, Refusal['code']]>([
    ['nothing', '', 'empty'], ['a zip', new Uint8Array([0x50, 0x4b, 3, 4]), 'zip'], ['gzip', new Uint8Array([0x1f, 0x8b, 8, 0]), 'gzip'], ['a list of names', '4 Anvil\n2 Bellows\n', 'no-cards'],
    ['a download that was cut off', '[{"name": "Anvil", "cmc": 1, "colors": []},\n{"name": "Be', 'cut-off'], ['braces that part ways', '[{"name": "Anvil", "cmc": 1, "colors": []}}', 'broken-json'],
  ])('%s is refused', async (_what, content, code) => {
    expect(await refused(content)).toMatchObject({ code });
  });

  test('what is too long for a card is passed over, and what follows is read', async () => {
    const long = JSON.stringify({ name: 'Endless', cmc: 1, colors: [], text: 'x'.repeat(MEGABYTE) });
    for (const text of [`[${long},{"name": "Anvil", "cmc": 2, "colors": []}]`, `${long}\n{"name": "Anvil", "cmc": 2, "colors": []}\n`]) {
      for (const length of [1000, 10 * MEGABYTE]) {
        const result = await readFacts(inPieces(new TextEncoder().encode(text), length));
        expect(result).toMatchObject({ ok: true, value: { cards: [{ facts: { name: 'Anvil' } }] } });
      }
    }
  });

  test('more names than there are cards', async () => {
    const names = Array.from({ length: 200_001 }, (_, i) => `{"name":"${i}","colors":[]}`).join('\n');
    const pieces = inPieces(new TextEncoder().encode(`${names}\n${names}`), MEGABYTE);
    expect(await readFacts(pieces)).toEqual({ ok: false, error: { code: 'too-many-rows', rows: expect.any(Number) as number, most: 200_000 } });
  });

  test('a file that cannot be read any more, and one that is stopped', async () => {
    const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new DOMException('gone', 'NotReadableError')) });
    expect(await readFacts(broken)).toEqual({ ok: false, error: { code: 'unreadable' } });
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new TextEncoder().encode('[')), cancel: () => void (isCancelled = true) });
    const stop = new AbortController();
    expect(await readFacts(endless, { signal: stop.signal, progress: (bytes) => bytes > 20 && stop.abort() })).toEqual({ ok: false, error: { code: 'stopped' } });
    expect(isCancelled).toBe(true);
  });
});

describe('names and facts', () => {
  test('whatever the case, accents, quotes, slashes and halves; what is not known stays', async () => {
    const facts = await book('facts-all.json');
    const { names } = await read('names.txt');
    const matched = matchNames(names, facts);
    expect(matched.parts.map(line)).toEqual(['1 Paper Lantern 1 w common', '1 Jötun\'s Æther-Wheel 6 u mythic', '1 1996 Exhibition 3 n rare']);
    expect(matched.unmatched).toEqual([{ line: 6, whole: 'Unheard Of, the Part', name: 'Unheard Of, the Part', count: 1 }]);
    expect(matched.dropped).toEqual({ 'double-faced': 1 });
    expect(matchNames(names, facts, { frontFaces: true }).parts.map(line)).toContain('1 Old Mill 2 g rare');
  });

  test.each(['arena.txt', 'mtgo.txt'])('%s', async (name) => {
    const matched = matchNames((await read(name)).names, await book('facts-all.json'));
    expect(matched.parts.map(line).slice(0, 3)).toEqual(['4 Paper Lantern 1 w common', '2 Push // Pull 5 r rare', '1 Bellows 4 r uncommon']);
    expect(matched).toMatchObject({ unmatched: [], dropped: {} });
  });

  test('a half of a name, both faces of a card whose front is kept', async () => {
    const facts = await book('facts-all.json');
    expect(matchNames(namesIn('3 Push\n2 Old Mill // Mill in Ruins'), facts, { frontFaces: true }).parts.map(line)).toEqual(['3 Push // Pull 5 r rare', '2 Old Mill 2 g rare']);
  });
});

describe('a file of 100 MB', () => {
  test('is read as it comes, and not held', async () => {
    const source = manyCards(100 * MEGABYTE);
    const before = memory();
    let read = 0;
    let most = 0;
    let ahead = 0;
    const result = await readFacts(source.stream, {
      progress: (bytes) => {
        ahead = Math.max(ahead, source.given() - bytes);
        if (bytes - read < 8 * MEGABYTE) return;
        read = bytes;
        most = Math.max(most, memory() - before);
      },
    });
    expect(source.given()).toBeGreaterThan(100 * MEGABYTE);
    expect(ahead).toBeLessThanOrEqual(2 * MEGABYTE); // no piece was asked for before the last one was done with
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(40 * MEGABYTE); // garbage waits to be collected, too
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.cards).toHaveLength(source.cards());
    expect(result.value.cards.at(-1)).toMatchObject({ facts: { cost: 3, colours: ['u'] } });
  });
});

/** Frees what nothing holds any more: a flag of the engine, which a context of its own then offers. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
const collect = collector();

/** Bytes that are really held. */
const memory = (): number => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** A file as MTGJSON's largest is built, made as it is asked for: a set in each piece of about a megabyte, cut anywhere. */
function manyCards(bytes: number): { stream: ReadableStream<Uint8Array>; given: () => number; cards: () => number } {
  const encoder = new TextEncoder();
  const filler = JSON.stringify([{ text: 'Not {looked} into: "quoted" \\ and [so] on. '.repeat(120), cards: [{}, [{}]] }]);
  let given = 0;
  let cards = 0;
  let sets = 0;
  const set = (): string => {
    const list = Array.from({ length: 150 }, () => `{"name": "Part ${++cards}", "manaValue": 3.0, "colors": ["U"], "types": ["Artifact"], "rarity": "rare", "foreignData": ${filler}}`);
    return `"S${++sets}": {"tokens": [{"name": "Sprocket"}], "cards": [\n${list.join(',\n')}]}`;
  };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const text = given === 0 ? `{"meta": {"version": "1"}, "data": {${set()}` : given < bytes ? `,\n${set()}` : '}}';
      // An odd piece is cut off and sent by itself, so that cards lie across the cuts.
      const piece = encoder.encode(text);
      given += piece.length;
      const cut = Math.floor(piece.length / 3);
      if (cut > 1) controller.enqueue(piece.subarray(0, cut));
      controller.enqueue(piece.subarray(cut > 1 ? cut : 0));
      if (text === '}}') controller.close();
    },
  }, { highWaterMark: 0 });
  return { stream, given: () => given, cards: () => cards };
}

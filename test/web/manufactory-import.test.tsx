import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { toJsonSchema } from '@valibot/to-json-schema';
import { safeParse } from 'valibot';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { options } from '../../shared/games/manufactory/options.ts';
import type { Row } from '../../shared/games/manufactory/state.ts';
import { text } from '../../shared/games/manufactory/text/en.ts';
import { fail, ok } from '../../shared/engine/types.ts';
import Parts from '../../web/games/manufactory/fields/parts.tsx';
import { Importer } from '../../web/games/manufactory/import/Importer.tsx';
import { newSession, type Session } from '../../web/games/manufactory/import/session.ts';
import type { FactsBook } from '../../web/games/manufactory/list/facts.ts';
import { nameFrom } from '../../web/games/manufactory/list/fields.ts';
import { SAMPLE } from '../../web/games/manufactory/list/sample.ts';
import type { Shelf } from '../../web/games/manufactory/list/shelf.ts';
import { load } from '../../web/games/manufactory/words.ts';
import { fieldsOf, initialOf, isWrong, type OptionValue, type OptionValues } from '../../web/pages/form.ts';
import { needMore, speak, startWords } from '../../web/pages/language.ts';
import { bytesOf } from './manufactory-lists.ts';

beforeAll(async () => {
  await startWords().then(needMore);
  await Promise.all([load('en'), load('ko'), load('es')]);
});
afterEach(cleanup);

/** A shelf in memory; one that is full keeps nothing. */
function shelfOf(book: FactsBook | null = null, isFull = false): Shelf {
  let kept = book;
  return {
    load: () => Promise.resolve(ok(kept)),
    save: (next) => Promise.resolve(isFull ? fail('storage') : ok((kept = next, null))),
    clear: () => Promise.resolve(ok((kept = null))),
  };
}

const file = (name: string): File => new File([bytesOf(name)], name);

interface Shown {
  readonly root: Element;
  readonly session: Session;
  readonly taken: (readonly Row[])[];
  /** What it says, without what is only for looks. */
  says(): string | null;
  button(name: RegExp): HTMLButtonElement;
  closed(): number;
}

async function shown(session: Session = newSession(shelfOf()), crates = 2): Promise<Shown> {
  const taken: (readonly Row[])[] = [];
  let closings = 0;
  const root = render(<Importer session={session} crates={crates} take={(list) => taken.push(list)} closed={() => closings++} />).container;
  await act(() => Promise.resolve());
  return {
    root, session, taken,
    says: () => root.textContent,
    button: (name) => [...root.querySelectorAll('button')].find((one) => name.test(one.getAttribute('aria-label') ?? one.textContent)) ?? expect.fail(`no button ${name}`),
    closed: () => closings,
  };
}

const opens = (session: Session, name: string) => act(() => session.read({ file: file(name) }));

describe('the form of a new table', () => {
  const fields = fieldsOf(toJsonSchema(options, { typeMode: 'input', ignoreActions: ['check'] }));

  test('asks for crates, second places and parts, with their defaults', () => {
    expect(fields).toEqual([
      { kind: 'number', name: 'crates', least: 2, most: 12, open: true, initial: null },
      { kind: 'tick', name: 'secondAfterTie', initial: false },
      { kind: 'own', name: 'parts', initial: 'pool' },
    ]);
    expect(safeParse(options, initialOf(fields)).success).toBe(true);
    expect([null, 2, 12, 1, 13, 2.5, Number.NaN].map((value) => isWrong(fields[0]!, value))).toEqual([false, false, false, true, true, true, true]);
  });

  test('the field for parts says what is chosen, opens the dialog, and goes back to the built-in ones', async () => {
    vi.stubGlobal('indexedDB', { open: () => { throw new DOMException('not here', 'SecurityError'); } });
    const set: OptionValue[] = [];
    const field = (value: OptionValue, wrong?: string, others: OptionValues = { crates: null }) => (
      <Parts words={text.options['parts']!} value={value} options={others} seats={3} wrong={wrong} set={(next) => set.push(next)} />
    );
    const { container, rerender, getByText, findByRole } = render(field('pool'));
    expect(container.textContent).toContain('built in');
    getByText('Bring a list…').click();
    const dialog = await findByRole('dialog');
    fireEvent.input(dialog.querySelector('textarea')!, { target: { value: SAMPLE.text }, inputType: 'insertFromPaste' });
    await vi.waitFor(() => expect(dialog.textContent).toContain('30 parts'));
    expect(dialog.textContent).toContain('15 more parts are needed for 3 crates.');
    getByText('Use these 30 parts').click();
    await vi.waitFor(() => expect(container.querySelector('dialog')).toBeNull());
    const [value] = set;
    expect(value).toMatchObject({ list: { length: 8 } });
    expect(safeParse(options, { parts: value }).success).toBe(true);
    rerender(field(value!, 'The list is 15 parts short.'));
    expect(container.textContent).toContain('a list of 30 parts');
    expect(container.querySelector('[data-wrong=true]')).toBe(getByText('Change the list…'));
    // Closing it has kept what was read.
    getByText('Change the list…').click();
    expect((await findByRole('dialog')).textContent).toContain('Pasted list · Our CSV');
    getByText('Use the built-in parts').click();
    expect(set).toEqual([value, 'pool']);
    vi.unstubAllGlobals();
  });
});

describe('what was read', () => {
  test.each([
    ['own.csv', 'own.csv · Our CSV'], ['own-semicolon.csv', 'own-semicolon.csv · Our CSV'], ['cubecobra.csv', 'Cube Cobra CSV'], ['arena.txt', 'Names only'], ['mtgo.txt', 'Names only'],
    ['scryfall-array.json', 'Scryfall JSON'], ['scryfall-lines.jsonl', 'Scryfall JSON'], ['mtgjson-set.json', 'mtgjson-set.json · MTGJSON'],
  ])('%s is known without being told', async (name, label) => {
    const { session, says } = await shown();
    await opens(session, name);
    expect(says()).toContain(label);
  });

  test('is counted by colour and by cost, in words and numbers beside the bars', async () => {
    const { session, root, button, taken, closed } = await shown();
    await opens(session, 'own.csv');
    const rows = (at: number) => [...root.querySelectorAll('table.measure')[at]!.querySelectorAll('tbody tr')].map((row) => `${row.querySelector('th')!.textContent.replace(/^[A-Z](?= )/, '').trim()} ${row.querySelector('b')!.textContent}`);
    expect(rows(0)).toEqual(['white 4', 'blue 6', 'black 3', 'red 0', 'green 1', 'neutral 2', 'several colours 3', 'universal 3']);
    expect(rows(1)).toEqual(['0 4', '1 4', '2 8', '3 3', '4.5 1', '5 2']);
    button(/^Use these 22 parts$/).click();
    expect(taken[0]!.reduce((sum, { count }) => sum + count, 0)).toBe(22);
    expect(closed()).toBe(1);
  });

  test('many costs share the last row; a list that is long enough says what a game draws of it', async () => {
    const { session, root, says } = await shown();
    const rows = Array.from({ length: 40 }, (_, i) => `Part ${i},${i % 12},W`);
    await act(() => session.read({ text: `name,cost,colors\n${rows.join('\n')}` }));
    expect([...root.querySelectorAll('table.measure')[1]!.querySelectorAll('th[scope=row]')].at(-1)!.textContent).toBe('7 and more');
    expect(says()).toContain('Enough for 2 crates: each game draws 30 of the 40.');
  });

  test('names the lines that could not be read, the first few of them', async () => {
    const { session, root } = await shown();
    await opens(session, 'trouble.csv');
    const bad = [...root.querySelectorAll('.bad li')].map((line) => line.textContent);
    expect(bad).toHaveLength(6);
    expect(bad[0]).toMatch(/^Line 8: the name is missing/);
    expect(bad[5]).toBe('and 8 more');
    expect(root.textContent).toContain('13 lines could not be read');
  });

  test('says what was left out and why; the fronts come back by a switch', async () => {
    const { session, root, says } = await shown();
    await opens(session, 'scryfall-array.json');
    expect(says()).toContain('3 two-sided cards are left out');
    const before = session.parts.value.length;
    const front = root.querySelector<HTMLInputElement>('.tick input')!;
    await act(async () => (front.click(), await vi.waitFor(() => expect(session.parts.value.length).toBeGreaterThan(before))));
    expect(says()).not.toContain('two-sided cards are left out');
    expect(root.querySelector<HTMLInputElement>('.tick input')!.checked).toBe(true);
  });

  test('is shown as text and nothing else', async () => {
    const { session, root } = await shown();
    await act(() => session.read({ file: new File(['<img src=x onerror=alert(1)>\n=HYPERLINK("x")'], '<b>names</b>.txt') }));
    expect(root.querySelector('img, b b, bdi b')).toBeNull();
    expect(root.textContent).toContain('<b>names</b>.txt');
    expect(root.querySelector<HTMLInputElement>('.named-as input')!.value).toBe('<img src=x onerror=alert(1)>');
  });

  test.each([['a zip', [0x50, 0x4b, 3, 4], /packed|zip|unpack/i], ['nothing', [], /nothing to read|empty/i]])('a file that is %s is refused beside where it was brought', async (_what, bytes, sentence) => {
    const { session, root } = await shown();
    await act(() => session.read({ file: new File([new Uint8Array(bytes)], 'x') }));
    expect(root.querySelector('[role=alert]')!.textContent).toMatch(sentence);
    expect(root.querySelector('textarea')!.getAttribute('aria-invalid')).toBe('true');
  });

  test('a file that is refused changes nothing of what was read before', async () => {
    const { session, root, says } = await shown();
    await opens(session, 'own.csv');
    await act(() => session.read({ file: new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'x.zip') }));
    expect(root.querySelector('[role=alert]')!.textContent).toMatch(/zip|packed/i);
    expect(says()).toContain('own.csv · Our CSV');
    expect(says()).toContain('22 parts');
  });

  test('stays when the dialog is closed and opened again; another list takes its place', async () => {
    const session = newSession(shelfOf());
    const first = await shown(session);
    await opens(session, 'own.csv');
    first.button(/^Close$/).click();
    expect(first.closed()).toBe(1);
    cleanup();
    const again = await shown(session);
    expect(again.says()).toContain('22 parts');
    await act(() => again.button(/^Another list$/).click());
    expect(again.root.querySelector('textarea')).not.toBeNull();
    expect(document.activeElement).toBe(again.root.querySelector('h2'));
  });

  test('what is typed is read when it is asked for, what is pasted at once', async () => {
    const { root, session, button } = await shown();
    const area = root.querySelector('textarea')!;
    await act(() => void fireEvent.input(area, { target: { value: 'name,cost,colors\nAnvil,3,W' }, inputType: 'insertText' }));
    expect(session.reading.value).toBeNull();
    await act(async () => (button(/^Read it$/).click(), await Promise.resolve()));
    expect(session.parts.value.map(({ name }) => name)).toEqual(['Anvil']);
  });

  test('a file is dropped anywhere on the dialog', async () => {
    const { root, session } = await shown();
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { files: [file('own.csv')], getData: () => '' } });
    await act(async () => (root.querySelector('.within')!.dispatchEvent(drop), await vi.waitFor(() => expect(session.reading.value).not.toBeNull())));
    expect(drop.defaultPrevented).toBe(true);
  });
});

describe('names without cost and colours', () => {
  const LIST = '4 Paper Lantern\n1 Belows\n2 Gear\n3 Workshop';

  async function matched() {
    const session = newSession(shelfOf());
    const dialog = await shown(session);
    await act(() => session.read({ text: LIST }));
    await act(() => session.openFacts(file('facts-all.json')));
    const row = (at: number) => dialog.root.querySelectorAll('.to-fill tbody tr')[at]!;
    const fill = (at: number, field: number, value: string) => act(() => void fireEvent.change(row(at).querySelectorAll('input')[field]!, { target: { value } }));
    return { ...dialog, row, fill };
  }

  test('wait for a facts file, or for a hand', async () => {
    const { session, says, button, root } = await shown();
    await act(() => session.read({ text: LIST }));
    expect(says()).toContain('10 names come without cost and colours');
    expect(button(/^Nothing of it can be used yet\.$/).disabled).toBe(true);
    expect(root.querySelectorAll('.to-fill tbody tr')).toHaveLength(4);
  });

  test('are found by their facts; a corrected name too, and what is filled in becomes a part', async () => {
    const { session, row, fill, says } = await matched();
    expect(session.parts.value.map(({ name, count }) => [name, count])).toEqual([['Paper Lantern', 4]]);
    expect(says()).toContain('6 parts stay out as long as cost and colours are missing.');
    await fill(0, 0, 'bellows');
    expect(row(0).textContent).toContain('Found.');
    await fill(1, 1, '3');
    await fill(1, 2, 'WU');
    await act(() => row(2).querySelectorAll<HTMLInputElement>('input[type=checkbox]')[0]!.click());
    expect(session.parts.value).toEqual([
      { name: 'Paper Lantern', cost: 1, colours: ['w'], universal: false, rarity: 'common', count: 4 },
      expect.objectContaining({ name: 'Bellows', cost: 4, count: 1 }),
      { name: 'Gear', cost: 3, colours: ['w', 'u'], universal: false, rarity: null, count: 2 },
      { name: 'Workshop', cost: 0, colours: [], universal: true, rarity: null, count: 3 },
    ]);
    expect(safeParse(options, { parts: { list: session.parts.value } }).success).toBe(true);
  });

  test('a row that is wrong says why, one that is left out stays out', async () => {
    const { session, row, fill, root, says } = await matched();
    await fill(1, 1, 'abc');
    expect(row(1).textContent).toContain('“abc” is not a cost');
    expect(row(1).querySelectorAll('input')[1]!.getAttribute('aria-invalid')).toBe('true');
    await fill(1, 1, '2');
    await act(() => row(1).querySelectorAll<HTMLInputElement>('input[type=checkbox]')[1]!.click());
    expect(session.parts.value).toHaveLength(1);
    expect(says()).toContain('4 parts stay out');
    expect(root.querySelectorAll('.to-fill tbody tr')).toHaveLength(3);
  });

  test('Enter in a row takes over what was typed and does not send the form around the dialog', async () => {
    const { row } = await matched();
    const input = row(0).querySelectorAll('input')[1]!;
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    input.focus();
    await act(() => void input.dispatchEvent(enter));
    expect(enter.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(input);
  });

  test('many are shown a few at a time', async () => {
    const { session, root, button } = await shown();
    await act(() => session.read({ text: Array.from({ length: 50 }, (_, i) => `Name ${i}`).join('\n') }));
    expect(root.querySelectorAll('.to-fill tbody tr')).toHaveLength(20);
    await act(() => button(/^Show 20 more$/).click());
    await act(() => button(/^Show 10 more$/).click());
    expect(root.querySelectorAll('.to-fill tbody tr')).toHaveLength(50);
  });
});

describe('a facts file', () => {
  test('is kept for the next time, and can be forgotten', async () => {
    const shelf = shelfOf();
    const first = newSession(shelf);
    await first.openFacts(file('facts-all.json'));
    const { session, says, button } = await shown(newSession(shelf));
    expect(session.book.value?.cards).toHaveLength(7);
    expect(says()).toContain('The facts of 7 cards are in this browser.');
    await act(async () => (button(/^Forget them$/).click(), await vi.waitFor(() => expect(session.book.value).toBeNull())));
    expect((await shelf.load())).toEqual(ok(null));
  });

  test('serves once where the browser keeps nothing', async () => {
    const { session, says } = await shown(newSession(shelfOf(null, true)));
    await act(() => session.openFacts(file('facts-all.json')));
    expect(session.book.value?.cards).toHaveLength(7);
    expect(says()).toContain('could not keep');
  });

  test('shows how far it has been read, and stops when it is told to', async () => {
    const { session, root, says, button } = await shown();
    let next: () => void = () => undefined;
    const piece = new TextEncoder().encode('[{"name": "Anvil", "cmc": 2, "colors": []},');
    const slow = { size: piece.length * 4, stream: () => new ReadableStream<Uint8Array>({ pull: (to) => new Promise((done) => (next = () => (to.enqueue(piece), done()))) }, { highWaterMark: 0 }) };
    let reading: Promise<void> = Promise.resolve();
    await act(() => void (reading = session.openFacts(slow as unknown as File)));
    await act(async () => (next(), await vi.waitFor(() => expect(session.progress.value?.bytes).toBe(piece.length))));
    const progress = root.querySelector('progress')!;
    expect([progress.getAttribute('value'), progress.getAttribute('max')].map(Number)).toEqual([piece.length, piece.length * 4]);
    button(/^Stop$/).click();
    await act(async () => (next(), await reading));
    expect(says()).toContain('Reading was stopped');
    expect([session.book.value, session.progress.value]).toEqual([null, null]);
  });
});

test('the reader refuses in a name what the table refuses', () => {
  const marks = ['\u0007', '\u00ad', '\u061c', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u2028', '\u202e', '\u2060', '\u2066', '\ufeff', '\ufffb', '\ud800', '\u{e0041}', 'é', '한', '🛠'];
  const taken = (name: string) => safeParse(options, { parts: { list: [{ name }] } }).success;
  expect(marks.filter((mark) => nameFrom(`A${mark}b`).ok)).toEqual(['\u200c', '\u200d', 'é', '한', '🛠']);
  expect(marks.filter((mark) => taken(`A${mark}b`))).toEqual(['\u200c', '\u200d', 'é', '한', '🛠']);
});

test('speaks three languages', async () => {
  const titles: string[] = [];
  for (const language of ['ko', 'es', 'en'] as const) {
    await speak(language);
    const { session, root, says } = await shown();
    await opens(session, 'own.csv');
    titles.push(root.querySelector('h2')!.textContent, root.querySelector('.so-many')!.textContent);
    expect(says()).not.toContain('undefined');
    cleanup();
  }
  expect(titles).toEqual(['목록 가져오기', '부품 22개', 'Traer una lista', '22 piezas', 'Bring a list', '22 parts']);
});

import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { heldTables, holdKey } from '../../web/pages/held.ts';
import { needMore, startWords } from '../../web/pages/language.ts';
import { Delete } from '../../web/table/Delete.tsx';
import type { TableModel } from '../../web/table/model.ts';
import { Trouble } from '../../web/table/Trouble.tsx';
import { dealt, syncOf } from './mock.ts';

beforeAll(() => startWords().then(needMore));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const hold = () => ['abc', 'def'].forEach((table) => holdKey(table, { key: `s0-${table}`, kind: 'seat' }));
const held = () => heldTables().map(({ table }) => table);

type Said = readonly [status: number, body: object];

/** The host's button, and what the server says to it. */
function shown({ options = {}, answers = [] }: { readonly options?: object; readonly answers?: readonly Said[] } = {}) {
  hold();
  const asked: [url: string, key: string | null, body: unknown][] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', (url: string, { headers, body }: RequestInit) => {
    asked.push([url, new Headers(headers).get('authorization'), body]);
    const [status, said] = left.shift() ?? expect.fail(`${url} was not expected`);
    return Promise.resolve(new Response(JSON.stringify(said), { status }));
  });
  const line = { hush: vi.fn(), start: vi.fn() };
  const page = render(<Delete model={line as unknown as TableModel} seating={{ table: 'abc', seatKey: 's0-abc', use: () => undefined }} sync={syncOf(dealt(), 0, -1, { options })} />);
  return { ...page, asked, line };
}

test('asks first, says what is gone, and goes back without having done anything', () => {
  const { getByText, container, asked } = shown();
  void act(() => getByText('Delete this table…').click());
  const dialog = container.querySelector('dialog')!;
  expect(dialog.open).toBe(true);
  expect([...dialog.querySelectorAll('li')].map((line) => line.textContent)).toHaveLength(3);
  expect(dialog.textContent).toContain('It cannot be brought back.');
  void act(() => getByText('Keep it').click());
  expect(container.querySelector('dialog')).toBeNull();
  expect([asked, held()]).toEqual([[], ['def', 'abc']]);
});

test.each([['it is done', [200, {}]], ['it was done before, and that answer was lost', [410, { error: 'gone', message: '' }]]] as const)('takes the table off the list when %s', async (_what, answer) => {
  const { getByText, asked, line } = shown({ answers: [answer] });
  void act(() => getByText('Delete this table…').click());
  await act(async () => (getByText('Delete for good').click(), await vi.waitFor(() => expect(held()).toEqual(['def']))));
  expect(asked).toEqual([['/api/tables/abc/delete', 'Bearer s0-abc', '{}']]);
  expect(line.hush).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/');
});

test('a list is gone with it, where somebody brought one', () => {
  const { getByText, container } = shown({ options: { parts: { count: 40, digest: 'ab' } } });
  void act(() => getByText('Delete this table…').click());
  expect([...container.querySelectorAll('li')].at(-1)!.textContent).toBe('A list that was brought is gone with it, names and all.');
});

test('says what is wrong, and goes on as before', async () => {
  const { getByText, container, line } = shown({ answers: [[500, { error: 'failed', message: '' }]] });
  void act(() => getByText('Delete this table…').click());
  await act(async () => (getByText('Delete for good').click(), await vi.waitFor(() => expect(line.start).toHaveBeenCalledOnce())));
  expect(container.querySelector('dialog [role=alert]')!.textContent).toMatch(/^Something went wrong/);
  expect(held()).toEqual(['def', 'abc']);
});

test('whoever comes to a table that was deleted is told, and it leaves their list', () => {
  hold();
  const model = { gone: { value: 'gone' }, sync: { value: null } } as unknown as TableModel;
  const { container } = render(<Trouble model={model} table="abc" />);
  expect(container.textContent).toContain('This table is gone');
  expect(container.querySelectorAll('button')).toHaveLength(0);
  expect(held()).toEqual(['def']);
});

import { describe, expect, test } from 'vitest';
import { type Delivery, type Desk, drain } from '../../worker/outbox.ts';

const MINUTE = 60_000;

interface Row {
  readonly key: string;
  readonly tries: number;
}

const row = (key: string, tries = 0): Row => ({ key, tries });

/** A desk that writes down what is done at it. */
function desk(answer: (row: Row) => Delivery): Desk<Row> & { readonly notes: string[] } {
  const notes: string[] = [];
  return {
    notes,
    now: 100 * MINUTE,
    deliver: async (each) => {
      notes.push(`tell ${each.key}`);
      return answer(each);
    },
    done: ({ key }) => void notes.push(`done ${key}`),
    complain: (error) => void notes.push(`complain ${(error as Error).message}`),
    later: ({ key }, due, tries) => void notes.push(`later ${key} ${due / MINUTE} ${tries}`),
  };
}

describe('draining the outbox', () => {
  test.each<[string, Delivery, string[]]>([
    ['what was told, or has nothing to tell any more, goes', 'done', ['tell a', 'done a']],
    ['a passing failure is tried again after a minute', 'again', ['tell a', 'later a 101 1']],
    ['what is not to be told before a time waits for it, and that is no failure', { wait: 115 * MINUTE }, ['tell a', 'later a 115 0']],
  ])('%s', async (_, delivery, expected) => {
    const at = desk(() => delivery);
    await drain([row('a')], at);
    expect(at.notes).toEqual(expected);
  });

  test.each([
    [1, 102],
    [5, 132],
    [9, 460],
    [500, 460],
  ])('after %i failures it is tried again at minute %i', async (tries, minute) => {
    const at = desk(() => 'again');
    await drain([row('a', tries)], at);
    expect(at.notes).toEqual(['tell a', `later a ${minute} ${tries + 1}`]);
  });

  test('a bug in one row is told, put off, and keeps back none of the others', async () => {
    const at = desk(({ key }) => {
      if (key === 'a') throw new Error('no words');
      return 'done';
    });
    await drain([row('a'), row('b')], at);
    expect(at.notes).toEqual(['tell a', 'complain no words', 'later a 101 1', 'tell b', 'done b']);
  });

  test('one that fails does not keep back the next', async () => {
    const at = desk(() => 'again');
    await drain([row('a'), row('b')], at);
    expect(at.notes.filter((note) => note.startsWith('tell'))).toEqual(['tell a', 'tell b']);
  });
});

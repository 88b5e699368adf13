import { describe, expect, test } from 'vitest';
import type { Letter, Sent } from '../../worker/mail/post.ts';
import { type Desk, drain } from '../../worker/outbox.ts';
import type { Outgoing } from '../../worker/store.ts';

const MINUTE = 60_000;
const row = (key: string, tries = 0): Outgoing => ({ key, player: 0, n: 0, due: 0, tries });

/** A desk that writes down what is done at it. */
function desk(change: Partial<Desk> & { readonly sent?: Sent } = {}): Desk & { readonly done: (key: string) => void; readonly notes: string[] } {
  const notes: string[] = [];
  const { sent = 'sent', ...rest } = change;
  return {
    notes,
    now: 100 * MINUTE,
    stands: () => true,
    lastActive: () => null,
    write: ({ key }) => ({ key }) as Letter,
    send: async ({ key }) => {
      notes.push(`send ${key}`);
      return sent;
    },
    done: (key) => void notes.push(`done ${key}`),
    complain: (error) => void notes.push(`complain ${(error as Error).message}`),
    later: (key, due, tries) => void notes.push(`later ${key} ${due / MINUTE} ${tries}`),
    ...rest,
  };
}

describe('draining the outbox', () => {
  test.each([
    ['what is due and true is sent, once', {}, ['send a', 'done a']],
    ['what is no longer true is dropped unsent', { stands: () => false }, ['done a']],
    ['without an address nothing is sent', { write: () => null }, ['done a']],
    ['what can never be sent is dropped', { sent: 'never' as const }, ['send a', 'done a']],
    ['a passing failure is tried again after a minute', { sent: 'later' as const }, ['send a', 'later a 101 1']],
    ['an active reader is left alone until a minute after', { lastActive: () => 99.5 * MINUTE }, ['later a 100.5 0']],
    ['a reader who was active long ago is not', { lastActive: () => 98 * MINUTE }, ['send a', 'done a']],
  ])('%s', async (_, change, expected) => {
    const at = desk(change);
    await drain([row('a')], at);
    expect(at.notes).toEqual(expected);
  });

  test.each([
    [1, 102],
    [5, 132],
    [9, 460],
    [500, 460],
  ])('after %i failures it is tried again at minute %i', async (tries, minute) => {
    const at = desk({ sent: 'later' });
    await drain([row('a', tries)], at);
    expect(at.notes).toEqual(['send a', `later a ${minute} ${tries + 1}`]);
  });

  test('a bug in one letter is told, put off, and keeps back none of the others', async () => {
    const at = desk({
      write: ({ key }) => {
        if (key === 'a') throw new Error('no words');
        return { key } as Letter;
      },
    });
    await drain([row('a'), row('b')], at);
    expect(at.notes).toEqual(['complain no words', 'later a 101 1', 'send b', 'done b']);
  });

  test('one that fails does not keep back the next', async () => {
    const at = desk({ sent: 'later' });
    await drain([row('a'), row('b')], at);
    expect(at.notes.filter((note) => note.startsWith('send'))).toEqual(['send a', 'send b']);
  });
});

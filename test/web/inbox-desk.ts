import { vi } from 'vitest';
import type { Inbox } from '../../shared/inbox.ts';
import type { Desk } from '../../web/inbox/desk.ts';

export const KEY = `b-${'ab'.repeat(16)}`;

/** An inbox with nothing in it but what is given. */
export const inboxWith = (more: Partial<Inbox> = {}): Inbox => ({
  language: 'en', zone: 'Asia/Seoul', quiet: null, seats: [], channels: [], ledger: [], feeds: null, mail: true, push: { key: 'BAAA' }, ...more,
});

/** The desk of such an inbox. */
export const deskOf = (inbox: Inbox, take = vi.fn<(inbox: Inbox) => void>()): Desk => ({ key: KEY, inbox, take });

/** What was asked of the server, in order, as "POST /api/inbox/keep {…}". */
export function server(answers: (asked: string) => Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const line = [init.method ?? 'GET', path, init.body].filter(Boolean).join(' ');
    asked.push(line);
    return answers(line);
  });
  return asked;
}

export const refusal = (error: string, status = 400, message = ''): Response => Response.json({ error, message }, { status });

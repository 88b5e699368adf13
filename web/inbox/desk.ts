import { useState } from 'preact/hooks';
import type { Inbox } from '../../shared/inbox.ts';
import type { Result } from '../../shared/engine/types.ts';
import type { Trouble } from '../pages/api.ts';
import { inboxApi } from './api.ts';

/** An inbox on its page: what is known of it, and how what an answer tells is taken in. */
export interface Desk {
  readonly key: string;
  readonly inbox: Inbox;
  take(inbox: Inbox): void;
}

/** What a part of the page is just doing, or has done. */
export interface Doing {
  readonly busy: boolean;
  readonly done: boolean;
  readonly trouble: Trouble | null;
  /** Asks for something, one thing at a time; whether it came to pass. */
  run(ask: () => Promise<Result<Inbox, Trouble>>): Promise<boolean>;
}

/** One thing at a time that a person asks of their inbox. */
export function useDoing(desk: Desk): Doing {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const run = async (ask: () => Promise<Result<Inbox, Trouble>>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setDone(false);
    const answer = await ask();
    setBusy(false);
    setDone(answer.ok);
    setTrouble(answer.ok ? null : answer.error);
    // What was refused may have changed something too: an address that was given, and waits for its letter.
    const now = answer.ok || answer.error.error === 'network' ? answer : await inboxApi.look(desk.key);
    if (now.ok) desk.take(now.value);
    return answer.ok;
  };
  return { busy, done, trouble, run };
}

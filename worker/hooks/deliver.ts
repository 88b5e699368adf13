import type { Env } from '../env.ts';
import type { Hook, HookEvent } from '../ways.ts';
import { refused } from './address.ts';
import { bodyFor } from './bodies.ts';

/** Milliseconds that a service gets. */
const PATIENCE = 10_000;

/** What became of it: taken; to be tried again; or never again, in a sentence for the host. */
export type Delivered = 'sent' | 'later' | { readonly off: string };

/** Why a webhook is not allowed, a sentence; or null. The setting ORIGIN keeps the site from telling itself. */
export const refusesHook = ({ ORIGIN }: Pick<Env, 'ORIGIN'>, { url }: Pick<Hook, 'url'>): string | null => refused(url, ORIGIN);

/** Tells a webhook. Redirects are not followed, and nothing of the answer but its status is read. */
export async function deliverHook(env: Pick<Env, 'ORIGIN'>, hook: Hook, event: HookEvent): Promise<Delivered> {
  // An address that was allowed once may no longer be.
  const off = refusesHook(env, hook);
  if (off !== null) return { off };
  const { body, headers } = await bodyFor(hook, event, Date.now());
  const status = await ask(hook.url, { ...headers, 'user-agent': 'Longhand' }, body);
  return status === null ? 'later' : became(status);
}

/** The status of the answer, or null when there was none. */
async function ask(url: string, headers: Record<string, string>, body: string): Promise<number | null> {
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
    // Its body can be anything, and of any length.
    await response.body?.cancel();
    return response.status;
  } catch {
    // No such name, no line, no answer in time: the next try may go better, and after a day of them the table gives up.
    return null;
  }
}

function became(status: number): Delivered {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 408 || status === 425 || status === 429 || status >= 500) return 'later';
  if (status === 404 || status === 410) return { off: `It is no longer there (${status}).` };
  if (status === 401 || status === 403) return { off: `It does not let us in (${status}).` };
  if (status >= 300 && status < 400) return { off: `It sends us elsewhere (${status}), which we do not follow: give the address it leads to.` };
  return { off: `It does not take what we send (${status}).` };
}

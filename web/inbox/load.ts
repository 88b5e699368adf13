import { needInbox } from './text.ts';

/** The page of how one is told, with its words. */
export async function inboxPage() {
  const [{ Inbox }] = await Promise.all([import('./Inbox.tsx'), needInbox()]);
  return Inbox;
}

/** What only a table's host sees, with its words. */
export async function hostFold() {
  const [{ Host }] = await Promise.all([import('../table/Host.tsx'), needInbox()]);
  return Host;
}

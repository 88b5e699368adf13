import { vi } from 'vitest';
import type { Inbox } from '../../shared/inbox.ts';
import { inboxNameOf } from '../../worker/links.ts';
import { Mailbox } from '../../worker/mail/mailbox.ts';
import type { Letter, Sent } from '../../worker/mail/post.ts';
import { get, keyToMove, move, type Party, party, post } from './api.ts';
import { confirm, freshAddress, type MailedParty } from './clock.ts';

/** Every letter is answered with this until mocks are restored; what was handed in meanwhile. */
export function postSays(answer: Sent | 'throws'): Letter[] {
  const handed: Letter[] = [];
  vi.spyOn(Mailbox.prototype, 'put').mockImplementation((letter) => {
    handed.push(letter);
    if (answer === 'throws') throw new Error('the post office burns');
    return answer;
  });
  return handed;
}

/** A person with one confirmed inbox, first at several tables against others; at each it is their turn or soon will be. */
export async function personAt(tables: number): Promise<{ key: string; inbox: string; address: string; guests: Party[] }> {
  const [key, address] = [`b-${crypto.randomUUID().replaceAll('-', '')}`, freshAddress('ana')];
  const inbox = inboxNameOf(key);
  await post('/api/inbox/channels', { kind: 'mail', address }, key);
  await confirm(inbox, address);
  const guests: Party[] = [];
  for (let i = 0; i < tables; i++) guests.push(await party(['Ana', 'Bo'], {}, (player) => (player === 0 ? { inbox: key } : {})));
  for (const at of guests) {
    const mover = await keyToMove(at);
    if (mover !== at.keys[0]) await move(at.table, mover, 0, 'draw');
  }
  return { key, inbox, address, guests };
}

/** Whose turn it is, in joining order. */
export const awaited = async (guests: MailedParty): Promise<number> => guests.keys.indexOf(await keyToMove(guests));
/** The inbox of whoever's turn it is. */
export const inboxOf = async (guests: MailedParty): Promise<string> => guests.inboxes[await awaited(guests)]!;
export const ledger = async (key: string) => (await get<Inbox>('/api/inbox', key)).body.ledger;
